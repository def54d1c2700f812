"""Made-up games without bounds that exclude each other: those are refused when a game is read."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from builder.catalog.join import join
from builder.catalog.lint.contradictions import contradictions
from builder.catalog.lint.subject import Subject
from builder.catalog.validate import validate
from schemas.yaml.reader import Path, parse_yaml
from tests.laws.law import written


def possible(system: dict[str, Any]) -> dict[str, Any]:
    """The game, of each two bounds that exclude each other without the second."""
    while paths := _second_bounds(system):
        system = deepcopy(system)
        for path in sorted(paths, key=str, reverse=True):
            _take_out(system, path)
    return system


def _second_bounds(system: dict[str, Any]) -> set[Path]:
    joined = join([parse_yaml(written(system), "game.yaml")[0]])
    data = validate(joined).data
    assert data is not None
    return {fault.path for fault in contradictions(Subject.of(data, joined.data))}


def _take_out(system: Any, path: Path) -> None:
    *way, last = path
    for step in way:
        system = system[step]
    del system[last]
