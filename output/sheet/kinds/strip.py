"""A strip to look a number up in: labels at the left, cells of equal width, the head filled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from output.card.colour import WHITE
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType

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
        return Laid([_apart(part, at) for at, part in enumerate(parts)])

    def _part(self, columns: range, label: float, wide: float, type_: SheetType) -> Piece:
        lines = [
            (
                type_.set(f"**{row[0]}**", "table", label - 0.4),
                [
                    type_.set(f"**{row[at + 1]}**" if no == 0 else row[at + 1], "table", wide - 0.6)
                    for at in columns
                ],
            )
            for no, row in enumerate(self.rows)
        ]
        least = _HIGH * type_.size("table")
        talls = [
            max(least, *(one.height + 0.7 for one in (name, *cells) if one.count > 1), 0.0)
            for name, cells in lines
        ]
        across = wide * len(columns)

        def draw(pen: Pen, x: float, y: float) -> None:
            inks, top, left = pen.inks, y, x + label
            for no, ((name, cells), tall) in enumerate(zip(lines, talls, strict=True)):
                pen.setting(name, x, top + (tall - name.height) / 2, inks.strong)
                if no == 0 and inks.filled:
                    pen.rect(left, top, across, tall, inks.strong)
                for at, cell in enumerate(cells):
                    colour = inks.on_ground if no == 0 else inks.ink
                    where = left + at * wide + 0.3
                    pen.setting(
                        cell, where, top + (tall - cell.height) / 2, colour, anchor="middle"
                    )
                    if at:
                        rule = WHITE if no == 0 and inks.filled else inks.strong
                        edge = left + at * wide
                        pen.line(edge, top, edge, top + tall, rule, _INNER)
                top += tall
                if no < len(lines) - 1:
                    line = _FRAME if no == 0 else _INNER
                    pen.line(left, top, left + across, top, inks.strong, line)
            pen.rect(left, y, across, sum(talls), "", inks.strong, _FRAME)

        return Piece(sum(talls) + 0.2, draw)


def _apart(part: Piece, at: int) -> Piece:
    if not at:
        return part
    return Piece(part.height + _BETWEEN, lambda pen, x, y: part.draw(pen, x, y + _BETWEEN))
