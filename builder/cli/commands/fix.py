"""`muster fix`: does what `check` offered."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.lines import say_text
from builder.cli.options import catalogs_option, edited_argument, event_option


@click.command("fix", short_help="Do what check offered.")
@edited_argument
@click.option(
    "--repair", "number", type=int, metavar="N", help="Its number in `muster check`; else a list."
)
@event_option
@catalogs_option
def command(file: str, number: int | None, event: str | None, folders: tuple[Path, ...]) -> None:
    """Apply one repair, by the number that `muster check` gave it. `muster undo` takes it back.

    Numbers hold for the file as it is: check again after a change. At an event they are those of
    `muster check` with the same --event. Without --repair nothing is changed, and what could be
    done is listed.

    \b
    Example:
      muster check levy.yaml
      muster fix levy.yaml --repair 1
      muster fix levy.yaml --event cup.yaml --repair 1
    """
    from builder.cli.repairing import open_for_mending
    from builder.cli.streams import UNUSABLE

    mending = open_for_mending(file, event, folders)
    if number is None:
        say_text("\n".join(mending.choices()), err=True)
        raise click.exceptions.Exit(UNUSABLE)
    repair = mending.repair(number)
    mending.tell(repair, mending.editing.write(mending.repaired(repair)))
