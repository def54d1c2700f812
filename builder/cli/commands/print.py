"""`muster print`: the cards at true size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from builder.cli.options import FOLDER, catalogs_option, force_option, roster_argument
from builder.cli.table import one_line

FORMATS = ("pdf", "svg", "png")


@click.command("print", short_help="Print the cards at true size.")
@roster_argument
@click.option(
    "-o", "--output", required=True, metavar="OUT", help="The file to write; - to pipe it."
)
@click.option("--what", default="cards", metavar="LIST", help="What to print: cards.")
@click.option("--paper", default="a4", show_default=True, help="a4, letter and others.")
@click.option("--card", metavar="SIZE", help="Card size, e.g. poker; else the game's best one.")
@click.option(
    "--duplex",
    type=click.Choice(("long", "short", "none")),
    default="none",
    help="Backs behind their fronts, for paper turned over its long or short edge.",
)
@click.option("--bleed", type=float, default=0.0, metavar="MM", help="Paint so far over the cut.")
@click.option("--margin", type=float, default=5.0, metavar="MM", help="What the printer leaves.")
@click.option("--marks/--no-marks", default=True, help="Crop marks.")
@click.option("--ruler/--no-ruler", default=True, help="A mark of 50 mm to check the size by.")
@click.option("--theme", default="signal", show_default=True, help="Colours and fonts.")
@click.option(
    "--ink",
    type=click.Choice(("full", "saver", "black")),
    default="full",
    help="How much ink: all, little, or black alone.",
)
@click.option("--format", "format_", type=click.Choice(FORMATS), help="Else by the ending of OUT.")
@click.option(
    "--copies",
    type=click.Choice(("each", "once")),
    default="each",
    show_default=True,
    help="Of several alike ones: a card for each, or one.",
)
@click.option("--report", metavar="FILE", help="Write how each text came out, as JSON.")
@click.option(
    "--strict",
    is_flag=True,
    help="Exit 1 where text is lost, too small or overlaps, or a sign or picture is missing.",
)
@click.option(
    "--one-face", is_flag=True, help="Count a card that takes a second face as such a fault."
)
@click.option("--templates", type=FOLDER, metavar="DIR", help="Own layouts, themes and drawings.")
@catalogs_option
@force_option
def command(file: str, output: str, folders: tuple[Path, ...], force: bool, **flags: Any) -> None:
    """Print the fighters' cards at true size, as many to a sheet as it takes, with crop marks.

    Print the PDF at 100 %. Texts are fitted, then continued on a second face; nothing is cut off.
    SVG and PNG give a file for each face: into OUT where it is a folder, else numbered beside it.
    An illegal warband is printed too; the findings go to standard error and into the margin.

    \b
    Example:
      muster print levy.yaml -o levy.pdf
      muster print core-1e/border-levy -o cards/ --format png --ink saver
    """
    from builder.check import check
    from builder.cli.opened import open_roster
    from builder.cli.printing import PrintFlags, print_cards
    from builder.cli.report import tell_findings

    opened = open_roster(file, folders)
    findings = check(opened.warband, opened.catalog, repairs=False)
    printed = print_cards(opened.warband, findings, output, force, PrintFlags(**flags))
    click.echo(printed.written, err=output == "-")
    for fault in printed.faults:
        click.echo(one_line(fault), err=True)
    tell_findings(opened.name, findings)
    if printed.faults and flags["strict"]:
        raise click.exceptions.Exit(1)
