"""A catalog folder read from its own files, with everything that is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass

from builder.catalog.codes import with_codes
from builder.catalog.files import Folder, SourceFile, read_sources
from builder.catalog.join import Joined, join
from builder.catalog.lint import lint
from builder.catalog.short_rows import with_short_rows
from builder.catalog.unsaid import with_unsaid
from builder.catalog.validate import validate
from schemas.catalog import CatalogData
from schemas.problems import InputError, Problem
from schemas.yaml.reader import Document, parse_yaml


def check_folder(folder: Folder) -> list[Problem]:
    """Every problem of a catalog folder, warnings too, by file and line."""
    return examine(folder, *read_sources(folder)).problems


@dataclass(slots=True)
class Examined:
    """What became of a folder's files: the model if they are sound, and all problems."""

    joined: Joined
    data: CatalogData | None
    problems: list[Problem]
    is_whole: bool = True
    """Whether each file and section was read; else something may be defined where nobody looked."""
    withheld: int = 0
    """What was found and may only follow from what was not read."""


def examine(folder: Folder, sources: list[SourceFile], problems: list[Problem]) -> Examined:
    """Reads, joins, validates and lints; nothing found on the way keeps the rest from being seen.

    Only where a file or section cannot be read, or there is no game system, is what the linter
    finds withheld: names may be defined there. Unknown sections are told first.
    """
    documents, faults, unreadable = documents_of(sources)
    unreadable = unreadable or bool(problems)
    joined = join(documents)
    is_whole = not unreadable and joined.is_whole and "system" in joined.data
    if "system" not in joined.data:
        if not unreadable:
            what = "no `system` section" if sources else "no *.yaml file"
            message = f"{what} in this folder; a catalog begins with `system: {{id: …, …}}`"
            joined.unknown.append(Problem(str(folder), 0, 0, message))
        joined.data["system"] = {"id": "?", "name": "?", "version": "0"}
    validated = validate(joined)
    linted = lint(joined, validated) if validated.data is not None else []
    told = {_place(problem) for problem in faults}  # what YAML refuses, the models miss
    signs = {(document.file, line) for document in documents for line in document.signs}
    later, after = (
        {
            problem
            for problem in found
            if _place(problem) not in told and (problem.file, problem.line) not in signs
        }
        for found in (joined.problems, linted)
    )
    data = None if validated.data is None else with_codes(validated.data)
    data = data and with_unsaid(data, data.cost_types)
    shown = {*problems, *faults, *later, *(after if is_whole else ())}
    ordered = [*sorted(joined.unknown), *sorted(with_short_rows(shown, joined.short_rows))]
    return Examined(joined, data, ordered, is_whole, 0 if is_whole else len(after))


def not_shown(withheld: int) -> str:
    """`37 more that may follow from this are not shown`."""
    return f"{withheld} more that may follow from this {'are' if withheld > 1 else 'is'} not shown"


def _place(problem: Problem) -> tuple[str, int, int]:
    return problem.file, problem.line, problem.column


def documents_of(sources: list[SourceFile]) -> tuple[list[Document], list[Problem], bool]:
    """The documents, what is wrong with their YAML, and whether one could not be read at all."""
    documents: list[Document] = []
    problems: list[Problem] = []
    unreadable = False
    for source in sources:
        try:
            document, faults = parse_yaml(source.text, source.name)
        except InputError as error:
            problems += error.problems
            unreadable = True
        else:
            documents.append(document)
            problems += faults
    return documents, problems, unreadable
