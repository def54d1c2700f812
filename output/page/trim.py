"""Drawings cut to what is left of them on paper."""

from __future__ import annotations

from output.display import Drawing, Item, Rect


def trimmed(drawing: Drawing, bleed_mm: float) -> Drawing:
    """The drawing with its plain backgrounds ending where the paper will be cut.

    Backgrounds run past the edges for print-on-demand. Cut here, the rectangle of a card in the
    file is the card's own size. What is not a plain rectangle is left to the clip.
    """
    items: list[Item] = []
    changed = False
    for item in drawing.items:
        kept = _cut(item, drawing, bleed_mm) if isinstance(item, Rect) else item
        changed = changed or kept is not item
        if kept is not None:
            items.append(kept)
    return Drawing(drawing.width_mm, drawing.height_mm, items) if changed else drawing


def _cut(rect: Rect, drawing: Drawing, bleed: float) -> Rect | None:
    if rect.rx or rect.style.stroke is not None or not isinstance(rect.style.fill, str):
        return rect
    left, top = max(rect.x, -bleed), max(rect.y, -bleed)
    right = min(rect.x + rect.w, drawing.width_mm + bleed)
    bottom = min(rect.y + rect.h, drawing.height_mm + bleed)
    if right <= left or bottom <= top:
        return None
    if (left, top, right, bottom) == (rect.x, rect.y, rect.x + rect.w, rect.y + rect.h):
        return rect
    return Rect(left, top, right - left, bottom - top, rect.style)
