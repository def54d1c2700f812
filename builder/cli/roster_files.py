"""Which roster files are meant: those that were named, and those in folders that were."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from builder.roster.source import STANDARD
from schemas.problems import Problem

ENDINGS = {".yaml", ".yml", ".json"}
MARK = "musterpress/roster"
"""In a folder, files with it are rosters; others are passed over."""


def roster_files(names: Iterable[str], unreadable: list[Problem]) -> list[str]:
    """The files that were named, and the rosters in the folders that were, in that order.

    A folder without a roster, or one that cannot be looked into, is added to the problems.
    """
    return [file for name in names for file in _files(name, unreadable)]


def _files(name: str, unreadable: list[Problem]) -> list[str]:
    if name == STANDARD or not Path(name).is_dir():
        return [name]
    before = len(unreadable)
    found = [str(path) for path in _inside(name, unreadable) if _is_roster(path)]
    if not found and len(unreadable) == before:
        message = f"no roster in this folder; a roster begins with `format: {MARK}`"
        unreadable.append(Problem(name, 0, 0, message))
    return found


def _inside(folder: str, unreadable: list[Problem]) -> Iterator[Path]:
    """The files in a folder and in its folders, by name; hidden ones are passed over."""

    def refused(error: OSError) -> None:
        reason = (error.strerror or str(error)).lower()
        unreadable.append(Problem(str(error.filename), 0, 0, f"cannot be looked into: {reason}"))

    found: list[Path] = []
    for here, folders, files in os.walk(folder, onerror=refused):
        folders[:] = [one for one in folders if not one.startswith(".")]
        found += [Path(here) / one for one in files if not one.startswith(".")]
    return iter(sorted(found, key=_natural))


def _natural(path: Path) -> list[tuple[str | int, ...]]:
    """A key by which b9 comes before b10, a folder at a time."""
    pieces = (re.split(r"(\d+)", part) for part in path.parts)
    return [
        tuple(int(piece) if at % 2 else piece for at, piece in enumerate(some)) for some in pieces
    ]


def _is_roster(path: Path) -> bool:
    if path.suffix.lower() not in ENDINGS or (path.exists() and not path.is_file()):
        return False
    try:
        return MARK.encode() in path.read_bytes()
    except OSError:
        return True  # nobody can say; what keeps it from being read is told when it is opened
