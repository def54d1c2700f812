"""A section under a misspelt name, read as the one that was meant: its cause is told once."""

from __future__ import annotations

from difflib import SequenceMatcher

from builder.catalog.sections import SECTIONS
from schemas.yaml.reader import Document, Path
from schemas.yaml.suggest import nearest_to

SURE = 0.75
"""How like a section a name must be to be read as it; less is enough for a did-you-mean."""


def meant_by(section: str) -> str:
    """The section that a misspelt name surely means; empty where that is not sure."""
    nearest = nearest_to(section, SECTIONS)
    return nearest if SequenceMatcher(None, section, nearest).ratio() >= SURE else ""


def rename(document: Document, written: str, meant: str) -> None:
    """Gives a section of a document its right name, in its data and its places."""
    data = document.data
    document.data = {meant if key == written else key: value for key, value in data.items()}
    for places in (document.places, document.keys):
        for path in [path for path in places if path[:1] == (written,)]:
            renamed: Path = (meant, *path[1:])
            places[renamed] = places.pop(path)
