"""`muster verify`: what is where on paper, measured in the PDF itself."""

from __future__ import annotations

from typing import Any

import click

from builder.cli.lines import say_text
from builder.cli.options import Millimetres, json_option


@click.command("verify", short_help="Measure a PDF: cards, gaps, marks, type, in mm.")
@click.argument("file", metavar="FILE.pdf")
@click.argument("backs", metavar="[BACKS.pdf]", required=False)
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
    help="The edge that the paper is turned over, or folded in the middle; else as the file says, "
    "or as its cards lie.",
)
@click.option("--bleed", type=Millimetres(0, 10), metavar="MM", help="The least bleed.")
@click.option(
    "--margin",
    type=Millimetres(0, 50),
    metavar="MM",
    help="The least distance of a card from the edge of the paper.",
)
@json_option
def command(file: str, backs: str | None, as_json: bool, **flags: Any) -> None:
    """Read a PDF back and say what is where on paper, in mm; any PDF, whoever made it.

    Cards are found by their crop marks, else by the edges of what is painted, else by the page
    itself or its TrimBox. Told are pages, cards with gaps, bleed and distance to the edge, discs of
    tokens, the line to check the size by, the smallest letters, pictures with their resolution,
    fonts, and what printers are told.

    Each back is held against its front, wherever it is: on the next page, after all fronts, on the
    other half of paper that is folded, or in BACKS.pdf, a file of their own.

    Cards that overlap, leave the page or lie off their marks, a line that is not as long as it says,
    words back to front, and backs that lie off their fronts or bear the name of another card are
    errors; so is what differs by more than 0.1 mm from --paper, --card, --duplex, --bleed and
    --margin. What was printed with --profile is off on purpose: measure the same print without it.
    `-` reads standard input. Exit code 0: no errors, 1: errors, 2: a file cannot be used.

    \b
    Example:
      muster print core-1e/border-levy -o levy.pdf --card poker
      muster verify levy.pdf --paper a4 --card poker
      muster verify levy.pdf --json
      muster print core-1e/border-levy -o two.pdf --back theme --back-pages apart
      muster verify two.pdf two-backs.pdf --duplex long
    """
    from builder.cli.verified import asked_of, backs_left_out, measured, read_files

    asked = asked_of(**flags)
    facts, found = measured(read_files(file, backs), asked, file)
    if as_json:
        from builder.cli.answer import say_json
        from output.verify.answer import verify_answer

        say_json(verify_answer(file, backs, facts, found))
    else:
        from builder.cli.show_measured import lines

        say_text("\n".join(lines(facts, found)))
    if remark := backs_left_out(file, backs):
        say_text(remark, err=True)
    raise click.exceptions.Exit(any(one.severity == "error" for one in found))
