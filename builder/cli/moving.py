"""Pictures of a roster that goes to another folder: its paths must lead to the same files."""

from __future__ import annotations

import os
from pathlib import Path

from builder.roster.edits import changed
from builder.roster.source import STANDARD, Source
from schemas.roster import Roster, RosterFighter


def folder_of(source: Source) -> Path | None:
    """What a roster's pictures are relative to; of one in a pipe, the folder one is in.

    None for a sample inside a package that is no folder.
    """
    if source == STANDARD:
        return Path()
    return Path(source).parent if isinstance(source, str | Path) else None


def moved(roster: Roster, origin: Path | None, target: Path) -> Roster:
    """The roster as it stands in another folder; the same one where nothing is to be changed."""
    if origin is None or os.path.realpath(origin) == os.path.realpath(target):
        return roster
    fighters = [_moved(fighter, origin, target) for fighter in roster.fighters]
    if all(one is other for one, other in zip(fighters, roster.fighters, strict=True)):
        return roster
    return changed(roster, fighters=fighters)


def path_from(target: Path, file: Path) -> str:
    """The path that leads from a folder to a file; the whole one where none does."""
    try:
        return Path(os.path.relpath(file, target)).as_posix()
    except ValueError:  # another drive
        return file.absolute().as_posix()


def _moved(fighter: RosterFighter, origin: Path, target: Path) -> RosterFighter:
    if not fighter.picture or Path(fighter.picture).is_absolute():
        return fighter
    return changed(fighter, picture=path_from(target, origin / fighter.picture))
