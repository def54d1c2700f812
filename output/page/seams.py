"""Colour over the cuts, so that no white shows between two cards of one colour.

Two areas that meet in an edge leave a hair of paper in most viewers, and a knife is never exact.
Where both have the same colour, a narrow strip of it over the edge closes the gap and changes
neither card.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from output.display import Box, Matrix, Placed, Rect, Style

WIDTH_MM = 0.3
PAPER = "#FFFFFF"
_NEAR = 0.001


def seams(cards: list[Placed]) -> list[Rect]:
    """The strips over the edges that cards or their bleeds share: left with right, and upper with
    lower."""
    lefts, tops = defaultdict(list), defaultdict(list)
    for card in cards:
        lefts[round(card.x - card.bleed_mm, 3)].append(card)
        tops[round(card.y - card.bleed_mm, 3)].append(card)
    found: list[Rect] = []
    for card in cards:
        right = card.x + card.width_mm + card.bleed_mm
        foot = card.y + card.height_mm + card.bleed_mm
        for beside in lefts[round(right, 3)]:
            for one, other, style in _alike(card, beside):
                if abs(one.x + one.w - right) < _NEAR and abs(other.x - right) < _NEAR:
                    top, end = _common(one.y, one.h, other.y, other.h)
                    if end > top:
                        found.append(Rect(right - WIDTH_MM / 2, top, WIDTH_MM, end - top, style))
        for below in tops[round(foot, 3)]:
            for one, other, style in _alike(card, below):
                if abs(one.y + one.h - foot) < _NEAR and abs(other.y - foot) < _NEAR:
                    left, end = _common(one.x, one.w, other.x, other.w)
                    if end > left:
                        found.append(Rect(left, foot - WIDTH_MM / 2, end - left, WIDTH_MM, style))
    return found


def _common(a: float, a_long: float, b: float, b_long: float) -> tuple[float, float]:
    return max(a, b), min(a + a_long, b + b_long)


def _alike(one: Placed, other: Placed) -> Iterator[tuple[Box, Box, Style]]:
    """Coloured areas of two cards that have the same colour, cut to what is painted of them."""
    others = list(_backgrounds(other))
    for box, style in _backgrounds(one):
        for other_box, other_style in others:
            if style.fill == other_style.fill:
                yield box, other_box, style


def _backgrounds(card: Placed) -> Iterator[tuple[Box, Style]]:
    """The plain coloured areas of a card with its bleed, as they lie on the page."""
    drawing, matrix, bleed = card.drawing, card.matrix, card.bleed_mm
    for item in drawing.items:
        if not isinstance(item, Rect) or item.rx or item.style.stroke is not None:
            continue
        if not isinstance(item.style.fill, str) or item.style.fill == PAPER:
            continue
        left, right = max(item.x, -bleed), min(item.x + item.w, drawing.width_mm + bleed)
        top, foot = max(item.y, -bleed), min(item.y + item.h, drawing.height_mm + bleed)
        yield _on_page(matrix, left, top, right, foot), item.style


def _on_page(matrix: Matrix, left: float, top: float, right: float, foot: float) -> Box:
    """A box of a drawing where it lies on the page, turned by quarters."""
    a, b, c, d, e, f = matrix
    xs = sorted((a * left + c * top + e, a * right + c * foot + e))
    ys = sorted((b * left + d * top + f, b * right + d * foot + f))
    return Box(xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0])
