"""What a new roster has still to choose, and the words of a command that does it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from builder.catalog import load_catalog
from builder.check import check
from builder.check.words import joined
from schemas.warband import Warband


def size_to_choose(warband: Warband, file: str, folders: Sequence[Path]) -> str:
    """How to choose a size, where limits wait for one; else empty."""
    catalog = load_catalog(warband.system.id, folders)
    found = check(warband, catalog, repairs=False)
    if not any(finding.code == "CHOOSE-SIZE" for finding in found):
        return ""
    ways = [] if catalog.data.system.sizes_only else ["--limit N"]
    ways += [f"--size {joined(list(catalog.data.sizes), 'or')}"] if catalog.data.sizes else []
    also = catalogs_words(folders)
    return f"No size is chosen yet: muster edit {quote(file)}{also} {', or '.join(ways)}"


def catalogs_words(folders: Sequence[Path]) -> str:
    """The `--catalogs` that a suggested command needs as well, after a space."""
    return "".join(f" --catalogs {quote(str(folder))}" for folder in folders)
