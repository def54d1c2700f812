"""Fighters hired, changed, dismissed and copied. Rosters are given back, never changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from builder.roster.edits.changed import changed
from builder.roster.edits.ids import give_ids, index_of, new_id
from schemas.roster import Roster, RosterFighter


def hire(roster: Roster, fighter: RosterFighter, used: Iterable[str] = ()) -> tuple[Roster, str]:
    """The roster with a new entry at its end, and the entry's id.

    Always an entry of its own. An id that the fighter brings is kept only if it is free; ids in
    `used` are not given again.
    """
    roster = give_ids(roster)
    return _put(roster, fighter, len(roster.fighters), used)


def edit_fighter(roster: Roster, id_: str, **fields: Any) -> Roster:
    """The roster with other fields of one fighter, by their names in the model; None takes out.

    Raises InputError where no fighter has the id.
    """
    roster = give_ids(roster)
    at = index_of(roster, id_)
    return with_fighter(roster, at, changed(roster.fighters[at], **fields))


def with_fighter(roster: Roster, at: int, fighter: RosterFighter) -> Roster:
    """The roster with another fighter at a place."""
    fighters = [*roster.fighters]
    fighters[at] = fighter
    return changed(roster, fighters=fighters)


def remove_fighter(roster: Roster, id_: str) -> Roster:
    """The roster without a fighter. What speaks of it stays: accepted findings, who joins it.

    Ids are not given twice, so these can never come to mean another. Raises InputError where no
    fighter has the id.
    """
    roster = give_ids(roster)
    at = index_of(roster, id_)
    return roster.model_copy(
        update={"fighters": [*roster.fighters[:at], *roster.fighters[at + 1 :]]}
    )


def duplicate_fighter(
    roster: Roster, id_: str, *, to: Roster | None = None, used: Iterable[str] = ()
) -> tuple[Roster, str]:
    """A roster with a copy of a fighter that shares nothing with it, and the copy's id.

    The copy stands behind the original, or at the end of `to`. Raises InputError where no fighter
    has the id.
    """
    roster = give_ids(roster)
    at = index_of(roster, id_)
    copy = changed(roster.fighters[at].model_copy(deep=True), id=None)
    if to is None:
        return _put(roster, copy, at + 1, used)
    return hire(to, copy, used)


def _put(
    roster: Roster, fighter: RosterFighter, at: int, used: Iterable[str]
) -> tuple[Roster, str]:
    own = fighter.id
    is_free = own and own not in {other.id for other in roster.fighters}
    id_ = own if own and is_free else new_id(roster, fighter, used)
    new = changed(fighter, id=id_)
    return changed(roster, fighters=[*roster.fighters[:at], new, *roster.fighters[at:]]), id_
