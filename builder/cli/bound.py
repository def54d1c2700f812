"""Parts of a print bound to one printout: fronts and backs, the outline, names of pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from output.display import Bookmark, Duplex, Page, Printout, Sides


class Bindable(Protocol):
    """Pages that belong together."""

    @property
    def title(self) -> str:
        """What people call it."""

    @property
    def pages(self) -> list[Page]:
        """Its pages in order."""

    @property
    def sides(self) -> Sides:
        """What may lie behind one of its pages."""

    @property
    def outline(self) -> list[Bookmark]:
        """Its entries, and what is on which of its pages, counted from 0."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A printout, and which of its pages, counted from 0, are those of each part."""

    printout: Printout
    places: list[range]


def bound(parts: Sequence[Bindable], title: str, duplex: Duplex) -> Bound:
    """All pages in the order of the parts.

    Printed on both sides, each part begins on a front, and where nothing may lie behind a page its
    back is empty. Where no back would have anything on it, the whole is printed on one side.
    """
    duplex = duplex if any(map(_has_backs, parts)) else "none"
    places = list(_places(parts, is_turned=duplex != "none"))
    pages: dict[int, Page] = {}
    labels: dict[int, str] = {}
    outline: list[Bookmark] = []
    for part, place in zip(parts, places, strict=True):
        pages.update(zip(place, part.pages, strict=True))
        labels.update(zip(place, _labels(part), strict=True))
        if place:
            outline += _moved(part.outline, place)
    count = max((at + 1 for at, page in pages.items() if page.items), default=0)
    whole = [pages[at] if at in pages else _empty(pages[at - 1]) for at in range(count)]
    named = [labels[at] if at in labels else labels[at - 1] + _BACK for at in range(count)]
    return Bound(Printout(whole, title, duplex, outline, named if parts[1:] else []), places)


_BACK = ", back"


def _has_backs(part: Bindable) -> bool:
    return part.sides == "pairs" or (part.sides == "any" and len(part.pages) > 1)


def _places(parts: Iterable[Bindable], is_turned: bool) -> Iterator[range]:
    """Where the pages of each part are; between them, or after the last, there are empty backs."""
    start = 0
    for part in parts:
        start += start % 2 if is_turned else 0
        step = 2 if is_turned and part.sides == "fronts" else 1
        yield range(start, start + step * len(part.pages), step)
        start += step * len(part.pages)


def _empty(page: Page) -> Page:
    """The empty other side of a page."""
    return Page(page.width_mm, page.height_mm)


def _labels(part: Bindable) -> Iterator[str]:
    """`Cards 1`, `Cards 1, back`, `Cards 2`; `Roster sheet` where it is one page."""
    in_pairs = part.sides == "pairs"
    numbers = [at // 2 if in_pairs else at for at in range(len(part.pages))]
    for at, number in enumerate(numbers):
        name = part.title.capitalize() + (f" {number + 1}" if numbers[-1] else "")
        yield name + (_BACK if in_pairs and at % 2 else "")


def _moved(bookmarks: Iterable[Bookmark], place: range) -> Iterator[Bookmark]:
    """Bookmarks of a part as those of the whole."""
    for one in bookmarks:
        yield Bookmark(one.title, place[one.page], one.top_mm, tuple(_moved(one.below, place)))
