"""`muster explain`: the receipts behind the numbers."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.lines import say_text
from builder.cli.options import catalogs_option, json_option, roster_argument


@click.command("explain", short_help="Show how each number comes about.")
@roster_argument
@click.argument("fighter", metavar="[FIGHTER]", required=False)
@click.argument("value", metavar="[VALUE]", required=False)
@catalogs_option
@json_option
def command(
    file: str,
    fighter: str | None,
    value: str | None,
    folders: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Show how numbers come about, line by line, with what caused each and where the rule stands.

    Of all fighters, of one FIGHTER (an id, a name, or its beginning), or of one VALUE: a
    characteristic or a cost, by its id or by its name on the card. What a weapon needs or reaches
    is a value too: near, far, range.

    \b
    Example:
      muster explain levy.yaml
      muster explain levy.yaml "Sir Odo" save
      muster explain levy.yaml sir combat
    """
    from builder.cli.explained import Explained
    from builder.cli.named import value_named
    from builder.cli.opened import open_roster
    from output.export.answers import explain_answer

    opened = open_roster(file, folders)
    chosen = opened.fighter(fighter).id if fighter is not None else None
    value = None if value is None else value_named(opened.warband, value)
    if as_json:
        fighters = None if chosen is None else [chosen]
        say_json(explain_answer(opened.warband, fighters, value))
    else:
        told = Explained(opened.warband, opened.rulebook.characteristics)
        say_text("\n".join(told.lines(chosen, value)))
