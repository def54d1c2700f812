"""Pages moved and stretched, so that a printer that is off puts everything where it belongs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from output.display import Group, Matrix, Placed
from output.matrix import applied, multiply
from output.printout import Box, Page, Printout
from schemas.printer import Offset, PrinterProfile

_WHOLE = 100.0


def corrected(printout: Printout, profile: PrinterProfile) -> Printout:
    """The printout for a printer of this profile.

    A lying page is turned to stand upright: a printer would turn it too, and each its own way,
    so that nobody knows which edge of it is off.
    """
    two_sided = printout.duplex != "none"
    pages = [
        _page(
            page, profile, profile.back if page.is_back or (two_sided and at % 2) else profile.front
        )
        for at, page in enumerate(printout.pages)
    ]
    return replace(printout, pages=pages)


def beyond_paper(pages: Iterable[Page], profile: PrinterProfile) -> float:
    """How far a card of pages for this printer reaches over the edge of the paper, in mm; else 0."""
    most = 0.0
    for page in pages:
        off = profile.back if page.is_back else profile.front
        whole, width, height = _way_back(page, profile, off)
        cards = (item for item in page.items if isinstance(item, Placed))
        for x, y in (corner for card in cards for corner in _corners(card, whole)):
            most = max(most, -x, -y, x - width, y - height)
    return most


def _corners(card: Placed, matrix: Matrix) -> Iterator[tuple[float, float]]:
    for x in (card.x, card.x + card.width_mm):
        for y in (card.y, card.y + card.height_mm):
            yield applied(matrix, x, y)


def _way_back(page: Page, profile: PrinterProfile, off: Offset) -> tuple[Matrix, float, float]:
    """What brings a page to where a printer is to be told to print it; the paper upright."""
    turn: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    width, height = page.width_mm, page.height_mm
    if width > height:
        turn = (0.0, 1.0, -1.0, 0.0, height, 0.0)
        width, height = height, width
    across, down = profile.scale.x_mm / _WHOLE, profile.scale.y_mm / _WHOLE
    # What is printed is stretched about the middle and then moved: the way back.
    x, y = width / 2, height / 2
    back: Matrix = (
        *(1 / across, 0.0, 0.0, 1 / down),
        *(x - (x + off.x_mm) / across, y - (y + off.y_mm) / down),
    )
    return multiply(back, turn), width, height


def _page(page: Page, profile: PrinterProfile, off: Offset) -> Page:
    whole, width, height = _way_back(page, profile, off)
    trim, bleed = page.trim, page.bleed
    if page.width_mm > page.height_mm:
        trim, bleed = _turned(trim, width), _turned(bleed, width)
    items = [Group(page.items, whole)] if page.items else []
    return Page(width, height, list(items), trim, bleed, page.is_back)


def _turned(box: Box | None, height: float) -> Box | None:
    """Where the paper is cut is on the paper: it is turned with it, and never moved."""
    return box and Box(height - box.y - box.h, box.x, box.h, box.w)
