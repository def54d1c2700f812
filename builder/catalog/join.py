"""The files of a catalog put together: sections over files, rows expanded, places kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Any

from builder.catalog.misspelt import meant_by, rename
from builder.catalog.profiles import expand_profiles
from builder.catalog.rows import expand_rows
from builder.catalog.sections import SECTIONS, entry_model, shape_of
from builder.catalog.short_rows import ShortRow
from schemas.problems import Problem
from schemas.yaml.places import Places
from schemas.yaml.reader import Document, Path
from schemas.yaml.suggest import did_you_mean


@dataclass(slots=True)
class Joined:
    """All sections of a catalog, with the place of each value and what is wrong so far."""

    data: dict[str, Any] = field(default_factory=dict)
    places: Places = field(default_factory=Places)
    problems: list[Problem] = field(default_factory=list)
    unknown: list[Problem] = field(default_factory=list)
    """Sections that there are not."""
    short_rows: list[ShortRow] = field(default_factory=list)
    is_whole: bool = True
    """Whether each section could be taken for one that there is."""

    def refuse(self, document: Document, path: Path, message: str, *, key: bool = False) -> None:
        """Notes a problem at a place of a document."""
        place = document.key_place(path) if key else document.place(path)
        self.problems.append(Problem(document.file, *place, message))


def join(documents: Iterable[Document]) -> Joined:
    """The documents of a folder as one catalog; what cannot be joined is left out and named."""
    joined = Joined()
    for document in documents:
        if document.data in (None, ""):
            continue
        if stray := _stray(document.data):
            joined.refuse(document, (), stray)
        elif not isinstance(document.data, dict):
            joined.refuse(document, (), "sections are needed here, such as `units:` or `limits:`")
        else:
            _sections(joined, document)
    joined.problems += expand_profiles(joined.data, joined.places)
    return joined


def _sections(joined: Joined, document: Document) -> None:
    for section in [section for section in document.data if section not in SECTIONS]:
        hint = did_you_mean(section, SECTIONS) or f"; there are: {', '.join(SECTIONS)}"
        place = document.key_place((section,))
        joined.unknown.append(Problem(document.file, *place, f"no section `{section}`{hint}"))
        meant = meant_by(section)
        if meant and meant not in document.data:
            rename(document, section, meant)
        else:
            joined.is_whole = False
    for section, content in document.data.items():
        if section in SECTIONS:
            _JOIN[shape_of(section)](joined, document, section, content)


def _stray(data: Any) -> str | None:
    """What a file of another sort is told; None where it may be a part of a catalog."""
    if isinstance(data, dict) and "format" in data:
        what = str(data["format"]).removeprefix("musterpress/")
        place = "in `samples/`" if what == "roster" else "elsewhere"
        return f"this is a file of format `{what}`, no part of a catalog; keep it {place}"
    if isinstance(data, dict) and "fighters" in data and isinstance(data.get("system"), str):
        return "this is a roster, no part of a catalog; keep it in `samples/`"
    if isinstance(data, list) and any(isinstance(one, dict) and "case" in one for one in data):
        return "these are cases; keep them in `cases/`"
    return None


def _one(joined: Joined, document: Document, section: str, content: Any) -> None:
    if _twice(joined, document, (section,)):
        return
    joined.data[section] = content
    joined.places.put((section,), document, (section,))


def _list(joined: Joined, document: Document, section: str, content: Any) -> None:
    if content == "":
        return
    if not isinstance(content, list):
        joined.refuse(document, (section,), f"`{section}` is a list: begin each entry with `- `")
        return
    entries = joined.data.setdefault(section, [])
    for index, entry in enumerate(content):
        joined.places.put((section, len(entries)), document, (section, index))
        entries.append(entry)


def _map(joined: Joined, document: Document, section: str, content: Any) -> None:
    if content == "":
        return
    if not isinstance(content, dict):
        joined.refuse(document, (section,), f"`{section}` is a mapping: write `id:` for each entry")
        return
    entries = joined.data.setdefault(section, {})
    new = {id_: entry for id_, entry in content.items() if id_ == "columns" or id_ not in entries}
    for id_ in content:
        if id_ not in new:
            _twice(joined, document, (section, id_))
    model = entry_model(section)
    rows, problems, short = expand_rows(new, (section,), model, document, joined.places)
    joined.problems += problems
    joined.short_rows += short
    for id_, entry in rows.items():
        joined.places.put((section, id_), document, (section, id_))
        entries[id_] = entry


_JOIN = {"one": _one, "list": _list, "map": _map}


def _twice(joined: Joined, document: Document, path: Path) -> bool:
    """Whether a path is taken already; then the problem names both places."""
    if path not in joined.places.origins:
        return False
    file, line, _ = joined.places.key_place(path)
    first = f"line {line}" if file == document.file else f"{PurePath(file).name}:{line}"
    message = f"`{path[-1]}` is defined twice (first at {first}); keep one of them"
    joined.refuse(document, path, message, key=True)
    return True
