"""Sizes as people write them: `63x88`, `2.5 x 3.5 in`, `8½" × 11"`, `a4-landscape`."""

from __future__ import annotations

import re

MM_PER_INCH = 25.4
_UNITS = {
    "": 1.0,
    "mm": 1.0,
    "cm": 10.0,
    **dict.fromkeys(("in", "inch", "inches", '"', "″", "”"), MM_PER_INCH),
}
_FRACTIONS = {"½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅛": " 1/8", "⅜": " 3/8", "⅝": " 5/8"}
_NUMBER = r"(\d{1,6}(?:[.,]\d{1,6})?(?:[ -][1-9]/[1-9]\d?)?)"
_UNIT = r"\s*(mm|cm|inches|inch|in|[\"″”]|)"
_SIZE = re.compile(rf"{_NUMBER}{_UNIT}\s*(?:[x×*]|by)\s*{_NUMBER}{_UNIT}", re.IGNORECASE)
_TURNED = re.compile(r"(.+?)[\s_-]+(?:(landscape|lying)|portrait|upright)", re.IGNORECASE)


def read_size(text: str) -> tuple[float, float] | None:
    """Width and height in mm; None where a text is no size. A unit that stands once is for both."""
    for sign, fraction in _FRACTIONS.items():
        text = text.replace(sign, fraction)
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        return None
    width, unit, height, other = found.groups()
    return _mm(width, unit or other), _mm(height, other or unit)


def _mm(number: str, unit: str) -> float:
    whole, _, fraction = number.replace("-", " ").partition(" ")
    above, _, below = fraction.partition("/")
    length = float(whole.replace(",", ".")) + (int(above) / int(below) if fraction else 0.0)
    return round(length * _UNITS[unit.lower()], 6)


def read_turn(text: str) -> tuple[str, bool | None]:
    """A name without what it says of how it lies, and whether it lies; None where it does not say."""
    found = _TURNED.fullmatch(text.strip())
    return (found[1], found[2] is not None) if found else (text, None)
