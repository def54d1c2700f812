"""Folders that a command makes and fills."""

from __future__ import annotations

from pathlib import Path

from schemas.problems import InputError


def refuse_filled(folder: Path, force: bool) -> None:
    """InputError where something is there already that would be mixed with what is made."""
    if folder.is_dir():
        if not force and any(folder.iterdir()):
            message = (
                "is there already and not empty; choose another name, or say --force "
                "to replace files of the same names"
            )
            raise InputError.at(str(folder), message)
    elif folder.exists():
        raise InputError.at(str(folder), "is a file; choose another name")
