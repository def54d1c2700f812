"""Where cards are on a page: by the marks to cut by, or by the edges of what is painted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from output.display import Box, Turn
from output.verify.facts import NEAR_MM, Line, PageFacts
from output.verify.marks import Cuts, cuts
from output.verify.mixed import MOST_BLEED_MM, whole_cards
from output.verify.sizes import Size, card_sizes, name_of, paper_sizes

LEAST_CARD_MM = 2 * MOST_BLEED_MM
"""What lies between two cuts and is narrower is what runs over the edges of two cards."""
LEAST_BLEED_MM, USUAL_BLEED_MM = 0.5, 5.0
"""Of a box that nothing but its size says to be a card with bleed."""
_PAGE = 0.6
"""A box over more of the page is what lies behind cards, not one of them."""
_MOST_INK = 0.6
_EDGE_MM = 2.0
"""What is in the middle of a card is no nearer to its edges; guides are."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or a side of one: where it is cut, how far it is painted over that, what it says.

    `bleed` is None where nothing tells it.
    """

    cut: Box
    bleed: float | None
    lines: tuple[Line, ...] = ()

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
        _in_rows(cells or _painted(page, wanted) or _page_itself(page))
        for page, cells in zip(pages, marked, strict=True)
    ]


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
    return [_card(page, cell, _bleed(page, cell)) for cell in whole_cards(cells, page.boxes, found)]


def _cells(found: Cuts) -> Iterator[Box]:
    for top, foot in pairwise(found.down):
        for left, right in pairwise(found.across):
            if min(right - left, foot - top) > LEAST_CARD_MM + NEAR_MM:
                yield Box(left, top, right - left, foot - top)


def _is_inked(cell: Box, page: PageFacts) -> bool:
    """Whether something is drawn there, and not on its edges alone."""
    inner = Box(cell.x + _EDGE_MM, cell.y + _EDGE_MM, cell.w - 2 * _EDGE_MM, cell.h - 2 * _EDGE_MM)
    return any(_holds(inner, x, y) for x, y in page.ink)


def _bleed(page: PageFacts, cell: Box) -> float | None:
    """How far the nearest box round a card is painted over all of its edges."""
    over = [
        min(_over(box, cell))
        for box in page.boxes
        if max(_over(box, cell)) <= MOST_BLEED_MM + NEAR_MM
    ]
    found = [least for least in over if least >= -NEAR_MM]
    return max(max(found), 0.0) if found else None


def _over(box: Box, cell: Box) -> tuple[float, float, float, float]:
    return (
        cell.x - box.x,
        cell.y - box.y,
        box.x + box.w - cell.x - cell.w,
        box.y + box.h - cell.y - cell.h,
    )


def _painted(page: PageFacts, wanted: Sequence[Size]) -> list[Card]:
    """The cards by the edges of their backgrounds, pictures or frames."""
    outer = _outer(page)
    found = []
    for box in outer:
        alike = sum(Size("", box.w, box.h).fits(other.w, other.h) for other in outer)
        bleed = _bleed_of(box, wanted, alike)
        if bleed is not None:
            cut = Box(box.x + bleed, box.y + bleed, box.w - 2 * bleed, box.h - 2 * bleed)
            found.append(_card(page, cut, bleed))
    return found or _alike(page, outer)


def _outer(page: PageFacts) -> list[Box]:
    """The boxes that lie in no other, but for those that lie behind everything."""
    found: list[Box] = []
    area = page.width * page.height
    for box in sorted(page.boxes, key=lambda box: -box.w * box.h):
        inside = any(min(_over(other, box)) >= -NEAR_MM for other in found)
        if box.w * box.h <= _PAGE * area and not inside:
            found.append(box)
    return found


def _bleed_of(box: Box, wanted: Sequence[Size], alike: int) -> float | None:
    """How much more a box is than a card of a size that is looked for; None: it is no card."""
    if any(size.fits(box.w, box.h) for size in (*wanted, *card_sizes())):
        return 0.0
    # A box that stands alone may have a size like that of a card with bleed by chance.
    usual = card_sizes() if alike > 1 else ()
    for size, most in (
        *((size, MOST_BLEED_MM) for size in wanted),
        *((size, USUAL_BLEED_MM) for size in usual),
    ):
        for width, height in ((size.width, size.height), (size.height, size.width)):
            over, other = (box.w - width) / 2, (box.h - height) / 2
            if (
                abs(over - other) <= NEAR_MM / 2
                and LEAST_BLEED_MM - NEAR_MM <= over <= most + NEAR_MM
            ):
                return over
    return None


def _alike(page: PageFacts, outer: Sequence[Box]) -> list[Card]:
    """Cards of a size without a name: several boxes, all alike, that hold most of the page."""
    if len(outer) < 2 or not all(Size("", outer[0].w, outer[0].h).fits(b.w, b.h) for b in outer):
        return []
    held = sum(any(_holds(box, x, y) for box in outer) for x, y in page.ink)
    return [_card(page, box, None) for box in outer] if held >= _MOST_INK * len(page.ink) else []


def _page_itself(page: PageFacts) -> list[Card]:
    """The page as one card, where its trim box, or the page where that is no paper, is of one."""
    whole = Box(0.0, 0.0, page.width, page.height)
    cut = page.trim or whole
    if not page.ink or not name_of(card_sizes(), cut.w, cut.h):
        return []
    if page.trim is None and name_of(paper_sizes(), cut.w, cut.h):
        return []
    bleed = min(_over(page.bleed or whole, cut))
    return [_card(page, cut, max(bleed, 0.0))]


def _card(page: PageFacts, cut: Box, bleed: float | None) -> Card:
    return Card(cut, bleed, tuple(line for line in page.lines if _holds(cut, line.x, line.y)))


def _holds(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.x + box.w and box.y <= y <= box.y + box.h


def _in_rows(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (round(card.cut.y, 1), card.cut.x))
