"""Choices of the whole roster: name, size, switches, accepted findings."""

from __future__ import annotations

from collections.abc import Mapping

from builder.roster.edits.changed import changed
from schemas.base import Number
from schemas.roster import Accepted, Roster


def set_name(roster: Roster, name: str | None) -> Roster:
    """The roster under another name."""
    return changed(roster, name=name)


def set_colours(roster: Roster, team: str | None, accent: str | None) -> Roster:
    """The roster with other colours; None: the theme's own."""
    return changed(roster, team=team, accent=accent)


def set_limit(roster: Roster, limit: Mapping[str, Number] | None) -> Roster:
    """The roster with a limit by cost type, and no named size; None: with neither."""
    return changed(roster, limit=dict(limit) if limit is not None else None, size=None)


def set_size(roster: Roster, size: str | None) -> Roster:
    """The roster of a named size, and with no limit of its own."""
    return changed(roster, size=size, limit=None)


def set_switch(roster: Roster, key: str, choice: str | None) -> Roster:
    """The roster with a switch put to a choice; None: back to the catalog's default."""
    switches = {k: v for k, v in roster.switches.items() if k != key or choice is not None}
    if choice is not None:
        switches[key] = choice
    return changed(roster, switches=switches)


def accept(roster: Roster, code: str, reason: str, owner: str = "roster") -> Roster:
    """The roster with a finding of one owner accepted; said again, the new reason holds."""
    new = Accepted(code=code, owner=owner, reason=reason)
    for at, old in enumerate(roster.accepted):
        if (old.code, old.owner) == (code, owner):
            kept = changed(old, reason=reason)
            return changed(
                roster, accepted=[*roster.accepted[:at], kept, *roster.accepted[at + 1 :]]
            )
    return changed(roster, accepted=[*roster.accepted, new])


def withdraw(roster: Roster, code: str, owner: str = "roster") -> Roster:
    """The roster with a finding no longer accepted."""
    left = [old for old in roster.accepted if (old.code, old.owner) != (code, owner)]
    return changed(roster, accepted=left)
