"""The pages on the language of catalogs name every key, and no key that there is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import pytest
from pydantic import BaseModel

from builder.catalog.lint.messages import NAMES
from builder.catalog.selectors import FACETS
from schemas.amounts import Percent
from schemas.case import Case
from schemas.catalog import CatalogData
from schemas.roster import Kept, Roster
from schemas.rules import OPTIONS
from tests.docs.pages import Row, key_tables, pages

SHARED = ("Statement", "Limit", "Bounded", "Entry", "Measured", "Choices")
"""Models whose keys are described once, for all that have them."""
TABLES = key_tables()


def models() -> list[type[BaseModel]]:
    """All models of what an author or a player writes, each once."""
    found: dict[type[BaseModel], None] = {}
    waiting: list[type[BaseModel]] = [CatalogData, Roster, Case, *OPTIONS.values()]
    while waiting:
        model = waiting.pop(0)
        if model not in found:
            found[model] = None
            for field in model.model_fields.values():
                waiting += _models_in(field.annotation)
                for extra in field.metadata:
                    waiting += _models_in(extra)
    return sorted(found, key=lambda model: model.__name__)


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for argument in get_args(annotation):
        yield from _models_in(argument)


def words_in(annotation: Any) -> set[str]:
    """The fixed words that a key takes; `none` where an amount may stand is told of all amounts."""
    if Percent in _models_in(annotation):
        return words_of(annotation) - {"none"}
    return words_of(annotation)


def words_of(annotation: Any) -> set[str]:
    """The words of all literals in an annotation."""
    if get_origin(annotation) is Literal:
        return set(get_args(annotation))
    return {word for argument in get_args(annotation) for word in words_of(argument)}


def described(model: type[BaseModel]) -> list[Row]:
    """The rows that are about a model: its own, and those of what it has in common with others."""
    names = [model.__name__, *(base.__name__ for base in model.__mro__ if base.__name__ in SHARED)]
    return [row for name in dict.fromkeys(names) for row in TABLES.get(name, [])]


@pytest.mark.parametrize("model", models(), ids=lambda model: model.__name__)
def test_every_key_is_described(model: type[BaseModel]) -> None:
    keys = {field.alias or name for name, field in model.model_fields.items()}
    told = {key for row in described(model) for key in row.code(0)}
    assert keys - told == set(), f"keys of {model.__name__} that no table of the pages names"


@pytest.mark.parametrize("model", models(), ids=lambda model: model.__name__)
def test_every_word_that_a_key_takes_is_described(model: type[BaseModel]) -> None:
    for name, field in model.model_fields.items():
        key = field.alias or name
        rows = [row for row in described(model) if key in row.code(0)]
        told = {
            word for row in rows for cell in range(1, len(row.cells)) for word in row.code(cell)
        }
        assert words_in(field.annotation) - told == set(), f"words of `{key}`"


@pytest.mark.parametrize("name", TABLES)
def test_no_key_is_described_that_there_is_not(name: str) -> None:
    every: list[type[BaseModel]] = [*models(), Kept]
    having = [model for model in every if name in (base.__name__ for base in model.__mro__)]
    keys = {field.alias or key for model in having for key, field in model.model_fields.items()}
    told = {key for row in TABLES[name] for key in row.code(0)}
    assert told - keys == set()


def test_facets_and_names_in_messages_are_described() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages())
    assert [facet for facet in FACETS if f"`{facet}:" not in text] == []
    assert [name for name in NAMES if f"`{{{name}}}`" not in text] == []
