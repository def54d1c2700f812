"""Ids of fighters: given once, kept, and found again by id or by name."""

from __future__ import annotations

import re
from collections.abc import Iterable

from builder.roster.edits.changed import changed
from builder.roster.slug import slug
from schemas.problems import InputError
from schemas.roster import Roster, RosterFighter
from schemas.yaml.suggest import did_you_mean

_NUMBERED = re.compile(r"(.*)-(\d+)")


def fighter_ids(roster: Roster) -> list[str]:
    """The id of each entry: its own, else its position (`f3`), never one twice."""
    taken = {fighter.id for fighter in roster.fighters if fighter.id}
    ids: list[str] = []
    for at, fighter in enumerate(roster.fighters, 1):
        id_ = fighter.id or f"f{at}"
        while not fighter.id and id_ in taken:
            id_ += "x"
        taken.add(id_)
        ids.append(id_)
    return ids


def give_ids(roster: Roster) -> Roster:
    """The roster with the id of each entry written down; the same one if all are."""
    if all(fighter.id for fighter in roster.fighters):
        return roster
    fighters = [
        fighter if fighter.id else changed(fighter, id=id_)
        for fighter, id_ in zip(roster.fighters, fighter_ids(roster), strict=True)
    ]
    return changed(roster, fighters=fighters)


def new_id(roster: Roster, fighter: RosterFighter, used: Iterable[str] = ()) -> str:
    """An id for a new fighter, from its name or unit, that was never another's.

    Neither of a fighter or squad of the roster, nor referred to by it, nor in `used`; and with a
    higher number than any like it, so that one that was taken away does not come back.
    """
    base = slug(fighter.name or "") or slug(fighter.unit) or "fighter"
    taken = set(used) | _mentioned(roster)
    numbers = [
        int(found[2]) for id_ in taken if (found := _NUMBERED.fullmatch(id_)) and found[1] == base
    ]
    if base not in taken and not numbers:
        return base
    return f"{base}-{max([1, *numbers]) + 1}"


def find_fighter(roster: Roster, word: str) -> RosterFighter:
    """The fighter of an id (`f3` where it has none yet), or of a name that only one has.

    Raises InputError that names those it could be.
    """
    ids = fighter_ids(roster)
    for fighter, id_ in zip(roster.fighters, ids, strict=True):
        if id_ == word:
            return fighter
    named = _named(roster, word)
    if len(named) == 1:
        return roster.fighters[named[0]]
    if named:
        which = ", ".join(ids[at] for at in named)
        raise InputError.at(word, f"{len(named)} fighters have this name; say one of {which}")
    raise InputError.at(word, f"no such fighter{_known(roster, ids, word)}")


def _named(roster: Roster, word: str) -> list[int]:
    for form in (str, str.casefold):
        found = [
            at
            for at, fighter in enumerate(roster.fighters)
            if fighter.name is not None and form(fighter.name) == form(word)
        ]
        if found:
            return found
    return []


def _known(roster: Roster, ids: list[str], word: str) -> str:
    if not ids:
        return "; the roster has none yet"
    names = [fighter.name for fighter in roster.fighters if fighter.name]
    shown = ", ".join(ids[:20]) + (" …" if len(ids) > 20 else "")
    return did_you_mean(word, [*ids, *names]) or f"; there are: {shown}"


def index_of(roster: Roster, id_: str) -> int:
    """The place of the fighter with an id. Raises InputError where there is none."""
    ids = fighter_ids(roster)
    try:
        return ids.index(id_)
    except ValueError:
        raise InputError.at(id_, f"no such fighter{_known(roster, ids, id_)}") from None


def _mentioned(roster: Roster) -> set[str]:
    ids = {*fighter_ids(roster), "roster"}
    ids.update(squad.id for squad in roster.squads)
    ids.update(accepted.owner for accepted in roster.accepted)
    for fighter in roster.fighters:
        ids.update(word for word in (fighter.joins, fighter.squad) if word)
    return ids
