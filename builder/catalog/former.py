"""Catalogs as they were when rosters were made for them, found again by their hash.

What a roster is stamped with is kept in the user's data folder: `former/HASH/` holds the catalog's
files. A folder of the same game that another one hides is looked at too.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path, PurePath

from builder.catalog.catalog import Catalog
from builder.catalog.files import hash_of, read_sources
from builder.catalog.find import find_catalog
from builder.catalog.load import load_catalog
from schemas.problems import InputError

KEPT = 100
"""How many states of catalogs are kept; those longest unused make room."""

_recalled: dict[tuple[object, ...], Catalog | None] = {}


def remember(catalog: Catalog) -> None:
    """Keeps the files of a catalog; does nothing where that is not possible."""
    with suppress(OSError):
        place = _place(catalog.hash)
        if place.is_dir():
            place.touch()
            return
        place.parent.mkdir(parents=True, exist_ok=True)
        part = Path(tempfile.mkdtemp(dir=place.parent, suffix=".part"))
        try:
            for source in read_sources(catalog.folder)[0]:
                target = part / PurePath(source.name).name
                target.write_text(source.text, encoding="utf-8", newline="")
            part.rename(place)
        finally:
            shutil.rmtree(part, ignore_errors=True)
        _make_room(place.parent)


def recall(system: str, hash_: str, folders: Sequence[str | Path] = ()) -> Catalog | None:
    """The catalog of a game as it was in a state; None where that is not known here.

    It is looked for once.
    """
    asked = (hash_, _place(hash_), *map(str, folders))
    if asked not in _recalled:
        _recalled[asked] = _found(system, hash_, folders)
    return _recalled[asked]


def _found(system: str, hash_: str, folders: Sequence[str | Path]) -> Catalog | None:
    for folder in _folders(system, hash_, folders):
        with suppress(InputError, OSError):
            sources, problems = read_sources(folder)
            if not problems and hash_of(sources) == hash_:
                return load_catalog(folder)
    return None


def _folders(system: str, hash_: str, folders: Sequence[str | Path]) -> Iterator[Path]:
    place = _place(hash_)
    if place.is_dir():
        yield place
    with suppress(InputError):
        yield from (one for one in find_catalog(system, folders).hides if isinstance(one, Path))


def _place(hash_: str) -> Path:
    import platformdirs  # not needed by who looks at no older roster

    name = "".join(letter for letter in hash_ if letter.isalnum())[:80]
    return platformdirs.user_data_path("musterpress") / "former" / (name or "none")


def _make_room(folder: Path) -> None:
    kept = [entry for entry in folder.iterdir() if entry.suffix != ".part"]
    kept.sort(key=lambda entry: entry.stat().st_mtime, reverse=True)
    for old in kept[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
