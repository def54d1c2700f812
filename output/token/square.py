"""A square token."""

from __future__ import annotations

from output.sheet.pen import Pen
from output.token.disc import parts_of
from output.token.piece import Draw, Piece, Table
from output.token.rings import INSET, draw_box, width_of
from output.token.room import Box
from output.token.stack import Stack, stacked
from schemas.tokens import TokenFace, TokenView

_TINT = 0.2
_AIR = 0.6


def square(view: TokenView, table: Table) -> Piece:
    """A square with sides of a length."""
    front = _stack(view, view.front, table)
    back = _stack(view, view.back, table) if view.back else None
    return Piece(
        view.id,
        view.size_mm,
        view.size_mm,
        _drawn(view, view.front, front),
        _drawn(view, view.back, back) if view.back and back else None,
        mark=view.front.mark or view.front.figure,
        left_out=(*front.left_out, *(back.left_out if back else ())),
    )


def _stack(view: TokenView, face: TokenFace, table: Table) -> Stack:
    inside = view.size_mm - 2 * (INSET + width_of(view.ring) + _AIR)
    head, rest = parts_of(view, face, view.size_mm / 2, table)
    return stacked([*head, *rest], Box(inside, inside), table, -inside / 2, inside / 2)


def _drawn(view: TokenView, face: TokenFace, stack: Stack) -> Draw:
    side = view.size_mm

    def draw(pen: Pen, x: float, y: float) -> None:
        pen = pen.with_inks(pen.inks.of(view.family))
        draw_box(pen, x, y, side, side, view.ring, _TINT if face.tint else 0.0)
        stack.draw(pen, x + side / 2, y + side / 2, pen.inks.strong, pen.inks.ink)

    return draw
