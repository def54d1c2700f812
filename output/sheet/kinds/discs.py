"""Sizes of blasts: circles to a common scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.sheet.kinds.long_rows import Cell, is_long, named_again, row_of, unseen
from output.sheet.laid import Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import SheetType


@dataclass(frozen=True, slots=True)
class DiscsBlock:
    """Circles to a common scale, their size in them and whose they are under them."""

    discs: Sequence[tuple[float, str]]
    unit: str = '"'
    diameters: bool = False
    """Whether the sizes are diameters; else radii."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Side by side from the smallest; the largest is no wider than its share of the width.

        Long labels begin below all of them, and go on in the next column.
        """
        each = width / len(self.discs)
        largest = max(radius for radius, _ in self.discs)
        scale = min((each - 1.0) / 2, 10.5) / largest
        labels = [type_.set(label, "small", each - 0.6) for _, label in self.discs]
        tall = 2 * largest * scale
        ends = [tall / 2 + radius * scale for radius, _ in self.discs]
        below = is_long(*labels)
        under = [end + label.height for end, label in zip(ends, labels, strict=True)]
        height = (tall if below else max(under)) + 1.1

        def draw(pen: Pen, x: float, y: float) -> None:
            for (radius, _), label, end in zip(self.discs, labels, ends, strict=True):
                self._disc(pen, radius, scale, x + each / 2, y + tall / 2)
                if not below:
                    pen.setting(label, x + 0.3, y + end + 0.5, anchor="middle")
                x += each

        if not below:
            return whole(height, draw)
        cells = [Cell(label, at * each + 0.3, "middle") for at, label in enumerate(labels)]
        again = named_again("", width, type_)
        return Laid([Piece(height, draw, keep=True), *row_of(cells, unseen, again, 0.0)])

    def _disc(self, pen: Pen, radius: float, scale: float, x: float, y: float) -> None:
        r = radius * scale
        pen.circle(x, y, r, pen.inks.tint(0.13), pen.inks.strong, 0.35)
        pen.line(x - r if self.diameters else x, y, x + r, y, pen.inks.strong, 0.3)
        pen.circle(x, y, 0.45, pen.inks.strong)
        pen.word(f"{radius:g}{self.unit}", x, y - 0.7, "small", bold=True, anchor="middle")
