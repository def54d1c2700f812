"""The catalog that an author named: a folder, or the id of a game system."""

from __future__ import annotations

from pathlib import Path

from builder.catalog import systems
from schemas.problems import InputError
from schemas.yaml.suggest import did_you_mean


def named_catalog(word: str) -> str | Path:
    """What the loader takes for a word. Raises InputError where no folder is there."""
    path = Path(word)
    if path.is_dir():
        return path
    if path.exists():
        raise InputError.at(word, "is a file; name the catalog's folder")
    known = [one.id for one in systems()]
    if word in known:
        return word
    beside = [entry.name for entry in path.parent.iterdir()] if path.parent.is_dir() else []
    hint = did_you_mean(path.name, [*beside, *known])
    hint = hint or "; `muster catalog new NAME` makes one"
    raise InputError.at(word, f"no such folder{hint}")
