"""Parts of a print bound to one printout: fronts and backs, the outline, names of pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from builder.cli.printing.page_order import Order, arranged
from output.printout import Bookmark, Duplex, Page, Printout, Sides
from schemas.record import record


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


@record
class Bound:
    """Printouts, one for each file, and where in its own the pages of each part are, from 0."""

    printouts: list[Printout]
    places: list[list[int]]

    @property
    def has_backs(self) -> bool:
        """Whether a page lies behind another."""
        return any(page.is_back for printout in self.printouts for page in printout.pages)


@record
class _Side:
    """A page and what viewers call it."""

    page: Page
    label: str


def bound(parts: Sequence[Bindable], title: str, duplex: Duplex, order: Order = "next") -> Bound:
    """All pages in the order of the parts, and pages of backs where `order` says.

    Printed on both sides, each part begins on a front, and where nothing may lie behind a page its
    back is empty. Where no back would have anything on it, the whole is printed on one side.
    Printers are told to turn the paper only where each front is followed by its back.
    """
    is_turned = any(_has_backs(part, duplex) for part in parts)
    on_sheets = list(_places(parts, duplex, is_turned))
    sides = _sides(parts, on_sheets, is_turned)
    files = arranged([side.page for side in sides], order if is_turned else "next")
    if duplex == "none" and order == "next":  # nobody turns the paper: a blank page is no use
        files = [[at for at in files[0] if sides[at].page.items]]
    told = duplex if is_turned and order == "next" else "none"
    outline = [
        one
        for part, place in zip(parts, on_sheets, strict=True)
        for one in (_moved(part.outline, place) if place else ())
    ]
    is_named = bool(parts[1:]) or order != "next"
    printouts: list[Printout] = []
    found: dict[int, int] = {}
    for file, more in zip(files, ("", BACKS), strict=False):
        here = {at: place for place, at in enumerate(file)}
        found |= here
        pages = [sides[at].page for at in file]
        labels = [sides[at].label for at in file] if is_named else []
        printouts.append(Printout(pages, title + more, told, list(_within(outline, here)), labels))
    return Bound(printouts, [[found.get(at, 0) for at in place] for place in on_sheets])


BACKS = " · backs"
_BACK = ", back"


def _has_backs(part: Bindable, duplex: Duplex) -> bool:
    on_both = part.sides == "any" and duplex != "none"
    return part.sides == "pairs" or (on_both and len(part.pages) > 1)


def _places(parts: Iterable[Bindable], duplex: Duplex, is_turned: bool) -> Iterator[range]:
    """Where the pages of each part are; between them, or after the last, there are empty backs."""
    start = 0
    for part in parts:
        start += start % 2 if is_turned else 0
        is_alone = part.sides == "fronts" or (part.sides == "any" and duplex == "none")
        step = 2 if is_turned and is_alone else 1
        yield range(start, start + step * len(part.pages), step)
        start += step * len(part.pages)


def _sides(parts: Sequence[Bindable], places: Sequence[range], is_turned: bool) -> list[_Side]:
    """The sides of all sheets up to the last that has something on it, blank ones among them."""
    made = {
        at: _Side(page, label)
        for part, place in zip(parts, places, strict=True)
        for at, page, label in zip(place, part.pages, _labels(part), strict=True)
    }
    count = max((at + 1 for at, side in made.items() if side.page.items), default=0)
    count += count % 2 if is_turned else 0
    found: list[_Side] = []
    for at in range(count):
        side = made[at] if at in made else _behind(found[at - 1])
        is_back = is_turned and at % 2 == 1
        found.append(_Side(replace(side.page, is_back=is_back), side.label))
    return found


def _behind(side: _Side) -> _Side:
    """The empty other side of a page."""
    return _Side(Page(side.page.width_mm, side.page.height_mm), side.label + _BACK)


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


def _within(bookmarks: Iterable[Bookmark], here: Mapping[int, int]) -> Iterator[Bookmark]:
    """Bookmarks of the pages of a file; one to another file leaves what is below it to stay."""
    for one in bookmarks:
        below = tuple(_within(one.below, here))
        if one.page in here:
            yield Bookmark(one.title, here[one.page], one.top_mm, below)
        else:
            yield from below
