"""What is drawn on a page, and whether it stands on the paper."""

from __future__ import annotations

from collections.abc import Iterator

from output.display import Group, Item, Line, Rect
from output.printout import Page
from output.sheet.spacing import ROOMY, TIGHT
from tests.sheet.said import ends, texts


def lines_of(page: Page) -> list[Line]:
    """All straight lines of a page."""
    return [item for item in _flat(page.items) if isinstance(item, Line)]


def boxes_of(page: Page) -> list[Rect]:
    """All rectangles of a page."""
    return [item for item in _flat(page.items) if isinstance(item, Rect)]


def stand_within(page: Page) -> bool:
    """Whether all texts and rectangles of a page stand within its margins."""
    margin = boxes_of(page)[0].x  # of the head
    assert margin in (ROOMY.margin, TIGHT.margin)
    right, foot = page.width_mm - margin + 0.1, page.height_mm - margin + 0.1
    for text in texts(page):
        start, end = ends(text)
        if start < margin - 0.1 or end > right or not margin <= text.y <= foot:
            return False
    return all(
        box.x >= margin - 0.5 and box.x + box.w <= right + 0.5 and box.y + box.h <= foot
        for box in boxes_of(page)
    )


def _flat(items: list[Item]) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Group):
            yield from _flat(item.items)
        else:
            yield item
