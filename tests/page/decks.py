"""Decks of plain cards, and what stands on the pages that they are laid on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from output.display import Drawing, Group, Item, Line, Path, Placed, Rect, Style, Text
from output.printout import Page

TEAL = "#0F4653"


@dataclass
class Face:
    """A face as the imposition knows it."""

    drawing: Drawing
    card: int
    copies: int = 1
    label: str = "Sir Odo"
    clear_mm: float = 0.0
    bookmark: str = ""


def card(w: float = 63, h: float = 88, fill: str = TEAL) -> Drawing:
    """A card of one colour, which runs 10 mm past its edges."""
    return Drawing(w, h, [Rect(-10, -10, w + 20, h + 20, Style(fill))])


def deck(count: int, w: float = 63, h: float = 88, sides: int = 1) -> list[Face]:
    """As many cards, each a drawing of its own."""
    return [Face(card(w, h), number) for number in range(count) for _ in range(sides)]


def placed(page: Page) -> list[Placed]:
    """The cards of a page."""
    return [item for item in page.items if isinstance(item, Placed)]


def marks(page: Page) -> list[Line]:
    """The crop marks: plain lines, which guides are not."""
    lines = [item for item in page.items if isinstance(item, Line)]
    dashed = {ends(line) for line in lines if line.style.dash_mm}
    return [line for line in lines if ends(line) not in dashed]


def guides(page: Page) -> list[Line]:
    """The guides: dashes that lie on a line of another colour."""
    return [item for item in page.items if isinstance(item, Line) and item.style.dash_mm]


def arcs(page: Page) -> list[Path]:
    """The arcs at the corners of cards."""
    return [item for item in page.items if isinstance(item, Path) and item.style.dash_mm]


def ends(line: Line) -> tuple[float, float, float, float]:
    """From where to where it runs."""
    return line.x1, line.y1, line.x2, line.y2


def words(items: Iterable[Item]) -> Iterator[str]:
    """All words round the cards."""
    for item in items:
        if isinstance(item, Group):
            yield from words(item.items)
        elif isinstance(item, Text):
            yield item.string
