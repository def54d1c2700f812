"""Sizes of blasts: circles to a common scale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.sheet.laid import Laid, whole
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
        """Side by side from the smallest; the largest is no wider than its share of the width."""
        each = width / len(self.discs)
        largest = max(radius for radius, _ in self.discs)
        scale = min((each - 1.0) / 2, 10.5) / largest
        labels = [type_.set(label, "small", each - 0.6) for _, label in self.discs]
        tall = 2 * largest * scale
        ends = [tall / 2 + radius * scale for radius, _ in self.discs]
        height = max(end + label.height for end, label in zip(ends, labels, strict=True)) + 0.8

        def draw(pen: Pen, x: float, y: float) -> None:
            for (radius, _), label, end in zip(self.discs, labels, ends, strict=True):
                r, cx, cy = radius * scale, x + each / 2, y + tall / 2
                pen.circle(cx, cy, r, pen.inks.tint(0.13), pen.inks.strong, 0.35)
                pen.line(cx - r if self.diameters else cx, cy, cx + r, cy, pen.inks.strong, 0.3)
                pen.circle(cx, cy, 0.45, pen.inks.strong)
                words = f"{radius:g}{self.unit}"
                pen.word(words, cx, cy - 0.7, "small", bold=True, anchor="middle")
                pen.setting(label, x + 0.3, y + end + 0.5, anchor="middle")
                x += each

        return whole(height + 0.3, draw)
