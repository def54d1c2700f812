"""The paper, the cards on it and the printer; lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

import click


@dataclass(frozen=True, slots=True)
class PaperFlags:
    """The paper, the cards on it and the printer; lengths in mm."""

    paper: str
    card: str | None
    margin: float | None
    profile: str | None
    """The name of the printer's profile."""


OPTIONS = (
    click.option(
        "--paper", default="a4", show_default=True, help="Sheet to print on: a4, letter and others."
    ),
    click.option(
        "--card",
        metavar="SIZE",
        help="Card size: poker, a6, 70x120 (mm) and others; else the game's best.",
    ),
    click.option(
        "--margin",
        type=float,
        metavar="MM",
        help="Edge of the sheet that is kept white, 5 if not said. A card that does not fit within what "
        "is said is refused.",
    ),
    click.option(
        "--profile",
        metavar="NAME",
        help="The printer as measured with muster calibrate; pages are moved and stretched to fit it.",
    ),
)
