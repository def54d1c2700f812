"""NOT-OFFERED: an item that the unit's options do not hold."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.check.broken import Broken
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from schemas.entries import Swap, Take
from schemas.warband import Carried, Fighter


def not_offered(checking: Checking) -> Iterator[Broken]:
    """Chosen items that are not offered to the fighter's unit."""
    for fighter in checking.state.fighters:
        for item in fighter.items:
            if (
                item.origin == "choice"
                and item.known
                and not item.own
                and fighter.known
                and not offered(fighter, item, checking.rulebook)
            ):
                message = f"{fighter.name}: {item.name} is not offered to {fighter.unit_name}"
                yield about_fighter("NOT-OFFERED", fighter, message, item=item)


def offered(fighter: Fighter, item: Carried, rulebook: Rulebook) -> bool:
    """Whether a unit's options hold an item; for a swap the fighter gave up the other."""
    unit = rulebook.unit(fighter.unit)
    if unit is None or unit.options is None:
        return True
    for option in unit.options:
        match option:
            case Take():
                selector = option.take
            case Swap():
                given_up = rulebook.names.item_id(option.swap)
                if any(i.id == given_up and i.origin == "kit" for i in fighter.items):
                    continue
                selector = option.for_
            case _:
                selector = option
        if rulebook.matcher(selector).item(fighter, item):
            return True
    return False
