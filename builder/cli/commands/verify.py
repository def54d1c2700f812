"""`muster verify`: what is where on paper, measured in the PDF itself."""

from __future__ import annotations

from typing import Any

import click

from builder.cli.lines import say_text
from builder.cli.options import Millimetres, json_option


@click.command("verify", short_help="Measure a PDF: cards, gaps, marks, type, in mm.")
@click.argument("file", metavar="FILE.pdf")
@click.option(
    "--paper",
    metavar="NAME",
    help="The paper that every page should have: a4, letter …; or card, with --card.",
)
@click.option(
    "--card", metavar="SIZE", help="The size that every card should have: poker, 70x120 (mm) …"
)
@click.option(
    "--duplex",
    type=click.Choice(("long", "short", "fold", "none")),
    help="The edge that the paper is turned over, or folded in the middle; else what the file tells "
    "printers.",
)
@click.option("--bleed", type=Millimetres(0, 10), metavar="MM", help="The least bleed.")
@click.option(
    "--margin",
    type=Millimetres(0, 50),
    metavar="MM",
    help="The least distance of a card from the edge of the paper.",
)
@json_option
def command(file: str, as_json: bool, **flags: Any) -> None:
    """Read a PDF back and say what is where on paper, in mm; any PDF, whoever made it.

    Cards are found by their crop marks, else by the edges of what is painted. Told are pages, cards
    with gaps, bleed and distance to the edge, discs of tokens, the line to check the size by, the
    smallest type, pictures with their resolution, fonts, and what printers are told.
    Cards that overlap or leave the page, a line that is not as long as it says and backs that do
    not lie behind their fronts are errors; so is what differs by more than 0.1 mm from --paper,
    --card, --duplex, --bleed and --margin. What was printed with --profile is off on purpose:
    measure the same print without it. `-` reads standard input.
    Exit code 0: no errors, 1: errors, 2: the file cannot be used.

    \b
    Example:
      muster print core-1e/border-levy -o levy.pdf --card poker
      muster verify levy.pdf --paper a4 --card poker
      muster verify levy.pdf --json
    """
    from builder.cli.answer import say_json
    from builder.cli.progress import watched
    from builder.cli.verified import asked_of, lines, read_file
    from output.verify.answer import verify_answer
    from output.verify.findings import findings
    from output.verify.measured import measure
    from output.verify.read import read_pdf

    asked = asked_of(**flags)
    data = read_file(file)
    read = read_pdf(data, file, lambda pages: watched(pages, "reading page", len(pages)))
    measured = measure(read, asked)
    found = findings(measured, asked)
    if as_json:
        say_json(verify_answer(file, measured, found))
    else:
        say_text("\n".join(lines(file, measured, found)))
    raise click.exceptions.Exit(any(one.severity == "error" for one in found))
