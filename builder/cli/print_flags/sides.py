"""What is printed on which side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from output.display import Duplex


@dataclass(frozen=True, slots=True)
class SideFlags:
    """What is printed on which side."""

    duplex: Duplex


OPTIONS = (
    click.option(
        "--duplex",
        type=click.Choice(("long", "short", "none")),
        default="none",
        help="Print on both sides of paper turned over its long or short edge: second faces behind the "
        "first, nothing behind what has none.",
    ),
)
