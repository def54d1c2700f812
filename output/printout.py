"""Pages to print: paper with what is drawn on it, in order, and what viewers and printers are told.

All lengths are millimetres, from the top left corner of a page.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from output.display import Item
from schemas.record import record


@record
class Box:
    """A rectangle on a page."""

    x: float
    y: float
    w: float
    h: float


@dataclass(slots=True)
class Page:
    """One side of a sheet of paper. `trim` is where it is cut, `bleed` how far it is painted."""

    width_mm: float
    height_mm: float
    items: list[Item] = field(default_factory=list)
    trim: Box | None = None
    bleed: Box | None = None
    is_back: bool = False
    """Whether it is printed on the side that is printed second."""


@record
class Bookmark:
    """An entry of the outline that viewers show: a page, counted from 0, and what is below it."""

    title: str
    page: int
    top_mm: float = 0.0
    """Where on the page it begins."""
    below: tuple[Bookmark, ...] = ()


Duplex: TypeAlias = Literal["none", "long", "short"]
Sides: TypeAlias = Literal["any", "fronts", "pairs"]
"""What may lie behind a page: the next one, nothing, or the back that follows it."""


@dataclass(slots=True)
class Printout:
    """Pages in the order they are printed. `duplex` is the edge that the paper turns over."""

    pages: list[Page]
    title: str = ""
    duplex: Duplex = "none"
    outline: list[Bookmark] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    """What viewers call each page, where they do not number them through."""
    is_folded: bool = False
    """Whether backs lie beside their fronts, on pages that are folded in the middle."""
    left_out: list[str] = field(default_factory=list)
    """What found no room in the margins of a sheet: its label, ruler, note, marks of some cuts."""
