"""What is to be printed, and on how many pages."""

from __future__ import annotations

import click

from schemas.record import record


@record
class PartFlags:
    """What is to be printed, and on how many pages."""

    what: str
    pages: int | None
    """On how many pages the quick-reference sheet is to be."""


OPTIONS = (
    click.option(
        "--what",
        default="cards",
        metavar="LIST",
        help="What to print, with commas between: cards, sheet, roster, tokens; as decks units, weapons, "
        "armour, wargear, upgrades, skills, rules, actions, injuries.",
        show_default=True,
    ),
    click.option(
        "--pages",
        type=click.IntRange(1, 20),
        metavar="N",
        help="Pages that the quick-reference sheet is to fit on; if it does not, you are told.",
    ),
)
