"""Whether backs lie behind their fronts, when the paper is turned over one of its edges or folded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from output.printout import Box
from output.verify.cards import Card
from output.verify.facts import NEAR_MM, PageFacts
from schemas.record import record


@record
class Over:
    """How what is behind a page comes to lie there: turned over the line in the middle of it that
    goes upright, or from side to side; `at` is where that line is, in mm."""

    sideways: bool
    at: float


@record
class Behind:
    """A back, the front that is nearest to it, how far off it lies in mm, and whether its words
    stand upright when the card is turned over sideways; None where there are none."""

    back: Card
    front: Card
    off: float
    upright: bool | None

    @property
    def is_there(self) -> bool:
        """Whether it lies behind that front."""
        return self.off <= NEAR_MM


def turned_over(page: PageFacts, edge: str) -> Over:
    """How the back of a page lies when that is turned over its `long` or `short` edge."""
    sideways = (edge == "long") == (page.height >= page.width)
    return Over(sideways, (page.width if sideways else page.height) / 2)


def behind(fronts: Sequence[Card], backs: Sequence[Card], over: Over) -> list[Behind]:
    """Each back held against the fronts; nothing where there are none."""
    return list(_behind(fronts, backs, over))


def _behind(fronts: Sequence[Card], backs: Sequence[Card], over: Over) -> Iterator[Behind]:
    if not fronts:
        return
    for back in backs:
        seen = _seen_through(back.cut, over)
        front = min(fronts, key=lambda front: _off(front.cut, seen))
        upright = None
        if front.turn is not None and back.turn is not None:
            upright = (back.turn - front.turn) % 360 == _back_turn(front, over.sideways)
        yield Behind(back, front, _off(front.cut, seen), upright)


def _seen_through(box: Box, over: Over) -> Box:
    """Where a box on the back of a page is, seen through from the front."""
    if over.sideways:
        return Box(2 * over.at - box.x - box.w, box.y, box.w, box.h)
    return Box(box.x, 2 * over.at - box.y - box.h, box.w, box.h)


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
