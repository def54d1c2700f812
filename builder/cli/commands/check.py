"""`muster check`: what is wrong or doubtful in rosters, and what would mend it."""

from __future__ import annotations

from pathlib import Path

import click

from builder.cli.answer import say_json
from builder.cli.options import catalogs_option, json_option


@click.command("check", short_help="Find what is illegal or doubtful, and what mends it.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@catalogs_option
@json_option
def command(files: tuple[str, ...], folders: tuple[Path, ...], as_json: bool) -> None:
    """Say what is illegal, unfinished or doubtful: who, by how much, which rule, what mends it.

    Repairs are numbered for `muster fix`; each was tried on a copy and leaves nothing new illegal.
    A folder stands for all rosters in it. Exit code 0: no errors, 1: errors, 2: a file cannot be
    used.

    \b
    Example:
      muster check levy.yaml
      muster check rosters/ core-1e/border-levy --json
    """
    from builder.cli.checked import check_files

    checked = check_files(files, folders)
    if as_json:
        say_json(checked.answer())
    else:
        click.echo("\n".join(checked.lines()))
    for problem in () if as_json else checked.unreadable:
        click.echo(str(problem), err=True)
    raise click.exceptions.Exit(checked.exit_code)
