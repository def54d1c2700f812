"""Squads of a roster."""

from __future__ import annotations

from builder.roster.edits.changed import changed
from schemas.roster import Roster, Squad


def make_squad(roster: Roster, id_: str, type_: str | None, within: str | None) -> Roster:
    """The roster with a squad of that id; the same one where it has it."""
    if any(squad.id == id_ for squad in roster.squads):
        return roster
    said = {"type": type_, "within": within}
    squad = Squad(id=id_, **{key: value for key, value in said.items() if value is not None})
    return changed(roster, squads=[*roster.squads, squad])
