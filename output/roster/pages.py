"""A warband to the pages of its roster sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from output.card.icons import icon_path
from output.card.palette import Ink
from output.card.team_colours import team_colours
from output.card.theme import Theme
from output.page.paper import Paper
from output.roster.sheet import roster_content
from output.roster.view import RosterView, roster_view
from output.sheet.pages import SheetPages, sheet_pages
from output.sheet.sizes import USUAL, Sizes
from output.text import FontSet
from schemas.finding import Finding
from schemas.warband import Warband

_PADDINGS = (1.75, 1.3, 0.9, 0.42)
"""Room over and under a row of the table, in mm: the first that leaves columns under it."""
_LINE = 4.1 / 8.4
"""Height of a line of the table, in mm, for each point that a good size of type has."""
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
    sizes: Sizes = USUAL,
    fonts: FontSet | None = None,
) -> SheetPages:
    """The roster sheet: as many pages as all of it takes.

    `checked` is the number of limits looked at, `tool` the program and its version, `untried` the
    number of findings that no repair was looked for.
    """
    view = roster_view(warband, findings, checked, tool, untried)
    emblem = warband.emblem if icon_path(warband.emblem) else ""
    colour = team_colours(theme, warband.team, warband.accent).on_white

    def at(padding: float) -> SheetPages:
        content = roster_content(view, padding, colour, emblem)
        return sheet_pages(content, paper, ink, fonts=fonts, sizes=sizes)

    return _on_fewest(paddings_on(paper, view, sizes), at, sizes)


def _on_fewest(
    paddings: Sequence[float], at: Callable[[float], SheetPages], sizes: Sizes
) -> SheetPages:
    """The sheet with the roomiest rows that make one page of it in type of a good size.

    Where none do, that with the closest rows if it is one page, else that with the roomiest.
    """
    roomiest = at(paddings[0])
    if len(paddings) == 1 or _is_good(roomiest, sizes):
        return roomiest
    closest = at(paddings[-1])
    if len(closest.pages) > 1:
        return roomiest
    between = (at(padding) for padding in paddings[1:-1])
    return next((one for one in between if _is_good(one, sizes)), closest)


def _is_good(made: SheetPages, sizes: Sizes) -> bool:
    return len(made.pages) == 1 and all(one.pt >= sizes.good_pt for one in made.sections)


def paddings_on(paper: Paper, view: RosterView, sizes: Sizes = USUAL) -> Sequence[float]:
    """How far the rows of the table may be padded, in mm: less where there are many, and less."""
    rows = sum(len(group.figures) for group in view.groups) + 1
    heads = sum(bool(group.title) for group in view.groups)
    line = _LINE * sizes.good_pt
    room = paper.height_mm * _FOR_ROWS - heads * line
    fitting = [one for one in _PADDINGS if rows * (line + 2 * one) <= room]
    return fitting or _PADDINGS[-1:]
