"""The small values of SVG: numbers, transforms, colours. Each is read once and remembered."""

from __future__ import annotations

import math
import re
from contextlib import suppress
from functools import lru_cache

from output.display import IDENTITY, Matrix
from output.matrix import multiply

LARGEST = 1_000_000.0
"""No coordinate is larger; a sheet of paper has some hundreds."""

LONGEST = 80
"""Letters of a number or a colour; what is longer is neither."""

NUMBER = r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
_NUMBER = re.compile(NUMBER)
_LIST_GAP = re.compile(r"[\s,]+")
_FUNCTION = re.compile(r"\s*([A-Za-z]+)\s*\(([^()]*)\)\s*,?")


class BadValue(ValueError):
    """A value that cannot be read; the message says what is needed."""


@lru_cache(maxsize=16384)
def number(raw: str) -> float:
    """A plain number. Units are refused: everything is in the units of the viewBox, mm."""
    if len(raw) > LONGEST or not _NUMBER.fullmatch(raw):
        raise BadValue(f"`{raw[:40]}` is not a plain number; lengths are in mm, without a unit")
    value = float(raw)
    if not abs(value) <= LARGEST:
        raise BadValue(f"{raw[:40]} is too large; numbers go to {LARGEST:.0f}")
    return value


@lru_cache(maxsize=1024)
def numbers(raw: str) -> tuple[float, ...]:
    """Numbers with spaces or commas between them."""
    raw = raw.strip()
    return tuple(number(part) for part in _LIST_GAP.split(raw)) if raw else ()


def share(raw: str) -> float:
    """An opacity or offset: a number or a percentage, held between 0 and 1."""
    value = number(raw[:-1]) / 100 if raw.endswith("%") else number(raw)
    return min(max(value, 0.0), 1.0)


@lru_cache(maxsize=4096)
def transform(raw: str) -> Matrix:
    """A transform list: translate, scale, rotate, skewX, skewY, matrix."""
    matrix = IDENTITY
    place = 0
    while place < len(raw.rstrip()):
        found = _FUNCTION.match(raw, place)
        if not found:
            raise BadValue(f"`{raw[:60]}` is not a transform, like `translate(3 4) rotate(90)`")
        matrix = multiply(matrix, _function(found[1], numbers(found[2])))
        place = found.end()
    if not all(math.isfinite(part) and abs(part) <= LARGEST for part in matrix):
        raise BadValue(f"`{raw[:60]}` moves things too far")
    return matrix


def _function(name: str, args: tuple[float, ...]) -> Matrix:
    match name, args:
        case "translate", (x,):
            return (1, 0, 0, 1, x, 0)
        case "translate", (x, y):
            return (1, 0, 0, 1, x, y)
        case "scale", (factor,):
            return (factor, 0, 0, factor, 0, 0)
        case "scale", (x, y):
            return (x, 0, 0, y, 0, 0)
        case "rotate", (angle,):
            return _rotation(angle)
        case "rotate", (angle, x, y):
            turned = multiply((1, 0, 0, 1, x, y), _rotation(angle))
            return multiply(turned, (1, 0, 0, 1, -x, -y))
        case "skewX", (angle,):
            return (1, 0, math.tan(math.radians(angle)), 1, 0, 0)
        case "skewY", (angle,):
            return (1, math.tan(math.radians(angle)), 0, 1, 0, 0)
        case "matrix", (a, b, c, d, e, f):
            return (a, b, c, d, e, f)
    known = "translate(x y) scale(x y) rotate(angle x y) skewX(angle) skewY(angle) matrix(a…f)"
    raise BadValue(f"`{name}` with {len(args)} numbers is not a transform; there are {known}")


_QUARTERS: dict[float, tuple[float, float]] = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


def _rotation(angle: float) -> Matrix:
    # Quarter turns come out exact, so that turned text and boxes keep round numbers.
    quarter = _QUARTERS.get(angle % 360)
    if quarter:
        cos, sin = quarter
    else:
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return (cos, sin, -sin, cos, 0, 0)


_HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_RGB = re.compile(r"rgb\(\s*(\d+%?)\s*[, ]\s*(\d+%?)\s*[, ]\s*(\d+%?)\s*\)")


@lru_cache(maxsize=1024)
def colour(raw: str) -> str:
    """A colour as `#RRGGBB`; understands `#rgb`, `#rrggbb`, `rgb(…)` and the names of CSS."""
    if len(raw) > LONGEST:
        raise BadValue(f"`{raw[:40]}…` is not a colour; write it as #RRGGBB")
    if _HEX.fullmatch(raw):
        digits = raw[1:] if len(raw) == 7 else "".join(digit * 2 for digit in raw[1:])
        return f"#{digits.upper()}"
    if found := _RGB.fullmatch(raw):
        return "#" + "".join(f"{_channel(part):02X}" for part in found.groups())
    if raw.isalpha():
        from PIL.ImageColor import getrgb  # the same table, and needed for rare names only

        with suppress(ValueError):
            return "#" + "".join(f"{channel:02X}" for channel in getrgb(raw)[:3])
    raise BadValue(f"`{raw[:40]}` is not a colour; write it as #RRGGBB")


def _channel(raw: str) -> int:
    value = round(int(raw[:-1]) * 2.55) if raw.endswith("%") else int(raw)
    return min(value, 255)
