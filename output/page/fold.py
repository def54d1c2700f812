"""The places on a page that is folded in the middle: fronts on one half, backs on the other."""

from __future__ import annotations

from collections.abc import Iterator

from output.page.behind import opposite
from output.page.places import Fold, Places
from output.page.sheet import Sheet
from output.page.slots import packed_slots

_HAIR = 1e-6


def folded_places(
    card_w: float, card_h: float, page: tuple[float, float], margin: float, sheet: Sheet
) -> Places:
    """As many pairs of front and back as a page takes within its margin, the fold upright unless
    more fit otherwise.

    Cards lie against the fold, which is then an edge that nobody has to cut.
    """
    choices = [_folded(card_w, card_h, page, margin, sheet, upright) for upright in (True, False)]
    return max(choices, key=lambda places: (places.size, not places.turned))


def _folded(
    card_w: float,
    card_h: float,
    page: tuple[float, float],
    margin: float,
    sheet: Sheet,
    is_upright: bool,
) -> Places:
    """Fronts on the left or upper half of a page, backs on the other."""
    gap = max(sheet.gutter_mm, 2 * sheet.bleed_mm)
    edge, middle = margin + sheet.bleed_mm, page[0 if is_upright else 1] / 2
    half = middle - gap / 2 - edge
    room = (half, page[1] - 2 * edge) if is_upright else (page[0] - 2 * edge, half)
    packed = packed_slots(card_w, card_h, room, gap, sheet.turn_cards)
    near = middle - gap / 2
    if is_upright:
        fronts = packed.at(near - packed.width, (page[1] - packed.height) / 2)
    else:
        fronts = packed.at((page[0] - packed.width) / 2, near - packed.height)
    backs = tuple(opposite(slot, *page, sideways=is_upright) for slot in fronts)
    return Places(*page, fronts, sheet.bleed_mm, gap, Fold(middle, is_upright), backs)


def fold_line(places: Places, count: int, off: float) -> Iterator[tuple[float, float]]:
    """From where to where a fold is drawn, in mm along it: across the page, so far off the first
    `count` cards."""
    fold = places.fold
    if fold is None:
        return
    at, end = 0.0, places.page_h if fold.is_upright else places.page_w
    for before, after in sorted(_touching(places, count, fold)):
        if before - off - at > _HAIR:
            yield at, before - off
        at = max(at, after + off)
    if end - at > _HAIR:
        yield at, end


def _touching(places: Places, count: int, fold: Fold) -> Iterator[tuple[float, float]]:
    """What the cards at the fold take of it."""
    bleed = places.bleed
    for slot in places.slots[:count]:
        near = slot.right if fold.is_upright else slot.foot
        if abs(near + bleed - fold.at) < _HAIR:
            start, end = (slot.y, slot.foot) if fold.is_upright else (slot.x, slot.right)
            yield start - bleed, end + bleed
