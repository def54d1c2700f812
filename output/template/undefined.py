"""Names that a template uses and that are not there: told with the nearest that is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from jinja2 import StrictUndefined
from jinja2.utils import missing
from pydantic import BaseModel

from schemas.yaml.suggest import did_you_mean

_FEW = 48


class Unknown(StrictUndefined):
    """What stands for a name that is not there: whatever is done with it is an error."""

    __slots__ = ()

    @property
    def _undefined_message(self) -> str:
        if self._undefined_hint:
            return self._undefined_hint
        obj, name = self._undefined_obj, str(self._undefined_name)
        if obj is missing:
            return f"there is no `{name}` here; a part has what is handed to its macro, and no more"
        known = names_of(obj)
        return f"{called(obj)} has no `{name}`{hint(name, known, 'it has')}"


def hint(name: str, known: Iterable[str], there: str) -> str:
    """What to write instead: the nearest name, else those that there are where they are few."""
    known = list(known)
    if near := did_you_mean(name, known):
        return near
    return f"; {there}: {', '.join(known)}" if 0 < len(known) <= _FEW else ""


def names_of(obj: Any) -> list[str]:
    """What a template can ask of a thing."""
    if isinstance(obj, Mapping):
        return [str(key) for key in obj]
    if isinstance(obj, BaseModel):
        return list(type(obj).model_fields)
    if is_dataclass(obj):
        return [field.name for field in fields(obj)]
    return [name for name in dir(obj) if not name.startswith("_")]


def called(obj: Any) -> str:
    """What a thing is called in a message."""
    return f"`{type(obj).__name__.removeprefix('Guarded').lower()}`"
