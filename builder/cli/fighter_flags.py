"""The flags that say what a fighter is: the same for `add` and `edit`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = (
    click.option("--name", help="Name on paper."),
    click.option("--count", type=click.IntRange(1, 99_999), help="How many alike ones."),
    click.option(
        "--with",
        "taken",
        metavar="ITEM[@SLOT]",
        multiple=True,
        help="Takes an item; said twice it is taken twice. plate@front, plate@all for the sides of "
        "a vehicle; flamer@spell for a spell.",
    ),
    click.option(
        "--without",
        "given_up",
        metavar="ITEM[@SLOT]",
        multiple=True,
        help="Gives up an item that was taken, or a piece of the unit's kit.",
    ),
    click.option(
        "--role",
        "roles",
        metavar="ROLE",
        multiple=True,
        help="Gives a role, e.g. squad-leader; none takes it back.",
    ),
    click.option(
        "--squad",
        metavar="NAME",
        help="Puts it in a squad, made if there is none of it yet; none takes it out.",
    ),
    click.option("--note", metavar="TEXT", help="Notes, printed on the card."),
    click.option(
        "--picture", metavar="FILE", help="Picture for the card: a PNG, JPEG or SVG file."
    ),
    click.option(
        "--set",
        "values",
        metavar="ID=VALUE",
        multiple=True,
        help="A printed value of its own, e.g. move=7; with nothing after the = it is taken back.",
    ),
    click.option(
        "--price", metavar="[TYPE=]N", help="Your own price for one; none: that of the rules."
    ),
)


def fighter_options(function: F) -> F:
    """All flags about a fighter; they arrive as the fields of FighterFlags."""
    for option in reversed(OPTIONS):
        function = option(function)
    return function


@dataclass(frozen=True, slots=True)
class FighterFlags:
    """What was said about a fighter; None and empty: nothing."""

    name: str | None = None
    count: int | None = None
    taken: tuple[str, ...] = ()
    given_up: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    squad: str | None = None
    note: str | None = None
    picture: str | None = None
    values: tuple[str, ...] = ()
    price: str | None = None

    def said(self) -> list[str]:
        """The flags that were used, by their names on the command line."""
        names = {"taken": "with", "given_up": "without", "roles": "role", "values": "set"}
        fields = [field for field in self.__slots__ if getattr(self, field) not in (None, ())]
        return [f"--{names.get(field, field)}" for field in fields]
