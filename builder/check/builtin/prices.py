"""COST-UNSTATED: things without a stated cost in a game that has costs."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.price_tables import shares
from builder.check.broken import Broken
from builder.check.builtin.simple import about_roster
from builder.check.ready import Checking


def cost_unstated(checking: Checking) -> Iterator[Broken]:
    """One info for the roster that counts what has no stated cost."""
    if not checking.warband.unpriced:
        return
    main = checking.state.main_cost
    unknown = sum(
        (not fighter.known) + sum(not item.known for item in fighter.items)
        for fighter in checking.state.fielded
        if not fighter.receipts[main].is_own(fighter.id)
    )
    rulebook = checking.rulebook
    paid = shares(checking.state.fielded, rulebook).values() if rulebook.has_tables else ()
    unsold = sum(share.price is None for share in paid)
    # What is unknown or not sold is reported as such; this is about rules that state no figure.
    number = checking.warband.unpriced - unknown - unsold
    if number > 0:
        things = "thing has" if number == 1 else "things have"
        message = f"{number} {things} no stated cost and no part in the total"
        yield about_roster("COST-UNSTATED", checking, message, "info")
