"""`--paper card`: each side of a card on a page of its own, as large as the card with its bleed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from builder.cli.printing.flags import PrintFlags
from output.card.layout import Layout
from output.page.paper import CARD_PAPER, Paper
from output.page.sheet import Sheet
from schemas.catalog import ITEM_SECTIONS
from schemas.problems import InputError, Problem

_CARDS = ("cards", "units", *ITEM_SECTIONS)
"""The words for what is a card."""


def is_card_paper(flags: PrintFlags) -> bool:
    """Whether cards go on pages of their own."""
    return (flags.paper.paper or "").strip().lower() == CARD_PAPER


def refuse_on_card_paper(flags: PrintFlags, what: Sequence[str]) -> None:
    """Raises InputError for everything that was said and has no place on such pages."""
    if not is_card_paper(flags):
        return
    problems = [
        Problem(f"--what {word}", 0, 0, "--paper card is for cards alone; print it by itself")
        for word in what
        if word not in _CARDS
    ]
    if flags.paper.margin:
        message = "a page of --paper card is all card; leave the margin out"
        problems.append(Problem(f"--margin {flags.paper.margin:g}", 0, 0, message))
    if flags.sides.duplex == "fold":
        message = "a page of --paper card has no room for a back beside it; say long or short"
        problems.append(Problem("--duplex fold", 0, 0, message))
    if problems:
        raise InputError(problems)


def on_card_paper(flags: PrintFlags, sheet: Sheet, card: Layout) -> Sheet:
    """The sheet; where cards go on pages of their own, a page of one card, with nothing round it."""
    if not is_card_paper(flags):
        return sheet
    over = 2 * sheet.bleed_mm
    paper = Paper(CARD_PAPER, "a page of its own", card.width_mm + over, card.height_mm + over)
    return replace(
        sheet,
        paper=paper,
        margin_mm=0.0,
        marks=False,
        ruler=False,
        gutter_mm=0.0,
        turn="auto",
        turn_cards="never",
    )
