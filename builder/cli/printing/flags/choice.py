"""Which cards of it, how many of each, and what of a list stands on paper."""

from __future__ import annotations

import click

from schemas.record import record

MOST_BLANK = 20
MOST_TIMES = 100
ORDERS = ("roster", "cost", "keyword")


@record
class ChoiceFlags:
    """Which cards of it, how many of each, and what of a list stands on paper."""

    fighters: tuple[str, ...]
    copies: str
    times: int
    blank: int
    order: str
    notes: bool
    points: bool


OPTIONS = (
    click.option(
        "--fighter",
        "fighters",
        multiple=True,
        metavar="WHO[=N]",
        help="Only the cards, decks and tokens of these: a fighter, a squad, or all of a unit, role or "
        "keyword; =N for so many of each card. May be said several times.",
    ),
    click.option(
        "--copies",
        type=click.Choice(("each", "once")),
        default="each",
        show_default=True,
        help="Of several alike fighters: a card for each, or one.",
    ),
    click.option(
        "--times",
        type=click.IntRange(1, MOST_TIMES),
        default=1,
        metavar="N",
        help="Print each card so many times, in decks too.",
    ),
    click.option(
        "--blank",
        type=click.IntRange(0, MOST_BLANK),
        default=0,
        metavar="N",
        help="So many empty cards after the others, to fill in by hand; of a game these alone.",
    ),
    click.option(
        "--order",
        type=click.Choice(ORDERS),
        default="roster",
        show_default=True,
        help="Order of the cards: as in the list, the dearest first, or by keyword.",
    ),
    click.option(
        "--notes/--no-notes", default=True, help="The notes of a list, on cards and roster sheet."
    ),
    click.option(
        "--points/--no-points",
        default=True,
        help="What all costs; without it a copy for the opponent: no price, total, limit or finding.",
    ),
)
