"""Points and boxes of a PDF, on the page."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from output.display import Matrix
from output.printout import Box

MM = 25.4 / 72
"""A point of a PDF."""

Point: TypeAlias = tuple[float, float]


def moved(point: Point, matrix: Matrix) -> Point:
    """A point in the space that a matrix leads to."""
    (x, y), (a, b, c, d, e, f) = point, matrix
    return a * x + c * y + e, b * x + d * y + f


def around(points: Iterable[Point]) -> Box:
    """The box round points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def box_of(corners: tuple[float, float, float, float], matrix: Matrix) -> Box:
    """The box of left, bottom, right, top, in another space."""
    left, bottom, right, top = corners
    points = ((left, bottom), (left, top), (right, bottom), (right, top))
    return around(moved(point, matrix) for point in points)


def middle(box: Box) -> Point:
    """The middle of a box."""
    return box.x + box.w / 2, box.y + box.h / 2
