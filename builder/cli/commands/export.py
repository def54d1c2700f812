"""`muster export`: a warband as JSON, plain text, Markdown or CSV."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from builder.cli.lines import MOST_OF_NAME, say_text, short
from builder.cli.options import catalogs_option, force_option, roster_argument

NAMES = {"json": "JSON", "text": "plain text", "markdown": "Markdown", "csv": "CSV"}


@click.command("export", short_help="Write it out as JSON, text, Markdown or CSV.")
@roster_argument
@click.option(
    "--to", "format_", required=True, type=click.Choice(tuple(NAMES)), help="Format of the export."
)
@click.option(
    "-o", "--output", default="-", metavar="OUT", help="The file to write; else it is printed."
)
@catalogs_option
@force_option
def command(file: str, format_: str, output: str, folders: tuple[Path, ...], force: bool) -> None:
    """Write the warband out: text for a chat, Markdown, CSV for a table, or JSON with everything.

    The JSON has the choices and all that follows from them, and is read again as a roster.
    Findings are part of each, and go to standard error. Pictures are found from where OUT lies;
    in what is printed, from the folder that you are in.

    \b
    Example:
      muster export levy.yaml --to text
      muster export levy.yaml --to json -o levy.json
    """
    from builder.check import check
    from builder.cli.moving import folder_of, moved
    from builder.cli.opened import open_roster, source_of
    from builder.cli.outfile import refuse_existing, write_text
    from builder.cli.report import tell_findings
    from output.export import EXPORTS

    refuse_existing(output, force)
    opened = open_roster(file, folders)
    is_mended = format_ == "json"  # the others say what is wrong, and no repairs
    findings = check(opened.warband, opened.catalog, repairs=is_mended).findings
    origin = folder_of(source_of(file, folders))
    roster = moved(opened.warband.roster, origin, folder_of(output) or Path())
    warband = replace(opened.warband, roster=roster)
    write_text(output, EXPORTS[format_](warband, findings), is_json=format_ == "json")
    if output != "-":
        number = sum(one.count for one in opened.warband.fighters)
        entries = f"{number} fighter" if number == 1 else f"{number} fighters"
        say_text(
            f"{output}: {short(opened.warband.name, MOST_OF_NAME)} as {NAMES[format_]}, {entries}"
        )
    tell_findings(opened.name, findings)
