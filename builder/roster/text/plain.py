"""Values as they are compared and written: text for text, and each number in one spelling."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

from schemas.base import decimal_text


def word(value: Any) -> str | None:
    """A scalar that is no text as one: `2.5`, `yes`, `null`. None for a text."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | Fraction):
        return decimal_text(value)
    if isinstance(value, Decimal | float):
        return format(value, "f") if isinstance(value, Decimal) else repr(value)
    return None


def as_text(value: Any) -> Any:
    """Lists and maps with every scalar as its text, which is what a YAML file can say."""
    if isinstance(value, dict):
        return {str(key): as_text(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [as_text(inner) for inner in value]
    said = word(value)
    return value if said is None else said
