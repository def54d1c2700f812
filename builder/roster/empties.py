"""Keys with nothing behind the colon, as they are left when their last entry is taken out."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias, get_args, get_origin

from pydantic import BaseModel

from builder.catalog.sections import fields_of

Kind: TypeAlias = Literal["one", "list", "map"]


def without_empty(data: Any, model: type[BaseModel]) -> Any:
    """The data of a model without the empty keys that hold a list, a mapping or a model."""
    if not isinstance(data, dict):
        return data
    inside = _collections(model)
    return {
        key: _each_without_empty(value, *inside[key]) if key in inside else value
        for key, value in data.items()
        if not (value == "" and key in inside)
    }


def _each_without_empty(value: Any, kind: Kind, model: type[BaseModel] | None) -> Any:
    if model is None or kind == "one":
        return without_empty(value, model) if model else value
    if isinstance(value, list):
        return [without_empty(entry, model) for entry in value]
    if kind == "map" and isinstance(value, dict):
        return {key: without_empty(entry, model) for key, entry in value.items()}
    return value


@cache
def _collections(model: type[BaseModel]) -> dict[str, tuple[Kind, type[BaseModel] | None]]:
    """The keys that hold more than one value, each with the model of what is in it, if any."""
    found: dict[str, tuple[Kind, type[BaseModel] | None]] = {}
    for key, annotation in fields_of(model).items():
        origin = get_origin(annotation)
        members = [annotation] if origin in (list, dict) else [annotation, *get_args(annotation)]
        for member in members:
            if _is_model(member):
                found[key] = ("one", member)
            elif get_origin(member) in (list, dict):
                entry = get_args(member)[-1]
                kind: Kind = "list" if get_origin(member) is list else "map"
                found[key] = (kind, entry if _is_model(entry) else None)
    return found


def _is_model(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, BaseModel)
