from __future__ import annotations

import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import BaseModel

from schemas.published import PUBLISHED, json_schema, model_of
from schemas.yaml.reader import read_yaml

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "schemas" / "json"
COMMAND = "python scripts/write_schemas.py"


def test_the_committed_schemas_are_fresh() -> None:
    texts = runpy.run_path(str(ROOT / "scripts" / "write_schemas.py"))["texts"]()
    committed = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
    stale = sorted(
        name for name in texts.keys() | committed.keys() if texts.get(name) != committed.get(name)
    )
    assert stale == [], f"schemas/json/ is stale; run: {COMMAND}"


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_schema_is_a_schema(name: str) -> None:
    schema = json_schema(name)
    Draft202012Validator.check_schema(schema)
    assert schema["title"] == f"musterpress/{name}"


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_field_says_what_it_is(name: str) -> None:
    nameless = [
        f"{model.__name__}.{field}"
        for model in models_in(model_of(name), set())
        for field, info in model.model_fields.items()
        if not info.description
    ]
    assert nameless == []


@pytest.mark.parametrize(
    "name", [name for name in PUBLISHED if name not in ("roster", "catalog", "event")]
)
def test_an_answer_begins_with_its_format_and_version(name: str) -> None:
    properties = json_schema(name)["properties"]
    assert list(properties)[:2] == ["format", "version"]
    assert properties["format"]["const"] == f"musterpress/{name}"
    assert properties["version"]["const"] == 1
    assert json_schema(name)["required"][:2] == ["format", "version"]


@pytest.mark.parametrize(
    ("name", "file"),
    [
        (name, file)
        for pattern, name in (("*/*.yaml", "catalog"), ("*/samples/*.yaml", "roster"))
        for file in sorted((ROOT / "catalogs").glob(pattern))
    ],
    ids=lambda value: value.stem if isinstance(value, Path) else value,
)
def test_a_file_that_comes_with_the_toolkit_fits_its_schema(name: str, file: Path) -> None:
    data = as_an_editor_reads(read_yaml(file.read_text(encoding="utf-8"), str(file)).data)
    errors = validator(name).iter_errors(data)
    assert [f"{list(error.absolute_path)}: {error.message[:200]}" for error in errors] == []


ROSTER: dict[str, Any] = {"format": "musterpress/roster", "version": 1, "system": "tin-men"}


@pytest.mark.parametrize(
    "part",
    [
        {"x-mine": {"any": ["thing"]}},
        {"fighters": [{"unit": "knight", "with": ["a", {"item": "b@left", "price": 2.5}]}]},
        {"fighters": [{"unit": "knight", "fielded": "no", "profile": {"move": 7}, "x-a": 1}]},
        {"homebrew": {"weapons": {"columns": ["name", "cost"], "a": ["A", 2], "b": {"cost": 1}}}},
        {"name": 1812},
    ],
)
def test_the_schema_of_a_roster_takes_what_the_reader_takes(part: dict[str, Any]) -> None:
    assert validator("roster").is_valid(ROSTER | part)


@pytest.mark.parametrize(
    "part",
    [
        {"fighter": []},
        {"version": 2},
        {"fighters": [{"name": "no unit"}]},
        {"fighters": [{"unit": "knight", "count": 0}]},
        {"fighters": [{"unit": "knight", "price": "cheap"}]},
        {"fighters": [{"unit": "knight", "with": [{"item": "a", "cost": 1}]}]},
        {"homebrew": {"limits": []}},
    ],
)
def test_the_schema_of_a_roster_refuses_what_the_reader_refuses(part: dict[str, Any]) -> None:
    assert not validator("roster").is_valid(ROSTER | part)


@cache
def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(json_schema(name))


def models_in(model: type[BaseModel], seen: set[type[BaseModel]]) -> Iterator[type[BaseModel]]:
    """The model and all that its fields are made of."""
    if model in seen:
        return
    seen.add(model)
    yield model
    for info in model.model_fields.values():
        for part in parts_of(info.annotation):
            yield from models_in(part, seen)


def parts_of(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for argument in getattr(annotation, "__args__", ()):
        yield from parts_of(argument)


def as_an_editor_reads(data: Any) -> Any:
    """Our reader leaves scalars as text; an editor takes whole numbers for numbers."""
    if isinstance(data, dict):
        return {key: as_an_editor_reads(value) for key, value in data.items()}
    if isinstance(data, list):
        return [as_an_editor_reads(item) for item in data]
    return int(data) if isinstance(data, str) and data.isdecimal() else data
