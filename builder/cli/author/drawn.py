"""What a catalog says of its looks: icons and a card size that come with the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from builder.catalog.files import Folder
from builder.check.examples import read_samples
from builder.cli.icons import no_icon
from output.card.layouts import known_layouts, load_layout
from schemas.catalog import CatalogData
from schemas.problems import InputError, Problem
from schemas.yaml.places import Places
from schemas.yaml.reader import Path
from schemas.yaml.suggest import did_you_mean


def check_looks(folder: Folder, places: Places, data: CatalogData) -> list[Problem]:
    """Warnings for icons of a catalog and its samples, and for a card size, that there are not.

    They are no errors: who prints may bring other layouts, and a card prints without its icon.
    """
    written = list(_texts(data.model_dump(by_alias=True, exclude_unset=True), ()))
    named = [(path, no_icon(text), places) for path, text in written if path[-1] in _NAMES]
    for sample in read_samples(folder, data.system.id)[0]:
        named.append((("emblem",), no_icon(sample.roster.emblem or ""), sample.places))
    named.append((("card", "size"), _no_size(data), places))
    found = [of.problem(path, message) for path, message, of in named if message]
    found += [
        Problem(*places.within(path, mark), message)
        for path, text in written
        for mark, message in _marks_in_vain(text)
        if path[-1] not in _UNMARKED
    ]
    return [replace(problem, warning=True) for problem in found]


_NAMES = ("emblem", "icon")
"""Keys whose value is the name of an icon."""
_UNMARKED = ("message", "as", "id")
"""Keys in whose texts braces mean something else."""
_ICON = re.compile(r"\{(?:i:)?([a-z0-9][a-z0-9-]*)\}")
_SIGNS = ("box",)
"""What stands in braces on a sheet, and is drawn without an icon."""


def _texts(value: Any, path: Path) -> Iterator[tuple[Path, str]]:
    """Every text of plain data, with its path."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict | list):
        inside = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in inside:
            yield from _texts(inner, (*path, key))


def _marks_in_vain(text: str) -> Iterator[tuple[str, str]]:
    """The icons that a text names and that there are not, each once: the mark, and what to say."""
    marks = {found[0]: found[1] for found in _ICON.finditer(text) if found[1] not in _SIGNS}
    for mark, name in marks.items():
        if message := no_icon(name):
            yield mark, message


def _no_size(data: CatalogData) -> str:
    size = data.card.size if data.card else None
    if size is None:
        return ""
    try:
        load_layout(size)
    except InputError:
        sizes = known_layouts()
        hint = did_you_mean(size, sizes) or f"; there are: {', '.join(sizes)}"
        return f"no card size `{size}` comes with Musterpress{hint}"
    return ""
