"""Files in folders that somebody else may have made: found without following links, and not for ever."""

from __future__ import annotations

import os
from pathlib import Path

from schemas.problems import InputError

MOST_FILES = 20_000
"""In a folder and its folders; one with more is no folder of looks, but a disk."""


def files_within(folder: Path) -> list[Path]:
    """The files in a folder and its folders, in order; links to folders in it are not followed.

    Pipes and devices are none. InputError where there are more than can be looked through.
    """
    found: list[Path] = []
    seen = 0
    for place, _folders, names in os.walk(folder):
        seen += 1 + len(names)
        if seen > MOST_FILES:
            message = f"has more than {MOST_FILES} files in it; name a folder that has looks alone"
            raise InputError.at(str(folder), message)
        found += [Path(place, name) for name in names if _is_file(Path(place, name))]
    return sorted(found)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a link that leads where nobody may look
        return False
