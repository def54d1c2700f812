"""A strip to look a number up in: labels at the left, cells of equal width, the head filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from output.card.colour import WHITE
from output.sheet.kinds.long_rows import (
    Cell,
    Part,
    headed,
    is_long,
    kept,
    named_again,
    on_ground,
    row_of,
    strong,
)
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_HIGH = 1.42
_CELL_PAD, _LABEL_PAD = 0.55, 1.0
_MOST_LABEL = 0.4
_FRAME, _INNER = 0.25, 0.15
_BETWEEN = 0.8
_OVER = 0.35
"""Over and under a text of several lines."""
_FEW = 3
"""So few rows are read as one, and stay in one column."""


@record
class StripBlock:
    """Rows of cells, the first of each its label; the first row is the head."""

    rows: Sequence[Sequence[str]]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """One strip, or several below each other where the cells do not have room side by side."""
        labels = [type_.set(f"**{row[0]}**", "table", 1000).natural for row in self.rows]
        label = min(max(labels) + _LABEL_PAD, width * _MOST_LABEL)
        cells = [type_.set(f"**{cell}**", "table", 1000) for row in self.rows for cell in row[1:]]
        need = max((cell.natural for cell in cells), default=0.0) + 2 * _CELL_PAD
        count = len(self.rows[0]) - 1
        most = max(1, int((width - label) / need)) if need else count
        each = ceil(count / ceil(count / most))
        parts = [
            self._part(range(at, min(at + each, count)), label, (width - label) / each, type_)
            for at in range(0, count, each)
        ]
        if len(parts) == 1:
            head, *rows = parts[0]
            if len(rows) <= _FEW and all(len(row) == 1 for row in rows):
                rows[:-1] = map(kept, rows[:-1])
            pieces = [piece for row in rows for piece in row]
            return headed(head, pieces) if rows else Laid(head)
        for part in parts[1:]:
            part[0][0] = _lower(part[0][0])
        return Laid([piece for part in parts for row in part for piece in row])

    def _part(
        self, columns: range, label: float, wide: float, type_: SheetType
    ) -> list[list[Piece]]:
        """Some columns of the strip: its rows, the first the head."""
        rows = []
        for no, row in enumerate(self.rows):
            texts = [row[at + 1] for at in columns]
            cells = [
                type_.set(text if no else f"**{text}**", "table", wide - 0.6) for text in texts
            ]
            name = type_.set(f"**{row[0]}**", "table", label - 0.4)
            made = _Row(name, cells, label, wide, no == 0)
            if is_long(name, *cells):
                again = named_again(row[0], label + wide * len(cells), type_)
                pieces = made.pieces(again)
            else:
                pieces = [made.piece()]
            rows.append(kept(pieces) if no == 0 else pieces)
        return rows


@record
class _Row:
    """A row: its name at the left, its cells in a frame."""

    name: Setting
    cells: Sequence[Setting]
    label: float
    wide: float
    is_head: bool

    def piece(self) -> Piece:
        """All texts in the middle of its height."""
        name = self.name
        lines = [one.height + 2 * _OVER for one in (name, *self.cells) if one.count > 1]
        tall = max(_HIGH * name.size, *lines, 0.0)

        def draw(pen: Pen, x: float, y: float) -> None:
            self._frame(pen, x, y, Part(slice(None), 0.0, tall, is_first=True, is_last=True))
            for cell in self._texts():
                cell.draw(pen, x, y + (tall - cell.text.height) / 2)

        return Piece(tall, draw)

    def pieces(self, again: Piece) -> list[Piece]:
        """A long one in pieces, its texts beginning on one line."""
        return row_of(self._texts(), self._frame, again, _OVER)

    def _texts(self) -> list[Cell]:
        colour = on_ground if self.is_head else None
        return [
            Cell(self.name, 0.0, colour=strong),
            *(
                Cell(cell, self.label + at * self.wide + 0.3, "middle", colour)
                for at, cell in enumerate(self.cells)
            ),
        ]

    def _frame(self, pen: Pen, x: float, y: float, part: Part) -> None:
        inks, left, end = pen.inks, x + self.label, y + part.height
        right = left + self.wide * len(self.cells)
        filled = self.is_head and inks.filled
        ground = inks.strong if filled else ""
        if part.is_first and part.is_last:
            pen.rect(left, y, right - left, part.height, ground, inks.strong, _FRAME)
        else:
            pen.rect(left, y, right - left, part.height, ground)
            for side in (left, right):
                pen.line(side, y, side, end, inks.strong, _FRAME)
            for edge in [y] * part.is_first + [end] * part.is_last:
                pen.line(left, edge, right, edge, inks.strong, _FRAME)
        for at in range(1, len(self.cells)):
            edge = left + at * self.wide
            pen.line(edge, y, edge, end, WHITE if filled else inks.strong, _INNER)


def _lower(head: Piece) -> Piece:
    """A head with a gap over it."""

    def draw(pen: Pen, x: float, y: float) -> None:
        head.draw(pen, x, y + _BETWEEN)

    return replace(head, height=head.height + _BETWEEN, draw=draw)
