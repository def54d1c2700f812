"""Colour over the cuts, so that no white shows between two cards of one colour.

Two areas that meet in an edge leave a hair of paper in most viewers, and a knife is never exact.
Where what is seen on both sides has the same colour, a narrow strip of it over the edge closes the
gap and changes neither card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from output.display import IDENTITY, Group, Image, Item, Line, Matrix, Placed, Rect, Style
from output.printout import Box

WIDTH_MM = 0.3
PAPER = "#FFFFFF"
_NEAR = 0.001


class _Area(NamedTuple):
    """What is painted over a part of the page: a colour, or None for anything else."""

    box: Box
    colour: str | None
    is_line: bool


class _Run(NamedTuple):
    """What is seen along a part of an edge: a colour, or None for anything else."""

    start: float
    end: float
    colour: str | None
    is_line: bool = False


def seams(cards: list[Placed]) -> list[Rect | Line]:
    """The strips over the edges that cards or their bleeds share: left with right, and upper with
    lower. Lines that go on across an edge come last, as lines, which viewers draw otherwise than
    areas."""
    edged = [(card, list(_areas(card))) for card in cards]
    lefts, tops = defaultdict(list), defaultdict(list)
    for card, areas in edged:
        left, top = card.x - card.bleed_mm, card.y - card.bleed_mm
        lefts[round(left, 3)].append(_runs(areas, left, upright=True))
        tops[round(top, 3)].append(_runs(areas, top, upright=False))
    upright: list[Rect | Line] = []
    level: list[Rect | Line] = []
    for card, areas in edged:
        right = card.x + card.width_mm + card.bleed_mm
        foot = card.y + card.height_mm + card.bleed_mm
        upright += _met(areas, lefts[round(right, 3)], right, upright=True)
        level += _met(areas, tops[round(foot, 3)], foot, upright=False)
    return sorted(upright + level, key=lambda strip: isinstance(strip, Line))


def _met(
    areas: list[_Area], others: list[list[_Run]], at: float, upright: bool
) -> Iterator[Rect | Line]:
    """What goes over an edge of a card, at which others begin."""
    if others:
        runs = _runs(areas, at, upright)
        for other in others:
            yield from _strips(runs, other, at, upright)


def _strips(one: list[_Run], other: list[_Run], at: float, upright: bool) -> Iterator[Rect | Line]:
    """What goes over the parts of an edge on both sides of which the same colour is seen."""
    near, far = at - WIDTH_MM / 2, at + WIDTH_MM / 2
    for start, end, run in _alike(one, other):
        if run.is_line:
            middle, style = (start + end) / 2, Style(None, run.colour, end - start)
            ends = (near, middle, far, middle) if upright else (middle, near, middle, far)
            yield Line(*ends, style)
        else:
            across, along = (near, WIDTH_MM), (start, end - start)
            (x, w), (y, h) = (across, along) if upright else (along, across)
            yield Rect(x, y, w, h, Style(run.colour))


def _alike(one: list[_Run], other: list[_Run]) -> Iterator[tuple[float, float, _Run]]:
    """The parts of an edge on both sides of which the same colour is seen."""
    for run in one:
        if run.colour in (None, PAPER):
            continue
        for met in other:
            start, end = max(run.start, met.start), min(run.end, met.end)
            if met.colour == run.colour and end - start > _NEAR:
                yield start, end, run


def _runs(areas: list[_Area], at: float, upright: bool) -> list[_Run]:
    """What is seen of a card along an edge of it: what is painted later covers what was there."""
    runs: list[_Run] = []
    for box, colour, is_line in areas:
        near, far = (box.x, box.x + box.w) if upright else (box.y, box.y + box.h)
        if min(abs(near - at), abs(far - at)) > _NEAR:
            continue
        start, end = (box.y, box.y + box.h) if upright else (box.x, box.x + box.w)
        left = [run._replace(end=min(run.end, start)) for run in runs]
        left += [run._replace(start=max(run.start, end)) for run in runs]
        runs = [run for run in left if run.end - run.start > _NEAR]
        runs.append(_Run(start, end, colour, is_line))
    return runs


def _areas(card: Placed) -> Iterator[_Area]:
    """The areas along the edges of a card with its bleed, as they lie on the page, in the order of
    painting."""
    matrix, bleed = card.matrix, card.bleed_mm
    width, height = card.drawing.width_mm + bleed, card.drawing.height_mm + bleed
    for item in card.drawing.items:
        area = _area(item)
        if area is None:
            continue
        box, colour = area
        left, right = max(box.x, -bleed), min(box.x + box.w, width)
        top, foot = max(box.y, -bleed), min(box.y + box.h, height)
        inside = min(left + bleed, width - right, top + bleed, height - foot) > 2 * _NEAR
        if right > left and foot > top and not inside:
            on_page = _on_page(matrix, left, top, right, foot)
            yield _Area(on_page, colour, isinstance(item, Line))


def _area(item: Item) -> tuple[Box, str | None] | None:
    """Where an item covers what is behind it, and with which colour; None: nowhere for certain."""
    if isinstance(item, Rect) and item.style.fill is not None:
        return Box(item.x, item.y, item.w, item.h), _plain(item)
    if isinstance(item, Line) and isinstance(item.style.stroke, str) and not item.style.dash_mm:
        half = item.style.stroke_width_mm / 2
        if abs(item.y1 - item.y2) < _NEAR:
            left, right = sorted((item.x1, item.x2))
            return Box(left, item.y1 - half, right - left, 2 * half), item.style.stroke
        if abs(item.x1 - item.x2) < _NEAR:
            top, foot = sorted((item.y1, item.y2))
            return Box(item.x1 - half, top, 2 * half, foot - top), item.style.stroke
    if isinstance(item, Image):
        return Box(item.x, item.y, item.w, item.h), None
    if isinstance(item, Group) and isinstance(item.clip, Rect) and item.transform == IDENTITY:
        return Box(item.clip.x, item.clip.y, item.clip.w, item.clip.h), None
    return None


def _plain(rect: Rect) -> str | None:
    """The colour of a rectangle that has one alone."""
    style = rect.style
    if rect.rx or style.stroke is not None or style.fill_opacity < 1:
        return None
    return style.fill if isinstance(style.fill, str) else None


def _on_page(matrix: Matrix, left: float, top: float, right: float, foot: float) -> Box:
    """A box of a drawing where it lies on the page, turned by quarters."""
    a, b, c, d, e, f = matrix
    xs = sorted((a * left + c * top + e, a * right + c * foot + e))
    ys = sorted((b * left + d * top + f, b * right + d * foot + f))
    return Box(xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0])
