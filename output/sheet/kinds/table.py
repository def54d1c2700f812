"""A table: its head again over each part of it, rows that never break, groups with a heading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Literal, TypeAlias

from output.sheet.kinds.columns import least_width, parts_of, widths_of
from output.sheet.kinds.long_rows import (
    Cell,
    Colour,
    bold,
    headed,
    is_long,
    kept,
    named_again,
    row_of,
    ruled,
    strong,
    zebra,
)
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Role, Setting, SheetType, Words
from schemas.record import record

Align: TypeAlias = Literal["l", "c", "r"]

SIDES, TOP = 0.75, 0.42
"""Room at the sides of a cell, and over and under its text, in mm."""
_ANCHOR: dict[Align, Literal["start", "middle", "end"]] = {"l": "start", "c": "middle", "r": "end"}


@record
class Col:
    """A column: its head, where its cells stand, whether it takes the width that is left."""

    head: str = ""
    align: Align = "l"
    flex: float = 0.0


@record
class TableBlock:
    """Rows of cells. A row of one cell is the heading of the rows after it."""

    cols: Sequence[Col]
    rows: Sequence[Sequence[Words]]
    pad: float = TOP
    """Room over and under a row's text."""
    keep: bool = False
    """Whether it stays in one column, and what follows with it."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Its rows in columns of the widths that they need."""
        grid = [row for row in self.rows if len(row) > 1 or len(self.cols) == 1]
        parts = parts_of(self.cols, grid, width, type_, 2 * SIDES)
        if len(parts) > 1:
            return self._cut(parts, width, type_)
        widths = widths_of(self.cols, grid, width, type_, 2 * SIDES)
        pieces: list[Piece] = []
        count = 0
        for row in self.rows:
            if len(row) == 1 and len(self.cols) > 1:
                pieces += self._group(row[0], width, type_)
                count = 0
                continue
            pieces += self._row(row, widths, type_, shaded=count % 2 == 0)
            count += 1
        if self.keep:
            for piece in pieces:
                piece.keep = True
        return headed(self._head(widths, width, type_), pieces, _rule(width, 0.25))

    def least_width(self, type_: SheetType) -> float:
        """The width under which words would be broken, or the table cut."""
        return least_width(self.cols, self.rows, type_, 2 * SIDES)

    def _cut(self, parts: Sequence[Sequence[int]], width: float, type_: SheetType) -> Laid:
        """Several tables of some columns each, one below the other, each with its head."""
        pieces: list[Piece] = []
        for part in parts:
            cols = [self.cols[at] for at in part]
            rows = [[row[at] for at in part if at < len(row)] for row in self.rows]
            laid = replace(self, cols=cols, rows=rows).measure(width, type_)
            if laid.head:
                pieces.append(replace(laid.head, keep=True))
            pieces += laid.pieces
            pieces += [laid.foot] if laid.foot else []
        return Laid(pieces)

    def _head(self, widths: Sequence[float], width: float, type_: SheetType) -> list[Piece]:
        """Its heads, which end on one line; very long ones begin on one, and go on below."""
        if not any(col.head for col in self.cols):
            return []
        texts = _set([col.head for col in self.cols], widths, type_, "head")
        if is_long(*texts):
            cells = self._cells(texts, widths, strong)
            return kept(row_of(cells, ruled(width, 0.4), named_again("", width, type_), TOP))
        tall = max(text.height for text in texts) + 2 * TOP

        def draw(pen: Pen, x: float, y: float) -> None:
            for cell in self._cells(texts, widths, strong):
                cell.draw(pen, x, y + tall - TOP - cell.text.height)
            pen.line(x, y + tall - 0.2, x + width, y + tall - 0.2, pen.inks.strong, 0.4)

        return [Piece(tall, draw)]

    def _group(self, text: Words, width: float, type_: SheetType) -> list[Piece]:
        setting = type_.set(bold(text), "table", width - 2 * SIDES)
        again = named_again(text, width, type_, SIDES) if is_long(setting) else None
        cell = Cell(setting, SIDES, colour=strong)
        return kept(row_of([cell], ruled(width, 0.2), again, TOP))

    def _row(
        self, row: Sequence[Words], widths: Sequence[float], type_: SheetType, shaded: bool
    ) -> list[Piece]:
        texts = _set(row, widths, type_, "table")
        width = sum(widths)
        again = named_again(row[0], width, type_, SIDES) if is_long(*texts) else None
        return row_of(self._cells(texts, widths), zebra(width, shaded), again, self.pad)

    def _cells(
        self, texts: Sequence[Setting], widths: Sequence[float], colour: Colour | None = None
    ) -> list[Cell]:
        lefts = [SIDES, *(SIDES + left for left in accumulate(widths))]
        return [
            Cell(text, left, _ANCHOR[col.align], colour)
            for text, left, col in zip(texts, lefts, self.cols, strict=False)
        ]


def _set(
    texts: Sequence[Words], widths: Sequence[float], type_: SheetType, role: Role
) -> list[Setting]:
    return [
        type_.set(text, role, wide - 2 * SIDES) for text, wide in zip(texts, widths, strict=False)
    ]


def _rule(width: float, line: float) -> Piece:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.line(x, y + line / 2, x + width, y + line / 2, pen.inks.strong, line)

    return Piece(line, draw)
