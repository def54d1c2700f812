"""PRICE-TABLE: a number of things for which the catalog has no price."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.price_tables import UNIT, shares
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.prices import Bundle, Models


def no_price_for_the_number(checking: Checking) -> Iterator[Broken]:
    """Things sold only in other numbers, as packs or sizes of a squad are."""
    if not checking.rulebook.has_tables:
        return
    by_id = {fighter.id: fighter for fighter in checking.state.fighters}
    for (id_, index), price in shares(checking.state.fighters, checking.rulebook).items():
        if price is None:
            fighter = by_id[id_]
            item = None if index == UNIT else fighter.items[index]
            what = item.name if item else fighter.unit_name
            entry = (
                checking.rulebook.item(item.id) if item else checking.rulebook.unit(fighter.unit)
            )
            sold = _sold(entry.cost if entry else None)
            message = f"{fighter.name}: no price for this number of {what}; {sold}"
            yield about_fighter("PRICE-TABLE", fighter, message, item=item)


def _sold(cost: object) -> str:
    """The numbers that there are prices for, as what to do."""
    match cost:
        case Models(exact=False):
            return f"take {max(cost.models)} at most"
        case Models() | Bundle(exact=True):
            numbers = cost.models if isinstance(cost, Models) else cost.bundle
            return f"take {joined([str(number) for number in sorted(numbers)], 'or')}"
        case Bundle():
            packs = joined([str(number) for number in sorted(cost.bundle)], "and")
            return f"make it up from packs of {packs}"
        case _:
            return "take another number"
