"""Slot groups with bounds: so many items in each place, and none without a place."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing
from builder.build.state import alone
from builder.catalog.expand import SlotLimit
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.words import described, joined
from schemas.warband import Fighter


def judge_slots(limit: SlotLimit, checking: Checking) -> Iterator[Broken]:
    """A group of places filled wrongly, of fighters that have it; one finding for each fighter."""
    for fighter in checking.state.fielded:
        yield from _judge(limit, fighter, checking)


def _judge(limit: SlotLimit, fighter: Fighter, checking: Checking) -> Iterator[Broken]:
    group, rulebook = limit.group, checking.rulebook
    takes = rulebook.matcher(group.takes or "items")
    placed: dict[str, list[Thing]] = {name: [] for name in group.names}
    loose: list[Thing] = []
    for item in takes.items(fighter):
        thing = Thing(item.ref, item.name, item.copies, fighter, item)
        placed.get(item.slot or "", loose).append(thing)
    least, most = group.least, group.most
    numbers = {name: sum(t.number for t in things) for name, things in placed.items()}
    missing = [name for name, number in numbers.items() if number < least]
    crowded = [name for name, number in numbers.items() if most is not None and number > most]
    if not (missing or crowded or loose):
        return
    names = rulebook.names.facets["slot"]
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
    yield Broken(
        code=limit.code,
        instance=alone(fighter),
        severity="error",
        too_few=not crowded,
        illegal_too_few=False,
        message=message,
        more={
            "places": joined([names[name].lower() for name in group.names]),
            "one": joined([names[name].lower() for name in group.names], "or"),
            "wrong": "; ".join(parts),
        },
        what=what,
        have=sum(1 for number in numbers.values() if number >= max(least, 1)),
        limit=len(group.names) if least else None,
        causes=[*loose, *(t for name in crowded for t in placed[name])]
        or [Thing(fighter.id, fighter.called, 1, fighter)],
        source=rulebook.source(group.source),
        wanted=takes,
        group=group,
        missing=missing,
    )
