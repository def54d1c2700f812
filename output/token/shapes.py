"""The shapes of tokens, one file each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from output.token.arc import arc
from output.token.disc import disc
from output.token.piece import Piece, Table
from output.token.square import square
from output.token.strip import strip
from schemas.tokens import Shape, TokenView

SHAPES: Mapping[Shape, Callable[[TokenView, Table], Piece]] = {
    "disc": disc,
    "square": square,
    "strip": strip,
    "arc": arc,
}
