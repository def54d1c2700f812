"""Records: plain values under names, which never change.

A frozen dataclass, but for two things, as a start makes hundreds of classes, and a print a hundred
thousand objects. The type checker alone sees to it that nothing changes: Python's own guard would
triple what an object costs. And what compares, hashes and shows objects is not compiled anew for
each class.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """The class as a dataclass in slots, compared, hashed and shown by its fields."""
    made: Any = dataclass(slots=True, eq=False, repr=False)(cls)
    compared = attrgetter(*(one.name for one in fields(made) if one.compare))
    shown = [one.name for one in fields(made) if one.repr]

    def __eq__(self: object, other: object) -> bool:
        return compared(self) == compared(other) if type(self) is type(other) else NotImplemented

    def __hash__(self: object) -> int:
        return hash(compared(self))

    def __repr__(self: object) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{type(self).__qualname__}({values})"

    made.__eq__, made.__hash__, made.__repr__ = __eq__, __hash__, __repr__
    return made  # type: ignore[no-any-return]
