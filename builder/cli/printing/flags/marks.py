"""What stands round the cards for who cuts them; lengths in mm."""

from __future__ import annotations

from typing import Literal

import click

from schemas.record import record


@record
class MarkFlags:
    """What stands round the cards for who cuts them; lengths in mm."""

    bleed: float
    marks: bool
    guides: str
    guide_colour: str
    guide_weight: float
    marks_on: Literal["front", "both"]
    rounded: bool
    ruler: bool


OPTIONS = (
    click.option(
        "--bleed",
        type=float,
        default=0.0,
        metavar="MM",
        help="How far backgrounds run over the cut line of a card, 0 to 10.",
    ),
    click.option(
        "--marks/--no-marks",
        default=True,
        help="Crop marks round the cards, from the edge of the paper.",
    ),
    click.option(
        "--guides",
        type=click.Choice(("none", "corners", "full")),
        default="none",
        show_default=True,
        help="Lines between the cards too, at their corners or along every cut.",
    ),
    click.option(
        "--guide-colour",
        default="#000000",
        metavar="#RRGGBB",
        help="Colour of marks and guides; black if not said.",
    ),
    click.option(
        "--guide-weight",
        type=float,
        default=0.15,
        metavar="MM",
        help="How wide marks and guides are, 0.15 to 1; 0.15 if not said.",
    ),
    click.option(
        "--marks-on",
        type=click.Choice(("front", "both")),
        default="front",
        show_default=True,
        help="Marks and guides on fronts alone, or on backs too, under those of the front.",
    ),
    click.option("--rounded", is_flag=True, help="Arcs to round the corners of the cards by."),
    click.option("--ruler/--no-ruler", default=True, help="A mark of 50 mm to check the size by."),
)
