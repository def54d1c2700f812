"""`muster edit`: changes a fighter, or the roster itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from builder.cli.fighter_flags import FighterFlags, fighter_options
from builder.cli.options import catalogs_option, edited_argument
from builder.cli.roster_flags import RosterFlags, roster_options


@click.command("edit", short_help="Change a fighter, or the roster itself.")
@edited_argument
@click.argument("fighter", metavar="[FIGHTER]", required=False)
@fighter_options
@roster_options
@catalogs_option
def command(file: str, fighter: str | None, folders: tuple[Path, ...], **flags: Any) -> None:
    """Change a fighter: its items, role, squad, name and so on. Nothing else in the file moves.

    FIGHTER is an id, a name, or the beginning of a name that only one has. Without one the roster
    itself is changed: --name, --limit, --size, --switch, --team, --accent and --accept.

    \b
    Example:
      muster edit levy.yaml --limit 300 --accept C3-A4@sir-odo="we play it one-handed"
      muster edit levy.yaml "Sir Odo" --without shield --with wound --note "paint the horse"
      muster edit levy.yaml --switch blast-size=diameter --team oxblood --accent "#FFD9A0"
    """
    from builder.cli.editing import open_for_editing, tell
    from builder.cli.hiring import change_as_said, remarks
    from builder.cli.roster_edits import roster_as_said
    from output.export.words import listed

    of_fighter = FighterFlags(**{key: flags[key] for key in FighterFlags.__slots__})
    of_roster = RosterFlags(**{key: flags[key] for key in RosterFlags.__slots__})
    _refuse_mixture(fighter, of_fighter, of_roster)
    editing = open_for_editing(file, folders)
    if fighter is None:
        roster = roster_as_said(editing, of_roster, of_fighter.name)
        tell(editing, f"changed {file}", editing.write(roster))
        return
    chosen, typed = editing.fighter(fighter), editing.typed()
    warband = editing.write(change_as_said(editing, chosen, of_fighter, typed))
    now = next(one for one in warband.fighters if one.id == chosen.id)
    done = f"changed {now.name} ({now.id})"
    tell(editing, listed((done, *remarks(now, typed))), warband)


def _refuse_mixture(fighter: str | None, of_fighter: FighterFlags, of_roster: RosterFlags) -> None:
    wrong = of_roster.said() if fighter is not None else of_fighter.said()
    if fighter is None and "--name" in wrong:
        wrong.remove("--name")
    if wrong:
        whose = "the roster, not a fighter" if fighter is not None else "a fighter; name one"
        raise click.UsageError(f"{', '.join(wrong)}: said of {whose}")
    if not of_fighter.said() and not of_roster.said():
        raise click.UsageError("nothing to change; say what, e.g. --name or --with")
