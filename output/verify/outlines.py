"""What the outline of a path is: an edge, a line, a circle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import TypeAlias

from output.printout import Box
from output.verify.facts import NEAR_MM, Disc, PageFacts, Stroke
from output.verify.points import Point, around, middle

SHORTEST_BOX_MM = 20.0
"""Sides from which on a box may be a card."""
SHORTEST_STROKE_MM = 0.5
SMALLEST_DISC_MM = 10.0
THICKEST_MM = 0.6
"""A box that is no thicker is a line."""
_HAIR_MM = 0.02
_ROUND_CORNERS = 12
"""Points of the curves of a rounded box at most."""
_SIDE = 0.25
"""Of the sides of a rounded box, at least this much is straight."""
_CURVE = 3


@dataclass(slots=True)
class Path:
    """One line of pen: its straight points, the first of them its beginning, and its curves."""

    straight: list[Point]
    is_dashed: bool = False
    curved: list[Point] = field(default_factory=list)


Shown: TypeAlias = Callable[[Box], Box | None]
"""What is left of a box where it is cut off."""


def note_outline(path: Path, facts: PageFacts, shown: Shown) -> None:
    """Adds what a path is to the facts of its page; most of them are nothing of interest."""
    box = around([*path.straight, *path.curved])
    if not path.curved:
        _note_straight(path, box, facts, shown)
    elif min(box.w, box.h) >= SMALLEST_DISC_MM and abs(box.w - box.h) < _HAIR_MM * 2:
        if _is_circle(path, box):
            x, y = middle(box)
            facts.discs.append(Disc(x, y, (box.w + box.h) / 2))
        else:
            _note_rounded(path, box, facts)
    else:
        _note_rounded(path, box, facts)


def _note_straight(path: Path, box: Box, facts: PageFacts, shown: Shown) -> None:
    thin, long = sorted((box.w, box.h))
    if thin < THICKEST_MM and long >= SHORTEST_STROKE_MM and long > 2 * thin:
        x, y = middle(box)
        is_level = box.w > box.h
        if _is_cut_off(box, facts, shown):
            return  # a line on a card goes on in its bleed; none to cut by is cut off
        ends = (box.x, y, box.x + box.w, y) if is_level else (x, box.y, x, box.y + box.h)
        facts.strokes.append(Stroke(*ends))
        if path.is_dashed:
            facts.dashed.append(facts.strokes[-1])
    elif thin >= SHORTEST_BOX_MM and len(path.straight) >= 4 and _is_on_edge(path.straight, box):
        facts.boxes.append(box)


def _is_cut_off(line: Box, facts: PageFacts, shown: Shown) -> bool:
    """Whether a line goes on where a clip inside of the page hides it."""
    page = Box(0, 0, facts.width, facts.height)
    left, top = max(line.x, page.x), max(line.y, page.y)
    right, foot = min(line.x + line.w, page.w), min(line.y + line.h, page.h)
    seen = Box(
        left - _HAIR_MM, top - _HAIR_MM, right - left + 2 * _HAIR_MM, foot - top + 2 * _HAIR_MM
    )
    left_over = shown(seen)
    if left_over is None:
        return True
    long = max(left_over.w, left_over.h)
    return long < max(seen.w, seen.h) - NEAR_MM


def _note_rounded(path: Path, box: Box, facts: PageFacts) -> None:
    """A box with rounded corners is the box that it is cut to by a knife."""
    large = min(box.w, box.h) >= SHORTEST_BOX_MM
    if large and len(path.curved) <= _ROUND_CORNERS and len(path.straight) >= _CURVE + 1:
        points = [*path.straight, *path.curved[_CURVE - 1 :: _CURVE]]
        if all(_touches(point, box) for point in points) and _sides_are_long(path, box):
            facts.boxes.append(box)


def _sides_are_long(path: Path, box: Box) -> bool:
    xs = [x for x, y in path.straight if _near(y, box.y) or _near(y, box.y + box.h)]
    return bool(xs) and max(xs) - min(xs) >= box.w * _SIDE


def _is_on_edge(points: Sequence[Point], box: Box) -> bool:
    """Whether the points are corners of a box, and each of its corners is one of them."""
    corners = {(x, y) for x in (box.x, box.x + box.w) for y in (box.y, box.y + box.h)}
    met = set()
    for point in points:
        near = [corner for corner in corners if _close(point, corner)]
        if not near:
            return False
        met.add(near[0])
    return met == corners


def _close(point: Point, other: Point) -> bool:
    return _near(point[0], other[0]) and _near(point[1], other[1])


def _touches(point: Point, box: Box) -> bool:
    x, y = point
    on_upright = _near(x, box.x) or _near(x, box.x + box.w)
    return on_upright or _near(y, box.y) or _near(y, box.y + box.h)


def _near(one: float, other: float) -> bool:
    return abs(one - other) < _HAIR_MM


def _is_circle(path: Path, box: Box) -> bool:
    """Whether all that lies on the pen's way is as far from the middle."""
    x, y = middle(box)
    radius = (box.w + box.h) / 4
    points = [*path.straight, *path.curved[_CURVE - 1 :: _CURVE]]
    on_it = all(abs(hypot(px - x, py - y) - radius) < _HAIR_MM * 2 for px, py in points)
    return on_it and len(path.curved) >= 4 * _CURVE
