"""Joined data to the catalog's model: every fault named, and what is sound kept for the linter.

Pydantic gives either a model or errors. So that a misspelt key does not hide an unknown id in
another file, the faulty values are taken out and the rest is validated again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from builder.catalog.constructs import wrong_constructs
from builder.catalog.join import Joined
from builder.catalog.raw import is_there, value_at
from schemas.catalog import CatalogData
from schemas.yaml.errors import problems_of
from schemas.yaml.reader import Path
from schemas.yaml.shapes import spot_of

ROUNDS = 12
_STATEMENTS = ("limits", "changes", "effects")
_STAND_INS: dict[str, Any] = {
    "limits": {"count": "fighters", "max": "none"},
    "changes": {"exempt": "fighters", "from": []},
    "effects": {"modify": "name"},
    "kind": "ruling",
    "rows": {},
    "names": [],
    "version": "0",
}
"""What is put in place of a faulty statement, or of a key that is missing (else `?`)."""


@dataclass(slots=True)
class Validated:
    """A catalog's model, if there is any; the paths under which something was taken out."""

    data: CatalogData | None = None
    cut: set[Path] = field(default_factory=set)
    dented: set[Path] = field(default_factory=set)
    """Statements out of which something was taken: what they lack may have been there."""

    def is_cut(self, path: Path) -> bool:
        """Whether what is at a path was taken out or spoilt, so that it is not to be judged."""
        around = (path[:length] for length in range(len(path) + 1))
        return path in self.dented or any(part in self.cut for part in around)

    def is_hollow(self, path: Path) -> bool:
        """Whether something was taken out of what is there: what it lacks may be that."""
        return any(cut[:-1] == path for cut in self.cut)


def validate(joined: Joined) -> Validated:
    """Validates joined data; adds what is wrong to its problems. Changes the data it is given."""
    result = Validated()
    for path, problem in wrong_constructs(joined.data, joined.places).items():
        joined.problems.append(problem)
        result.cut.add(path)
        _replace(joined.data, path)
    for attempt in range(ROUNDS):
        try:
            result.data = CatalogData.model_validate(joined.data)
            break
        except ValidationError as error:
            if attempt == 0:
                joined.problems += problems_of(error, joined.places, CatalogData, joined.data)
            faults = _faults(joined.data, error)
            for path, missing in faults:
                _cut(joined.data, path, missing, result)
            around = (_statement_around(path) for path, _ in faults)
            result.dented.update(statement for statement in around if statement)
    return result


def _faults(data: dict[str, Any], error: ValidationError) -> list[tuple[Path, str | None]]:
    """The path of each fault, and the key that is missing there, if that is the fault."""
    faults = []
    for details in error.errors(include_url=False, include_context=False):
        *way, last = details["loc"]
        missing = str(last) if details["type"] == "missing" else None
        spot = spot_of(way if missing else details["loc"], CatalogData, data)
        faults.append((spot.path, missing))
    return faults


def _cut(data: dict[str, Any], path: Path, missing: str | None, result: Validated) -> None:
    """Takes out the faulty value, or the list that it is part of, or at last its statement."""
    statement = _statement_around(path)
    if statement and (missing or path == statement or statement in result.dented):
        path = statement
    elif missing is None:
        while path and isinstance(path[-1], int):
            path = path[:-1]  # a list is taken out whole, so that its other places stay true
    if not path or not is_there(data, path):
        return
    result.cut.add(path)
    if path == statement:
        _replace(data, path)
    elif missing is not None:
        value_at(data, path)[missing] = _STAND_INS.get(missing, "?")
    elif len(path) == 2:
        value_at(data, path[:-1])[path[-1]] = {}  # an entry keeps its id, so that it is known
    else:
        del value_at(data, path[:-1])[path[-1]]


def _statement_around(path: Path) -> Path | None:
    for at in range(len(path) - 1):
        if path[at] in _STATEMENTS and isinstance(path[at + 1], int):
            return path[: at + 2]
    return None


def _replace(data: dict[str, Any], path: Path) -> None:
    statement = value_at(data, path)
    kept = {"id": statement["id"]} if _has_id(statement) else {}
    value_at(data, path[:-1])[path[-1]] = {**kept, **_STAND_INS[str(path[-2])]}


def _has_id(statement: Any) -> bool:
    return isinstance(statement, dict) and isinstance(statement.get("id"), str)
