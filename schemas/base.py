"""What all border models share: frozen, no unknown keys, numbers that stay exact."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from difflib import get_close_matches
from fractions import Fraction
from itertools import count
from typing import Annotated, Any, TypeAlias

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    PlainSerializer,
    PlainValidator,
    SerializationInfo,
    WithJsonSchema,
)
from pydantic_core import PydanticCustomError

Number: TypeAlias = int | Fraction
"""An exact number: int where it is whole, else a fraction. Never a float."""
_FIGURES = re.compile(r"(\d+)")
_FRACTION = re.compile(r"\s*([-+−]?[0-9]{1,15})/([0-9]{1,15})\s*")


class Model(BaseModel):
    """A model at a file border: frozen, refuses unknown keys, fields carry descriptions."""

    # Validators are made when first needed: a start that reads no catalog file needs few of them.
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, defer_build=True)


def exact(value: Number | Decimal) -> Number:
    """The same number as an int where it is whole, else as a fraction."""
    if isinstance(value, int):
        return value
    fraction = Fraction(value)
    return fraction.numerator if fraction.denominator == 1 else fraction


def decimal_text(value: Number) -> str:
    """A number as a person writes it: `12`, `2.5`; a fraction without end as `1/3`."""
    if isinstance(value, int):
        return str(value)
    if value.denominator == 1:
        return str(value.numerator)
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    if rest != 1:
        return f"{value.numerator}/{value.denominator}"
    places = next(places for places in count(1) if 10**places % value.denominator == 0)
    digits = str(abs(value) * 10**places).rjust(places + 1, "0")
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def mixed_text(value: Number) -> str:
    """A number in a sentence: as a person writes it, but `33 1/3` rather than `100/3`."""
    text = decimal_text(value)
    if "/" not in text:
        return text
    whole, rest = divmod(abs(Fraction(value)), 1)
    return ("-" if value < 0 else "") + (f"{whole} {rest}" if whole else str(rest))


def json_number(value: Number) -> int | float:
    """A number for JSON: an int where whole; else the nearest float, which prints the decimal."""
    return value if isinstance(value, int) else float(value)


def parse_number(value: Any) -> Number:
    """An exact number from text or from JSON; `1.10` is 11/10. Raises a validation error."""
    if isinstance(value, bool):
        raise PydanticCustomError("number", "a number is needed here")
    if isinstance(value, int | Fraction):
        return exact(value)
    text = str(value).strip().replace("−", "-")
    if len(text) > 30:
        raise PydanticCustomError("number", "a number is needed here, of at most 30 digits")
    try:
        number = Decimal(_in_digits(text))
    except ArithmeticError:
        raise PydanticCustomError("number", "a number is needed here") from None
    if not number.is_finite():
        raise PydanticCustomError("number", "a number is needed here")
    if abs(number) > 10**15:
        raise PydanticCustomError("number", "a number is needed here, at most 10^15")
    if number.adjusted() < -30:  # 1e-999999999 is short to write and long to work out
        raise PydanticCustomError("number", "a number is needed here, of at most 30 digits")
    return exact(number)


def parse_fraction(value: Any) -> Number:
    """An exact number, or a fraction such as `2/3`. Raises a validation error."""
    written = _FRACTION.fullmatch(value) if isinstance(value, str) else None
    if written is None:
        return parse_number(value)
    above, below = (int(part.replace("−", "-")) for part in written.groups())
    if below == 0:
        raise PydanticCustomError("number", "a number is needed here")
    return exact(Fraction(above, below))


def _in_digits(value: Any) -> Any:
    # Python takes 1_000 and the digits of every script for a number, nobody else does.
    if isinstance(value, str) and ("_" in value or not value.isascii()):
        raise PydanticCustomError("number", "a number is needed here, in digits from 0 to 9")
    return value


IN_DIGITS = BeforeValidator(_in_digits)
Whole: TypeAlias = Annotated[int, IN_DIGITS]
"""A whole number, as a number or as text. Bounds are said before `IN_DIGITS`, to be published."""


def number_or(*words: str, fraction: bool = False) -> WithJsonSchema:
    """The JSON Schema of an exact number, as a number or as text, or of one of some words."""
    figures = r"[0-9]+\.?[0-9]*|\.[0-9]+" + r"|[0-9]+/[0-9]+" * fraction
    text = {"type": "string", "pattern": rf"^\s*[-+−]?({figures})\s*$"}
    return WithJsonSchema({"anyOf": [{"type": "number"}, text, *({"const": w} for w in words)]})


DECIMALS = {"fractions": "decimals"}
"""Context of a dump to Python in which fractions are decimals, not text."""


def _written(value: Any, info: SerializationInfo) -> Any:
    # Pydantic would write 1/2, which no reader of ours takes.
    if not isinstance(value, Fraction):
        return value
    if info.context == DECIMALS:
        text = decimal_text(value)
        return text if "/" in text else Decimal(text)
    if not info.mode_is_json():
        return decimal_text(value)
    decimal = float(value)
    return decimal if Fraction(str(decimal)) == value else decimal_text(value)


AS_WRITTEN = PlainSerializer(_written, return_type=Any)
"""Dumps an exact number so that it is read back as the same: a fraction as decimal text, in JSON
as a decimal where its text is exact."""

Num = Annotated[Number, PlainValidator(parse_number), AS_WRITTEN, number_or()]
Share = Annotated[Number, PlainValidator(parse_fraction), AS_WRITTEN, number_or(fraction=True)]
"""A number that may also be written as a fraction, where a share or a bound is meant."""


def _number_or_id(value: Any) -> Number | str:
    try:
        return parse_number(value)
    except PydanticCustomError:
        if isinstance(value, str) and value.strip():
            return value
        raise


NumOrId = Annotated[
    Number | str,
    PlainValidator(_number_or_id),
    AS_WRITTEN,
    WithJsonSchema({"anyOf": [{"type": "number"}, {"type": "string"}]}),
]
"""An exact number, or the id of what says it."""

TAG = "«"
"""First letter of the union tags in Pydantic's error locations, so that they can be left out."""


