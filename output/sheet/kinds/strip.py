"""A strip to look a number up in: labels at the left, cells of equal width, the head filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil

from output.card.colour import WHITE
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

_HIGH = 1.42
_CELL_PAD, _LABEL_PAD = 0.55, 1.0
_MOST_LABEL = 0.4
_FRAME, _INNER = 0.25, 0.15
_BETWEEN = 0.8


@dataclass(frozen=True, slots=True)
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
            return Laid(rows, replace(head, keep=False)) if rows else Laid([head])
        for part in parts[1:]:
            part[0] = _lower(part[0])
        return Laid([piece for part in parts for piece in part])

    def _part(self, columns: range, label: float, wide: float, type_: SheetType) -> list[Piece]:
        """Some columns of the strip: a piece a row, the first the head."""
        pieces = []
        for no, row in enumerate(self.rows):
            texts = [row[at + 1] for at in columns]
            cells = [
                type_.set(text if no else f"**{text}**", "table", wide - 0.6) for text in texts
            ]
            pieces.append(
                _row(type_.set(f"**{row[0]}**", "table", label - 0.4), cells, label, wide, no == 0)
            )
        return pieces


def _row(
    name: Setting, cells: Sequence[Setting], label: float, wide: float, is_head: bool
) -> Piece:
    lines = [one.height + 0.7 for one in (name, *cells) if one.count > 1]
    tall = max(_HIGH * name.size, *lines, 0.0)
    across = wide * len(cells)

    def draw(pen: Pen, x: float, y: float) -> None:
        inks, left = pen.inks, x + label
        pen.setting(name, x, y + (tall - name.height) / 2, inks.strong)
        filled = is_head and inks.filled
        pen.rect(left, y, across, tall, inks.strong if filled else "", inks.strong, _FRAME)
        for at, cell in enumerate(cells):
            where = left + at * wide + 0.3
            colour = inks.on_ground if is_head else inks.ink
            pen.setting(cell, where, y + (tall - cell.height) / 2, colour, anchor="middle")
            if at:
                edge = left + at * wide
                pen.line(edge, y, edge, y + tall, WHITE if filled else inks.strong, _INNER)

    return Piece(tall, draw, keep=is_head)


def _lower(head: Piece) -> Piece:
    """A head with a gap over it."""

    def draw(pen: Pen, x: float, y: float) -> None:
        head.draw(pen, x, y + _BETWEEN)

    return replace(head, height=head.height + _BETWEEN, draw=draw)
