"""Catalogs that were sound once, kept in the user's cache folder.

Composing YAML and linting take most of a start. What is kept is the joined data as JSON, under a
key of the files' content and of the code that reads them; whatever is wrong with a kept file, the
catalog is read from its own files again.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from builder.catalog.files import SourceFile
from schemas.catalog import CatalogData

KEPT = 40
"""How many catalogs are kept; the oldest make room."""


def key_of(sources: Iterable[SourceFile]) -> str:
    """A key of the files' names and content, and of the code that reads them."""
    digest = hashlib.sha256(_code().encode())
    for source in sources:
        digest.update(f"\0{Path(source.name).name}\0{source.text}".encode())
    return digest.hexdigest()


def fetch(key: str) -> CatalogData | None:
    """A kept catalog, or none."""
    try:
        return CatalogData.model_validate(json.loads((_folder() / f"{key}.json").read_bytes()))
    except (OSError, ValueError, RecursionError):
        return None


def store(key: str, data: dict[str, Any]) -> None:
    """Keeps a sound catalog's joined data; does nothing where that is not possible."""
    with suppress(OSError):
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            Path(name).replace(folder / f"{key}.json")
        finally:
            Path(name).unlink(missing_ok=True)  # a full disk leaves a part of a file
        _make_room(folder)


@cache
def _code() -> str:
    """Size and time of every file that has a say in what a catalog is; each release differs."""
    home = Path(__file__).parents[2]
    stamps = []
    for room in ("schemas", "builder/yaml", "builder/catalog", "builder/catalog/lint"):
        for file in sorted((home / room).glob("*.py")):
            stat = file.stat()
            stamps.append(f"{file.name} {stat.st_size} {stat.st_mtime_ns}")
    return "\n".join(stamps)


def _folder() -> Path:
    import platformdirs  # not needed by who only looks at help

    return platformdirs.user_cache_path("musterpress") / "catalogs"


def _make_room(folder: Path) -> None:
    kept = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[KEPT:]:
        file.unlink(missing_ok=True)
