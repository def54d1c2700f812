"""A warband to the pages of its roster sheet."""

from __future__ import annotations

from collections.abc import Sequence

from output.card.icons import icon_path
from output.card.palette import Ink, palette
from output.card.theme import Theme
from output.page.paper import Paper
from output.roster.sheet import roster_content
from output.roster.view import RosterView, roster_view
from output.sheet.pages import SheetPages, sheet_pages
from schemas.finding import Finding
from schemas.warband import Warband

_PADDINGS = (1.75, 1.3, 0.9, 0.42)
"""Room over and under a row of the table, in mm: the first that leaves columns under it."""
_ROW, _LINE = 4.1, 4.1
_FOR_ROWS = 0.56
"""The share of a page that rows may take before they stand closer."""


def roster_pages(
    warband: Warband,
    findings: Sequence[Finding],
    checked: int,
    paper: Paper,
    theme: Theme,
    *,
    ink: Ink = "full",
    tool: str = "musterpress",
    untried: int = 0,
) -> SheetPages:
    """The roster sheet: as many pages as all of it takes.

    `checked` is the number of limits looked at, `tool` the program and its version, `untried` the
    number of findings that no repair was looked for.
    """
    view = roster_view(warband, findings, checked, tool, untried)
    emblem = warband.emblem if icon_path(warband.emblem) else ""
    colour = palette(theme, warband.team).team
    content = roster_content(view, padding_on(paper, view), colour, emblem)
    return sheet_pages(content, paper, ink)


def padding_on(paper: Paper, view: RosterView) -> float:
    """The room over and under the rows of the table, in mm: less where there are many rows."""
    rows = sum(len(group.figures) for group in view.groups) + 1
    heads = sum(bool(group.title) for group in view.groups)
    room = paper.height_mm * _FOR_ROWS - heads * _LINE
    fitting = (one for one in _PADDINGS if rows * (_ROW + 2 * one) <= room)
    return next(fitting, _PADDINGS[-1])
