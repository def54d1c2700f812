"""Rows that end early: one with a wrong cell most likely lacks a cell before it."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.problems import Problem
from schemas.record import record
from schemas.yaml.reader import Document, Path


@record
class ShortRow:
    """A row with fewer cells than there are columns, by its path in a document."""

    document: Document
    path: Path
    cells: int
    columns: tuple[str, ...]

    def problem(self) -> Problem:
        """How many cells there are, and for which columns."""
        cells = f"{self.cells} cell{'s' * (self.cells != 1)}"
        message = (
            f"{cells} for {len(self.columns)} columns ({', '.join(self.columns)}); "
            "write `-` for what is not given; what the cells say is not judged"
        )
        return Problem(self.document.file, *self.document.place(self.path), message)

    def places(self) -> set[tuple[str, int, int]]:
        """Where the row and all that is in it stand."""
        return {
            (self.document.file, *place)
            for path, place in self.document.places.items()
            if path[: len(self.path)] == self.path
        }


def with_short_rows(problems: Iterable[Problem], rows: Iterable[ShortRow]) -> set[Problem]:
    """The problems, with one in place of all those of a short row that has an error."""
    kept = set(problems)
    erring = {_place(problem) for problem in kept if not problem.warning}
    for row in rows if erring else ():
        places = row.places()
        if not places.isdisjoint(erring):
            kept = {problem for problem in kept if _place(problem) not in places}
            kept.add(row.problem())
    return kept


def _place(problem: Problem) -> tuple[str, int, int]:
    return problem.file, problem.line, problem.column
