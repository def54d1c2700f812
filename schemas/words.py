"""Texts of a sheet, rows of them, and the families of its sections."""

from __future__ import annotations

from math import isfinite
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, PlainSerializer, PlainValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

Family: TypeAlias = Literal["setup", "turn", "move", "shoot", "fight", "state", "win", "ref"]
"""Kind of moment: what a section's colour and spine say."""


def read_words(value: Any) -> Any:
    """A text, or one for each choice of a switch."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict) and len(value) == 1:
        (choices,) = value.values()
        texts = choices.values() if isinstance(choices, dict) else ()
        if texts and all(isinstance(text, str) for text in texts):
            return value
    message = "a text is needed here, or one for each choice of a switch: {SWITCH: {CHOICE: text}}"
    raise PydanticCustomError("words", message)


_CHOICES: dict[str, Any] = {
    "type": "object",
    "additionalProperties": {"type": "object", "additionalProperties": {"type": "string"}},
    "minProperties": 1,
    "maxProperties": 1,
}
Words = Annotated[
    str,
    PlainValidator(read_words),
    PlainSerializer(lambda value: value, return_type=Any),
    WithJsonSchema({"anyOf": [{"type": "string"}, _CHOICES]}),
]
"""A text with marks. Until the switches of a roster are settled it may hang on one of them."""


def row_of(
    what: str, least: int, most: int | None = None, numbers: int = 0, *, positive: bool = False
) -> BeforeValidator:
    """Checks the length of a row, and that it begins with so many numbers, `positive`: over 0."""
    most = most or least

    def check(value: Any) -> Any:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise PydanticCustomError("row", f"a list is needed here: [{what}]")
        for cell in value[:numbers]:
            number = _number(cell)
            if number is None or (positive and number <= 0):
                kind = "a number over 0" if positive else "a number"
                first = f"the first {numbers}" if numbers > 1 else "the first"
                raise PydanticCustomError("row", f"{kind} is needed in {first} of [{what}]")
        return value

    return BeforeValidator(check)


def _number(cell: Any) -> float | None:
    """A number that has an end; None for anything else."""
    try:
        number = float(cell)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if isfinite(number) else None
