"""PRICE-TABLE: a number of things for which the catalog has no price."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.price_tables import UNIT, shares
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking


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
            message = f"{fighter.name}: no price for this number of {what}; take another number"
            yield about_fighter("PRICE-TABLE", fighter, message, item=item)
