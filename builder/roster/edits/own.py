"""What is the player's own, taken away: prices, and content that no catalog has."""

from __future__ import annotations

from builder.roster.edits.changed import changed
from schemas.roster import Roster, RosterFighter


def drop_own_prices(fighter: RosterFighter) -> RosterFighter:
    """The fighter, and what was added to its kit, at the prices of the game."""
    picks = [changed(pick, price=None, why=None) for pick in fighter.with_]
    return changed(fighter, price=None, why=None, with_=picks)


def drop_own_content(roster: Roster) -> Roster:
    """The roster without content of its own; who uses it is left as it is."""
    return changed(roster, homebrew=None)
