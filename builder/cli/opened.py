"""A roster as a command was given it: a file, `-` for standard input, or `SYSTEM/SAMPLE`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from builder.build import build
from builder.catalog import Catalog, load_catalog
from schemas.roster import Roster
from schemas.warband import Warband


@dataclass(frozen=True, slots=True)
class Opened:
    """A roster that was read, its catalog, and the warband that it is."""

    name: str
    """As it was typed."""
    roster: Roster
    catalog: Catalog
    warband: Warband


def open_roster(name: str, folders: Sequence[Path]) -> Opened:
    """Reads a roster and works it out. Raises InputError for what cannot be used."""
    raise NotImplementedError
