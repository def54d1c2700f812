"""`muster remove`: takes a fighter away."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.options import catalogs_option, edited_argument


@click.command("remove", short_help="Take a fighter out.")
@edited_argument
@click.argument("fighter", metavar="FIGHTER")
@catalogs_option
def command(file: str, fighter: str, folders: tuple[Path, ...]) -> None:
    """Take a fighter out of the roster, all of its entry. `muster undo` brings it back.

    FIGHTER is an id, a name, or the beginning of a name that only one has. To make an entry
    smaller, say `muster edit FILE FIGHTER --count N`.

    \b
    Example:
      muster remove levy.yaml "Sir Odo"
    """
    from builder.cli.editing import open_for_editing, tell
    from builder.roster.edits import remove_fighter

    editing = open_for_editing(file, folders)
    chosen = editing.fighter(fighter)
    warband = editing.write(remove_fighter(editing.roster, chosen.id))
    tell(editing, f"removed {chosen.name} ({chosen.id})", warband)
