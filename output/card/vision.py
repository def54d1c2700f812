"""Colours as people with colour blindness see them, and how far two colours are apart."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Literal, TypeAlias

from output.card.colour import encoded, linear

Vision: TypeAlias = Literal["usual", "protanopia", "deuteranopia", "tritanopia"]
Matrix: TypeAlias = tuple[tuple[float, float, float], ...]
Lab: TypeAlias = tuple[float, float, float]

VISIONS: tuple[Vision, ...] = ("usual", "protanopia", "deuteranopia", "tritanopia")
_SEEN: dict[Vision, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""For linear RGB at full severity: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_D65 = (0.95047, 1.0, 1.08883)


def seen(colour: str, vision: Vision) -> str:
    """A colour `#rrggbb` as somebody sees it."""
    if vision == "usual":
        return colour
    return encoded(_times(_SEEN[vision], linear(colour)))


def apart(one: str, other: str, vision: Vision = "usual") -> float:
    """How far two colours are apart to somebody: CIEDE2000, in which 1 is just seen side by side."""
    return between(_lab(seen(one, vision)), _lab(seen(other, vision)))


def least_apart(one: str, other: str) -> float:
    """How far they are apart to whom they are nearest."""
    return min(apart(one, other, vision) for vision in VISIONS)


def between(one: Lab, other: Lab) -> float:
    """CIEDE2000 of two colours in L*a*b*, with the names of the paper by G. Sharma, W. Wu and E. N.
    Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30 (1), 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    g = 0.5 * (1 - _seventh((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, h1 = _polar(a1 * (1 + g), b1)
    c2, h2 = _polar(a2 * (1 + g), b2)
    both = c1 * c2 > 0
    dh = (h2 - h1 + 180) % 360 - 180 if both else 0.0
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + dh / 2 if both else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(h - 30))
        + 0.24 * cos(radians(2 * h))
        + 0.32 * cos(radians(3 * h + 6))
        - 0.20 * cos(radians(4 * h - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * (l - 50) ** 2 / sqrt(20 + (l - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * c)
    hue = 2 * sqrt(c1 * c2) * sin(radians(dh / 2)) / (1 + 0.015 * c * t)
    around = (h % 360 - 275) / 25
    turn = -2 * _seventh(c) * sin(radians(60 * exp(-(around**2))))
    return sqrt(lightness**2 + chroma**2 + hue**2 + turn * chroma * hue)


def _times(matrix: Matrix, vector: tuple[float, float, float]) -> tuple[float, float, float]:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


@lru_cache(maxsize=1024)
def _lab(colour: str) -> Lab:
    """CIE L*a*b* under daylight, D65."""
    x, y, z = (
        _root(part / white)
        for part, white in zip(_times(_TO_XYZ, linear(colour)), _D65, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    edge = 6 / 29
    return float(part ** (1 / 3)) if part > edge**3 else part / (3 * edge**2) + 4 / 29


def _seventh(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360
