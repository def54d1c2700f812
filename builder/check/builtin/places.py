"""UNKNOWN-SLOT: an item put in a place that the fighter has not."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from schemas.yaml.suggest import did_you_mean


def unknown_slots(checking: Checking) -> Iterator[Broken]:
    """Items in places that the fighter's unit does not name."""
    for fighter in checking.state.fighters:
        unit = checking.rulebook.unit(fighter.unit)
        if unit is None:
            continue
        places = {name for group in unit.slots for name in group.names}
        for item in fighter.items:
            if item.slot is not None and item.slot not in places:
                hint = did_you_mean(item.slot, places)
                message = f"{fighter.called}: no place `{item.slot}` for {item.name}{hint}"
                yield about_fighter("UNKNOWN-SLOT", fighter, message, item=item)
