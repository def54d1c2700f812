"""The sheet that cards are laid out on: paper, margin, marks, two sides or one."""

from __future__ import annotations

from dataclasses import dataclass

from output.display import Duplex
from output.page.paper import Paper, load_paper
from schemas.problems import InputError, Problem

MOST_MARGIN_MM = 50.0
MOST_BLEED_MM = 10.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a sheet is set up. `duplex` is the edge that the printer turns it over."""

    paper: Paper
    margin_mm: float = 5.0
    marks: bool = True
    ruler: bool = True
    bleed_mm: float = 0.0
    duplex: Duplex = "none"


def load_sheet(
    paper: str = "a4",
    *,
    margin_mm: float = 5.0,
    marks: bool = True,
    ruler: bool = True,
    bleed_mm: float = 0.0,
    duplex: Duplex = "none",
) -> Sheet:
    """A sheet of a paper by its name. InputError names every value that is out of bounds."""
    problems = []
    if not 0 <= margin_mm <= MOST_MARGIN_MM:
        problems.append(f"a margin of {margin_mm:g} mm; it lies between 0 and {MOST_MARGIN_MM:g}")
    if not 0 <= bleed_mm <= MOST_BLEED_MM:
        problems.append(f"a bleed of {bleed_mm:g} mm; it lies between 0 and {MOST_BLEED_MM:g}")
    if duplex not in ("none", "long", "short"):
        problems.append(f"duplex `{duplex}`; there are none, long, short")
    found = [Problem("sheet", 0, 0, problem) for problem in problems]
    try:
        chosen = load_paper(paper)
    except InputError as error:
        raise InputError([*found, *error.problems]) from None
    if found:
        raise InputError(found)
    return Sheet(chosen, margin_mm, marks, ruler, bleed_mm, duplex)
