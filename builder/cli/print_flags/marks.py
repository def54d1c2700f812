"""What stands round the cards for who cuts them; lengths in mm."""

from __future__ import annotations

from dataclasses import dataclass

import click


@dataclass(frozen=True, slots=True)
class MarkFlags:
    """What stands round the cards for who cuts them; lengths in mm."""

    bleed: float
    marks: bool
    ruler: bool


OPTIONS = (
    click.option(
        "--bleed",
        type=float,
        default=0.0,
        metavar="MM",
        help="How far backgrounds run over the cut line of a card.",
    ),
    click.option("--marks/--no-marks", default=True, help="Crop marks round the cards."),
    click.option("--ruler/--no-ruler", default=True, help="A mark of 50 mm to check the size by."),
)
