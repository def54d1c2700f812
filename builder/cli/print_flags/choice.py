"""Which cards of it, and how many of each."""

from __future__ import annotations

from dataclasses import dataclass

import click


@dataclass(frozen=True, slots=True)
class ChoiceFlags:
    """Which cards of it, and how many of each."""

    copies: str


OPTIONS = (
    click.option(
        "--copies",
        type=click.Choice(("each", "once")),
        default="each",
        show_default=True,
        help="Of several alike fighters: a card for each, or one.",
    ),
)
