"""What stands round cards: the marks to cut by, and the line to check the size by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from output.verify.facts import NEAR_MM, PageFacts, Stroke, Told
from schemas.record import record

LONGEST_MARK_MM = 15.0
SHORTEST_MARK_MM = 1.0
AT_EDGE_MM = 2.0
"""A line that ends so near to the edge of the page comes from it; pages are moved a little for
printers that are off."""
FARTHEST_MM = 15.0
"""How far a mark may begin from what it marks."""
MOST_STROKES, MOST_MARKS = 3000, 1000
"""Lines, and short ones, of which there are more are a drawing."""
RULER_OFF = 0.08
"""A line that is farther from what is written beside it is no ruler; paper is scaled by less."""
LEAST_RULER_MM = 10.0
BESIDE_MM = 6.0
_TOUCH_MM = 0.3


@record
class Ruler:
    """A line with a tick at both ends, and the length that is written beside it."""

    says: float
    length: float


@record
class Cuts:
    """Where a page is cut: the x of upright cuts, the y of level ones."""

    across: list[float]
    down: list[float]


def rulers(page: PageFacts) -> list[tuple[Ruler, list[Stroke]]]:
    """The lines that tell their length, each with the strokes that it is drawn of."""
    found: list[tuple[Ruler, list[Stroke]]] = []
    if len(page.strokes) > MOST_STROKES:
        return found
    for line in page.strokes:
        measures = [told for told in page.measures if _tells(told, line)]
        if not measures:
            continue
        ticks = [
            [tick for tick in page.strokes if _ends(tick, end, line)] for end in _ends_of(line)
        ]
        if all(ticks):
            told = min(measures, key=lambda told: _distance(told, line))
            found.append((Ruler(told.mm, line.length), [line, *ticks[0], *ticks[1]]))
    return found


def _tells(told: Told, line: Stroke) -> bool:
    if told.mm < LEAST_RULER_MM or abs(line.length / told.mm - 1) > RULER_OFF:
        return False
    return _distance(told, line) <= BESIDE_MM


def _distance(told: Told, line: Stroke) -> float:
    """From a line of text to a line that is drawn."""
    box = told.box
    across = max(box.x - line.x2, line.x1 - box.x - box.w, 0.0)
    down = max(box.y - line.y2, line.y1 - box.y - box.h, 0.0)
    return max(across, down)


def _ends_of(line: Stroke) -> tuple[tuple[float, float], tuple[float, float]]:
    return (line.x1, line.y1), (line.x2, line.y2)


def _ends(tick: Stroke, end: tuple[float, float], line: Stroke) -> bool:
    """Whether a short stroke stands across a line at its end."""
    if tick.is_level == line.is_level or tick.length > line.length / 4:
        return False
    x, y = end
    within_x = tick.x1 - _TOUCH_MM <= x <= tick.x2 + _TOUCH_MM
    return within_x and tick.y1 - _TOUCH_MM <= y <= tick.y2 + _TOUCH_MM


def cuts(page: PageFacts) -> Cuts | None:
    """Where the marks in the margins say to cut; None where there are none.

    Marks that come from the edge of the page are trusted before those that lie round something.
    """
    no_marks = {stroke for _, strokes in rulers(page) for stroke in strokes} | page.guides
    lines = [
        stroke
        for stroke in page.strokes
        if stroke.length >= SHORTEST_MARK_MM and stroke not in no_marks
    ]
    if len(lines) > MOST_MARKS:
        return None
    return _from_the_edge(page, lines) or _round_cards(lines)


def _from_the_edge(page: PageFacts, lines: Iterable[Stroke]) -> Cuts | None:
    """The cuts by lines that begin at an edge of the page; None unless there are some both ways."""
    across: list[float] = []
    down: list[float] = []
    for line in lines:
        if line.is_level:
            if min(line.x1, page.width - line.x2) <= AT_EDGE_MM:
                down.append(line.y1)
        elif min(line.y1, page.height - line.y2) <= AT_EDGE_MM:
            across.append(line.x1)
    if not (_apart(across) and _apart(down)):
        return None
    guides = page.guides
    folds = [line for line in page.dashed if line not in guides]
    across += [line.x1 for line in folds if _is_fold(line.x1, line.x2, page.width)]
    down += [line.y1 for line in folds if _is_fold(line.y1, line.y2, page.height)]
    return Cuts(_apart(across), _apart(down))


def _is_fold(start: float, end: float, page: float) -> bool:
    """Whether a dashed line lies in the middle of the page: cards end there as at a cut."""
    return max(abs(start - page / 2), abs(end - page / 2)) <= AT_EDGE_MM


def _round_cards(lines: Iterable[Stroke]) -> Cuts | None:
    """The cuts by marks that are short, and in rows near to where they say to cut."""
    marks = [line for line in lines if line.length <= LONGEST_MARK_MM]
    rows = list(_rows([mark for mark in marks if not mark.is_level], lambda one: (one.y1, one.y2)))
    sides = list(_rows([mark for mark in marks if mark.is_level], lambda one: (one.x1, one.x2)))
    found = [
        Cuts(across, down)
        for (top, foot), row in rows
        for (left, right), side in sides
        if (across := _apart(one.x1 for one in row))
        and (down := _apart(one.y1 for one in side))
        and _is_beside(top, foot, down)
        and _is_beside(left, right, across)
    ]
    best = max(found, key=lambda one: len(one.across) * len(one.down), default=None)
    return _with_guides(_of_all_sides(best, found), marks) if best else None


def _with_guides(found: Cuts, marks: Sequence[Stroke]) -> Cuts:
    """The cuts with those whose lines go on between the cards, and end elsewhere than the outer."""
    upright = [(one.x1, one.y1, one.y2) for one in marks if not one.is_level]
    level = [(one.y1, one.x1, one.x2) for one in marks if one.is_level]
    across = _apart([*found.across, *_between(found.across, found.down, upright)])
    return Cuts(across, _apart([*found.down, *_between(found.down, found.across, level)]))


def _between(
    cuts: Sequence[float], ends: Sequence[float], marks: Sequence[tuple[float, float, float]]
) -> Iterator[float]:
    """Where marks are that begin outside of the cards as those of the first and last cut do."""
    first, last = cuts[0], cuts[-1]
    outer = {
        (before, start if before else end)
        for at, start, end in marks
        for before in (True, False)
        if min(abs(at - first), abs(at - last)) < NEAR_MM
        and (start < ends[0] - NEAR_MM if before else end > ends[-1] + NEAR_MM)
    }
    for at, start, end in marks:
        begins = any(abs((start if before else end) - place) < NEAR_MM for before, place in outer)
        if begins and first < at < last:
            yield at


def _of_all_sides(best: Cuts, found: Sequence[Cuts]) -> Cuts:
    """The cuts with those that are marked at the other sides alone, where some cards lie."""
    alike = [one for one in found if _ends_alike(one, best)]
    across = _apart(x for one in alike for x in one.across)
    return Cuts(across, _apart(y for one in alike for y in one.down))


def _ends_alike(one: Cuts, other: Cuts) -> bool:
    pairs = ((one.across, other.across), (one.down, other.down))
    return all(_alike((a[0], a[-1]), (b[0], b[-1])) for a, b in pairs)


def _rows(
    marks: Sequence[Stroke], ends: Callable[[Stroke], tuple[float, float]]
) -> Iterator[tuple[tuple[float, float], list[Stroke]]]:
    """Marks that begin and end side by side, two at least, with where they do."""
    left = sorted(marks, key=ends)
    while left:
        first = ends(left[0])
        row = [one for one in left if _alike(ends(one), first)]
        left = [one for one in left if not _alike(ends(one), first)]
        if len(row) > 1:
            yield first, row


def _alike(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return all(abs(a - b) < NEAR_MM for a, b in zip(one, other, strict=True))


def _apart(places: Iterable[float]) -> list[float]:
    """Places in order, each once; none where there is only one."""
    found: list[float] = []
    for place in sorted(places):
        if not found or place - found[-1] > NEAR_MM:
            found.append(place)
    return found if len(found) > 1 else []


def _is_beside(start: float, end: float, places: Sequence[float]) -> bool:
    """Whether a mark lies before the first or after the last cut, and near to it."""
    before, after = places[0] - end, start - places[-1]
    return -NEAR_MM <= before <= FARTHEST_MM or -NEAR_MM <= after <= FARTHEST_MM
