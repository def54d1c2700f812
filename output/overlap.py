"""Texts that overlap on a drawing, by the ink of their glyphs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from output.display import IDENTITY, Drawing, Group, Item, Matrix, Text
from output.printout import Box
from output.text import Font, FontSet, default_fonts
from output.typeset import shaped

TOLERANCE_MM = 0.1
"""Ink that comes so near is not an overlap: letters of neighbouring words may touch."""


def overlaps(drawing: Drawing, fonts: FontSet | None = None) -> list[tuple[str, str]]:
    """Pairs of texts of which the ink overlaps, from top to bottom."""
    fonts = fonts or default_fonts()
    inked = [
        (text.string, box)
        for text, matrix in _texts(drawing.items, IDENTITY)
        if (box := ink_box(text, matrix, fonts)) is not None
    ]
    # From top to bottom, a text meets only those that begin before it ends.
    inked.sort(key=lambda one: one[1].y)
    found = []
    for at, (string, box) in enumerate(inked):
        for other, below in inked[at + 1 :]:
            if below.y > box.y + box.h:
                break
            if _meet(box, below):
                found.append((string, other))
    return found


def ink_box(text: Text, matrix: Matrix, fonts: FontSet) -> Box | None:
    """The box of a text's ink in mm, after a transformation; None where nothing is drawn."""
    glyphs = shaped(text, fonts)
    left, top, right, bottom = float("inf"), float("inf"), float("-inf"), float("-inf")
    pen = 0.0
    for run in glyphs.runs:
        for id_, advance, dx, dy, *_ in run.glyphs:
            x, y, w, h = (measure * run.scale for measure in _extents(run.font, id_))
            if w and h:
                left, right = min(left, pen + dx + x), max(right, pen + dx + x + w)
                top, bottom = min(top, -dy - y), max(bottom, -dy - y + h)
            pen += advance
    if left > right:
        return None
    start = {"start": 0.0, "middle": -glyphs.width / 2, "end": -glyphs.width}[text.anchor]
    size = text.size_mm
    corners = [
        _moved(matrix, text.x + (start + x) * size, text.y + y * size)
        for x in (left, right)
        for y in (top, bottom)
    ]
    x0, y0 = min(x for x, _ in corners), min(y for _, y in corners)
    return Box(x0, y0, max(x for x, _ in corners) - x0, max(y for _, y in corners) - y0)


@lru_cache(maxsize=4096)
def _extents(font: Font, glyph: int) -> tuple[float, float, float, float]:
    """Left edge, top over the baseline, width and height of a glyph's ink, in em."""
    extents = font.hb_font.get_glyph_extents(glyph)
    if extents is None:
        return 0.0, 0.0, 0.0, 0.0
    em = font.units_per_em
    return extents.x_bearing / em, extents.y_bearing / em, extents.width / em, -extents.height / em


def _texts(items: list[Item], matrix: Matrix) -> Iterator[tuple[Text, Matrix]]:
    for item in items:
        if isinstance(item, Text):
            yield item, matrix
        elif isinstance(item, Group):
            yield from _texts(item.items, _within(matrix, item.transform))


def _within(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    x0, y0 = _moved(outer, 0.0, 0.0)
    (ax, ay), (cx, cy), (ex, ey) = (_moved(outer, *at) for at in ((a, b), (c, d), (e, f)))
    return ax - x0, ay - y0, cx - x0, cy - y0, ex, ey


def _moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _meet(one: Box, other: Box) -> bool:
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return wide > TOLERANCE_MM and high > TOLERANCE_MM
