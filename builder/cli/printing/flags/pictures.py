"""Players' pictures on cards."""

from __future__ import annotations

import click

from schemas.record import record


@record
class PictureFlags:
    """Players' pictures on cards."""

    pictures: bool | None
    """None: where there is ink for them."""
    picture_fit: str


OPTIONS = (
    click.option(
        "--pictures/--no-pictures",
        default=None,
        help="Pictures of the fighters; if not said, in full ink alone. In black they are grey.",
    ),
    click.option(
        "--picture-fit",
        type=click.Choice(("fill", "whole")),
        default="fill",
        show_default=True,
        help="Pictures fill their place and are cut for it; or all of each is shown. Never stretched.",
    ),
)
