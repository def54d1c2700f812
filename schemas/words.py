"""Texts of a sheet, rows of them, and the families of its sections."""

from __future__ import annotations

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


def row_of(what: str, least: int, most: int | None = None, numbers: int = 0) -> BeforeValidator:
    """Checks the length of a row, and that it begins with so many numbers."""
    most = most or least

    def check(value: Any) -> Any:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise PydanticCustomError("row", f"a list is needed here: [{what}]")
        for cell in value[:numbers]:
            try:
                float(cell)
            except (TypeError, ValueError):
                raise PydanticCustomError(
                    "row", f"a number is needed in the first {numbers} of [{what}]"
                ) from None
        return value

    return BeforeValidator(check)
