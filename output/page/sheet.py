"""The sheet that cards are laid out on: paper, margin, gaps, marks, two sides or one."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Literal, TypeAlias

from output.page.cut_lines import CutLines
from output.page.paper import Paper, PaperTurn, load_paper
from schemas.problems import InputError, Problem
from schemas.record import record

if TYPE_CHECKING:
    from output.page.precut import Precut

USUAL_PAPER = "a4"
USUAL_MARGIN_MM = 5.0
"""What home printers leave white; of a sheet of which nobody said its margin."""
MOST_MARGIN_MM = 50.0
MOST_BLEED_MM = 10.0
MOST_GUTTER_MM = 50.0

CardTurn: TypeAlias = Literal["auto", "never", "always"]
Turned: TypeAlias = Literal["none", "long", "short", "fold"]
"""How backs come behind fronts: not at all, over an edge of the paper, or by folding it."""


@record
class Sheet:
    """How a sheet is set up. `duplex` is the edge that the paper is turned over, if it is."""

    paper: Paper
    margin_mm: float = USUAL_MARGIN_MM
    marks: bool = True
    ruler: bool = True
    bleed_mm: float = 0.0
    duplex: Turned = "none"
    margin_holds: bool = False
    """Whether a card that needs the margin is refused, rather than printed over it."""
    gutter_mm: float = 0.0
    """How far apart the cuts of two cards are, at least; twice the bleed is needed anyway."""
    turn: PaperTurn = "auto"
    turn_cards: CardTurn = "auto"
    lines: CutLines = field(default_factory=CutLines)
    precut: Precut | None = None
    """The sheet that it is where that is cut already; it says paper and places."""
    start: int = 1
    """The first piece of the first such sheet that is still there, counted from 1."""


def load_sheet(
    paper: str = USUAL_PAPER,
    *,
    margin_mm: float | None = None,
    marks: bool = True,
    ruler: bool = True,
    bleed_mm: float = 0.0,
    duplex: Turned = "none",
    gutter_mm: float = 0.0,
    turn: PaperTurn = "auto",
    turn_cards: CardTurn = "auto",
    lines: CutLines | None = None,
) -> Sheet:
    """A sheet of a paper by its name. InputError names every value that is out of bounds.

    A margin that is said holds; without one, it is the usual one, and yields to a large card.
    """
    holds = margin_mm is not None
    margin_mm = USUAL_MARGIN_MM if margin_mm is None else margin_mm
    found = [
        Problem(what, 0, 0, f"must be from 0 to {most:g} mm, and is {length:g}")
        for what, length, most in (
            ("margin", margin_mm, MOST_MARGIN_MM),
            ("bleed", bleed_mm, MOST_BLEED_MM),
            ("gutter", gutter_mm, MOST_GUTTER_MM),
        )
        if not 0 <= length <= most
    ]
    if duplex not in ("none", "long", "short", "fold"):
        message = f"there is no way `{duplex}`; there are: none, long, short, fold"
        found.append(Problem("duplex", 0, 0, message))
    try:
        chosen = load_paper(paper)
    except InputError as error:
        raise InputError([*found, *error.problems]) from None
    if found:
        raise InputError(found)
    turn = chosen.turn if turn == "auto" else turn
    return Sheet(
        chosen,
        margin_mm,
        marks,
        ruler,
        bleed_mm,
        duplex,
        holds,
        gutter_mm,
        turn,
        turn_cards,
        lines or CutLines(),
    )
