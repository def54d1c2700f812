"""Catalogs that were sound once, kept in the user's cache folder.

Composing YAML, validating and linting take most of a start. What is kept is the validated catalog,
pickled, under a key of the files' content and of the code that reads them. It is read by an
unpickler that knows our models and exact numbers and nothing else, so that a kept file can hold
data only; whatever is wrong with it, the catalog is read from its own files again.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from fractions import Fraction
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from builder.catalog.files import SourceFile
from schemas.base import Model
from schemas.catalog import CatalogData

KEPT = 40
"""How many catalogs are kept; those that were not used for longest make room."""


def key_of(sources: Iterable[SourceFile]) -> str:
    """A key of the files' names and content, and of the code that reads them."""
    digest = hashlib.sha256(_code().encode())
    for source in sources:
        digest.update(f"\0{Path(source.name).name}\0{source.text}".encode())
    return digest.hexdigest()


def fetch(key: str) -> CatalogData | None:
    """A kept catalog, or none."""
    file = _folder() / f"{key}.catalog"
    try:
        kept = file.read_bytes()
        digest, data = kept[:32], kept[32:]
        if hashlib.sha256(data).digest() != digest:
            return None
        found = _Unpickler(io.BytesIO(data)).load()
    except (OSError, ValueError, pickle.UnpicklingError, EOFError, AttributeError, IndexError):
        return None
    with suppress(OSError):
        os.utime(file)  # it was used
    return found if isinstance(found, CatalogData) else None


class _Unpickler(pickle.Unpickler):
    """Makes models of the schemas and fractions; refuses to call anything else."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) == ("fractions", "Fraction"):
            return Fraction
        if module.startswith("schemas."):
            found = getattr(import_module(module), name, None)
            if isinstance(found, type) and issubclass(found, Model):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no data of a catalog")


def store(key: str, catalog: CatalogData) -> None:
    """Keeps a sound catalog; does nothing where that is not possible."""
    with suppress(OSError):
        folder = _folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=folder, suffix=".part")
        try:
            data = pickle.dumps(catalog, protocol=5)
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(data).digest() + data)
            Path(name).replace(folder / f"{key}.catalog")
        finally:
            Path(name).unlink(missing_ok=True)  # a full disk leaves a part of a file
        _make_room(folder)


@cache
def _code() -> str:
    """Size and time of every file that has a say in what a catalog is; each release differs."""
    home = Path(__file__).parents[2]
    stamps = []
    for room in ("schemas", "schemas/yaml", "builder/catalog", "builder/catalog/lint"):
        for file in sorted((home / room).glob("*.py")):
            stat = file.stat()
            stamps.append(f"{file.name} {stat.st_size} {stat.st_mtime_ns}")
    return "\n".join(stamps)


def _folder() -> Path:
    import platformdirs  # not needed by who only looks at help

    return platformdirs.user_cache_path("musterpress") / "catalogs"


def _make_room(folder: Path) -> None:
    kept = sorted(folder.glob("*.catalog"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[KEPT:]:
        file.unlink(missing_ok=True)
