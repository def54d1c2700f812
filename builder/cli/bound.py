"""Parts of a print bound to one printout: fronts and backs, the outline, names of pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from output.display import Bookmark, Duplex, Page, Printout
from output.sheet.pages import Sides


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


def bound(parts: Sequence[Bindable], title: str, duplex: Duplex) -> Printout:
    """All pages in the order of the parts.

    Printed on both sides, each part begins on a front, and where nothing may lie behind a page its
    back is empty. Where no back would have anything on it, the whole is printed on one side.
    """
    duplex = duplex if any(map(_has_backs, parts)) else "none"
    pages: list[Page] = []
    labels: list[str] = []
    outline: list[Bookmark] = []
    for part in parts:
        if duplex != "none" and len(pages) % 2:
            pages.append(_empty(pages[-1]))
            labels.append(labels[-1] + _BACK)
        start, step = len(pages), 1
        if duplex != "none" and part.sides == "fronts":
            step = 2
            pages += [side for page in part.pages for side in (page, _empty(page))]
        else:
            pages += part.pages
        in_pairs = step == 2 or part.sides == "pairs"
        labels += _labels(part.title.capitalize(), len(pages) - start, in_pairs)
        outline += _moved(part.outline, start, step)
    while pages and not pages[-1].items:
        pages.pop()
    return Printout(pages, title, duplex, outline, labels[: len(pages)] if parts[1:] else [])


_BACK = ", back"


def _has_backs(part: Bindable) -> bool:
    return part.sides == "pairs" or (part.sides == "any" and len(part.pages) > 1)


def _empty(page: Page) -> Page:
    """The empty other side of a page."""
    return Page(page.width_mm, page.height_mm)


def _labels(title: str, count: int, in_pairs: bool) -> Iterator[str]:
    """`Cards 1`, `Cards 1, back`, `Cards 2`; `Roster sheet` where it is one page."""
    numbers = [at // 2 if in_pairs else at for at in range(count)]
    for at, number in enumerate(numbers):
        name = f"{title} {number + 1}" if numbers[-1] else title
        yield name + (_BACK if in_pairs and at % 2 else "")


def _moved(bookmarks: Iterable[Bookmark], start: int, step: int) -> Iterator[Bookmark]:
    """Bookmarks of a part as those of the whole."""
    for one in bookmarks:
        below = tuple(_moved(one.below, start, step))
        yield Bookmark(one.title, start + one.page * step, one.top_mm, below)
