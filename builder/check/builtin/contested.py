"""CONFLICTING-SET: a value that several things set differently; the better one holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builder.build.counting import Thing
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.warband import Carried, Contest, Fighter, Value


def set_differently(checking: Checking) -> Iterator[Broken]:
    """A warning for each such value of a fighter or of what it carries."""
    for fighter in checking.state.fielded:
        for item in (None, *fighter.items):
            values = item.values if item else fighter.values
            for value in values.values():
                if value.contested is not None:
                    yield _differently(fighter, item, value, value.contested)


def _differently(fighter: Fighter, item: Carried | None, value: Value, contest: Contest) -> Broken:
    whose = f"{item.name}: " if item else ""
    message = (
        f"{fighter.called}: {whose}{value.name} is set by {joined(contest.names)};"
        f" the better, {contest.better}, holds"
    )
    broken = about_fighter("CONFLICTING-SET", fighter, message, "warning", item)
    setters = [one for one in fighter.items if one.ref in contest.causes]
    if not setters:
        return broken
    # Not told apart by its causes: with one of three gone, the other two may still differ.
    return replace(
        broken,
        causes=[Thing(one.ref, one.name, one.copies, fighter, one) for one in setters],
        what=f"{item.ref if item else fighter.id} {value.id}",
        one_of_many=False,
    )
