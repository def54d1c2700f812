"""Each rule of the linter is provoked by a catalog among the tests of faults and doubts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from builder.catalog.join import join
from builder.catalog.lint import RULES, Rule
from builder.catalog.lint.subject import Subject
from builder.catalog.validate import validate
from schemas.yaml.reader import parse_yaml
from tests.catalog import (
    test_catalog_doubts,
    test_catalog_faults,
    test_contradictions,
    test_within_reach,
)
from tests.catalog.conftest import GAME

MODULES = (test_catalog_faults, test_catalog_doubts, test_contradictions, test_within_reach)


def texts() -> Iterator[str]:
    """The spoilt catalogs of those tests."""
    for module in MODULES:
        for name, value in vars(module).items():
            if name.startswith("test_"):
                yield from _parametrised(value)
    yield "limits: [{id: ONE, source: p, count: role:boss, exactly: 1}]"


def _parametrised(test: Any) -> Iterator[str]:
    for mark in getattr(test, "pytestmark", ()):
        for case in mark.args[1] if mark.name == "parametrize" else ():
            yield case if isinstance(case, str) else str(case[0])


@cache
def provoked() -> frozenset[str]:
    """The rules that find something in any of them."""
    found: set[str] = set()
    game = GAME.read_text()
    for text in dict.fromkeys(texts()):
        whole = [text] if text.startswith("system:") else [game, text]
        documents = [parse_yaml(part, "game.yaml")[0] for part in whole]
        joined = join(documents)
        validated = validate(joined)
        if validated.data is not None:
            subject = Subject.of(validated.data, joined.data)
            found |= {_name(rule) for rule in RULES if next(rule(subject), None) is not None}
    return frozenset(found)


def _name(rule: Rule) -> str:
    return f"{rule.__module__.rpartition('.')[2]}.{rule.__name__}"


@pytest.mark.parametrize("rule", RULES, ids=_name)
def test_some_catalog_provokes_it(rule: Rule) -> None:
    assert _name(rule) in provoked()
