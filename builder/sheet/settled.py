"""Texts that hang on a switch, settled for the choices in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel

M = TypeVar("M", bound=BaseModel)


def settled(model: M, choices: Mapping[str, str]) -> M:
    """The model with each `{SWITCH: {CHOICE: text}}` in it as the text of the choice in force.

    A switch of which nothing is chosen gives its first text.
    """
    changed = {}
    for name in type(model).model_fields:
        value = getattr(model, name)
        new = _value(value, choices)
        if new is not value:
            changed[name] = new
    return model.model_copy(update=changed) if changed else model


def _value(value: Any, choices: Mapping[str, str]) -> Any:
    if isinstance(value, BaseModel):
        return settled(value, choices)
    if isinstance(value, list):
        new = [_value(inner, choices) for inner in value]
        changed = any(one is not other for one, other in zip(new, value, strict=True))
        return new if changed else value
    if isinstance(value, dict) and len(value) == 1:
        ((switch, texts),) = value.items()
        if isinstance(texts, dict) and texts:
            return texts.get(choices.get(switch, ""), next(iter(texts.values())))
    return value
