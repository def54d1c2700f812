"""A sheet's content to pages of drawings, and how each section came out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from output.card.palette import Ink
from output.display import Page
from output.page.paper import Paper
from output.sheet.atoms import Atom
from output.sheet.content import SheetContent
from output.sheet.fit import Fitted
from output.sheet.frame import COLUMNS, MARGIN
from output.sheet.head import foot, head
from output.sheet.inks import inks_of
from output.sheet.pen import Pen
from output.sheet.place import draw_atoms, draw_notes
from output.sheet.plan import fitter_for, planned
from output.text import FontSet, default_fonts

_MOST_RENUMBERED = 4


@dataclass(frozen=True, slots=True)
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


def sheet_pages(
    content: SheetContent,
    paper: Paper,
    ink: Ink = "full",
    *,
    pages: int | None = None,
    fonts: FontSet | None = None,
) -> SheetPages:
    """The pages of a sheet: as few as have room for all of it, or no more than `pages` if it fits.

    Where it does not fit on `pages`, more are made, and a fault says so.
    """
    fonts = fonts or default_fonts()
    plan = planned(content, paper, fonts, _widest(content), pages)
    fitted = plan.fitted
    numbers: dict[str, str] = {}
    for _ in range(_MOST_RENUMBERED):
        again = _numbers(content, fitted)
        if again == numbers:
            break
        numbers = again
        fitted = _renumbered(content, paper, fonts, numbers, fitted)
    made = [_page(content, fitted, at, ink) for at in range(len(fitted.frame.pages))]
    return SheetPages(made, _reports(fitted), plan.faults, plan.remarks)


def _renumbered(
    content: SheetContent,
    paper: Paper,
    fonts: FontSet,
    numbers: Mapping[str, str],
    fitted: Fitted,
) -> Fitted:
    """The same order at the same size with the numbers that follow from it, if it still fits."""
    fitter = fitter_for(content, paper, fonts, numbers)
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
    frame = fitted.frame.pages[page]
    slices = fitted.packed.slices[page * COLUMNS : (page + 1) * COLUMNS]
    inner = [atom for first, end in slices for atom in fitted.row.atoms[first:end]]
    return [*frame.top, *inner, *frame.bottom]


def _reports(fitted: Fitted) -> list[SectionReport]:
    found: dict[str, dict[int, None]] = {}
    for page in range(len(fitted.frame.pages)):
        for atom in _atoms_on(fitted, page):
            found.setdefault(atom.section.id, {})[page + 1] = None
    size = fitted.type_.body_pt
    return [SectionReport(id_, size, tuple(on)) for id_, on in found.items()]


def _page(content: SheetContent, fitted: Fitted, at: int, ink: Ink) -> Page:
    frame, paper = fitted.frame, fitted.frame.paper
    pen = Pen(fitted.type_, inks_of("ref", ink))
    of = len(frame.pages)
    head(content, frame.width, fitted.type_, at + 1, of).draw(pen, MARGIN, MARGIN)
    page = frame.pages[at]
    top = page.columns_from
    if page.top:
        draw_atoms(pen, page.top, MARGIN, frame.top)
    for column in range(at * COLUMNS, (at + 1) * COLUMNS):
        first, end = fitted.packed.slices[column]
        atoms = fitted.row.atoms[first:end]
        left = frame.left(column)
        spare = page.columns_to - top - fitted.row.height(first, end)
        under = draw_atoms(pen, atoms, left, top, spare)
        label = content.notes[column % len(content.notes)] if content.notes else ""
        draw_notes(pen, label, left, under, frame.column_width, page.columns_to)
    if page.bottom:
        draw_atoms(pen, page.bottom, MARGIN, page.bottom_from)
    small = foot(content, frame.width, fitted.type_)
    small.draw(pen, MARGIN, paper.height_mm - MARGIN - small.height)
    return Page(paper.width_mm, paper.height_mm, pen.items)
