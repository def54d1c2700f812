"""The box around a shape, which gradients are measured by."""

from __future__ import annotations

import math
from typing import TypeAlias

from output.display import Ellipse, Line, Outline, Path, Rect, Shape

Bounds: TypeAlias = tuple[float, float, float, float]
"""x, y, width, height."""


def bounds_of(shape: Shape) -> Bounds:
    """The tight box around a shape, without its stroke."""
    match shape:
        case Rect():
            return shape.x, shape.y, shape.w, shape.h
        case Ellipse(cx=cx, cy=cy, rx=rx, ry=ry):
            return cx - rx, cy - ry, 2 * rx, 2 * ry
        case Line(x1=x1, y1=y1, x2=x2, y2=y2):
            return _around([x1, x2], [y1, y2])
        case Path():
            return _around(*_extremes(shape.outline))


def _extremes(outline: Outline) -> tuple[list[float], list[float]]:
    """The coordinates among which the outermost are."""
    axes: tuple[list[float], list[float]] = ([], [])
    at = (0.0, 0.0)
    for command in outline.commands:
        if command[0] == "Z":
            continue
        if command[0] == "C":
            _, x1, y1, x2, y2, x, y = command
            axes[0].extend(_turning_points(at[0], x1, x2, x))
            axes[1].extend(_turning_points(at[1], y1, y2, y))
            at = (x, y)
        else:
            at = (command[1], command[2])
        axes[0].append(at[0])
        axes[1].append(at[1])
    return axes


def _turning_points(p0: float, p1: float, p2: float, p3: float) -> list[float]:
    """Where a curve turns back on one axis: the roots of its derivative between 0 and 1."""
    a, b, c = p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0
    if abs(a) < 1e-12:
        roots = [-c / b] if abs(b) > 1e-12 else []
    else:
        square = b * b - 4 * a * c
        root = math.sqrt(square) if square >= 0 else math.nan
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    return [
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t**2 * p2 + t**3 * p3
        for t in roots
        if 0 < t < 1
    ]


def _around(xs: list[float], ys: list[float]) -> Bounds:
    if not xs:
        return 0.0, 0.0, 0.0, 0.0
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
