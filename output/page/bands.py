"""The free strips of a sheet's margins, where words can stand clear of cards and marks."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from output.display import IDENTITY, Matrix
from output.matrix import multiply, shift
from output.page.places import Cuts, Places
from output.printout import Box
from schemas.record import record

UNPRINTABLE_MM = 4.5
"""What home printers leave white at each edge (4.2 to 5)."""

OFF_CARDS_MM = 1.2
FARTHEST_OFF_MM = 8.0
"""Between cards and words, where there is room for it and two lines."""
TWO_LINES_MM = 6.0
OFF_MARKS_MM = 2.0
FARTHEST_START_MM = 12.5
LEAST_LENGTH_MM = 20.0
_DOWNWARDS: Matrix = (0.0, 1.0, -1.0, 0.0, 0.0, 0.0)
_UPWARDS: Matrix = (0.0, -1.0, 1.0, 0.0, 0.0, 0.0)


@record
class Band:
    """A strip: where its lines begin on the page, its length and depth.

    `turn` is the way its lines run. `above` is one over the cards, which is filled from below.
    `crosses` is one that crop marks run through: they are broken where something stands.
    """

    x: float
    y: float
    length: float
    depth: float
    turn: Matrix = IDENTITY
    above: bool = False
    crosses: bool = False

    def matrix(self, x: float, y: float) -> Matrix:
        """The place at x, y in the band, on the page."""
        return multiply(multiply(shift(self.x, self.y), self.turn), shift(x, y))

    def box(self, x: float, width: float, height: float) -> Box:
        """What something takes up on the page that stands at x in the band, near to the cards."""
        a, b, c, d, e, f = self.matrix(x, self.top(height))
        xs, ys = sorted((e, e + a * width + c * height)), sorted((f, f + b * width + d * height))
        return Box(xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0])

    def top(self, height: float) -> float:
        """Where something of a height begins, from the top of the band."""
        return self.depth - height if self.above else 0.0

    def behind(self, box: Box) -> float:
        """Where in the band a box on the page ends."""
        if self.turn == IDENTITY:
            return box.x + box.w - self.x
        return box.y + box.h - self.y if self.turn == _DOWNWARDS else self.y - box.y


def bands(places: Places, marks: bool) -> list[Band]:
    """The free strips, the best first: between lines below and above, across them, beside."""
    box, lines = places.box, _lines(places, marks)
    start = min(box.x + 2, FARTHEST_START_MM)
    ends = (UNPRINTABLE_MM, places.page_w - UNPRINTABLE_MM)
    over, high = _depth(box.y)
    off, depth = _depth(places.page_h - box.y - box.h)
    below, top = box.y + box.h + off, box.y - over - high
    found = [
        *(Band(x, below, length, depth) for x, length in _between(lines.foot, *ends) if lines.foot),
        *(
            Band(x, top, length, high, above=True)
            for x, length in _between(lines.top, *ends)
            if lines.top
        ),
        Band(start, below, places.page_w - 2 * start, depth, crosses=bool(lines.foot)),
        Band(start, top, places.page_w - 2 * start, high, above=True, crosses=bool(lines.top)),
        *_beside(places, lines),
    ]
    return [band for band in found if band.depth > 0 and band.length > 0]


def _depth(margin: float) -> tuple[float, float]:
    """How far words keep off the cards in a margin, and how deep the room for them is."""
    printable = margin - UNPRINTABLE_MM
    off = max(OFF_CARDS_MM, min(FARTHEST_OFF_MM, printable - TWO_LINES_MM))
    return off, printable - off


def _lines(places: Places, marks: bool) -> Cuts:
    """Where marks and the line to fold along are in the margins."""
    found = places.cuts() if marks else Cuts((), (), (), ())
    if places.fold is None:
        return found
    at = places.fold.at
    if places.fold.is_upright:
        return replace(found, top=_with(found.top, at), foot=_with(found.foot, at))
    return replace(found, left=_with(found.left, at), right=_with(found.right, at))


def _with(places: tuple[float, ...], at: float) -> tuple[float, ...]:
    return tuple(sorted((*places, at)))


def _beside(places: Places, lines: Cuts) -> list[Band]:
    """The strips left and right of the cards, between the lines."""
    box = places.box
    left, right = box.x - OFF_CARDS_MM, box.x + box.w + OFF_CARDS_MM
    depths = left - UNPRINTABLE_MM, places.page_w - right - UNPRINTABLE_MM
    ends = (UNPRINTABLE_MM, places.page_h - UNPRINTABLE_MM)
    return [
        *(
            Band(left, y, length, depths[0], _DOWNWARDS)
            for y, length in _between(lines.left, *ends)
        ),
        *(
            Band(right, y + length, length, depths[1], _UPWARDS)
            for y, length in _between(lines.right, *ends)
        ),
    ]


def _between(marks: tuple[float, ...], start: float, end: float) -> list[tuple[float, float]]:
    """Where strips between marks begin, and how long they are, as far as that is of use."""
    places = (start - OFF_MARKS_MM, *marks, end + OFF_MARKS_MM)
    found = [(a + OFF_MARKS_MM, b - a - 2 * OFF_MARKS_MM) for a, b in pairwise(places)]
    return [(at, length) for at, length in found if length >= LEAST_LENGTH_MM]
