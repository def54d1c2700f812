"""`muster show`: what can be hired and taken, with costs and options."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.lines import say_text
from builder.cli.options import catalogs_option, json_option


@click.command("show", short_help="Show what can be hired and taken, with costs.")
@click.argument("system", metavar="SYSTEM")
@click.argument("unit", metavar="[UNIT]", required=False)
@click.option(
    "--for",
    "for_file",
    metavar="FILE",
    help="A roster: whether it may hire each unit, and take each item with UNIT; if not, why, and "
    "what would allow it; and the switches in force.",
)
@catalogs_option
@json_option
def command(
    system: str, unit: str | None, for_file: str | None, folders: tuple[Path, ...], as_json: bool
) -> None:
    """Show what a game system offers: units and items with their costs and the places of items,
    roles, squads, switches with their choices, and house rulings.

    With UNIT, that unit alone: its values, its kit, and what it may take.

    \b
    Example:
      muster show core-1e
      muster show core-1e knight
      muster show core-1e --for levy.yaml
    """
    from builder.cli.show_answer import shown_json
    from builder.cli.show_system import shown
    from builder.cli.show_unit import shown_unit

    if as_json:
        say_json(shown_json(system, unit, for_file, folders))
    elif unit is None:
        for line in shown(system, for_file, folders):
            say_text(line)
    else:
        for line in shown_unit(system, unit, for_file, folders):
            say_text(line)
