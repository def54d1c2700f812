"""How finely pictures are printed: their pixels to an inch of paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, hypot

from output.display import IDENTITY, Group, Image, Item, Matrix, Picture, Placed
from output.matrix import multiply
from schemas.record import record

_INCH = 25.4


@record
class Shown:
    """A picture as large as it is printed, whole; what is cut off counts too."""

    picture: Picture
    width_mm: float
    height_mm: float

    @property
    def dpi(self) -> float:
        """Pixels to an inch, in the direction that has fewer."""
        return _INCH * min(self.picture.width / self.width_mm, self.picture.height / self.height_mm)

    def needs(self, dpi: float) -> tuple[int, int]:
        """Width and height in pixels that give so many dpi at this size."""
        return ceil(self.width_mm / _INCH * dpi), ceil(self.height_mm / _INCH * dpi)


def coarsest(drawn: Iterable[list[Item]]) -> list[Shown]:
    """Each picture among items at the size at which it has the fewest pixels to an inch."""
    found: dict[str, Shown] = {}
    for items in drawn:
        for shown in _shown(items, IDENTITY):
            other = found.get(shown.picture.key)
            if other is None or shown.dpi < other.dpi:
                found[shown.picture.key] = shown
    return list(found.values())


def _shown(items: Iterable[Item], matrix: Matrix) -> Iterator[Shown]:
    for item in items:
        if isinstance(item, Image):
            a, b, c, d, _, _ = matrix
            width, height = item.w * hypot(a, b), item.h * hypot(c, d)
            if width > 0 and height > 0:
                yield Shown(item.picture, width, height)
        elif isinstance(item, Group):
            yield from _shown(item.items, multiply(matrix, item.transform))
        elif isinstance(item, Placed):
            yield from _shown(item.drawing.items, matrix)
