"""The kind of file, and what is told of how it came out."""

from __future__ import annotations

import click

from schemas.record import record

FORMATS = ("pdf", "svg", "png")


@record
class AnswerFlags:
    """The kind of file, and what is told of how it came out."""

    format_: str | None
    report: str | None
    strict: bool
    one_face: bool


OPTIONS = (
    click.option(
        "--format",
        "format_",
        type=click.Choice(FORMATS),
        help="Kind of file; else the ending of OUT says it.",
    ),
    click.option(
        "--report", metavar="FILE", help="Also write how each text of the cards came out, as JSON."
    ),
    click.option(
        "--strict",
        is_flag=True,
        help="Exit 1 where text is lost, too small or overlaps, or a part, sign or picture is missing.",
    ),
    click.option(
        "--one-face", is_flag=True, help="Count a card that takes a second face as such a fault."
    ),
)
