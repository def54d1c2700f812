"""A sheet's content to pages of drawings, and how each section came out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from output.card.palette import Ink
from output.display import Text
from output.page.paper import Paper
from output.printout import Bookmark, Page, Sides
from output.sheet.atoms import Atom
from output.sheet.content import SheetContent
from output.sheet.fit import Fitted
from output.sheet.head import foot, head
from output.sheet.inks import inks_of
from output.sheet.pen import Pen
from output.sheet.place import draw_atoms, draw_notes
from output.sheet.plan import fitter_for, planned
from output.sheet.sizes import USUAL, Sizes
from output.text import FontSet, default_fonts
from schemas.record import record

_MOST_RENUMBERED = 4
_HAIR = 0.01


@record
class SectionReport:
    """How a section came out: its size of type, the pages it is on, counted from 1."""

    id: str
    pt: float
    pages: tuple[int, ...]
    lost_chars: int = 0


@dataclass(slots=True)
class SheetPages:
    """The pages of a sheet, a report for each section, and what is not as it should be."""

    pages: list[Page]
    sections: list[SectionReport]
    faults: list[str] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    """What gave way so that the rest has room."""
    outline: list[Bookmark] = field(default_factory=list)
    sides: Sides = "any"


def sheet_pages(
    content: SheetContent,
    paper: Paper,
    ink: Ink = "full",
    *,
    pages: int | None = None,
    sizes: Sizes = USUAL,
    fonts: FontSet | None = None,
) -> SheetPages:
    """The pages of a sheet: as few as have room for all of it, or no more than `pages` if it fits.

    Where it does not fit on `pages`, more are made, and a fault says so.
    """
    fonts = fonts or default_fonts()
    plan = planned(content, paper, fonts, _widest(content), pages, sizes)
    fitted = plan.fitted
    numbers: dict[str, str] = {}
    for _ in range(_MOST_RENUMBERED):
        again = _numbers(content, fitted)
        if again == numbers:
            break
        numbers = again
        fitted = _renumbered(content, paper, fonts, numbers, fitted)
    drawing = _Drawing(content, fitted, ink)
    made = [drawing.page(at) for at in range(len(fitted.frame.pages))]
    faults = [*plan.faults, *_too_tall(fitted, drawing.lost)]
    remarks = [*plan.remarks, *_parted(fitted)]
    reports = _reports(fitted, drawing.lost)
    return SheetPages(made, reports, faults, remarks, _outline(content, reports))


def _outline(content: SheetContent, reports: Sequence[SectionReport]) -> list[Bookmark]:
    """The sections that have a title, in the order in which they are read."""
    titles = {section.id: section.title for section in content.sections}
    return [Bookmark(titles[one.id], one.pages[0] - 1) for one in reports if titles[one.id]]


def _renumbered(
    content: SheetContent,
    paper: Paper,
    fonts: FontSet,
    numbers: Mapping[str, str],
    fitted: Fitted,
) -> Fitted:
    """The same order at the same size with the numbers that follow from it, if it still fits."""
    fitter = fitter_for(content, paper, fonts, numbers, fitted.type_.sizes)
    size, count = fitted.type_.body_pt, len(fitted.frame.pages)
    return fitter.try_at(fitted.order, size, count) or fitter.fit(count) or fitted


def _widest(content: SheetContent) -> dict[str, str]:
    """Numbers as wide as any will be, so that there is room for those that follow from packing."""
    if not content.numbered:
        return {}
    titled = [section.id for section in content.sections if section.title]
    return dict.fromkeys(titled, "0" * len(str(len(titled))))


def _numbers(content: SheetContent, fitted: Fitted) -> dict[str, str]:
    """The numbers of the sections as they are read."""
    if not content.numbered:
        return {}
    ids = dict.fromkeys(
        atom.section.id
        for page in range(len(fitted.frame.pages))
        for atom in _atoms_on(fitted, page)
        if atom.section.title
    )
    return {id_: str(at) for at, id_ in enumerate(ids, 1)}


def _atoms_on(fitted: Fitted, page: int) -> list[Atom]:
    frame, columns = fitted.frame.pages[page], fitted.frame.per_page
    slices = fitted.packed.slices[page * columns : (page + 1) * columns]
    inner = [atom for first, end in slices for atom in fitted.row.atoms[first:end]]
    return [*frame.top, *inner, *frame.bottom]


def _reports(fitted: Fitted, lost: Mapping[str, int]) -> list[SectionReport]:
    found: dict[str, dict[int, None]] = {}
    for page in range(len(fitted.frame.pages)):
        for atom in _atoms_on(fitted, page):
            found.setdefault(atom.section.id, {})[page + 1] = None
    size = fitted.type_.body_pt
    return [SectionReport(id_, size, tuple(on), lost.get(id_, 0)) for id_, on in found.items()]


def _too_tall(fitted: Fitted, lost: Mapping[str, int]) -> list[str]:
    """What to say of pieces that no column or page has room for."""
    titles = {
        atom.section.id: atom.section.title
        for page in range(len(fitted.frame.pages))
        for atom in _atoms_on(fitted, page)
    }
    return [f"a block of “{titles[id_]}” is taller than the page; cut it in parts" for id_ in lost]


def _parted(fitted: Fitted) -> list[str]:
    """What to say of blocks that were to stay whole and have no room in a column."""
    row = fitted.row
    begins = [first for first, end in fitted.packed.slices if first < end]
    titles = dict.fromkeys(row.atoms[at].section.title for at in begins if row.is_kept(at))
    return [f"a block of “{one}” is taller than a column; it goes on in the next" for one in titles]


@dataclass(slots=True)
class _Drawing:
    """Draws the pages of a sheet, and counts what has no room on them."""

    content: SheetContent
    fitted: Fitted
    ink: Ink
    lost: dict[str, int] = field(default_factory=dict)
    """Characters of a section that stand outside of their page."""

    def page(self, at: int) -> Page:
        """One page, counted from 0."""
        fitted, frame, paper = self.fitted, self.fitted.frame, self.fitted.frame.paper
        margin = frame.margin
        pen = Pen(fitted.type_, inks_of("ref", self.ink))
        top = head(self.content, frame.width, fitted.type_, at + 1, len(frame.pages))
        top.draw(pen, margin, margin)
        page = frame.pages[at]
        self._atoms(pen, page.top, margin, frame.top, frame.bottom)
        for column in range(at * frame.per_page, (at + 1) * frame.per_page):
            self._column(pen, column, page.columns_from, page.columns_to)
        self._atoms(pen, page.bottom, margin, page.bottom_from, frame.bottom)
        small = foot(self.content, frame.width, fitted.type_)
        small.draw(pen, margin, paper.height_mm - margin - small.height)
        return Page(paper.width_mm, paper.height_mm, pen.items)

    def _column(self, pen: Pen, column: int, top: float, bottom: float) -> None:
        frame, row, notes = self.fitted.frame, self.fitted.row, self.content.notes
        first, end = self.fitted.packed.slices[column]
        left = frame.left(column)
        spare = bottom - top - row.height(first, end)
        under = self._atoms(pen, row.atoms[first:end], left, top, bottom, spare)
        label = notes[column % len(notes)] if notes else ""
        draw_notes(pen, label, left, under, frame.column_width, bottom)

    def _atoms(
        self,
        pen: Pen,
        atoms: Sequence[Atom],
        left: float,
        top: float,
        bottom: float,
        spare: float = 0.0,
    ) -> float:
        before = len(pen.items)
        under = draw_atoms(pen, atoms, left, top, spare)
        if atoms and under > bottom + _HAIR:
            texts = [item for item in pen.items[before:] if isinstance(item, Text)]
            outside = sum(len(text.string) for text in texts if text.y > bottom)
            id_ = atoms[-1].section.id
            self.lost[id_] = self.lost.get(id_, 0) + outside
        return under
