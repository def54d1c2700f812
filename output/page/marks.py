"""Crop marks: from the edge of the page to near the cards, at both ends of each cut.

Whichever cut is made first, each piece keeps the marks at its other edge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from output.display import Line, Style
from output.page.places import Places
from output.printout import Box

MARK_OFF_MM = 2.0
"""Between a mark and the cards with their bleed: a knife that is a little off leaves no line."""
SHORTEST_MARK_MM = 1.0
OFF_WORDS_MM = 0.6


def marks(places: Places, count: int, style: Style, words: Sequence[Box]) -> list[Line]:
    """The marks of the first `count` cards, outside of all cards, and broken where words stand."""
    box, cuts = places.box, places.cuts(count)
    upright = _outside(box.y, box.y + box.h, places.page_h)
    level = _outside(box.x, box.x + box.w, places.page_w)
    return [
        *(
            Line(x, start, x, end, style)
            for reach, at in zip(upright, (cuts.top, cuts.foot), strict=True)
            for x in at
            for start, end in broken(reach, x, words, is_level=False)
        ),
        *(
            Line(start, y, end, y, style)
            for reach, at in zip(level, (cuts.left, cuts.right), strict=True)
            for y in at
            for start, end in broken(reach, y, words, is_level=True)
        ),
    ]


def has_unmarked(places: Places, count: int) -> bool:
    """Whether a card that others enclose has an edge that no mark at the edge of the page shows."""
    cuts, fold = places.cuts(count), places.fold
    across, down = {*cuts.top, *cuts.foot}, {*cuts.left, *cuts.right}
    if fold is not None:
        (across if fold.is_upright else down).add(round(fold.at, 6))
    return any(
        not {round(slot.x, 6), round(slot.right, 6)} <= across
        or not {round(slot.y, 6), round(slot.foot, 6)} <= down
        for slot in (*places.slots[:count], *places.backs[:count])
    )


def _outside(start: float, end: float, page: float) -> tuple[tuple[float, float], ...]:
    """From where to where the marks before and after the cards reach."""
    return (0.0, start - MARK_OFF_MM), (end + MARK_OFF_MM, page)


def broken(
    reach: tuple[float, float], at: float, words: Iterable[Box], is_level: bool
) -> Iterator[tuple[float, float]]:
    """The parts of a line beside the words in its way; it runs so far, at this x or y."""
    start, end = reach
    spans = [(w.x, w.x + w.w, w.y, w.y + w.h) for w in words]
    if is_level:
        spans = [(top, foot, left, right) for left, right, top, foot in spans]
    in_the_way = sorted(
        (near - OFF_WORDS_MM, far + OFF_WORDS_MM)
        for before, after, near, far in spans
        if before - OFF_WORDS_MM < at < after + OFF_WORDS_MM
    )
    for near, far in (*in_the_way, (end, end)):
        if min(near, end) - start >= SHORTEST_MARK_MM:
            yield start, min(near, end)
        start = max(start, far)
