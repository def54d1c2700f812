"""Cards on a page that is folded in the middle: fronts on its left or upper half, backs on the other."""

from __future__ import annotations

from collections.abc import Sequence

from output.verify.backs import Behind, behind
from output.verify.cards import Card
from output.verify.facts import NEAR_MM, PageFacts
from output.verify.points import middle


def folded(page: PageFacts, cards: Sequence[Card]) -> list[Behind]:
    """Each back held against its front: folded along the middle line that serves better."""
    return min((_over(page, cards, sideways) for sideways in (True, False)), key=_worst)


def _over(page: PageFacts, cards: Sequence[Card], sideways: bool) -> list[Behind]:
    at = page.width / 2 if sideways else page.height / 2
    halves: tuple[list[Card], list[Card]] = ([], [])
    for card in cards:
        halves[middle(card.cut)[0 if sideways else 1] > at].append(card)
    return behind(page, *halves, sideways)


def _worst(backs: Sequence[Behind]) -> tuple[bool, int, float]:
    """What is least wrong comes first: backs in place, then the right way up."""
    off = max((back.off for back in backs), default=float("inf"))
    return off > NEAR_MM, sum(back.upright is False for back in backs), off
