"""Cards on a page that is folded: fronts on its left or upper half, backs on the other."""

from __future__ import annotations

from collections.abc import Sequence

from output.verify.backs import Behind, Over, behind
from output.verify.cards import Card
from output.verify.facts import NEAR_MM, PageFacts
from output.verify.marks import AT_EDGE_MM
from output.verify.points import middle


def fold_of(page: PageFacts) -> Over | None:
    """Where a page is to be folded: along the only dashed line that comes from its edge, where that
    is in the middle of it. None where there is no such line."""
    places = set(_from_the_edge(page))
    if len(places) != 1:
        return None
    ((is_upright, at),) = places
    side = page.width if is_upright else page.height
    return Over(is_upright, at) if abs(at - side / 2) <= AT_EDGE_MM else None


def _from_the_edge(page: PageFacts) -> list[tuple[bool, float]]:
    """Which way dashed lines go that come from an edge of the page, and where."""
    guides = page.guides
    found = []
    for line in page.dashed:
        start, end, side = (
            (line.x1, line.x2, page.width) if line.is_level else (line.y1, line.y2, page.height)
        )
        if line not in guides and min(start, side - end) <= AT_EDGE_MM:
            found.append((not line.is_level, round(line.y1 if line.is_level else line.x1, 2)))
    return found


def folded(page: PageFacts, cards: Sequence[Card]) -> list[Behind]:
    """Each back held against its front. Where no line says how to fold, in the middle, along the
    page or across it: whichever serves better."""
    fold = fold_of(page)
    ways = [fold] if fold else [Over(True, page.width / 2), Over(False, page.height / 2)]
    return min((_over(cards, way) for way in ways), key=_worst)


def _over(cards: Sequence[Card], fold: Over) -> list[Behind]:
    halves: tuple[list[Card], list[Card]] = ([], [])
    for card in cards:
        halves[middle(card.cut)[0 if fold.sideways else 1] > fold.at].append(card)
    return behind(*halves, fold)


def _worst(backs: Sequence[Behind]) -> tuple[bool, int, float]:
    """What is least wrong comes first: backs in place, then the right way up."""
    off = max((back.off for back in backs), default=float("inf"))
    return off > NEAR_MM, sum(back.upright is False for back in backs), off
