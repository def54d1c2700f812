"""Pydantic's error locations, walked beside the data and the models that they speak of."""

from __future__ import annotations

import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from pydantic import BaseModel, Tag

from schemas.base import TAG
from schemas.record import record
from schemas.yaml.reader import Path

Shape: TypeAlias = Any
"""A type annotation: a model, a list or mapping of something, a union."""
KEY = "[key]"
"""Pydantic's last step where a mapping's key is wrong, not its value."""


@record
class Spot:
    """What an error location means: a path in the data, the value there, and what may stand there.

    `in_union` tells that the location went through one of several types that all failed.
    """

    path: Path
    value: Any
    shapes: tuple[Shape, ...]
    at_key: bool = False
    in_union: bool = False


def spot_of(loc: Sequence[str | int], model: type[BaseModel], data: Any) -> Spot:
    """Follows an error location down the data. Names of union members in it are no steps."""
    path: Path = ()
    shapes: tuple[Shape, ...] = (model,)
    in_union = False
    for part in loc:
        if isinstance(part, str) and part.startswith(TAG):
            shapes = tuple(_tagged(shapes, part))
        elif part == KEY:
            return Spot(path, path[-1], shapes, at_key=True, in_union=in_union)
        elif _leads_on(data, part):
            path, data = (*path, part), data[part]
            shapes = tuple(_inside(shapes, part))
        else:
            in_union = True
    return Spot(path, data, shapes, in_union=in_union)


def keys_of(shapes: Iterable[Shape]) -> list[str]:
    """The keys that the models among some shapes know, as they are written in files."""
    keys: dict[str, None] = {}
    for shape, _ in _members(shapes):
        if isinstance(shape, type) and issubclass(shape, BaseModel):
            for name, field in shape.model_fields.items():
                keys[field.alias or name] = None
    return list(keys)


def literals_of(shapes: Iterable[Shape]) -> list[str]:
    """The words that may stand there, where only certain ones may."""
    return [
        str(word)
        for shape, _ in _members(shapes)
        if _origin(shape) is Literal
        for word in get_args(shape)
    ]


def _origin(shape: Shape) -> Any:
    return get_origin(shape)


def _leads_on(data: Any, part: str | int) -> bool:
    if isinstance(data, Mapping):
        return part in data
    return isinstance(data, list) and isinstance(part, int) and part < len(data)


def _members(shapes: Iterable[Shape]) -> Iterator[tuple[Shape, tuple[Any, ...]]]:
    """The members of all unions among the shapes, each with its annotations."""
    for shape in shapes:
        yield from _unfold(shape, ())


def _unfold(shape: Shape, notes: tuple[Any, ...]) -> Iterator[tuple[Shape, tuple[Any, ...]]]:
    origin = _origin(shape)
    if origin is Annotated:
        inner, *own = get_args(shape)
        yield from _unfold(inner, (*notes, *own))
    elif origin in (Union, types.UnionType):
        for member in get_args(shape):
            yield from _unfold(member, notes)
    else:
        yield shape, notes


def _tagged(shapes: Iterable[Shape], tag: str) -> Iterator[Shape]:
    for shape, notes in _members(shapes):
        if any(isinstance(note, Tag) and note.tag == tag for note in notes):
            yield shape


def _inside(shapes: Iterable[Shape], part: str | int) -> Iterator[Shape]:
    """What may stand one step further in."""
    for shape, _ in _members(shapes):
        origin, args = _origin(shape), get_args(shape)
        if origin is list and isinstance(part, int):
            yield args[0]
        elif origin is dict:
            yield args[1]
        elif isinstance(shape, type) and issubclass(shape, BaseModel):
            for name, field in shape.model_fields.items():
                if part in (field.alias, name):
                    yield field.annotation
