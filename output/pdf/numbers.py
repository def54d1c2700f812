"""Millimetres to PDF numbers: points, y up, no exponents."""

from __future__ import annotations

from functools import lru_cache

from output.display import Matrix

POINT = 72 / 25.4
"""Points in a millimetre."""


@lru_cache(maxsize=16384)
def number(value: float) -> str:
    """A number to the thousandth, as short as can be."""
    return f"{round(value, 3) + 0.0:.9g}"


def factor(value: float) -> str:
    """A number that others are multiplied by, to the millionth."""
    return f"{value:.6f}".rstrip("0").rstrip(".")


def matrix_operands(matrix: Matrix) -> str:
    """The six numbers of a matrix of the display list (mm, y down) in points, y up."""
    a, b, c, d, e, f = matrix
    turned = f"{factor(a)} {factor(-b)} {factor(-c)} {factor(d)}"
    return f"{turned} {number(e * POINT)} {number(-f * POINT)}"


@lru_cache(maxsize=1024)
def colour_operands(colour: str) -> tuple[str, str]:
    """The operators that fill and that stroke with `#RRGGBB`. Greys stay black ink."""
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    if red == green == blue:
        grey = number(red / 255)
        return f"{grey} g", f"{grey} G"
    rgb = " ".join(number(channel / 255) for channel in (red, green, blue))
    return f"{rgb} rg", f"{rgb} RG"
