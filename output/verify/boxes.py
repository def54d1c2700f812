"""Boxes on a page: how far one is over another, and which is a card with its bleed."""

from __future__ import annotations

from collections.abc import Sequence

from output.printout import Box
from output.verify.facts import NEAR_MM
from output.verify.mixed import MOST_BLEED_MM, MOST_OFF_MM
from output.verify.sizes import Size, card_sizes

LEAST_BLEED_MM, USUAL_BLEED_MM = 0.5, 5.0
"""Of a box that nothing but its size says to be a card with bleed."""


def over(box: Box, cell: Box) -> tuple[float, float, float, float]:
    """How far a box reaches over another at its left, top, right and foot."""
    return (
        cell.x - box.x,
        cell.y - box.y,
        box.x + box.w - cell.x - cell.w,
        box.y + box.h - cell.y - cell.h,
    )


def off(box: Box, cell: Box) -> float | None:
    """How far a box that is as large as a card with its bleed lies off it, at the edge where that is
    most; None where it is not as large, or lies elsewhere."""
    left, top, right, foot = over(box, cell)
    bleed = (left + top + right + foot) / 4
    is_alike = abs(left + right - top - foot) <= 2 * NEAR_MM
    if not is_alike or not -NEAR_MM <= bleed <= MOST_BLEED_MM + NEAR_MM:
        return None
    found = max(abs(left - right), abs(top - foot)) / 2
    return found if found <= MOST_OFF_MM else None


def holds(box: Box, x: float, y: float) -> bool:
    """Whether a point lies in a box."""
    return box.x <= x <= box.x + box.w and box.y <= y <= box.y + box.h


def bleed_of(box: Box, wanted: Sequence[Size], alike: int) -> float | None:
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
