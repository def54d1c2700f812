"""Fighters copied, within a roster or from one to another, and what is different there."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from builder.build.own import refuse_own
from builder.catalog import Catalog
from builder.catalog.own import Own
from builder.check import check
from builder.cli.beginning import begin_like
from builder.cli.editing import Editing, open_for_editing, refuse_sample
from builder.cli.moving import path_from
from builder.cli.named import fighter_named
from builder.cli.opened import Opened, open_roster
from builder.compare import differences, figures_of
from builder.roster.edits import Copies, carried, changed, copy_fighters, edit_fighter, with_fighter
from builder.roster.source import STANDARD
from schemas.figures import Differs, Figures
from schemas.problems import InputError
from schemas.record import record
from schemas.warband import Fighter, Warband


@record
class Copied:
    """A roster with copies in it, written."""

    editing: Editing
    warband: Warband
    pairs: list[tuple[Fighter, Fighter]]
    """Each original and its copy, as they are now."""
    alone: list[str]
    """Ids of copies that join nobody, since whom the original joins did not come along."""
    renamed: dict[str, str]
    """Own content that has another id there: id, new id."""
    copies: Differs | None = None
    """What differs of the copies from their originals; None within one roster."""
    others: Differs | None = None
    """What differs of those who were there before."""
    is_new: bool = False


def copied(name: str, words: Sequence[str], folders: Sequence[Path]) -> Copied:
    """The copies in the roster itself."""
    editing = open_for_editing(name, folders)
    originals = _fighters(editing.warband(), words)
    ids = [one.id for one in originals]
    copies = copy_fighters(editing.roster, ids, used=editing.document.used_ids())
    warband = editing.write(copies.roster)
    return Copied(editing, warband, _pairs(originals, copies.pairs, warband), copies.alone, {})


def copied_to(target: str, name: str, words: Sequence[str], folders: Sequence[Path]) -> Copied:
    """The copies in another roster of the same game; one that is not there is begun.

    Their squads and own content come along.
    """
    if _is_same(target, name):
        return copied(name, words, folders)
    if target == name == STANDARD:
        raise InputError.at(target, "only one of the two can be standard input")
    opened = open_roster(name, folders)
    originals = _fighters(opened.warband, words)
    is_new = target != STANDARD and not Path(target).exists()
    editing = _begun(target, opened) if is_new else open_for_editing(target, folders)
    if opened.catalog.id != editing.catalog.id:
        wrong = f"is a roster of {editing.catalog.id}, not of {opened.catalog.id}"
        raise InputError.at(target, wrong)
    used = frozenset[str]() if is_new else editing.document.used_ids()
    ids = [one.id for one in originals]
    copies = copy_fighters(opened.roster, ids, to=editing.roster, used=used)
    renamed = _with_own_content(copies, opened, editing)
    _with_pictures(copies, originals, editing.folder)
    before = editing.warband()
    warband = editing.write(copies.roster)
    there = _figures(warband, editing.catalog)
    theirs = _in_their_words(_figures(opened.warband, opened.catalog), renamed)
    others = [(one.id, one.id) for one in before.fighters]
    return Copied(
        editing,
        warband,
        _pairs(originals, copies.pairs, warband),
        copies.alone,
        renamed,
        differences(theirs, there, copies.pairs),
        differences(_figures(before, editing.catalog), there, others),
        is_new,
    )


def _fighters(warband: Warband, words: Sequence[str]) -> list[Fighter]:
    """The fighters that were named. Raises InputError for all that are none."""
    found, problems = [], []
    for word in words:
        try:
            found.append(fighter_named(warband, word))
        except InputError as error:
            problems += error.problems
    if problems:
        raise InputError(problems)
    return found


def _is_same(target: str, name: str) -> bool:
    """Whether the two name one file."""
    if STANDARD in (target, name):
        return False
    return os.path.realpath(target) == os.path.realpath(name) and Path(name).exists()


def _begun(target: str, opened: Opened) -> Editing:
    """A new roster of the same size, choices and game."""
    refuse_sample(target)
    return Editing(target, begin_like(target, opened.roster, opened.catalog), opened.catalog)


def _with_own_content(copies: Copies, opened: Opened, editing: Editing) -> dict[str, str]:
    """Brings the own content that the copies need; gives what has another id there.

    Raises InputError where it does not go together with that which is there.
    """
    roster, new = copies.roster, {id_ for _, id_ in copies.pairs}
    there = editing.warband().fighters
    meant = {id_ for one in there for id_ in (*one.lineage, *(item.id for item in one.items))}
    names = editing.rulebook.names
    come = carried(
        [one for one in roster.fighters if one.id in new],
        opened.roster.homebrew,
        editing.roster.homebrew,
        {*names.items, *names.units},
        meant,
    )
    for at, fighter in enumerate(roster.fighters):
        if fighter.id in new:
            roster = with_fighter(roster, at, come.fitted(fighter))
    copies.roster = changed(roster, homebrew=come.homebrew)
    if come.homebrew is not None:
        refuse_own(Own.of(come.homebrew, editing.name), editing.catalog.data)
    return come.renamed


def _with_pictures(copies: Copies, originals: Sequence[Fighter], folder: Path) -> None:
    """Lets the copies' pictures be found from the other roster's folder."""
    for original, (_, new) in zip(originals, copies.pairs, strict=True):
        if original.picture:
            picture = path_from(folder, original.picture)
            copies.roster = edit_fighter(copies.roster, new, picture=picture)


def _pairs(
    originals: Sequence[Fighter], pairs: Sequence[tuple[str, str]], warband: Warband
) -> list[tuple[Fighter, Fighter]]:
    there = {one.id: one for one in warband.fighters}
    return [(one, there[new]) for one, (_, new) in zip(originals, pairs, strict=True)]


def _figures(warband: Warband, catalog: Catalog) -> Figures:
    return figures_of(warband, check(warband, catalog, repairs=False))


def _in_their_words(figures: Figures, renamed: dict[str, str]) -> Figures:
    """The figures with the ids that own content has there."""

    def word(id_: str) -> str:
        item, dot, value = id_.partition(".")
        return renamed.get(item, item) + dot + value if dot else id_

    fighters = (
        replace(one, values={word(id_): value for id_, value in one.values.items()})
        for one in figures.fighters
    )
    return replace(figures, fighters=tuple(fighters))
