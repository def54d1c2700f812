"""Records: plain values under names, which never change.

A frozen dataclass, but for who sees to it: the type checker alone. Python's own guard would triple
what each object costs, and each of the hundreds of classes that a start makes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """The class as a dataclass in slots, compared and hashed by its fields."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
