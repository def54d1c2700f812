"""Rows under `columns`, turned into the mappings that they are short for."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from builder.catalog.sections import fields_of, list_fields
from builder.catalog.short_rows import ShortRow
from schemas.problems import Problem
from schemas.yaml.places import Places
from schemas.yaml.reader import Document, Path

NOT_GIVEN = "-"


def expand_rows(
    section: dict[str, Any],
    path: Path,
    model: type[BaseModel] | None,
    document: Document,
    places: Places,
) -> tuple[dict[str, Any], list[Problem], list[ShortRow]]:
    """The entries of a section by id, its rows as mappings, and the rows that end early; notes where each
    cell stands.

    `path` is the section's own, in the document as in the result. A column that is no field of
    the model is a characteristic and goes to `profile`; without a model each is a key. What is no
    row is passed on as it is.
    """
    columns, problems = _columns(section.get("columns"), path, document)
    entries: dict[str, Any] = {}
    short: list[ShortRow] = []
    for id_, entry in section.items():
        if id_ == "columns":
            continue
        here = (*path, id_)
        if isinstance(entry, list) and columns is None:
            message = "a row needs `columns`; write them above it, or write a mapping"
            problems.append(Problem(document.file, *document.place(here), message))
            entry = {}
        elif isinstance(entry, list) and columns is not None:
            for index in range(len(columns), len(entry)):
                message = f"a cell too many: the row has {len(entry)}, `columns` {len(columns)}"
                problems.append(Problem(document.file, *document.place((*here, index)), message))
                break
            if len(entry) < len(columns):
                short.append(ShortRow(document, here, len(entry), tuple(columns)))
            entry = _row(entry, columns, here, model, document, places)
        entries[id_] = entry
    return entries, problems, short


def _columns(
    columns: Any, path: Path, document: Document
) -> tuple[list[str] | None, list[Problem]]:
    if columns is None:
        return None, []
    here = (*path, "columns")
    if not isinstance(columns, list) or not all(isinstance(name, str) for name in columns):
        message = "`columns` is a list of the cells' names"
        return [], [Problem(document.file, *document.place(here), message)]
    problems = [
        Problem(document.file, *document.place((*here, index)), f"column `{name}` is said twice")
        for index, name in enumerate(columns)
        if name in columns[:index]
    ]
    return columns, problems


def _row(
    cells: list[Any],
    columns: list[str],
    here: Path,
    model: type[BaseModel] | None,
    document: Document,
    places: Places,
) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    for index, (name, cell) in enumerate(zip(columns, cells, strict=False)):
        if cell == NOT_GIVEN:
            continue
        if model and name in list_fields(model) and isinstance(cell, str):
            cell = [cell]
        if model and name not in fields_of(model):
            entry.setdefault("profile", {})[name] = cell
            to: Path = (*here, "profile", name)
        else:
            entry[name] = cell
            to = (*here, name)
        places.put(to, document, (*here, index), (*here[:-1], "columns", index))
    return entry
