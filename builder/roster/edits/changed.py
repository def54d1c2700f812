"""A copy of a frozen model with some fields changed, saying no more than it must."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from schemas.base import Model

M = TypeVar("M", bound=Model)


@cache
def _default(model: type[Model], name: str) -> tuple[Any, bool]:
    """What a field is where nothing is said, and whether it must be said."""
    field = model.model_fields[name]
    return field.get_default(call_default_factory=True), field.is_required()


def changed(model: M, **values: Any) -> M:
    """A copy with other values, which are taken as they are.

    None and an empty list or mapping take a field out, so that the file does not mention it. A
    default is written only where the field was there before.
    """
    said = model.model_fields_set
    update: dict[str, Any] = {}
    taken_out: set[str] = set()
    for name, value in values.items():
        default, required = _default(type(model), name)
        if value is None or (value in ([], {}) and not required):
            update[name] = default
            taken_out.add(name)
        elif name in said or value != default:
            update[name] = value
    copy = model.model_copy(update=update)
    copy.model_fields_set.difference_update(taken_out)
    return copy
