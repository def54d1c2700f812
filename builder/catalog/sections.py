"""The sections of a catalog file, and what stands in each: read off the catalog's model."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin

from pydantic import BaseModel

from schemas.catalog import CatalogData

SECTIONS = tuple(CatalogData.model_fields)


@cache
def shape_of(section: str) -> str:
    """`list` (put together over files), `map` (an id each, defined once), or `one`."""
    origin = get_origin(CatalogData.model_fields[section].annotation)
    return {list: "list", dict: "map"}.get(origin, "one") if origin else "one"


@cache
def entry_model(section: str) -> type[BaseModel] | None:
    """The model of a section's entries; none where an entry is a plain mapping."""
    arguments = get_args(CatalogData.model_fields[section].annotation)
    model = arguments[-1] if arguments else None
    return model if isinstance(model, type) and issubclass(model, BaseModel) else None


@cache
def fields_of(model: type[BaseModel]) -> dict[str, Any]:
    """The keys of a model as they are written, with the type of each."""
    return {field.alias or name: field.annotation for name, field in model.model_fields.items()}


@cache
def list_fields(model: type[BaseModel]) -> frozenset[str]:
    """The keys of a model that hold a list of words."""
    return frozenset(key for key, type_ in fields_of(model).items() if type_ == list[str])
