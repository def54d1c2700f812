"""`muster print`: the cards at true size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from builder.cli.lines import say_text, short
from builder.cli.options import catalogs_option, force_option, roster_argument
from builder.cli.printing.flags import print_flags, print_options


@click.command("print", short_help="Print cards, sheets and tokens at true size.")
@roster_argument
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="OUT",
    help="The file to write, or a folder/ for one each; - to pipe it.",
)
@print_options
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

    --fighter, --times and --order are for cards and decks, --fighter for tokens too; the sheets tell of
    the whole list. --no-notes is for cards and roster sheet, --no-points for everything.

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
      muster print core-1e/border-levy -o both.pdf --duplex long --back theme
      muster print core-1e/border-levy -o game-day.pdf --what cards,roster,tokens
      muster print core-1e -o tokens.pdf --what tokens
      muster print kill-team -o empty.pdf --blank 4
      muster print core-1e/border-levy -o bows.pdf --fighter heron-bows --fighter Hob=2
      muster print morsdei/ash-wardens -o theirs.pdf --what cards,roster --no-points
      muster print morsdei -o rules.pdf --what sheet
      muster print double-tap -o deck.pdf --what units,weapons,rules
    """
    from builder.check import check
    from builder.cli.opened import open_roster_or_game
    from builder.cli.printing.job import Job
    from builder.cli.printing.run import print_job
    from builder.cli.report import tell_findings

    opened = open_roster_or_game(file, folders)
    is_listed = "roster" in flags["what"].split(",")  # the sheet says what would mend a finding
    findings = check(opened.warband, opened.catalog, repairs=is_listed)
    printed = print_job(Job(opened, findings, print_flags(flags)), output, force)
    say_text(printed.written, err=output == "-")
    for remark in printed.remarks:
        say_text(remark, err=True)
    for fault in printed.faults:
        say_text(short(fault), err=True)
    if not opened.in_general:
        tell_findings(opened.name, findings)
    if printed.faults and flags["strict"]:
        raise click.exceptions.Exit(1)
