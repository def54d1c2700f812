"""A fighter copied, within a roster or from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from builder.cli.editing import Editing, open_for_editing
from builder.cli.moving import path_from
from builder.cli.opened import Opened, open_roster
from builder.roster.edits import changed, duplicate_fighter, edit_fighter
from schemas.problems import InputError
from schemas.roster import Roster
from schemas.warband import Fighter, Warband


def copied(name: str, word: str, folders: Sequence[Path]) -> tuple[Editing, Warband, str]:
    """The roster with the copy written: what was edited, what it is now, the copy's id."""
    editing = open_for_editing(name, folders)
    used = editing.document.used_ids()
    roster, id_ = duplicate_fighter(editing.roster, editing.fighter(word).id, used=used)
    return editing, editing.write(roster), id_


def copied_to(
    target: str, name: str, word: str, folders: Sequence[Path]
) -> tuple[Editing, Warband, str]:
    """The same for a copy in another roster of the same game; its squad comes with it."""
    editing = open_for_editing(target, folders)
    opened = open_roster(name, folders)
    if opened.catalog.id != editing.catalog.id:
        wrong = f"is a roster of {editing.catalog.id}, not of {opened.catalog.id}"
        raise InputError.at(target, wrong)
    original = opened.fighter(word)
    used = editing.document.used_ids()
    roster, id_ = duplicate_fighter(opened.roster, original.id, to=editing.roster, used=used)
    roster = _settled(roster, id_, original, opened, editing)
    return editing, editing.write(roster), id_


def _settled(
    roster: Roster, id_: str, original: Fighter, opened: Opened, editing: Editing
) -> Roster:
    """The roster in which the copy's picture, squad and whom it joins are to be found."""
    copy = next(one for one in roster.fighters if one.id == id_)
    if copy.picture and original.picture:
        roster = edit_fighter(roster, id_, picture=path_from(editing.folder, original.picture))
    if copy.squad and copy.squad not in {squad.id for squad in roster.squads}:
        squads = [squad for squad in opened.roster.squads if squad.id == copy.squad]
        roster = changed(roster, squads=[*roster.squads, *squads])
    known = {*(squad.id for squad in roster.squads), *(one.id for one in roster.fighters)}
    return edit_fighter(roster, id_, joins=None) if copy.joins not in known else roster
