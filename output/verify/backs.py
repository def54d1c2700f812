"""Whether backs lie behind their fronts, when the paper is turned over one of its edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.display import Box
from output.verify.cards import Card
from output.verify.facts import PageFacts


@dataclass(frozen=True, slots=True)
class Behind:
    """How a back lies to the front that is nearest: how far off in mm, and whether its words
    stand upright when the card is turned over sideways; None where there are none."""

    off: float
    upright: bool | None


def behind(
    page: PageFacts, fronts: Sequence[Card], backs: Sequence[Card], sideways: bool
) -> list[Behind]:
    """Each back held against the fronts, none where there are none; the page is turned over, or
    folded, sideways or else from top to bottom."""
    found = []
    for back in backs:
        seen = _turned_over(back.cut, page, sideways)
        nearest = min(fronts, key=lambda front: _off(front.cut, seen), default=None)
        if nearest is None:
            continue
        upright = None
        if nearest.turn is not None and back.turn is not None:
            upright = (back.turn - nearest.turn) % 360 == _back_turn(nearest, sideways)
        found.append(Behind(_off(nearest.cut, seen), upright))
    return found


def _turned_over(box: Box, page: PageFacts, sideways: bool) -> Box:
    """Where a box on the back of a page is, seen through from the front."""
    if sideways:
        return Box(page.width - box.x - box.w, box.y, box.w, box.h)
    return Box(box.x, page.height - box.y - box.h, box.w, box.h)


def _off(one: Box, other: Box) -> float:
    """How far apart two boxes lie, by the edges that are farthest from one another."""
    return max(
        *(abs(one.x - other.x), abs(one.x + one.w - other.x - other.w)),
        *(abs(one.y - other.y), abs(one.y + one.h - other.y - other.h)),
    )


def _back_turn(front: Card, sideways: bool) -> int:
    """How far the words of a back are turned from its front's for a card leafed like a page.

    A card whose words lie is leafed over its other edge, so that half a turn more is needed.
    """
    lies = front.turn in (90, 270)
    return 0 if sideways != lies else 180
