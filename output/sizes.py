"""Sizes as people write them: `63x88`, `2.5 x 3.5 in`, `8.5x11"`, `a4-landscape`."""

from __future__ import annotations

import re

MM_PER_INCH = 25.4
_UNITS = {
    "": 1.0,
    "mm": 1.0,
    "cm": 10.0,
    **dict.fromkeys(("in", "inch", "inches", '"', "″", "”"), MM_PER_INCH),
}
_NUMBER = r"(\d{1,6}(?:[.,]\d{1,6})?)"
_UNIT = r"\s*(mm|cm|inches|inch|in|[\"″”]|)"
_SIZE = re.compile(rf"{_NUMBER}{_UNIT}\s*[x×*]\s*{_NUMBER}{_UNIT}", re.IGNORECASE)
_TURNED = re.compile(r"(.+?)[\s_-]+(?:(landscape|lying)|portrait|upright)", re.IGNORECASE)


def read_size(text: str) -> tuple[float, float] | None:
    """Width and height in mm; None where a text is no size. A unit that stands once is for both."""
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        return None
    width, unit, height, other = found.groups()
    return _mm(width, unit or other), _mm(height, other or unit)


def _mm(number: str, unit: str) -> float:
    return round(float(number.replace(",", ".")) * _UNITS[unit.lower()], 6)


def read_turn(text: str) -> tuple[str, bool | None]:
    """A name without what it says of how it lies, and whether it lies; None where it does not say."""
    found = _TURNED.fullmatch(text.strip())
    return (found[1], found[2] is not None) if found else (text, None)
