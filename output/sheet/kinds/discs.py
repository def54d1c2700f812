"""Sizes of blasts: circles to a common scale."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from output.sheet.kinds.long_rows import Cell, is_long, named_again, row_of, unseen
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from schemas.record import record

_LARGEST = 10.5
_APART, _LEAST = 1.0, 8.0
"""Between two discs; the least share of one, so that its label has room."""


@record
class DiscsBlock:
    """Circles to a common scale, their size in them and whose they are under them."""

    discs: Sequence[tuple[float, str]]
    unit: str = '"'
    diameters: bool = False
    """Whether the sizes are diameters; else radii."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Side by side from the smallest, in as many rows as they need; the largest is no wider
        than its share of the width.
        """
        most = max(int(width // max(self._number_width(type_) + _APART, _LEAST)), 1)
        rows = ceil(len(self.discs) / most)
        count = ceil(len(self.discs) / rows)
        each = width / count
        scale = min((each - _APART) / 2, _LARGEST) / max(radius for radius, _ in self.discs)
        pieces = [
            piece
            for at in range(0, len(self.discs), count)
            for piece in self._row(self.discs[at : at + count], each, scale, type_)
        ]
        return Laid(pieces)

    def _number_width(self, type_: SheetType) -> float:
        return max(
            type_.plain_width(self._said(radius), "small", bold=True) for radius, _ in self.discs
        )

    def _row(
        self, discs: Sequence[tuple[float, str]], each: float, scale: float, type_: SheetType
    ) -> list[Piece]:
        """Discs side by side; long labels begin below all of them, and go on in the next column."""
        labels = [type_.set(label, "small", each - 0.6) for _, label in discs]
        tall = 2 * max(radius for radius, _ in discs) * scale
        ends = [tall / 2 + radius * scale for radius, _ in discs]
        below = is_long(*labels)
        under = [end + label.height for end, label in zip(ends, labels, strict=True)]
        height = (tall if below else max(under)) + 1.1

        def draw(pen: Pen, x: float, y: float) -> None:
            for (radius, _), label, end in zip(discs, labels, ends, strict=True):
                self._disc(pen, radius, scale, x + each / 2, y + tall / 2)
                if not below:
                    pen.setting(label, x + 0.3, y + end + 0.5, anchor="middle")
                x += each

        if not below:
            return [Piece(height, draw)]
        cells = [Cell(label, at * each + 0.3, "middle") for at, label in enumerate(labels)]
        again = named_again("", each * len(discs), type_)
        return [Piece(height, draw, keep=True), *row_of(cells, unseen, again, 0.0)]

    def _said(self, radius: float) -> str:
        return f"{radius:g}{self.unit}"

    def _disc(self, pen: Pen, radius: float, scale: float, x: float, y: float) -> None:
        r = radius * scale
        pen.circle(x, y, r, pen.inks.tint(0.13), pen.inks.strong, 0.35)
        pen.line(x - r if self.diameters else x, y, x + r, y, pen.inks.strong, 0.3)
        pen.circle(x, y, 0.45, pen.inks.strong)
        pen.word(self._said(radius), x, y - 0.7, "small", bold=True, anchor="middle")
