"""Pages moved and stretched, so that a printer that is off puts everything where it belongs."""

from __future__ import annotations

from dataclasses import replace

from output.display import Box, Group, Matrix, Page, Printout
from output.matrix import multiply
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


def _page(page: Page, profile: PrinterProfile, off: Offset) -> Page:
    turn: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    width, height = page.width_mm, page.height_mm
    trim, bleed = page.trim, page.bleed
    if width > height:
        turn = (0.0, 1.0, -1.0, 0.0, height, 0.0)
        trim, bleed = _turned(trim, height), _turned(bleed, height)
        width, height = height, width
    across, down = profile.scale.x_mm / _WHOLE, profile.scale.y_mm / _WHOLE
    # What is printed is stretched about the middle and then moved: the way back.
    x, y = width / 2, height / 2
    back: Matrix = (
        *(1 / across, 0.0, 0.0, 1 / down),
        *(x - (x + off.x_mm) / across, y - (y + off.y_mm) / down),
    )
    items = [Group(page.items, multiply(back, turn))] if page.items else []
    return Page(width, height, list(items), trim, bleed, page.is_back)


def _turned(box: Box | None, height: float) -> Box | None:
    """Where the paper is cut is on the paper: it is turned with it, and never moved."""
    return box and Box(height - box.y - box.h, box.x, box.h, box.w)
