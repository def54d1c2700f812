"""Blocks side by side; in a column too narrow for them, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from output.sheet.kinds.timeline import TALLEST
from output.sheet.laid import Block, Draw, Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import SheetType

_GAP, _BETWEEN = 2.6, 1.15


@dataclass(frozen=True, slots=True)
class RowBlock:
    """Two narrow tables, as a rule."""

    blocks: Sequence[Block]
    shares: Sequence[float] = field(default=())
    """Of the width; else equal ones."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """As tall as the tallest of them."""
        shares = [*self.shares[: len(self.blocks)]]
        shares += [1.0] * (len(self.blocks) - len(shares))
        room = width - _GAP * (len(self.blocks) - 1)
        widths = [room * share / sum(shares) for share in shares]
        laid = [block.measure(wide, type_) for block, wide in zip(self.blocks, widths, strict=True)]
        tall = max(one.height for one in laid)
        if tall > TALLEST:
            return self._stacked(width, type_)

        def draw(pen: Pen, x: float, y: float) -> None:
            for one, wide in zip(laid, widths, strict=True):
                draw_laid(pen, one, x, y)
                x += wide + _GAP

        return whole(tall, draw)

    def _stacked(self, width: float, type_: SheetType) -> Laid:
        pieces: list[Piece] = []
        for block in self.blocks:
            laid = block.measure(width, type_)
            if pieces:
                pieces.append(Piece(_BETWEEN, _nothing))
            pieces += [Piece(laid.head.height, laid.head.draw, keep=True)] if laid.head else []
            pieces += laid.pieces
            pieces += [laid.foot] if laid.foot else []
        return Laid(pieces)


def draw_laid(pen: Pen, laid: Laid, x: float, y: float) -> None:
    """All of a block in one place."""
    ends = [laid.head] if laid.head else [], [laid.foot] if laid.foot else []
    for piece in (*ends[0], *laid.pieces, *ends[1]):
        piece.draw(pen, x, y)
        y += piece.height


def _draw_nothing(_pen: Pen, _x: float, _y: float) -> None:
    pass


_nothing: Draw = _draw_nothing
