"""Pages that are a card each, or hold one that leaves no room for marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.printout import Box
from output.verify.boxes import bleed_of, holds, over
from output.verify.facts import NEAR_MM, PageFacts
from output.verify.sizes import Size, card_sizes, name_of, paper_sizes

MOST_OF_PAGE = 0.6
"""A box over more of a page lies behind cards, or is the only one."""
_MOST_INK = 0.6
MOST_MM, SMALL_MM = 300.0, 150.0
"""How long a card may be whose size has no name: by a TrimBox, and by the page alone."""


def one_card(
    page: PageFacts, wanted: Sequence[Size], *, is_found: bool
) -> tuple[Box, float | None] | None:
    """Where the only card of a page is cut and how far it bleeds; None where there is none.

    By its TrimBox, which is where a printer cuts; unless another is found already, by what is
    painted on most of the page, or by the page itself where that is no paper to print sheets on.
    """
    if not page.ink:
        return None
    whole = Box(0.0, 0.0, page.width, page.height)
    if page.trim is not None:
        cut = page.trim
        bleed = max(min(over(page.bleed or whole, cut)), 0.0)
        return (cut, bleed) if _is_card(cut, (*wanted, *card_sizes()), MOST_MM) else None
    if is_found:
        return None
    if found := next(_painted(page, wanted), None):
        return found
    return (whole, 0.0) if _is_card(whole, wanted, SMALL_MM) else None


def _is_card(cut: Box, wanted: Sequence[Size], longest: float) -> bool:
    """Whether a box is of a size that is looked for, or of none that paper has and no longer than
    cards are."""
    if any(size.fits(cut.w, cut.h) for size in wanted):
        return True
    return max(cut.w, cut.h) <= longest and not name_of(paper_sizes(), cut.w, cut.h)


def _painted(page: PageFacts, wanted: Sequence[Size]) -> Iterator[tuple[Box, float | None]]:
    """A box on most of a page that is of a card's size; on small paper, of any, if it holds what is
    drawn there."""
    area = page.width * page.height
    most = [box for box in page.boxes if box.w * box.h > MOST_OF_PAGE * area]
    for box in most:
        bleed = bleed_of(box, wanted, alike=1)
        if bleed is not None and not _is_page(box, page):
            yield Box(box.x + bleed, box.y + bleed, box.w - 2 * bleed, box.h - 2 * bleed), bleed
    for box in most if max(page.width, page.height) <= SMALL_MM else ():
        held = sum(holds(box, x, y) for x, y in page.ink)
        if not _is_page(box, page) and held >= _MOST_INK * len(page.ink):
            yield box, None


def _is_page(box: Box, page: PageFacts) -> bool:
    """Whether a box is all of the page."""
    return box.w >= page.width - NEAR_MM and box.h >= page.height - NEAR_MM
