"""Closed shapes as outlines, and in another space."""

from __future__ import annotations

from dataclasses import replace

from output.display import Command, Ellipse, Matrix, Outline, Path, Rect

ROUND = 0.5522847498
"""How far the handles of a quarter circle reach, in radii."""


def outline_of(shape: Rect | Ellipse | Path) -> Outline:
    """Any closed shape as an outline, clockwise from the top left."""
    if isinstance(shape, Path):
        return shape.outline
    if isinstance(shape, Ellipse):
        cx, cy, rx, ry = shape.cx, shape.cy, shape.rx, shape.ry
        return _round_box(cx - rx, cy - ry, cx + rx, cy + ry, rx, ry)
    x, y, right, bottom = shape.x, shape.y, shape.x + shape.w, shape.y + shape.h
    if shape.rx and shape.ry:
        return _round_box(x, y, right, bottom, shape.rx, shape.ry)
    corners: tuple[Command, ...] = (
        ("M", x, y),
        ("L", right, y),
        ("L", right, bottom),
        ("L", x, bottom),
        ("Z",),
    )
    return Outline(corners)


def _round_box(x: float, y: float, right: float, bottom: float, rx: float, ry: float) -> Outline:
    u, v = rx * (1 - ROUND), ry * (1 - ROUND)
    commands: tuple[Command, ...] = (
        ("M", x + rx, y),
        ("L", right - rx, y),
        ("C", right - u, y, right, y + v, right, y + ry),
        ("L", right, bottom - ry),
        ("C", right, bottom - v, right - u, bottom, right - rx, bottom),
        ("L", x + rx, bottom),
        ("C", x + u, bottom, x, bottom - v, x, bottom - ry),
        ("L", x, y + ry),
        ("C", x, y + v, x + u, y, x + rx, y),
        ("Z",),
    )
    return Outline(commands)


def transformed(shape: Rect | Ellipse | Path, matrix: Matrix) -> Rect | Path:
    """The same shape in another space: a box stays a box under moves and scales."""
    a, b, c, d, e, f = matrix
    if isinstance(shape, Rect) and b == c == 0 and a > 0 and d > 0:
        x, y, w, h = a * shape.x + e, d * shape.y + f, a * shape.w, d * shape.h
        return replace(shape, x=x, y=y, w=w, h=h, rx=a * shape.rx, ry=d * shape.ry)
    commands: list[Command] = []
    for command in outline_of(shape).commands:
        numbers = command[1:]
        moved: list[float] = []
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            moved += (a * x + c * y + e, b * x + d * y + f)
        commands.append((command[0], *moved))  # type: ignore[arg-type]
    return Path(Outline(tuple(commands)), shape.style)
