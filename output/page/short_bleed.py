"""Designs that touch the cut and end before the bleed does: white would show beside a knife."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from output.display import IDENTITY, Drawing, Group, Image, Item, Rect, Style

LEAST_SIDE_MM = 3.0
"""What touches the cut for less is a sign or a line, which may end where it likes."""
_NEAR_MM = 0.05
_HAIR_MM = 0.01
"""What templates draw is rounded."""

_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and foot."""


def bleed_of(drawing: Drawing, asked: float) -> float:
    """How far everything of a drawing that touches a cut runs past it, in mm; `asked` at most.

    Looked at are areas, pictures, and what is cut to a box; by where they end, not by what they
    show.
    """
    past = (over for box in _areas(drawing.items) for over in _over(box, drawing))
    return min((over for over in past if over < asked - _HAIR_MM), default=asked)


def _over(box: _Edges, drawing: Drawing) -> Iterator[float]:
    left, top, right, foot = box
    width, height = drawing.width_mm, drawing.height_mm
    across, down = min(right, width) - max(left, 0.0), min(foot, height) - max(top, 0.0)
    if min(across, down) <= 0:
        return
    for touching, past in (
        (down, -left),
        (down, right - width),
        (across, -top),
        (across, foot - height),
    ):
        if touching >= LEAST_SIDE_MM and past >= -_NEAR_MM:
            yield max(past, 0.0)


def _areas(items: Iterable[Item]) -> Iterator[_Edges]:
    for item in items:
        if isinstance(item, Image) or (isinstance(item, Rect) and _is_area(item.style)):
            yield item.x, item.y, item.x + item.w, item.y + item.h
        elif isinstance(item, Group) and item.transform == IDENTITY:
            yield from _clipped(item)


def _is_area(style: Style) -> bool:
    return style.fill is not None and style.stroke is None


def _clipped(group: Group) -> Iterator[_Edges]:
    """The areas of a group as far as they are not cut away."""
    clip = group.clip
    for left, top, right, foot in _areas(group.items):
        if isinstance(clip, Rect):
            left, top = max(left, clip.x), max(top, clip.y)
            right, foot = min(right, clip.x + clip.w), min(foot, clip.y + clip.h)
        if clip is None or isinstance(clip, Rect):
            yield left, top, right, foot
