"""What the pages of a sheet say, and where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from output.display import Group, Item, Text
from output.page.paper import load_paper
from output.printout import Page
from output.sheet import Section, SheetContent, SheetPages, sheet_pages
from output.text import default_fonts
from output.typeset import width_mm


def printed(*sections: Section, paper: str = "a4", **head: object) -> SheetPages:
    """The pages of a sheet of some sections."""
    return sheet_pages(SheetContent("Game", sections, **head), load_paper(paper))  # type: ignore[arg-type]


def texts(page: Page) -> list[Text]:
    """All texts of a page, as they were drawn."""
    return list(_texts(page.items))


def said(page: Page) -> str:
    """All words of a page, one space between them."""
    return " ".join(text.string for text in texts(page))


def ends(text: Text) -> tuple[float, float]:
    """Where a text begins and ends on its baseline, in mm from the left."""
    return text.x, text.x + width_mm(text, default_fonts())


def _texts(items: Iterable[Item]) -> Iterator[Text]:
    for item in items:
        if isinstance(item, Text):
            yield item
        elif isinstance(item, Group):
            yield from _texts(item.items)
