"""The flags that `edit` has for the roster itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = (
    click.option(
        "--limit",
        "limits",
        metavar="[TYPE=]N",
        multiple=True,
        help="What the warband may cost, or none.",
    ),
    click.option("--size", metavar="NAME", help="A named size of the game instead, or none."),
    click.option(
        "--switch",
        "switches",
        metavar="KEY=VALUE",
        multiple=True,
        help="A house ruling or variant; with nothing after the = the default again.",
    ),
    click.option(
        "--team", metavar="COLOUR", help="Colour of the cards, by name or as #rrggbb, or none."
    ),
    click.option(
        "--accent", metavar="COLOUR", help="Colour on it of roles and costs, likewise, or none."
    ),
    click.option(
        "--accept",
        "accepted",
        metavar="CODE[@OWNER]=REASON",
        multiple=True,
        help="Accepts a finding; with nothing after the = no longer.",
    ),
)


def roster_options(function: F) -> F:
    """All flags about the roster; they arrive as the fields of RosterFlags."""
    for option in reversed(OPTIONS):
        function = option(function)
    return function


@dataclass(frozen=True, slots=True)
class RosterFlags:
    """What was said about the roster; None and empty: nothing."""

    limits: tuple[str, ...] = ()
    size: str | None = None
    switches: tuple[str, ...] = ()
    team: str | None = None
    accent: str | None = None
    accepted: tuple[str, ...] = ()

    def said(self) -> list[str]:
        """The flags that were used, by their names on the command line."""
        names = {"limits": "limit", "switches": "switch", "accepted": "accept"}
        fields = [field for field in self.__slots__ if getattr(self, field) not in (None, ())]
        return [f"--{names.get(field, field)}" for field in fields]
