"""An edit that might mend a broken limit.

`weight` ranks by how much is changed: an item, a count, a role, a whole fighter, the size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from builder.build.counting import Thing
from builder.check.broken import Broken
from builder.check.phrase import Phrase, Recount, Words, said_as_one
from builder.check.ready import Checking
from schemas.base import Number, exact
from schemas.finding import Change
from schemas.record import record
from schemas.warband import Carried, Fighter, Money

ITEM, COUNT, ROLE, FIGHTER, SIZE = range(5)
MOST_OFFERS = 8
MOST_AT_ONCE = 4
"""Things or roster lines that are changed together, where each may be."""


@record
class Candidate:
    """Edits, and what is said of them. `delta` is the estimated change of the total."""

    said: Words | tuple[Words, ...]
    changes: tuple[Change, ...]
    weight: int
    delta: Number = 0
    parts: tuple[Candidate, ...] = ()
    """What it is put together from."""
    heals: bool = False
    """Whether an injury goes, which is suffered and not chosen."""

    @property
    def each(self) -> tuple[Words, ...]:
        """What is said of each edit."""
        return self.said if isinstance(self.said, tuple) else (self.said,)

    @property
    def label(self) -> str:
        """What is said of all of them."""
        return said_as_one(self.each)


def together(*parts: Candidate) -> Candidate:
    """Several candidates as one; of one line that is counted anew twice, once."""
    parts = _counted_once(parts)
    return Candidate(
        tuple(words for part in parts for words in part.each),
        tuple(change for part in parts for change in part.changes),
        max(part.weight for part in parts),
        sum(part.delta for part in parts),
        parts,
        any(part.heals for part in parts),
    )


def _counted_once(parts: Sequence[Candidate]) -> tuple[Candidate, ...]:
    first: dict[str, int] = {}
    kept: list[Candidate] = []
    for part in parts:
        if not isinstance(part.said, Recount):
            kept.append(part)
            continue
        at = first.setdefault(part.said.who, len(kept))
        if at == len(kept):
            kept.append(part)
        elif isinstance(before := kept[at].said, Recount):
            said, delta = replace(part.said, before=before.before), kept[at].delta + part.delta
            kept[at] = replace(part, said=said, delta=delta)
    return tuple(kept)


def as_one(parts: Sequence[Candidate]) -> Candidate:
    """The only candidate as it is, several together."""
    return parts[0] if len(parts) == 1 else together(*parts)


def price_of(item: Carried, costs: str | None = None) -> Number:
    """What one copy of an item costs, of a cost type; else of the main one."""
    cost = _cost(item.cost, costs)
    return cost if item.copies == 1 else exact(Fraction(cost) / item.copies)


def price_of_one(fighter: Fighter, costs: str | None = None) -> Number:
    """What one model of a fighter costs, of a cost type; else of the main one."""
    return _cost(fighter.each, costs)


def _cost(money: Money, costs: str | None) -> Number:
    return (money.get(costs) if costs else next(iter(money.values()), 0)) or 0


def worth(fighter: Fighter, broken: Broken) -> Number:
    """What one model of a fighter adds to the number that is broken."""
    if broken.costs is not None:
        each = price_of_one(fighter, broken.costs)
    elif broken.adds is not None:
        value = fighter.values.get(broken.adds)
        each = (value.number if value else 0) or 0
    else:
        each = 1
    if broken.weighs is None:
        return each
    return exact(each * broken.weighs(Thing(fighter.id, fighter.name, 1, fighter)))


def name_of_item(item: Carried, fighter: Fighter, checking: Checking) -> str:
    """An item's name, with its place where the fighter has another of that name elsewhere."""
    alike = [one for one in fighter.items if one.name == item.name]
    if item.slot is None or all(one.slot == item.slot for one in alike):
        return item.name
    place = checking.rulebook.names.facets["slot"].get(item.slot, item.slot)
    return f"{item.name} ({place.lower()})"


def adding(
    item: str,
    name: str,
    price: Number | None,
    fighter: Fighter,
    checking: Checking,
    copies: int = 1,
) -> Candidate:
    """So many copies of an item for a fighter."""
    shown = name if copies == 1 else f"{copies} × {name}"
    count = None if copies == 1 else copies
    return Candidate(
        Phrase("add", shown, "to", checking.name_of(fighter)),
        (Change("add", fighter=fighter.id, item=item, count=count),),
        ITEM,
        (price or 0) * copies * fighter.count,
    )


def at_slot(id_: str, slot: str | None) -> str:
    return f"{id_}@{slot}" if slot else id_
