"""Outlines to path operators. Each outline is written once in a process and kept."""

from __future__ import annotations

from functools import lru_cache

from output.display import Ellipse, Outline, Path, Rect
from output.outlines import outline_of
from output.pdf.numbers import POINT, number


@lru_cache(maxsize=2048)
def path_operators(outline: Outline) -> str:
    """The operators that make an outline the current path."""
    # Large outlines are icons drawn on a grid of 512: more digits would never be seen.
    largest = max((abs(n) for command in outline.commands for n in command[1:]), default=0.0)
    digits = 2 if largest * POINT > 100 else 3
    parts = []
    for command in outline.commands:
        operator = _OPERATORS[command[0]]
        scales = (POINT, -POINT, POINT, -POINT, POINT, -POINT)
        numbers = [
            f"{round(n * scale, digits) + 0.0:.9g}"
            for n, scale in zip(command[1:], scales, strict=False)
        ]
        parts.append(" ".join([*numbers, operator]))
    return "\n".join(parts)


_OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def shape_operators(shape: Rect | Ellipse | Path) -> str:
    """The operators that make a shape the current path."""
    if isinstance(shape, Rect) and not (shape.rx and shape.ry):
        bottom = -(shape.y + shape.h) * POINT
        return (
            f"{number(shape.x * POINT)} {number(bottom)} "
            f"{number(shape.w * POINT)} {number(shape.h * POINT)} re"
        )
    if isinstance(shape, Path):
        return path_operators(shape.outline)
    return path_operators(outline_of(shape))
