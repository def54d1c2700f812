"""Squads of a roster."""

from __future__ import annotations

from builder.roster.edits.changed import changed
from schemas.roster import Roster, Squad


def make_squad(roster: Roster, id_: str, type_: str | None, within: str | None) -> Roster:
    """The roster with a squad of that id, of a type and within another, where these are said.

    With an empty `within` it is in none.
    """
    said = {"type": type_, "within": within}
    said = {key: value for key, value in said.items() if value is not None}
    if all(squad.id != id_ for squad in roster.squads):
        made = Squad(id=id_, **{key: value for key, value in said.items() if value})
        return changed(roster, squads=[*roster.squads, made])
    meant = {key: value or None for key, value in said.items()}
    return changed(
        roster,
        squads=[changed(one, **meant) if one.id == id_ else one for one in roster.squads],
    )


def disband(roster: Roster, id_: str, into: str | None = None) -> Roster:
    """The roster without a squad. Who and what was in it is in another, else in what was around it.

    Who joined it joins the other; without one, nobody.
    """
    within = next((squad.within for squad in roster.squads if squad.id == id_), None)
    left = [squad for squad in roster.squads if squad.id != id_]
    known = {squad.id for squad in left}
    outer = within if within in known else None
    home = into if into is not None else outer
    fighters = [
        changed(
            one,
            squad=home if one.squad == id_ else one.squad,
            joins=into if one.joins == id_ else one.joins,
        )
        if id_ in (one.squad, one.joins)
        else one
        for one in roster.fighters
    ]
    squads = [
        changed(one, within=outer if one.id == into else home) if one.within == id_ else one
        for one in left
    ]
    return changed(roster, squads=squads, fighters=fighters)
