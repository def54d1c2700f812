"""Where a page is cut, and how far it is painted, for who prints cards on pages of their own."""

from __future__ import annotations

from output.page.places import Places
from output.printout import Box

_HAIR = 1e-6


def is_one_card(places: Places) -> bool:
    """Whether a page is as large as one card with its bleed."""
    box = places.box
    width, height = abs(box.w - places.page_w), abs(box.h - places.page_h)
    return places.size == 1 and not places.fold and max(width, height) < _HAIR


def trim_and_bleed(places: Places) -> tuple[Box | None, Box | None]:
    """The cut card, and the card with its bleed, where a page holds nothing else.

    A sheet of several cards is itself what a printer delivers: it has none of these.
    """
    if not is_one_card(places):
        return None, None
    (slot,) = places.slots
    return Box(slot.x, slot.y, slot.w, slot.h), Box(0.0, 0.0, places.page_w, places.page_h)
