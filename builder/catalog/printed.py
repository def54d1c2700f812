"""How a characteristic is printed and read: `{}+`, `{}"`, `+{}`."""

from __future__ import annotations

from schemas.base import Number, decimal_text, parse_number
from schemas.tags import Characteristic

DASHES = ("-", "–", "—", "")


def read_printed(text: str, characteristic: Characteristic) -> Number | None:
    """The number in a printed value, None for a dash. Raises ValueError when it does not fit."""
    text = text.strip()
    if text in DASHES:
        return None
    before, _, after = characteristic.as_.partition("{}")
    number = text
    if before and number.startswith(before):
        number = number[len(before) :]
    if after and number.endswith(after):
        number = number[: -len(after)]
    return parse_number(number)


def write_printed(number: Number | None, characteristic: Characteristic) -> str:
    """A number as the game prints it; empty for none."""
    if number is None:
        return ""
    before, _, after = characteristic.as_.partition("{}")
    if before.endswith("+") and number < 0:
        before = before[:-1]
    return f"{before}{decimal_text(number).replace('-', '−')}{after}"
