"""Slot groups with bounds: so many items in each place, and none without a place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from builder.build.counting import Thing
from builder.build.rulebook import Rulebook
from builder.build.state import alone
from builder.catalog.expand import SlotLimit
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.words import described, joined
from schemas.base import Number, decimal_text, exact
from schemas.entries import Slots
from schemas.warband import Carried, Fighter


def judge_slots(limit: SlotLimit, checking: Checking) -> Iterator[Broken]:
    """A group of places filled wrongly, of fighters that have it; one finding for each fighter."""
    for fighter in checking.state.fielded:
        yield from _judge(limit, fighter, checking)


def _too_many(numbers: dict[str, Number], most: int) -> str:
    """In which places are how many, and how many may be: `in roof: 2; at most 1. 1 too many.`"""
    bound = f"at most {most}" if most else "none allowed"
    said = joined([f"in {place}: {decimal_text(number)}" for place, number in numbers.items()])
    if len(numbers) > 1:
        return f"{said}; {bound}{' in each' * (most > 0)}."
    over = exact(next(iter(numbers.values())) - most)
    return f"{said}; {bound}." + (f" {decimal_text(over)} too many." if most else "")


class _Other(NamedTuple):
    """Another group of the same unit: whether it comes first, and what it takes."""

    is_first: bool
    group: Slots
    takes: Matcher

    def has_place_of(self, item: Carried, fighter: Fighter) -> bool:
        """Whether an item is in one of its places, or in none and told of there already."""
        is_bounded = (self.group.exactly, self.group.min, self.group.max) != (None, None, None)
        is_asked = item.slot is None and self.is_first and is_bounded
        return (item.slot in self.group.names or is_asked) and self.takes.item(fighter, item)


def places_for(
    group: Slots, items: Sequence[Carried], fighter: Fighter, rulebook: Rulebook
) -> list[str]:
    """The places that take all of some items: those of a group, and those of others of the unit."""
    others = [
        other
        for other in _groups(fighter, rulebook)
        if other.takes and all(rulebook.matcher(other.takes).item(fighter, item) for item in items)
    ]
    return list(dict.fromkeys(name for one in (group, *others) for name in one.names))


def _other_groups(limit: SlotLimit, fighter: Fighter, rulebook: Rulebook) -> list[_Other]:
    groups = _groups(fighter, rulebook)
    own = groups.index(limit.group) if limit.group in groups else len(groups)
    return [
        _Other(at < own, group, rulebook.matcher(group.takes))
        for at, group in enumerate(groups)
        if at != own and group.takes
    ]


def _groups(fighter: Fighter, rulebook: Rulebook) -> list[Slots]:
    """The groups of places that bind a fighter."""
    unit = rulebook.unit(fighter.unit)
    return [group for group in (unit.slots if unit else ()) if rulebook.is_active(group.when)]


def _judge(limit: SlotLimit, fighter: Fighter, checking: Checking) -> Iterator[Broken]:
    group, rulebook = limit.group, checking.rulebook
    takes = rulebook.matcher(group.takes or "items")
    if _is_filled(group, takes, fighter):
        return
    others = _other_groups(limit, fighter, rulebook)
    placed: dict[str, list[Thing]] = {name: [] for name in group.names}
    loose: list[Thing] = []
    for item in takes.items(fighter):
        thing = Thing(item.ref, item.name, item.copies, fighter, item)
        if item.slot in placed:
            placed[item.slot].append(thing)
        elif not any(other.has_place_of(item, fighter) for other in others):
            loose.append(thing)
    least, most = group.least, group.most
    numbers = {name: sum(t.number for t in things) for name, things in placed.items()}
    missing = [name for name, number in numbers.items() if number < least]
    crowded = [name for name, number in numbers.items() if most is not None and number > most]
    if not (missing or crowded or loose):
        return
    filled = sum(1 for number in numbers.values() if number >= max(least, 1))
    names = rulebook.names.facets["slot"]
    choice = places_for(group, [thing.item for thing in loose if thing.item], fighter, rulebook)
    parts = []
    if loose:
        have = "has" if len({thing.name for thing in loose}) == 1 else "have"
        parts.append(f"{joined([thing.name for thing in loose])} {have} no place")
    if missing:
        parts.append(f"nothing in {joined([names[name].lower() for name in missing])}")
    parts += [f"{numbers[name]} in {names[name].lower()}" for name in crowded]
    what = described(group.takes or "items", rulebook)
    where = "in" if len(group.names) == 1 else "in each of"
    message = (group.message or f"{{who}}: {{what}} {where} {{places}}") + ": {wrong}"
    if group.message is None and not (missing or crowded):
        message = "{who}: {wrong}; choose {one}"
    elif group.message is None and not (missing or loose):
        message = "{who}: {what} {wrong}"
        parts = [_too_many({names[name].lower(): numbers[name] for name in crowded}, most or 0)]
    yield Broken(
        code=limit.code,
        instance=alone(fighter),
        severity="error",
        too_few=not crowded,
        illegal_too_few=False,
        message=message,
        more={
            "places": joined([names[name].lower() for name in group.names]),
            "one": joined([names[name].lower() for name in choice], "or"),
            "wrong": "; ".join(parts),
        },
        what=what,
        have=max(numbers[name] for name in crowded) if crowded else filled,
        limit=most if crowded else len(group.names) if least else None,
        causes=[*loose, *(t for name in crowded for t in placed[name])]
        or [Thing(fighter.id, fighter.called, 1, fighter)],
        source=rulebook.source(group.source),
        wanted=takes,
        group=group,
        missing=missing,
    )


def _is_filled(group: Slots, takes: Matcher, fighter: Fighter) -> bool:
    """Whether as many items as there may be are in each place, and none is anywhere else."""
    numbers = dict.fromkeys(group.names, 0)
    for item in takes.items(fighter):
        if item.slot not in numbers:
            return False
        numbers[item.slot] += item.copies
    least, most = group.least, group.most
    return all(least <= number and (most is None or number <= most) for number in numbers.values())
