"""`muster fix`: does what `check` offered."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.options import catalogs_option, edited_argument


@click.command("fix", short_help="Do what check offered.")
@edited_argument
@click.option(
    "--repair", "number", type=int, metavar="N", required=True, help="Its number in `muster check`."
)
@catalogs_option
def command(file: str, number: int, folders: tuple[Path, ...]) -> None:
    """Apply one repair, by the number that `muster check` gave it. `muster undo` takes it back.

    Numbers hold for the file as it is: check again after a change.

    \b
    Example:
      muster check levy.yaml
      muster fix levy.yaml --repair 1
    """
    from builder.cli.editing import open_for_editing, tell
    from builder.cli.repairing import chosen_repair, repaired

    editing = open_for_editing(file, folders)
    repair = chosen_repair(editing, number)
    tell(editing, f"done: {repair.label}", editing.write(repaired(editing, repair)))
