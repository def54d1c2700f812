"""The case files of a catalog, read with places, so that a failing case has a line."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from pydantic import ValidationError

from builder.catalog.files import Folder, read_source
from builder.catalog.rows import expand_rows
from builder.catalog.samples import cases_of
from builder.catalog.sections import entry_model
from builder.roster.faults import faults_in
from schemas.case import Case
from schemas.catalog import Homebrew
from schemas.problems import InputError, Problem
from schemas.yaml.errors import problems_of
from schemas.yaml.places import Places
from schemas.yaml.reader import Document, parse_yaml


class PlacedCase(NamedTuple):
    """A case and where it and all in it stand; the line counts from 1."""

    case: Case
    file: str
    line: int
    places: Places
    raw: dict[str, Any]
    """What the case was made of: keys and texts as they are written."""


def read_cases(folder: Folder) -> tuple[list[PlacedCase], list[Problem]]:
    """The cases of a catalog folder by file, and all that is wrong with what is no case."""
    cases: list[PlacedCase] = []
    problems: list[Problem] = []
    for entry in cases_of(folder):
        found, faults = _cases_in(entry)
        cases += found
        problems += faults
    return cases, sorted({*problems, *_said_twice(cases)})


def _cases_in(entry: Traversable) -> tuple[list[PlacedCase], list[Problem]]:
    try:
        source = read_source(entry)
        document, problems = parse_yaml(source.text, source.name)
    except InputError as error:
        return [], error.problems
    raw = document.data
    if raw is None or raw == "":
        return [], problems
    if not isinstance(raw, list):
        message = "a case file is a list; begin each case with `- case: ID`"
        return [], [*problems, Problem(document.file, *document.place(()), message)]
    cases = []
    for at, one in enumerate(raw):
        case, faults = _case(one, at, document)
        problems += faults
        cases += [case] if case is not None else []
    return cases, problems


def _case(raw: Any, at: int, document: Document) -> tuple[PlacedCase | None, list[Problem]]:
    """The case at a place of the list, or what is wrong with it."""
    places = Places()
    places.put((), document, (at,))
    raw, problems = _with_whole_homebrew(raw, at, document, places)
    try:
        # `forbid` reaches into the fighters, whose own keys a roster would keep.
        case = Case.model_validate(raw, extra="forbid")
    except ValidationError as error:
        return None, problems + problems_of(error, places, Case, raw)
    faults = faults_in(raw, places)
    if faults:
        return None, problems + faults
    return PlacedCase(case, document.file, document.place((at,))[0], places, raw), problems


def _with_whole_homebrew(
    raw: Any, at: int, document: Document, places: Places
) -> tuple[Any, list[Problem]]:
    """The case with the rows of its own content as mappings, whose places are noted."""
    homebrew = raw.get("homebrew") if isinstance(raw, dict) else None
    if not isinstance(homebrew, dict):
        return raw, []
    problems: list[Problem] = []
    whole = dict(homebrew)
    for section, content in homebrew.items():
        if section in Homebrew.model_fields and isinstance(content, dict):
            path = (at, "homebrew", section)
            model, moved = entry_model(section), Places.of(document)
            whole[section], faults, _ = expand_rows(content, path, model, document, moved)
            places.origins.update((one[1:], moved.origins[one]) for one in moved.origins if one)
            problems += faults
    return {**raw, "homebrew": whole}, problems


def _said_twice(cases: list[PlacedCase]) -> list[Problem]:
    first: dict[str, PlacedCase] = {}
    problems = []
    for one in cases:
        before = first.setdefault(one.case.case, one)
        if before is not one:
            message = (
                f"a second case `{one.case.case}` (first in {before.file}:{before.line}); "
                "give it another id"
            )
            problems.append(Problem(one.file, one.line, 1, message))
    return problems
