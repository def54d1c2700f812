"""Signs in a line of text: a die, an action's cost, a letter in a box, an arrow, a box, an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from output.sheet.pen import Pen

_CAP = 0.7
"""Height of capitals in the line that a sign stands in, in sizes."""


def draw_sign(pen: Pen, name: str, x: float, baseline: float, size: float, colour: str) -> None:
    """A sign with its left end at x, as high as the line's letters allow, one size wide."""
    kind, _, value = name.partition(":")
    middle = baseline - size * _CAP / 2
    if kind == "d" and value:
        _boxed(pen, value, x, middle, size * 0.92, size, colour, radius=0.18)
    elif kind == "key" and value:
        _boxed(pen, value, x, middle, size * 0.9, size, colour, radius=0.12)
    elif kind == "ap" and value:
        pen.circle(x + size / 2, middle, size * 0.5, colour)
        font = pen.type.faces("bar").regular
        pen.letters(
            value, x + size / 2, middle + size * 0.25, font, size * 0.72, "#FFFFFF", "middle"
        )
    elif kind == ">":
        draw_arrow(pen, x + size * 0.08, middle, x + size * 0.92, colour, size * 0.09)
    elif kind == "box":
        side = size * 0.82
        pen.rect(x + (size - side) / 2, middle - side / 2, side, side, "", colour, 0.3, side * 0.14)
    else:
        side = size * 1.15
        pen.icon(name, x - (side - size) / 2, middle - side / 2, side, colour)


def draw_arrow(pen: Pen, x1: float, y: float, x2: float, colour: str, line: float) -> None:
    """A level arrow from x1 to x2, its head at x2."""
    head = min(1.7, abs(x2 - x1) * 0.45)
    way = 1 if x2 > x1 else -1
    pen.line(x1, y, x2 - way * head * 0.8, y, colour, line)
    back = x2 - way * head
    pen.shape([(x2, y), (back, y - head * 0.42), (back, y + head * 0.42)], colour)


def _boxed(
    pen: Pen,
    value: str,
    x: float,
    middle: float,
    side: float,
    size: float,
    colour: str,
    radius: float,
) -> None:
    left = x + (size - side) / 2
    pen.rect(left, middle - side / 2, side, side, "", colour, size * 0.09, side * radius)
    font = pen.type.faces("bar").regular
    letters = size * (0.78 if len(value) == 1 else 0.6)
    pen.letters(value, left + side / 2, middle + letters * 0.35, font, letters, colour, "middle")
