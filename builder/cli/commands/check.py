"""`muster check`: what is wrong or doubtful in rosters, and what would mend it."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.options import catalogs_option, event_option, json_option


@click.command("check", short_help="Find what is illegal or doubtful, and what mends it.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@event_option
@click.option("--csv", "as_csv", is_flag=True, help="A table for a spreadsheet, one row a file.")
@click.option(
    "--no-repairs", is_flag=True, help="Look for no repairs, which takes most of the time."
)
@catalogs_option
@json_option
def command(
    files: tuple[str, ...],
    event: str | None,
    as_csv: bool,
    no_repairs: bool,
    folders: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Say what is illegal, unfinished or doubtful: who, by how much, which rule, what mends it.

    Repairs are numbered for `muster fix`, with the same --event if any; each was tried on a copy and
    leaves nothing new illegal.
    A folder stands for all rosters in it. Several files end with a table; of more than 20 there is
    the table alone. A file that cannot be read is told, and the others are checked all the same.
    Exit code 0: no errors, 1: errors, 2: a file cannot be used, whatever the others are.

    \b
    Example:
      muster check levy.yaml
      muster check rosters/ core-1e/border-levy --json
      muster check rosters/ --event cup.yaml --csv > cup.csv
    """
    from builder.cli.check_answers import exit_code, say
    from builder.cli.checking import Asked

    if as_csv and as_json:
        raise click.UsageError("--csv and --json at once; choose one")
    asked = Asked(folders, event, repairs=not no_repairs)
    checked = say(files, asked, "csv" if as_csv else "json" if as_json else "text")
    raise click.exceptions.Exit(exit_code(checked))