NEAR = 0.6
NEARER = 0.8
"""How like a key must be to another to be taken for it, misspelt; how like, if it may be right."""


def by_key(
    keys: dict[str, str], default: str, scalar: str | None = None, *, names: bool = False
) -> Discriminator:
    """Tells the members of a union apart by which key is present, or is present misspelt.

    `keys` maps a key to a tag. A mapping with none of them gets `default`; anything that is not
    a mapping gets `scalar` (or `default`). `names`: the keys of the default are an author's own
    names of plain values, which look like whatever they look like.
    """

    def meant(value: dict[Any, Any]) -> str | None:
        for key, inner in value.items():
            if not names or isinstance(inner, list | dict):
                near = get_close_matches(str(key), keys, 1, NEAR if names else NEARER)
                if near:
                    return keys[near[0]]
        return None

    def tag(value: Any) -> str:
        if isinstance(value, dict):
            found = next((t for key, t in keys.items() if key in value), None)
            return found or meant(value) or default
        if isinstance(value, BaseModel):
            return TAG + type(value).__name__
        return scalar or default

    chooser: Callable[[Any], str] = tag
    return Discriminator(chooser)


def words(id_: str) -> str:
    """An id in words: `no-move-and-shoot` is "No move and shoot"."""
    text = id_.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


def by_number(code: str) -> list[tuple[int, str]]:
    """Sorts `G9` before `G10`."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in _FIGURES.split(code)]


def many(noun: str) -> str:
    """The plural of a noun that has none of its own: "scouts", "allies"; one that ends as a plural
    does is taken for one."""
    if noun[-1:] == "s" and noun[-2:] not in ("ss", "us", "is"):
        return noun
    if noun[-1:] == "y" and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return noun + ("es" if noun.endswith(("s", "x", "z", "ch", "sh")) else "s")


def edition_text(edition: str) -> str:
    """An edition after a name: `, 1st ed.`, or ` v0.1` where it says itself what it is."""
    if not edition:
        return ""
    return f", {edition} ed." if edition[0].isdigit() else f" {edition}"
