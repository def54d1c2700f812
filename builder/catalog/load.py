"""From a folder's files to a catalog, or to everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from builder.catalog.catalog import Catalog
from builder.catalog.files import SourceFile, hash_of, read_sources
from builder.catalog.find import find_catalog
from builder.catalog.stored import fetch, key_of, store
from schemas.problems import InputError, Problem
from schemas.yaml.places import Places


def load_catalog(name: str | Path, folders: Sequence[str | Path] = ()) -> Catalog:
    """The catalog of a game system's id or in a folder; own ones are also looked for in `folders`.

    Raises InputError with every problem of every file at once.
    """
    found = find_catalog(name, folders)
    sources, problems = read_sources(found.folder)
    key = key_of(sources)
    data = None if problems else fetch(key)
    if data is None:
        from builder.catalog.examine import examine, not_shown  # what is kept needs none of it

        examined = examine(found.folder, sources, problems)
        errors = [problem for problem in examined.problems if not problem.warning]
        if errors or examined.data is None:
            if examined.withheld:
                errors.append(Problem(str(found.folder), 0, 0, not_shown(examined.withheld)))
            raise InputError(errors, in_order=True)
        data = examined.data
        store(key, data)
    places = partial(_places, sources)
    return Catalog(data, hash_of(sources), found.folder, places, found.warnings)


def _places(sources: list[SourceFile]) -> Places:
    from builder.catalog.examine import documents_of
    from builder.catalog.join import join

    return join(documents_of(sources)[0]).places
