"""Pictures that a camera stored turned or mirrored (EXIF orientation), set upright."""

from __future__ import annotations

from output.display import Image
from output.pdf.numbers import POINT, number

_TURNS = {
    1: (1, 0, 0, 1, 0, 0),
    2: (-1, 0, 0, 1, 1, 0),
    3: (-1, 0, 0, -1, 1, 1),
    4: (1, 0, 0, -1, 0, 1),
    5: (0, -1, -1, 0, 1, 1),
    6: (0, -1, 1, 0, 0, 1),
    7: (0, 1, 1, 0, 0, 0),
    8: (0, 1, -1, 0, 1, 0),
}
"""Matrices of the unit square, y up, from the picture as stored to the picture as seen."""


def image_operands(image: Image) -> str:
    """The matrix that puts a picture as stored into its box on paper."""
    a, b, c, d, e, f = _TURNS[image.picture.orientation]
    x, y = image.x * POINT, -(image.y + image.h) * POINT
    w, h = image.w * POINT, image.h * POINT
    return " ".join(map(number, (a * w, b * h, c * w, d * h, e * w + x, f * h + y)))
