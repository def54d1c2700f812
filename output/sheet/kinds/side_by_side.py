"""Blocks side by side; in a column too narrow for them, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from output.sheet.kinds.table import TableBlock
from output.sheet.laid import Block, Draw, Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from schemas.record import record

_GAP, _BETWEEN = 2.6, 1.15


@record
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
        least = [_least(block, type_) for block in self.blocks]
        if sum(least) > room:
            return self._stacked(width, type_)
        widths = _shared(shares, least, room)
        laid = [block.measure(wide, type_) for block, wide in zip(self.blocks, widths, strict=True)]
        tall = max(one.height for one in laid)
        if tall > type_.tallest:
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


def _least(block: Block, type_: SheetType) -> float:
    """Width under which words of a block would be broken; of a table alone it is asked."""
    return block.least_width(type_) if isinstance(block, TableBlock) else 0.0


def _shared(shares: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """The room by shares, none less than the least; what these take off the others give."""
    held: set[int] = set()
    while True:
        free = [at for at in range(len(shares)) if at not in held]
        left = room - sum(least[at] for at in held)
        total = sum(shares[at] for at in free) or 1.0
        tight = {at for at in free if left * shares[at] / total < least[at]}
        if not tight:
            return [
                least[at] if at in held else left * shares[at] / total for at in range(len(shares))
            ]
        held |= tight


def draw_laid(pen: Pen, laid: Laid, x: float, y: float) -> None:
    """All of a block in one place."""
    ends = [laid.head] if laid.head else [], [laid.foot] if laid.foot else []
    for piece in (*ends[0], *laid.pieces, *ends[1]):
        piece.draw(pen, x, y)
        y += piece.height


def _draw_nothing(_pen: Pen, _x: float, _y: float) -> None:
    pass


_nothing: Draw = _draw_nothing
