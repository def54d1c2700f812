"""The paper, the cards on it and the printer; lengths in mm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from schemas.record import record

if TYPE_CHECKING:
    from output.page.paper import PaperTurn
    from output.page.sheet import CardTurn


@record
class PaperFlags:
    """The paper, the cards on it and the printer; lengths in mm."""

    paper: str | None
    card: str | None
    margin: float | None
    gutter: float
    turn: PaperTurn
    turn_cards: CardTurn
    precut: str | None
    """The name of a sheet whose pieces are cut already."""
    start: int | None
    """The first of its pieces that is still there."""
    profile: str | None
    """The name of the printer's profile."""


OPTIONS = (
    click.option(
        "--paper",
        metavar="NAME|SIZE",
        help="Sheet to print on, a4 if not said: a3 to a6, letter, legal, tabloid, or its size, as 100x150 (mm) "
        "or 12x18in; card: each side of a card a page of its own, as large as the card with its bleed.",
    ),
    click.option(
        "--card",
        metavar="SIZE",
        help="Card size: poker, a6 and others, poker-landscape for one that lies, or any, as 90x60 (mm) "
        "or 2.5x3.5in; else the game's best.",
    ),
    click.option(
        "--margin",
        type=float,
        metavar="MM",
        help="Edge of the sheet that is kept white, 5 if not said. A card that does not fit within what "
        "is said is refused.",
    ),
    click.option(
        "--gutter",
        type=float,
        default=0.0,
        metavar="MM",
        help="A gap between cards, each then with cuts of its own; else neighbours share them.",
    ),
    click.option(
        "--turn",
        type=click.Choice(("auto", "upright", "lying")),
        default="auto",
        help="How paper with cards lies; auto: so that most go on it. Sheets of lines stay upright.",
    ),
    click.option(
        "--turn-cards",
        type=click.Choice(("auto", "never", "always")),
        default="auto",
        help="Whether cards are turned by a quarter on the paper; auto: some, where more go on it so.",
    ),
    click.option(
        "--precut",
        metavar="NAME",
        help="A sheet that is cut or perforated already, which says paper, places and card size: "
        "letter-10-business, letter-3-index, a4-8-business, or one of your own in --templates.",
    ),
    click.option(
        "--start",
        type=int,
        metavar="N",
        help="The first piece of the first pre-cut sheet that is still there, by rows from the top left.",
    ),
    click.option(
        "--profile",
        metavar="NAME",
        help="The printer as measured with muster calibrate; pages are moved and stretched to fit it.",
    ),
)
