"""The frame of a sheet's pages: margins, head and foot, what stands across, columns between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.page.paper import Paper
from output.sheet.atoms import Atom, atoms_of
from output.sheet.content import Section, SheetContent
from output.sheet.head import foot, head
from output.sheet.pack import Column, Row
from output.sheet.type import SheetType

AFTER_HEAD, AFTER_BAND, BEFORE_FOOT = 2.6, 2.8, 1.2


@dataclass(slots=True)
class PageFrame:
    """One page: what stands across it, and from where to where its columns go."""

    top: list[Atom]
    bottom: list[Atom]
    columns_from: float
    columns_to: float
    bottom_from: float


@dataclass(slots=True)
class Frame:
    """Pages at a size of type, lengths in mm."""

    paper: Paper
    width: float
    per_page: int
    """Columns on a page."""
    column_width: float
    pages: list[PageFrame]
    columns: list[Column]
    top: float
    """Where what stands under the head begins."""
    bottom: float
    """Where what stands over the foot ends."""
    margin: float
    gutter: float
    full_page: float
    """Height of the columns of a page with nothing across, all together."""

    @property
    def room(self) -> float:
        """Height of all columns together."""
        return sum(column.height for column in self.columns)

    def left(self, column: int) -> float:
        """Where a column begins, counted over all pages."""
        return self.margin + column % self.per_page * (self.column_width + self.gutter)


def framed(content: SheetContent, paper: Paper, type_: SheetType, pages: int) -> Frame:
    """The frame of so many pages, or more where what stands across them needs more."""
    margin, gutter = type_.sizes.spacing.margin, type_.sizes.spacing.gutter
    width = paper.width_mm - 2 * margin
    start = margin + head(content, width, type_, 99, 99).height + AFTER_HEAD
    end = paper.height_mm - margin - foot(content, width, type_).height - BEFORE_FOOT
    found: list[PageFrame] = []
    waiting: list[Atom] = []
    last = max([pages, *(one.page for one in content.sections if one.across)])
    number = 1
    while number <= last or waiting:
        waiting += _across(content.sections, "top", number, width, type_)
        under = _across(content.sections, "bottom", number, width, type_)
        page, waiting = _page(waiting, under, start, end)
        found.append(page)
        number += 1
    columns = type_.sizes.columns(width, gutter)
    return Frame(
        paper,
        width,
        columns,
        (width - (columns - 1) * gutter) / columns,
        found,
        [
            Column(max(page.columns_to - page.columns_from, 0.0), at == columns - 1)
            for page in found
            for at in range(columns)
        ],
        start,
        end,
        margin,
        gutter,
        (end - start) * columns,
    )


def _across(
    sections: Sequence[Section], where: str, page: int, width: float, type_: SheetType
) -> list[Atom]:
    return [
        atom
        for section in sections
        if section.across == where and section.page == page
        for atom in atoms_of(section, width, type_)
    ]


def _page(
    waiting: list[Atom], under: list[Atom], start: float, end: float
) -> tuple[PageFrame, list[Atom]]:
    """A page with as much across its top as has room, and what goes on on the next one.

    What is meant for its bottom and taller than the page stands after what is at the top.
    """
    if Row(under).total > end - start:
        waiting, under = [*waiting, *under], []
    below = Row(under).total
    room = end - start - (below + AFTER_BAND if under else 0.0)
    fits = _fitting(waiting, room)
    top, rest = waiting[:fits], waiting[fits:]
    above = Row(top).total
    first = start + (above + AFTER_BAND if top else 0.0)
    bottom_from = end - below
    last = bottom_from - (AFTER_BAND if under else 0.0)
    if rest:
        last = first
    return PageFrame(top, under, first, last, bottom_from), rest


def _fitting(waiting: list[Atom], room: float) -> int:
    """How many atoms have room across a page; one at least, lest none ever gets a place."""
    ends = [at for at, _ in Row(waiting).ends(0, room)] if waiting else []
    whole = [at for at in ends if at == len(waiting) or not waiting[at - 1].piece.keep]
    return max(whole or ends, default=min(1, len(waiting)))
