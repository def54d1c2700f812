"""The player's choices behind a warband: as data, and beside what became of them."""

from __future__ import annotations

from typing import Any

from schemas.base import Number
from schemas.roster import Roster, RosterFighter
from schemas.warband import Carried, Fighter, Warband


def choice_of(fighter: Fighter, warband: Warband) -> RosterFighter | None:
    """The roster's entry of a fighter; none where the warband was not built from a roster."""
    at = fighter.number - 1
    entries = warband.roster.fighters
    return entries[at] if 0 <= at < len(entries) else None


def own_price_of(choice: RosterFighter | None, item: Carried | None = None) -> Number | None:
    """The player's own price for one model, or for an item of it; none where it is the game's."""
    if choice is None:
        return None
    if item is None:
        return choice.price
    picks = (pick for pick in choice.with_ if pick.price is not None)
    found = (pick for pick in picks if pick.id == item.id and pick.slot in (None, item.slot))
    return next((pick.price for pick in found if pick.as_ in (None, item.name)), None)


def roster_data(roster: Roster) -> dict[str, Any]:
    """The roster as it is in its file: every choice, nothing that it does not say."""
    said = roster.model_dump(mode="json", by_alias=True, exclude_unset=True, exclude_none=True)
    return {"format": roster.format, "version": roster.version} | said
