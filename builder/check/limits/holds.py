"""Slot groups that hold so much: hands, mounts, racks."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.amounts import compile_amount
from builder.build.counting import Thing
from builder.build.state import alone
from builder.catalog.expand import SlotLimit
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.amounts import OfValue
from schemas.base import Number, Whole
from schemas.warband import Carried, Fighter


def judge_holds(limit: SlotLimit, checking: Checking) -> Iterator[Broken]:
    """More in a place than it holds, of fighters that have it; one finding for each fighter."""
    for fighter in checking.state.fielded:
        yield from _judge(limit, fighter, checking)


def _judge(limit: SlotLimit, fighter: Fighter, checking: Checking) -> Iterator[Broken]:
    group, rulebook = limit.group, checking.rulebook
    holds = _room(group.holds, fighter, checking)
    if holds is None:
        return
    full: dict[str, int] = {}
    causes: list[Thing] = []
    for place in group.names:
        filling = [(item, used(item, place, checking)) for item in fighter.items]
        number = sum(much for _, much in filling)
        if number > holds:
            full[place] = number
            causes += [Thing(i.ref, i.name, i.copies, fighter, i) for i, much in filling if much]
    if full:
        yield Broken(
            code=limit.code,
            instance=alone(fighter),
            severity="error",
            too_few=False,
            illegal_too_few=False,
            message=group.message or "{who}: {what} holds {limit}; {these} {fill} {have}.",
            more={"fill": "fills" if len({thing.name for thing in causes}) == 1 else "fill"},
            what=joined([rulebook.names.facets["slot"][place] for place in full]),
            have=max(full.values()),
            limit=holds,
            causes=causes,
            source=rulebook.source(group.source),
            swaps=True,
        )


def _room(holds: Whole | OfValue | None, fighter: Fighter, checking: Checking) -> Number | None:
    """How much each place of a fighter holds; None: as much as one likes."""
    if not isinstance(holds, OfValue):
        return holds
    around = checking.around(alone(fighter))._replace(fighter=fighter)
    return compile_amount(holds, checking.rulebook.matcher)(around).number


def used(item: Carried, place: str, checking: Checking) -> int:
    """How much of a place an item fills; one put there without `uses` fills 1."""
    entry = checking.rulebook.item(item.id)
    uses = entry.uses if entry else {}
    return uses.get(place, 1 if item.slot == place and not uses else 0) * item.copies
