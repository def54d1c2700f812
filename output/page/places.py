"""Where cards lie on a sheet, and where it is cut."""

from __future__ import annotations

from collections.abc import Iterable

from output.display import Turn
from output.printout import Box
from schemas.record import record

_HAIR = 1e-6


@record
class Slot:
    """The place of a card on a page: the cut card as it lies there.

    `turn` is how far clockwise it is turned: by a quarter, its width runs down the page.
    """

    x: float
    y: float
    w: float
    h: float
    turn: Turn = 0

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def foot(self) -> float:
        """Its lower edge."""
        return self.y + self.h


@record
class Fold:
    """The middle line that a page is folded along: an upright one at this x, else a level one at
    this y."""

    at: float
    is_upright: bool


@record
class Cuts:
    """Where the cuts round cards meet the edges of a page: y on its left and right, x at its top
    and foot. One is there only if a knife that follows it comes to the edge of a card first, and to
    none that it would go through."""

    left: tuple[float, ...]
    right: tuple[float, ...]
    top: tuple[float, ...]
    foot: tuple[float, ...]


@record
class Places:
    """All slots of a page, in the order they are filled.

    `bleed` is how far each card is painted over its edges, `gutter` how far apart the cuts of two
    neighbours are. Without it, they share their cuts. Where the page is folded, the slots are those
    of the fronts, and `backs` has those of their backs on its other half.
    """

    page_w: float
    page_h: float
    slots: tuple[Slot, ...]
    bleed: float = 0.0
    gutter: float = 0.0
    fold: Fold | None = None
    backs: tuple[Slot, ...] = ()

    @property
    def size(self) -> int:
        """How many cards a page takes."""
        return len(self.slots)

    @property
    def turned(self) -> int:
        """How many cards lie."""
        return sum(slot.turn in (90, 270) for slot in self.slots)

    @property
    def box(self) -> Box:
        """All that is painted."""
        slots = (*self.slots, *self.backs)
        left = min(slot.x for slot in slots) - self.bleed
        top = min(slot.y for slot in slots) - self.bleed
        right = max(slot.right for slot in slots) + self.bleed
        foot = max(slot.foot for slot in slots) + self.bleed
        return Box(left, top, right - left, foot - top)

    def cuts(self, count: int | None = None) -> Cuts:
        """The cuts round the first `count` cards; of all where it is None. A fold is no cut."""
        slots = (*self.slots[:count], *self.backs[:count])
        level = {round(y, 6) for slot in slots for y in (slot.y, slot.foot)}
        upright = {round(x, 6) for slot in slots for x in (slot.x, slot.right)}
        if self.fold:
            (upright if self.fold.is_upright else level).discard(round(self.fold.at, 6))
        rows = [(y, [(s.x, s.right, s.y, s.foot) for s in slots]) for y in sorted(level)]
        columns = [(x, [(s.y, s.foot, s.x, s.right) for s in slots]) for x in sorted(upright)]
        return Cuts(
            tuple(y for y, along in rows if _is_free(y, along, from_start=True)),
            tuple(y for y, along in rows if _is_free(y, along, from_start=False)),
            tuple(x for x, along in columns if _is_free(x, along, from_start=True)),
            tuple(x for x, along in columns if _is_free(x, along, from_start=False)),
        )


def _is_free(
    at: float, cards: Iterable[tuple[float, float, float, float]], from_start: bool
) -> bool:
    """Whether the first card that a knife meets from an edge has an edge of its own there.

    A card is where it begins and ends along the knife's way, and then across it.
    """
    edges: list[float] = []
    crossed: list[float] = []
    for start, end, before, after in cards:
        if before - _HAIR <= at <= after + _HAIR:
            reached = start if from_start else -end
            is_edge = min(abs(at - before), abs(at - after)) <= _HAIR
            (edges if is_edge else crossed).append(reached)
    return min(edges) <= min(crossed, default=float("inf"))
