"""What is the player's own, taken away or changed: prices, printed values, content."""

from __future__ import annotations

from builder.roster.edits.changed import changed
from schemas.roster import Roster, RosterFighter


def drop_own_prices(fighter: RosterFighter) -> RosterFighter:
    """The fighter, and what was added to its kit, at the prices of the game."""
    picks = [changed(pick, price=None, why=None) for pick in fighter.with_]
    return changed(fighter, price=None, why=None, with_=picks)


def set_value(fighter: RosterFighter, id_: str, text: str | None) -> RosterFighter:
    """The fighter with a printed value of its own; None: with what its unit prints."""
    others = {key: value for key, value in fighter.profile.items() if key != id_}
    profile = others if text is None else {**fighter.profile, id_: text}
    return changed(fighter, profile=profile)


def rename_value(fighter: RosterFighter, id_: str, meant: str) -> RosterFighter:
    """The fighter with a printed value of its own under another id, in its place."""
    named = {meant if key == id_ else key: text for key, text in fighter.profile.items()}
    return changed(fighter, profile=named)


def drop_own_content(roster: Roster) -> Roster:
    """The roster without content of its own; who uses it is left as it is."""
    return changed(roster, homebrew=None)
