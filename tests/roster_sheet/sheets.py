"""Roster sheets of samples and of warbands made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from builder.check import Findings, check
from builder.cli.opened import Opened, open_roster
from output.card.palette import Ink
from output.card.themes import load_theme
from output.page.paper import load_paper
from output.printout import Page
from output.roster.pages import roster_pages
from output.roster.view import RosterView, roster_view
from output.sheet import SheetPages
from schemas.finding import Finding
from schemas.warband import Warband
from tests.sheet.said import said

CATALOGS = Path(__file__).parents[2] / "catalogs"
SAMPLES = [
    f"{file.parent.parent.name}/{file.stem}" for file in sorted(CATALOGS.glob("*/samples/*.yaml"))
]
TOOL = "musterpress 9.9.9"


def opened(name: str) -> tuple[Opened, Findings]:
    """A roster and what is found in it."""
    found = open_roster(name)
    return found, check(found.warband, found.catalog)


def view_of_sample(name: str) -> RosterView:
    """What stands on the roster sheet of a roster."""
    found, findings = opened(name)
    return roster_view(found.warband, findings.findings, findings.checked, TOOL)


def sheet(
    warband: Warband,
    findings: Sequence[Finding] = (),
    *,
    paper: str = "a4",
    ink: Ink = "full",
) -> SheetPages:
    """The pages of a roster sheet."""
    look = load_theme("signal")
    return roster_pages(warband, findings, 12, load_paper(paper), look, ink=ink, tool=TOOL)


def words_on(pages: Sequence[Page]) -> str:
    """All words of all pages, one space between them."""
    return " ".join(" ".join(said(page).split()) for page in pages)
