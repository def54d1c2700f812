"""Sums of a cost type or characteristic over the things of an instance."""

from __future__ import annotations

from builder.build.counting import Thing, things
from builder.build.state import Instance, State
from builder.catalog.match import Matcher
from schemas.base import Number, exact


def sum_of(
    what: str, matcher: Matcher, instance: Instance
) -> tuple[Number | None, list[tuple[Thing, Number]]]:
    """The sum and its addends; None where no figure is stated for any of them."""
    addends: list[tuple[Thing, Number]] = []
    stated = True
    for thing in things(instance, matcher):
        if thing.item is not None:
            if what in thing.item.cost:
                amount = thing.item.cost[what]
                # An item's cost is for all its copies on one model.
                amount = None if amount is None else amount * instance.models(thing.fighter)
            else:
                stated = False
                value = thing.item.values.get(what)
                number = value.number if value else None
                amount = None if number is None else number * thing.number
        elif what in thing.fighter.cost:
            costs = thing.fighter.each if instance.single else thing.fighter.cost
            amount = costs[what]
        else:
            stated = False
            value = thing.fighter.values.get(what)
            number = value.number if value else None
            amount = None if number is None else number * thing.number
        stated = stated and amount is not None
        if amount is not None:
            addends.append((thing, exact(amount)))
    if not addends and not stated:
        return None, []
    return exact(sum((amount for _, amount in addends), 0)), addends


def sum_in(what: str, matcher: Matcher, state: State, instance: Instance) -> Number | None:
    """The sum alone; of an instance of many it is worked out once for all who ask."""

    def added() -> Number | None:
        return sum_of(what, matcher, instance)[0]

    return added() if instance.single else state.once(instance, ("sum", what, matcher), added)
