"""Guides to cut by that lie between the cards, and arcs for corners that are rounded."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from output.display import Item, Line, Outline, Path
from output.page.cut_lines import CutLines
from output.page.marks import MARK_OFF_MM
from output.page.places import Places, Slot

SHARED_MM = 1.5
"""How far a corner guide runs along an edge that two cards share."""
_LEAST_MM = 0.2
_HAIR = 1e-4
_KAPPA = 0.5522847498
"""How far the handles of a quarter of a circle reach, in radiuses."""

_Span: TypeAlias = tuple[bool, float, float, float]
"""Whether it is level; where across; from and to along."""


def guides(places: Places, count: int, lines: CutLines) -> list[Item]:
    """The guides of the first `count` cards, which lie over the cards."""
    slots = (*places.slots[:count], *places.backs[:count])
    spans: list[_Span] = []
    if lines.guides != "none":
        for slot in slots:
            spans += _outward(slot, places, slots)
            spans += _edges(slot) if lines.guides == "full" else _on_shared(slot, slots)
    drawn: list[Item] = [
        Line(a, at, b, at, style) if is_level else Line(at, a, at, b, style)
        for is_level, at, a, b in _joined(spans)
        if not _is_fold(places, is_level, at)
        for style in lines.on_any_ground
    ]
    return drawn + [arc for slot in slots for arc in _arcs(slot, lines)]


def _is_fold(places: Places, is_level: bool, at: float) -> bool:
    fold = places.fold
    return fold is not None and fold.is_upright != is_level and abs(fold.at - at) < _HAIR


def _outward(slot: Slot, places: Places, slots: Sequence[Slot]) -> Iterator[_Span]:
    """From each corner on in the directions of both edges, as far as there is no other card."""
    most = places.bleed + MARK_OFF_MM
    for x in (slot.x, slot.right):
        up, down = _room(slot, slots, x, is_level=False)
        yield False, x, slot.y - min(most, up), slot.y
        yield False, x, slot.foot, slot.foot + min(most, down)
    for y in (slot.y, slot.foot):
        left, right = _room(slot, slots, y, is_level=True)
        yield True, y, slot.x - min(most, left), slot.x
        yield True, y, slot.right, slot.right + min(most, right)


def _room(slot: Slot, slots: Sequence[Slot], at: float, is_level: bool) -> tuple[float, float]:
    """How far a line along an edge may run on before and after a card."""
    before = after = float("inf")
    start, end, _, _ = _sides(slot, is_level)
    for other in slots:
        if other is not slot:
            near, far, low, high = _sides(other, is_level)
            if low - _HAIR <= at <= high + _HAIR:
                before = min(before, start - far) if far <= start + _HAIR else before
                after = min(after, near - end) if near >= end - _HAIR else after
    return max(before, 0.0), max(after, 0.0)


def _sides(slot: Slot, is_level: bool) -> tuple[float, float, float, float]:
    """A card along a line and then across it."""
    if is_level:
        return slot.x, slot.right, slot.y, slot.foot
    return slot.y, slot.foot, slot.x, slot.right


def _edges(slot: Slot) -> Iterator[_Span]:
    for x in (slot.x, slot.right):
        yield False, x, slot.y, slot.foot
    for y in (slot.y, slot.foot):
        yield True, y, slot.x, slot.right


def _on_shared(slot: Slot, slots: Sequence[Slot]) -> Iterator[_Span]:
    """Both ends of each edge that lies on that of another card, where there is nothing outside."""
    for is_level, at, start, end in _edges(slot):
        if any(_touches(other, is_level, at, start, end) for other in slots if other is not slot):
            yield is_level, at, start, start + SHARED_MM
            yield is_level, at, end - SHARED_MM, end


def _touches(slot: Slot, is_level: bool, at: float, start: float, end: float) -> bool:
    near, far, low, high = _sides(slot, is_level)
    is_edge = min(abs(low - at), abs(high - at)) < _HAIR
    return is_edge and min(far, end) - max(near, start) > _HAIR


def _joined(spans: Iterable[_Span]) -> Iterator[_Span]:
    """Spans of one line that meet as one, so that nothing is drawn twice."""
    rows: dict[tuple[bool, float], list[tuple[float, float]]] = defaultdict(list)
    for is_level, at, start, end in spans:
        rows[is_level, round(at, 4)].append((start, end))
    for (is_level, at), row in sorted(rows.items()):
        first, *others = sorted(row)
        start, end = first
        for near, far in (*others, (float("inf"), 0.0)):
            if near <= end + _HAIR:
                end = max(end, far)
                continue
            if end - start >= _LEAST_MM:
                yield is_level, at, start, end
            start, end = near, far


def _arcs(slot: Slot, lines: CutLines) -> Iterator[Item]:
    """A quarter of a circle in each corner, just outside of the card with rounded corners."""
    if not lines.corner_mm:
        return
    radius = min(lines.corner_mm, slot.w / 2, slot.h / 2)
    outer = radius + lines.weight_mm / 2
    for x, towards_x in ((slot.x + radius, -1), (slot.right - radius, 1)):
        for y, towards_y in ((slot.y + radius, -1), (slot.foot - radius, 1)):
            a, b = outer * towards_x, outer * towards_y
            arc = Outline(
                (
                    ("M", x + a, y),
                    ("C", x + a, y + _KAPPA * b, x + _KAPPA * a, y + b, x, y + b),
                )
            )
            yield from (Path(arc, style) for style in lines.on_any_ground)
