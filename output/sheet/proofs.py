"""What is wrong with a drawn page: signs that no font has, texts that overlap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from output.display import Drawing, Group, Item, Text
from output.overlap import overlaps
from output.printout import Page
from output.text import FontSet, default_fonts
from output.typeset import shaped


def missing_glyphs(pages: Iterable[Page], fonts: FontSet | None = None) -> list[str]:
    """Characters on the pages that no font has, each once."""
    fonts = fonts or default_fonts()
    found: dict[str, None] = {}
    for page in pages:
        for text in _texts(page.items):
            if not text.string.isascii():
                found.update(dict.fromkeys(shaped(text, fonts).missing))
    return list(found)


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Pairs of texts on a page of which the ink overlaps."""
    return overlaps(Drawing(page.width_mm, page.height_mm, page.items))


def _texts(items: Iterable[Item]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Group):
            yield from _texts(item.items)
