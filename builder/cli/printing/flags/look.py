"""Colours, fonts and drawings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from builder.cli.options import FOLDER
from schemas.record import record

if TYPE_CHECKING:
    from output.card.palette import Ink


@record
class LookFlags:
    """Colours, fonts and drawings."""

    theme: str
    ink: Ink
    templates: Path | None
    large_print: bool


OPTIONS = (
    click.option(
        "--theme",
        default="signal",
        show_default=True,
        metavar="NAME",
        help="Look of the cards: signal, broadside, dispatch, vesper, contrast, or yours; in its colours "
        "where the warband has none of its own, which muster edit --team changes.",
    ),
    click.option(
        "--ink",
        type=click.Choice(("full", "saver", "black")),
        default="full",
        help="Ink that the cards take: all, little, or black alone.",
    ),
    click.option(
        "--templates",
        type=FOLDER,
        metavar="DIR",
        help="A folder of your own card layouts, themes and drawings.",
    ),
    click.option(
        "--large-print",
        is_flag=True,
        help="Sentences of 12 pt, nothing under 10; cards are larger, or go on to more faces.",
    ),
)
