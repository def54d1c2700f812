"""`muster cost`: what a warband costs."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.lines import say_text
from builder.cli.options import catalogs_option, json_option, roster_argument


@click.command("cost", short_help="Show what the warband costs.")
@roster_argument
@catalogs_option
@json_option
def command(file: str, folders: tuple[Path, ...], as_json: bool) -> None:
    """Show what each fighter costs, and the total against the limit.

    `muster explain` says why; the answer for programs has the receipts.

    \b
    Example:
      muster cost levy.yaml
      muster cost core-1e/border-levy --json
    """
    from builder.cli.costs import cost_lines
    from builder.cli.former import made_for, told
    from builder.cli.opened import open_roster
    from output.export.answers import cost_answer

    opened = open_roster(file, folders)
    if as_json:
        say_json(cost_answer(opened.warband) | made_for(opened))
    else:
        say_text("\n".join([*cost_lines(opened.warband), *told(opened.warband, opened.catalog)]))
