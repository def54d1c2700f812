"""`muster new`: a new roster file."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

import click

from builder.cli.lines import say_text
from builder.cli.options import catalogs_option, force_option


@click.command("new", short_help="Begin a roster.")
@click.argument("system", metavar="SYSTEM")
@click.option(
    "-o", "--output", required=True, metavar="FILE", help="The file to write; - to print it."
)
@click.option("--name", help="Name of the warband.")
@click.option(
    "--limit", "limits", metavar="[TYPE=]N", multiple=True, help="What it may cost, or none."
)
@click.option("--size", metavar="NAME", help="A named size of the game instead.")
@click.option(
    "--from", "origin", metavar="SAMPLE", help="Begin with a copy of a sample, roster or export."
)
@catalogs_option
@force_option
def command(
    system: str,
    output: str,
    name: str | None,
    limits: tuple[str, ...],
    size: str | None,
    origin: str | None,
    folders: tuple[Path, ...],
    force: bool,
) -> None:
    """Begin a roster: a small YAML file of choices (JSON if FILE ends in .json).

    It notes the version of the catalog that it was made for, which is kept in your user data
    folder, under musterpress/former, so that a later difference can be told in numbers. A copy
    finds the same pictures as what it is copied from.

    The file has a history of its own; `undo` brings back what --force wrote over. What is kept of
    a file that lay there before stays in your user data folder, under musterpress/backups.

    \b
    Example:
      muster new core-1e -o levy.yaml --name "Border Levy" --limit 250
      muster new core-1e -o mine.yaml --from border-levy
    """
    from builder.cli.beginning import begin, begin_from
    from builder.cli.choosing import catalogs_words, size_to_choose
    from builder.cli.editing import total_line
    from builder.cli.roster_flags import RosterFlags

    flags = RosterFlags(limits, size)
    if origin is None:
        document, warband = begin(system, output, name, flags, folders)
    else:
        document, warband = begin_from(origin, system, output, name, flags, folders)
    if document.path is None:
        click.echo(document.text, nl=False)
        return
    document.save(force=force)
    say_text(f"{output}: a new roster of {warband.system.name}; {total_line(warband)}")
    if warband.former is not None:
        from builder.catalog import load_catalog
        from builder.cli.former import told

        say_text("\n".join(told(warband, load_catalog(system, folders))))
    if choose := size_to_choose(warband, output, folders):
        say_text(choose, err=True)
    if not warband.fighters:
        also = catalogs_words(folders)
        hire = f"muster add {quote(output)} UNIT{also}"
        say_text(f"Next: muster show {quote(system)}{also}; {hire}", err=True)
