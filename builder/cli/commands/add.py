"""`muster add`: hires a fighter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from builder.cli.answer import say_json
from builder.cli.fighter_flags import FighterFlags, fighter_options
from builder.cli.options import catalogs_option, edited_argument, json_option


@click.command("add", short_help="Hire a fighter.")
@edited_argument
@click.argument("unit", metavar="UNIT")
@fighter_options
@catalogs_option
@json_option
def command(file: str, unit: str, folders: tuple[Path, ...], as_json: bool, **flags: Any) -> None:
    """Hire a fighter: a new entry at the end of the roster, never merged with another.

    UNIT is the id of a unit, ITEM of an item, SLOT of a place, ROLE of a role, as `muster show`
    lists them. The fighter has the unit's kit, less what --without says, plus what --with says.

    \b
    Example:
      muster add levy.yaml knight --name "Sir Odo" --role army-commander --with shield
      muster add levy.yaml spearman --count 3 --squad "First lance"
      muster add levy.yaml infantry --name Ida --with magic --with flamer
      muster add levy.yaml vehicle --with plate@all --with heavy-gun
    """
    from builder.cli.editing import open_for_editing, tell, tell_what_follows
    from builder.cli.hiring import hire_as_said, remarks
    from output.export.words import listed, money_text

    editing = open_for_editing(file, folders)
    typed = editing.typed()
    roster, id_ = hire_as_said(editing, unit, FighterFlags(**flags), typed)
    warband = editing.write(roster)
    if as_json:
        say_json({"fighter": id_})
        tell_what_follows(editing, warband)
        return
    fighter = next(one for one in warband.fighters if one.id == id_)
    cost = money_text(fighter.cost, warband.system)
    count = f"{fighter.count} × " if fighter.count > 1 else ""
    of_unit = fighter.unit_name if fighter.unit_name != fighter.name else ""
    done = f"hired {count}{fighter.name} ({listed((id_, of_unit))})"
    tell(editing, listed((done, cost, *remarks(fighter, typed))), warband)
