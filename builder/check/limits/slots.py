"""Slot groups with bounds: so many items in each place, and none without a place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
from schemas.record import record
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


@record
class _Filling:
    """What is wrong with what a fighter has in a group of places."""

    numbers: dict[str, Number]
    loose: list[Thing]
    """What is in no place."""
    missing: list[str]
    crowded: list[str]
    crowd: list[Thing]
    """What is in the places that have too much."""


def _filling(limit: SlotLimit, takes: Matcher, fighter: Fighter, rulebook: Rulebook) -> _Filling:
    group, others = limit.group, _other_groups(limit, fighter, rulebook)
    placed: dict[str, list[Thing]] = {name: [] for name in group.names}
    loose: list[Thing] = []
    for item in takes.items(fighter):
        thing = Thing(item.ref, item.name, item.copies, fighter, item)
        if item.slot in placed:
            placed[item.slot].append(thing)
        elif not any(other.has_place_of(item, fighter) for other in others):
            loose.append(thing)
    numbers = {name: sum(t.number for t in things) for name, things in placed.items()}
    missing = [name for name, number in numbers.items() if number < group.least]
    most = group.most
    crowded = [name for name, number in numbers.items() if most is not None and number > most]
    return _Filling(numbers, loose, missing, crowded, [t for name in crowded for t in placed[name]])


def _said(group: Slots, found: _Filling, names: Mapping[str, str]) -> tuple[str, str]:
    """The message, and what is wrong as it names it."""
    where = "in" if len(group.names) == 1 else "in each of"
    message = (group.message or f"{{who}}: {{what}} {where} {{places}}") + ": {wrong}"
    if group.message is None and not (found.missing or found.loose):
        numbers = {names[name].lower(): found.numbers[name] for name in found.crowded}
        return "{who}: {what} {wrong}", _too_many(numbers, group.most or 0)
    if group.message is None and not (found.missing or found.crowded):
        message = "{who}: {wrong}; choose {one}"
    parts = []
    if found.loose:
        things = list(dict.fromkeys(thing.name for thing in found.loose))
        parts.append(f"{joined(things)} {'has' if len(things) == 1 else 'have'} no place")
    if found.missing:
        parts.append(f"nothing in {joined([names[name].lower() for name in found.missing])}")
    parts += [f"{found.numbers[name]} in {names[name].lower()}" for name in found.crowded]
    return message, "; ".join(parts)


def _judge(limit: SlotLimit, fighter: Fighter, checking: Checking) -> Iterator[Broken]:
    group, rulebook = limit.group, checking.rulebook
    takes = rulebook.matcher(group.takes or "items")
    if _is_filled(group, takes, fighter):
        return
    found = _filling(limit, takes, fighter, rulebook)
    if not (found.missing or found.crowded or found.loose):
        return
    names = rulebook.names.facets["slot"]
    message, wrong = _said(group, found, names)
    choice = places_for(
        group, [thing.item for thing in found.loose if thing.item], fighter, rulebook
    )
    filled = sum(1 for number in found.numbers.values() if number >= max(group.least, 1))
    yield Broken(
        code=limit.code,
        instance=alone(fighter),
        severity="error",
        too_few=not found.crowded,
        illegal_too_few=False,
        message=message,
        more={
            "places": joined([names[name].lower() for name in group.names]),
            "one": joined([names[name].lower() for name in choice], "or"),
            "wrong": wrong,
        },
        what=described(group.takes or "items", rulebook),
        have=max(found.numbers[name] for name in found.crowded) if found.crowded else filled,
        limit=group.most if found.crowded else len(group.names) if group.least else None,
        causes=[*found.loose, *found.crowd] or [Thing(fighter.id, fighter.called, 1, fighter)],
        source=rulebook.source(group.source),
        wanted=takes,
        group=group,
        missing=found.missing,
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
