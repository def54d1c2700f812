"""What is printed on which side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from schemas.record import record

if TYPE_CHECKING:
    from builder.cli.printing.page_order import Order
    from output.page.sheet import Turned


@record
class SideFlags:
    """What is printed on which side."""

    duplex: Turned
    back: str
    """`rules`, `theme`, `none` or a picture's file."""
    back_pages: Order | None


OPTIONS = (
    click.option(
        "--duplex",
        type=click.Choice(("long", "short", "fold", "none")),
        default="none",
        help="Where backs go: behind their fronts, on paper turned over its long or short edge; beside "
        "them, on paper to fold in the middle; nowhere: a second face is a card of its own.",
    ),
    click.option(
        "--back",
        default="rules",
        metavar="rules|theme|none|FILE",
        show_default=True,
        help="What is behind a card: its second face, or nothing; as well, behind each that has no "
        "second face, the warband's emblem and name, or a picture; with none, nothing behind any.",
    ),
    click.option(
        "--back-pages",
        type=click.Choice(("next", "last", "reversed", "apart")),
        help="Where pages of backs go: each next to its fronts; after all fronts, in their order or "
        "reversed, for paper that you feed twice; into a file OUT-backs beside OUT.",
    ),
)
