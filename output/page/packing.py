"""Equal rectangles packed into a larger one, some of them turned by a quarter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.printout import Box
from schemas.record import record

_HAIR = 1e-6
_SPLITS = 2
"""Halves of halves. Of more blocks, some would have cuts that no edge of the paper can mark."""


@record
class Block:
    """Rows and columns of cells that lie one way. `w` and `h` are those of a cell as it lies."""

    x: float
    y: float
    w: float
    h: float
    columns: int
    rows: int
    turned: bool

    @property
    def size(self) -> int:
        """How many cells it has."""
        return self.columns * self.rows

    def cells(self) -> Iterator[tuple[float, float]]:
        """The top left corner of each cell, by rows."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield self.x + column * self.w, self.y + row * self.h


def pack(room: Box, cell_w: float, cell_h: float, turns: Sequence[bool]) -> list[Block]:
    """The blocks that hold most cells, from the top left of a room; none where none fits.

    `turns` says whether cells may stand, and whether they may lie. Of equal numbers, those of
    fewest blocks are taken, then those of fewest turned cells. Blocks lie so that one cut from
    edge to edge parts them, then one each half.
    """
    packing = _Packing(cell_w, cell_h, turns)
    best: list[Block] = []
    for splits in range(_SPLITS + 1):
        found = max((packing.best(room, down, splits) for down in (False, True)), key=_worth)
        if _worth(found)[0] > _worth(best)[0]:
            best = found
    return best


@record
class _Packing:
    cell_w: float
    cell_h: float
    turns: Sequence[bool]

    def best(self, room: Box, down: bool, splits: int) -> list[Block]:
        """The fullest blocks of a room that is split along or down, its halves the other way."""
        best = self._grid(room)
        most = (room.w + _HAIR) * (room.h + _HAIR) // (self.cell_w * self.cell_h)
        for at in self._places(room.h if down else room.w) if splits else ():
            if _worth(best)[0] >= most:
                break
            halves = [
                block
                for half in _halves(room, down, at)
                for block in self.best(half, not down, splits - 1)
            ]
            best = max(best, halves, key=_worth)
        return best

    def _grid(self, room: Box) -> list[Block]:
        """One block, its cells turned where that holds more."""
        best: list[Block] = []
        for turned in self.turns:
            w, h = (self.cell_h, self.cell_w) if turned else (self.cell_w, self.cell_h)
            columns, rows = int((room.w + _HAIR) // w), int((room.h + _HAIR) // h)
            if columns > 0 and rows > 0:
                best = max(best, [Block(room.x, room.y, w, h, columns, rows, turned)], key=_worth)
        return best

    def _places(self, side: float) -> list[float]:
        """Where a side may be split: behind whole cells."""
        return sorted(
            {
                step * count
                for step in (self.cell_w, self.cell_h)
                for count in range(1, int((side + _HAIR) // step) + 1)
            }
        )


def _halves(room: Box, down: bool, at: float) -> tuple[Box, Box]:
    if down:
        return Box(room.x, room.y, room.w, at), Box(room.x, room.y + at, room.w, room.h - at)
    return Box(room.x, room.y, at, room.h), Box(room.x + at, room.y, room.w - at, room.h)


def _worth(blocks: Sequence[Block]) -> tuple[int, int]:
    """How many cells there are, and how few of them are turned."""
    turned = sum(block.size for block in blocks if block.turned)
    return sum(block.size for block in blocks), -turned
