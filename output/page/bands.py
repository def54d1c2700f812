"""The free strips of a sheet's margins, where words can stand clear of cards and marks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from output.display import IDENTITY, Matrix
from output.matrix import multiply, shift
from output.page.places import Places

UNPRINTABLE_MM = 4.5
"""What home printers leave white at each edge (4.2 to 5)."""

MARKS_MM = 7.0
OFF_CARDS_MM = 1.2
OFF_MARKS_MM = 1.0
FARTHEST_START_MM = 12.5
_DOWNWARDS: Matrix = (0.0, 1.0, -1.0, 0.0, 0.0, 0.0)
_UPWARDS: Matrix = (0.0, -1.0, 1.0, 0.0, 0.0, 0.0)


@dataclass(slots=True)
class Band:
    """A strip: where its lines begin on the page, its length and depth.

    `turn` is the way its lines run. `above` is one over the cards, which is filled from below.
    """

    x: float
    y: float
    length: float
    depth: float
    turn: Matrix = IDENTITY
    above: bool = False
    used: float = 0.0

    @property
    def room(self) -> float:
        """The length that is left."""
        return self.length - self.used

    def take(self, width: float, height: float, gap: float, last: bool) -> tuple[float, float]:
        """Where in the band something of this size goes; the last thing goes to the far end."""
        x = self.length - width if last else self.used + (gap if self.used else 0.0)
        self.used = self.length if last else x + width
        return x, self.depth - height if self.above else 0.0

    def matrix(self, x: float, y: float) -> Matrix:
        """The place at x, y in the band, on the page."""
        return multiply(multiply(shift(self.x, self.y), self.turn), shift(x, y))


def bands(places: Places, marks: bool) -> list[Band]:
    """The free strips, the best first: below and above the marks, beside, between the marks."""
    box = places.box
    off = MARKS_MM + OFF_MARKS_MM if marks else OFF_CARDS_MM
    start = min(box.x + 2, FARTHEST_START_MM)
    length, depth = places.page_w - 2 * start, box.y - off - UNPRINTABLE_MM
    found = [
        Band(start, box.y + box.h + off, length, depth),
        Band(start, UNPRINTABLE_MM, length, depth, above=True),
    ]
    cuts = places.cuts()
    depth = box.x - OFF_CARDS_MM - UNPRINTABLE_MM
    left, right = box.x - OFF_CARDS_MM, box.x + box.w + OFF_CARDS_MM
    found += [Band(left, a + 2, b - a - 4, depth, _DOWNWARDS) for a, b in pairwise(cuts.left)]
    found += [Band(right, b - 2, b - a - 4, depth, _UPWARDS) for a, b in pairwise(cuts.right)]
    depth = box.y - OFF_CARDS_MM - UNPRINTABLE_MM
    below = box.y + box.h + OFF_CARDS_MM
    found += [Band(a + 2, below, b - a - 4, depth) for a, b in pairwise(cuts.foot)]
    return [band for band in found if band.depth > 0 and band.length > 0]
