"""How a characteristic is printed and read: `{}+`, `{}"`, `+{}`."""

from __future__ import annotations

from functools import lru_cache

from schemas.base import Number, decimal_text, parse_number
from schemas.tags import Characteristic

DASHES = ("-", "–", "—", "")
_INCHES = str.maketrans({"”": '"', "″": '"', "“": '"'})
"""What keyboards make of the sign for inches."""


def read_printed(text: str, characteristic: Characteristic) -> Number | None:
    """The number in a printed value, None for a dash. Raises ValueError when it does not fit."""
    number = _read(text, characteristic.as_)
    if characteristic.whole and not (number is None or isinstance(number, int)):
        raise ValueError(f"{text} is not whole")
    return number


@lru_cache(maxsize=4096)
def _read(text: str, as_: str) -> Number | None:
    number = text.strip().translate(_INCHES)
    if number in DASHES:
        return None
    before, _, after = (part.strip() for part in as_.partition("{}"))
    if before and number.startswith(before):
        number = number[len(before) :]
    if after and number.casefold().endswith(after.casefold()):
        number = number[: -len(after)]
    return parse_number(number)


def misread(text: str, characteristic: Characteristic) -> str:
    """What to write in place of a value that cannot be read; empty where it can be."""
    if characteristic.type == "text":
        return ""
    try:
        number = _read(text, characteristic.as_)
    except ValueError as error:
        limits = str(error).partition("here, ")[2]
        example = characteristic.as_.replace("{}", decimal_text(_likely(characteristic)))
        return f"a number is needed, {limits}" if limits else f"write it as {example}"
    if characteristic.whole and not (number is None or isinstance(number, int)):
        return "a whole number is needed"
    return ""


def _likely(characteristic: Characteristic) -> Number:
    """A number within the bounds of a characteristic."""
    least, most = characteristic.min, characteristic.max
    number = 3 if least is None else max(3, least)
    return number if most is None else min(number, most)


def readable(text: str, characteristic: Characteristic) -> Number | None:
    """The number in a printed value; None for a dash and for what a player wrote wrongly."""
    try:
        return read_printed(text, characteristic)
    except ValueError:
        return None


def write_printed(number: Number | None, characteristic: Characteristic) -> str:
    """A number as the game prints it; empty for none."""
    return "" if number is None else _write(number, characteristic.as_)


@lru_cache(maxsize=4096)
def _write(number: Number, as_: str) -> str:
    before, _, after = as_.partition("{}")
    if before.endswith("+") and number < 0:
        before = before[:-1]
    return f"{before}{decimal_text(number).replace('-', '−')}{after}"
