"""What is broken of each fighter by itself; judged once for a fighter that stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from builder.build.rulebook import Rulebook
from builder.catalog.expand import SlotLimit
from builder.catalog.facts import of_kit, settled_by_unit
from builder.catalog.needing import Needing
from builder.check.broken import Broken
from builder.check.builtin import OF_FIGHTER
from builder.check.limits import JUDGES
from builder.check.limits.beyond import judge_beyond
from builder.check.limits.holds import judge_holds
from builder.check.limits.slots import judge_slots
from builder.check.ready import Checking, Ready, limits_by_unit
from schemas.warband import Fighter

FACTS_OF_ITEMS = ("item:", "class:", "kind:", "trait:")


class About(NamedTuple):
    """What can be broken of fighters of one unit with the same roles."""

    limits: Needing[Ready]
    places: list[SlotLimit]
    rooms: list[SlotLimit]


def broken_alone(checking: Checking) -> Iterator[Broken]:
    """What is broken of each fighter; notes what waits for a size to be chosen."""
    squads = tuple(squad.id for squad in checking.warband.squads)
    figures = (*checking.state.limit.items(), squads)
    judged = checking.rulebook.judged
    for fighter in checking.state.fighters:
        kept = judged.get(id(fighter))
        if kept is None and fighter.alike is not None:
            kept = judged.get(id(fighter.alike))
            # What is broken names the other one; that nothing is broken holds for both.
            if kept is not None and kept[0] is fighter.alike and kept[1] == figures:
                kept = None if kept[2] else (fighter, *kept[1:])
        # The fighter is kept too, so that its identity is not given to another one.
        if kept is None or kept[0] is not fighter or kept[1] != figures:
            alone = checking.alone(fighter)
            broken = list(_broken(fighter, alone))
            kept = judged.keep(id(fighter), (fighter, figures, broken, alone.waiting))
        checking.waiting.update(kept[3])
        yield from kept[2]


def _broken(fighter: Fighter, alone: Checking) -> Iterator[Broken]:
    about = _about(fighter, alone.rulebook)
    for ready in about.limits.among(of_kit(fighter)):
        if ready.subject is None or ready.subject.fighter(fighter):
            yield from JUDGES[type(ready.limit)](ready, alone)
    for place in about.places:
        yield from judge_slots(place, alone)
    for room in about.rooms:
        yield from judge_holds(room, alone)
    yield from judge_beyond(alone)
    for builtin in OF_FIGHTER:
        yield from builtin(alone)


def _about(fighter: Fighter, rulebook: Rulebook) -> About:
    name = "about", fighter.unit, fighter.roles
    return rulebook.once(name, lambda: _worked_out(fighter, rulebook))


def _worked_out(fighter: Fighter, rulebook: Rulebook) -> About:
    facts, unit = settled_by_unit(fighter), rulebook.unit(fighter.unit)
    limits = [
        ready
        for ready in limits_by_unit(rulebook).among(facts)
        if ready.local and not (ready.for_ and ready.for_.never(facts))
    ]
    # A group of the unit's own takes the place of one of a unit that it is like.
    groups = unit.slots if unit else ()
    places, rooms = (
        [one for one in several if one.unit in fighter.lineage and one.group in groups]
        for several in (rulebook.slot_limits, rulebook.rooms)
    )
    return About(
        Needing(limits, lambda ready: ready.subject, FACTS_OF_ITEMS, of_kit=True), places, rooms
    )
