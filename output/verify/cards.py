"""Where cards are on a page: by the marks to cut by, or by the edges of what is painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from output.display import Turn
from output.printout import Box
from output.verify.boxes import bleed_of, holds, off, over
from output.verify.facts import NEAR_MM, Line, PageFacts
from output.verify.marks import Cuts, cuts
from output.verify.mixed import MOST_BLEED_MM, whole_cards
from output.verify.one_card import MOST_OF_PAGE, one_card
from output.verify.sizes import Size
from schemas.record import record

LEAST_CARD_MM = 2 * MOST_BLEED_MM
"""What lies between two cuts and is narrower is what runs over the edges of two cards."""
_MOST_INK = 0.6
_EDGE_MM = 2.0
"""What is in the middle of a card is no nearer to its edges; guides are."""


@record
class Card:
    """A card, or a side of one: where it is cut, how far it is painted over that, what it says.

    `bleed` is None where nothing tells it. `off` is how far its ground lies off the marks that it
    is cut by.
    """

    cut: Box
    bleed: float | None
    lines: tuple[Line, ...] = ()
    off: float = 0.0

    @property
    def turn(self) -> Turn | None:
        """How far most of its words are turned; None where it has none."""
        turns: Counter[Turn] = Counter()
        for line in self.lines:
            turns[line.turn] += len(line.text)
        return turns.most_common(1)[0][0] if turns else None


def find_cards(pages: Sequence[PageFacts], asked: Size | None = None) -> list[list[Card]]:
    """The cards of each page, by rows from the top left."""
    marked = [_marked(page) for page in pages]
    wanted = [*([asked] if asked else []), *_sizes(marked)]
    return [
        _in_rows(cells or _unmarked(page, wanted))
        for page, cells in zip(pages, marked, strict=True)
    ]


def _unmarked(page: PageFacts, wanted: Sequence[Size]) -> list[Card]:
    """The cards of a page without marks: several that are painted on it, or it is one itself."""
    painted = _painted(page, wanted)
    one = None if len(painted) > 1 else one_card(page, wanted, is_found=bool(painted))
    return painted if one is None else [_card(page, *one)]


def _sizes(marked: Iterable[list[Card]]) -> Iterator[Size]:
    """The sizes that marks tell, those of most cards first."""
    found = Counter((round(c.cut.w, 2), round(c.cut.h, 2)) for cells in marked for c in cells)
    for (width, height), _ in found.most_common():
        yield Size("", width, height)


def _marked(page: PageFacts) -> list[Card]:
    """The cards between marks, as far as something is drawn there."""
    found = cuts(page)
    if found is None:
        return []
    cells = [cell for cell in _cells(found) if _is_inked(cell, page)]
    return [
        replace(_card(page, cell, _bleed(page, cell)), off=_off(page, cell))
        for cell in whole_cards(cells, page.boxes, found)
    ]


def _cells(found: Cuts) -> Iterator[Box]:
    for top, foot in pairwise(found.down):
        for left, right in pairwise(found.across):
            if min(right - left, foot - top) > LEAST_CARD_MM + NEAR_MM:
                yield Box(left, top, right - left, foot - top)


def _is_inked(cell: Box, page: PageFacts) -> bool:
    """Whether something is drawn there, and not on its edges alone."""
    inner = Box(cell.x + _EDGE_MM, cell.y + _EDGE_MM, cell.w - 2 * _EDGE_MM, cell.h - 2 * _EDGE_MM)
    return any(holds(inner, x, y) for x, y in page.ink)


def _off(page: PageFacts, cell: Box) -> float:
    """How far the ground of a card lies off where marks say to cut it, as far as it has one."""
    found = (off(box, cell) for box in page.boxes)
    return min((one for one in found if one is not None), default=0.0)


def _bleed(page: PageFacts, cell: Box) -> float | None:
    """How far the nearest box round a card is painted over all of its edges."""
    beyond = [
        min(over(box, cell))
        for box in page.boxes
        if max(over(box, cell)) <= MOST_BLEED_MM + NEAR_MM
    ]
    found = [least for least in beyond if least >= -NEAR_MM]
    return max(max(found), 0.0) if found else None


def _painted(page: PageFacts, wanted: Sequence[Size]) -> list[Card]:
    """The cards by the edges of their backgrounds, pictures or frames."""
    outer = _outer(page)
    found = []
    for box in outer:
        alike = sum(Size("", box.w, box.h).fits(other.w, other.h) for other in outer)
        bleed = bleed_of(box, wanted, alike)
        if bleed is not None:
            cut = Box(box.x + bleed, box.y + bleed, box.w - 2 * bleed, box.h - 2 * bleed)
            found.append(_card(page, cut, bleed))
    return found or _alike(page, outer)


def _outer(page: PageFacts) -> list[Box]:
    """The boxes that lie in no other, but for those that lie behind everything."""
    found: list[Box] = []
    area = page.width * page.height
    for box in sorted(page.boxes, key=lambda box: -box.w * box.h):
        inside = any(min(over(other, box)) >= -NEAR_MM for other in found)
        if box.w * box.h <= MOST_OF_PAGE * area and not inside:
            found.append(box)
    return found


def _alike(page: PageFacts, outer: Sequence[Box]) -> list[Card]:
    """Cards of a size without a name: several boxes, all alike, that hold most of the page."""
    if len(outer) < 2 or not all(Size("", outer[0].w, outer[0].h).fits(b.w, b.h) for b in outer):
        return []
    held = sum(any(holds(box, x, y) for box in outer) for x, y in page.ink)
    return [_card(page, box, None) for box in outer] if held >= _MOST_INK * len(page.ink) else []


def _card(page: PageFacts, cut: Box, bleed: float | None) -> Card:
    return Card(cut, bleed, tuple(line for line in page.lines if holds(cut, line.x, line.y)))


def _in_rows(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (round(card.cut.y, 1), card.cut.x))
