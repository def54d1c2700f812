"""Further profiles: which characteristics a fighter does not have, for want of a mount."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from builder.build.acting import ActingOn
from schemas.warband import Fighter

if TYPE_CHECKING:
    from builder.build.rulebook import Rulebook


def lacking(
    fighter: Fighter, printed: Collection[str], acting_on: ActingOn, rulebook: Rulebook
) -> Iterator[str]:
    """The values of each profile of which neither its unit, nor its player, nor an item says one.

    `printed`: what the player says of it. An item says one by an effect that sets it.
    """
    if not rulebook.of_profiles:
        return
    unit = rulebook.unit(fighter.unit)
    stated = {*printed, *(unit.profile if unit else ())}
    for ids in rulebook.of_profiles:
        if stated.isdisjoint(ids) and not any(map(acting_on.sets, ids)):
            yield from ids
