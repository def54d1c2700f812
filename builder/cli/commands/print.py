"""`muster print`: the cards at true size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from builder.cli.lines import short
from builder.cli.options import FOLDER, catalogs_option, force_option, roster_argument

FORMATS = ("pdf", "svg", "png")


@click.command("print", short_help="Print cards, sheets and tokens at true size.")
@roster_argument
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="OUT",
    help="The file to write, or a folder/ for one each; - to pipe it.",
)
@click.option(
    "--what",
    default="cards",
    metavar="LIST",
    help="What to print, with commas between: cards, sheet, roster, tokens; as decks units, weapons, "
    "armour, wargear, upgrades, skills, rules, actions, injuries.",
    show_default=True,
)
@click.option(
    "--paper", default="a4", show_default=True, help="Sheet to print on: a4, letter and others."
)
@click.option(
    "--card",
    metavar="SIZE",
    help="Card size: poker, a6, 70x120 (mm) and others; else the game's best.",
)
@click.option(
    "--duplex",
    type=click.Choice(("long", "short", "none")),
    default="none",
    help="Print on both sides of paper turned over its long or short edge: second faces behind the "
    "first, nothing behind what has none.",
)
@click.option(
    "--bleed",
    type=float,
    default=0.0,
    metavar="MM",
    help="How far backgrounds run over the cut line of a card.",
)
@click.option(
    "--margin",
    type=float,
    metavar="MM",
    help="Edge of the sheet that is kept white, 5 if not said. A card that does not fit within what "
    "is said is refused.",
)
@click.option(
    "--profile",
    metavar="NAME",
    help="The printer as measured with muster calibrate; pages are moved and stretched to fit it.",
)
@click.option("--marks/--no-marks", default=True, help="Crop marks round the cards.")
@click.option("--ruler/--no-ruler", default=True, help="A mark of 50 mm to check the size by.")
@click.option(
    "--theme", default="signal", show_default=True, help="Colours and fonts of the cards."
)
@click.option(
    "--ink",
    type=click.Choice(("full", "saver", "black")),
    default="full",
    help="Ink that the cards take: all, little, or black alone.",
)
@click.option(
    "--format",
    "format_",
    type=click.Choice(FORMATS),
    help="Kind of file; else the ending of OUT says it.",
)
@click.option(
    "--copies",
    type=click.Choice(("each", "once")),
    default="each",
    show_default=True,
    help="Of several alike fighters: a card for each, or one.",
)
@click.option(
    "--report", metavar="FILE", help="Also write how each text of the cards came out, as JSON."
)
@click.option(
    "--strict",
    is_flag=True,
    help="Exit 1 where text is lost, too small or overlaps, or a sign or picture is missing.",
)
@click.option(
    "--one-face", is_flag=True, help="Count a card that takes a second face as such a fault."
)
@click.option(
    "--templates",
    type=FOLDER,
    metavar="DIR",
    help="A folder of your own card layouts, themes and drawings.",
)
@click.option(
    "--pages",
    type=click.IntRange(1, 20),
    metavar="N",
    help="Pages that the quick-reference sheet is to fit on; if it does not, you are told.",
)
@catalogs_option
@force_option
def command(file: str, output: str, folders: tuple[Path, ...], force: bool, **flags: Any) -> None:
    """Print fighter cards, sheets, tokens and decks at true size; FILE is a list, or a game's id.

    --what says which, several into one file:

    \b
      cards    a card for each fighter of the list
      sheet    the quick-reference sheet: the rules in short; of special rules
               and weapons those of the list alone, of a game all
      roster   the roster sheet: who has what and costs what, whether it is
               legal and what would mend it, receipts, rulings, notes
      tokens   markers, templates and gauges, as many as the list needs; of a
               game one of each
      units, weapons, skills and each other kind of item
               a card of each that the list has, with who has it; of a game all

    Print the PDF at 100 %. Texts are fitted, then continued on a second face; nothing is cut off.
    An illegal warband is printed too; the findings go to standard error and into the margin.

    The ending of OUT says whether it is PDF, SVG or PNG. Several parts are one PDF with bookmarks;
    where OUT is a folder, a PDF each. SVG and PNG give a file for each face and sheet: into OUT
    where it is a folder, else numbered beside it.

    \b
    Example:
      muster print levy.yaml -o levy.pdf
      muster print levy.yaml -o thrifty.pdf --ink saver --paper letter
      muster print core-1e/border-levy -o cards/ --format png
      muster print core-1e/border-levy -o game-day.pdf --what cards,roster,tokens
      muster print core-1e -o tokens.pdf --what tokens
      muster print morsdei -o rules.pdf --what sheet
      muster print double-tap -o deck.pdf --what units,weapons,rules
    """
    from builder.check import check
    from builder.cli.job import Job
    from builder.cli.opened import open_roster_or_game
    from builder.cli.print_settings import PrintFlags
    from builder.cli.printing import print_job
    from builder.cli.report import tell_findings

    opened = open_roster_or_game(file, folders)
    is_listed = "roster" in flags["what"].split(",")  # the sheet says what would mend a finding
    findings = check(opened.warband, opened.catalog, repairs=is_listed)
    printed = print_job(Job(opened, findings, PrintFlags(**flags)), output, force)
    click.echo(printed.written, err=output == "-")
    for remark in printed.remarks:
        click.echo(remark, err=True)
    for fault in printed.faults:
        click.echo(short(fault), err=True)
    if not opened.in_general:
        tell_findings(opened.name, findings)
    if printed.faults and flags["strict"]:
        raise click.exceptions.Exit(1)
