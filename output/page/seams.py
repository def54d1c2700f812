"""Colour under the cuts, so that no white shows between two cards.

Two areas that meet in an edge leave a hair of paper in most viewers, and a knife is never exact.
A narrow strip in the colour of the card before, below both, closes it without changing either.
"""

from __future__ import annotations

from collections.abc import Iterator

from output.display import Box, Placed, Rect, Style

WIDTH_MM = 0.3
PAPER = "#FFFFFF"


def seams(cards: list[Placed]) -> list[Rect]:
    """The strips under the edges that cards share, left with right and upper with lower."""
    corners = {(round(card.x, 3), round(card.y, 3)) for card in cards}
    found: list[Rect] = []
    for card in cards:
        right, bottom = card.x + card.drawing.width_mm, card.y + card.drawing.height_mm
        if (round(right, 3), round(card.y, 3)) in corners:
            for box, style in _backgrounds(card):
                if abs(box.x + box.w - right) < 0.001:
                    found.append(Rect(right - WIDTH_MM / 2, box.y, WIDTH_MM, box.h, style))
        if (round(card.x, 3), round(bottom, 3)) in corners:
            for box, style in _backgrounds(card):
                if abs(box.y + box.h - bottom) < 0.001:
                    found.append(Rect(box.x, bottom - WIDTH_MM / 2, box.w, WIDTH_MM, style))
    return found


def _backgrounds(card: Placed) -> Iterator[tuple[Box, Style]]:
    """The plain coloured areas of a card, as they lie on the page."""
    drawing = card.drawing
    for item in drawing.items:
        if not isinstance(item, Rect) or item.rx or item.style.stroke is not None:
            continue
        if not isinstance(item.style.fill, str) or item.style.fill == PAPER:
            continue
        x, y = item.x, item.y
        if card.turned:
            x, y = drawing.width_mm - x - item.w, drawing.height_mm - y - item.h
        yield Box(card.x + x, card.y + y, item.w, item.h), item.style
