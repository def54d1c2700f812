"""How a characteristic is printed and read: `{}+`, `{}"`, `+{}`."""

from __future__ import annotations

from functools import lru_cache

from schemas.base import Number, decimal_text, parse_number
from schemas.tags import Characteristic

DASHES = ("-", "–", "—", "")


def read_printed(text: str, characteristic: Characteristic) -> Number | None:
    """The number in a printed value, None for a dash. Raises ValueError when it does not fit."""
    number = _read(text, characteristic.as_)
    if characteristic.whole and not (number is None or isinstance(number, int)):
        raise ValueError(f"{text} is not whole")
    return number


@lru_cache(maxsize=4096)
def _read(text: str, as_: str) -> Number | None:
    text = text.strip()
    if text in DASHES:
        return None
    before, _, after = as_.partition("{}")
    number = text
    if before and number.startswith(before):
        number = number[len(before) :]
    if after and number.endswith(after):
        number = number[: -len(after)]
    return parse_number(number)


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
