"""Sums of a cost type or characteristic over the things of an instance."""

from __future__ import annotations

from builder.build.counting import Thing, share, things
from builder.build.state import Instance, State
from builder.catalog.match import Matcher
from schemas.base import Number, exact
from schemas.warband import Carried, Fighter


def sum_of(
    what: str, matcher: Matcher, instance: Instance
) -> tuple[Number | None, list[tuple[Thing, Number]]]:
    """The sum and its addends; None where no figure is stated for any of them."""
    addends: list[tuple[Thing, Number]] = []
    stated = True
    for thing in things(instance, matcher):
        amount, is_price = _addend(what, thing.fighter, thing.item, instance)
        stated = stated and is_price and amount is not None
        if amount is not None:
            addends.append((thing, exact(amount)))
    if not addends and not stated:
        return None, []
    return exact(sum([amount for _, amount in addends])), addends


def amount_of(what: str, matcher: Matcher, instance: Instance) -> Number | None:
    """The sum alone."""
    amounts: list[Number] = []
    stated = True
    for fighter in instance.fighters:
        if not share(fighter, matcher):
            continue
        found = [None] if matcher.level == "fighter" else matcher.items(fighter)
        for item in found:
            amount, is_price = _addend(what, fighter, item, instance)
            stated = stated and is_price and amount is not None
            if amount is not None:
                amounts.append(amount)
    return exact(sum(amounts)) if amounts or stated else None


def _addend(
    what: str, fighter: Fighter, item: Carried | None, instance: Instance
) -> tuple[Number | None, bool]:
    """What one thing adds, and whether that is a price."""
    models = instance.models(fighter)
    if item is not None:
        if what in item.cost:
            # An item's cost is for all its copies on one model.
            amount = item.cost[what]
            return None if amount is None else amount * models, True
        value, number = item.values.get(what), item.copies * models
    elif what in fighter.cost:
        return (fighter.each if instance.single else fighter.cost)[what], True
    else:
        value, number = fighter.value(what), models
    return None if value is None or value.number is None else value.number * number, False


def sum_in(what: str, matcher: Matcher, state: State, instance: Instance) -> Number | None:
    """The sum alone; of an instance of many it is worked out once for all who ask."""

    def added() -> Number | None:
        return amount_of(what, matcher, instance)

    return added() if instance.single else state.once(instance, ("sum", what, matcher), added)
