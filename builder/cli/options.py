"""Options that several commands share, as decorators."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from pathlib import Path
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


class Millimetres(click.FloatRange):
    """A length within bounds; `nan`, which is within any, is none."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number of a word. Raises click.BadParameter."""
        length = super().convert(value, param, ctx)
        if isnan(length):
            self.fail(f"{value!r} is no length in mm", param, ctx)
        return length


FOLDER = click.Path(path_type=Path)


def roster_argument(function: F) -> F:
    """FILE, a roster that is only read: a file, `-` for standard input, or `SYSTEM/SAMPLE`."""
    return click.argument("file", metavar="FILE")(function)


def edited_argument(function: F) -> F:
    """FILE, a roster that is changed: a file, or `-` from standard input to standard output."""
    return click.argument("file", metavar="FILE")(function)


def json_option(function: F) -> F:
    """`--json`: the answer for programs instead of the text for people."""
    return click.option("--json", "as_json", is_flag=True, help="Answer for programs, as JSON.")(
        function
    )


def catalogs_option(function: F) -> F:
    """`--catalogs DIR`, several times: where own catalogs are."""
    return click.option(
        "--catalogs",
        "folders",
        metavar="DIR",
        multiple=True,
        type=FOLDER,
        help="A folder of own catalogs, or a catalog's own folder. Can be said several times.",
    )(function)


def event_option(function: F) -> F:
    """`--event FILE`: an organiser's event, or `-` for standard input."""
    return click.option(
        "--event",
        metavar="FILE",
        help="An organiser's event: what departs from it is illegal. `-`: standard input.",
    )(function)


def force_option(function: F) -> F:
    """`--force`: an output file that is there already is replaced."""
    return click.option("--force", is_flag=True, help="Replace a file that is there already.")(
        function
    )
