"""Arrows between boxes: level and upright lines with a head at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from output.sheet.pen import Pen

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""
End: TypeAlias = tuple[Point, str]
"""Where an arrow begins or ends, and on which side of the box: l r t b."""

_LINE, _HEAD = 0.4, 1.7
_ALONG = {"l": (-1, 0), "r": (1, 0), "t": (0, -1), "b": (0, 1)}


def point_on(boxes: Mapping[str, Box], said: str) -> End | None:
    """The place that `box.r:0.3` names, from 0 to 1 downwards or to the right; the middle without
    a number. None where there is no such box."""
    place, _, share = said.partition(":")
    name, _, side = place.rpartition(".")
    box = boxes.get(name)
    if box is None or side not in _ALONG:
        return None
    x, y, wide, tall = box
    at = float(share) if share else 0.5
    if side in "lr":
        return (x + (wide if side == "r" else 0.0), y + tall * at), side
    return (x + wide * at, y + (tall if side == "b" else 0.0)), side


def box_of(said: str) -> str:
    """The box that `box.r:0.3` names."""
    return said.partition(":")[0].rpartition(".")[0]


def route(start: End, end: End, via: str) -> list[Point]:
    """The corners of an arrow. `h` and `v` are straight, at the height or place of its start."""
    (x1, y1), out = start
    (x2, y2), _ = end
    if via == "h":
        return [(x1, y1), (x2, y1)]
    if via == "v":
        return [(x1, y1), (x1, y2)]
    if out in "lr":
        middle = (x1 + x2) / 2
        return [(x1, y1), (middle, y1), (middle, y2), (x2, y2)]
    middle = (y1 + y2) / 2
    return [(x1, y1), (x1, middle), (x2, middle), (x2, y2)]


def draw_route(pen: Pen, points: Sequence[Point], colour: str) -> None:
    """A line through points and a head where it ends."""
    (x0, y0), (x, y) = points[-2], points[-1]
    length = max(abs(x - x0), abs(y - y0)) or 1.0
    along = ((x - x0) / length, (y - y0) / length)
    head = min(_HEAD, length)
    base = (x - along[0] * head, y - along[1] * head)
    pen.shape([*points[:-1], base], "", colour, _LINE, closed=False)
    across = (-along[1] * head * 0.42, along[0] * head * 0.42)
    pen.shape(
        [
            (x, y),
            (base[0] + across[0], base[1] + across[1]),
            (base[0] - across[0], base[1] - across[1]),
        ],
        colour,
    )
