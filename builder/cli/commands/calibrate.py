"""`muster calibrate`: a sheet to measure a printer by, and a profile of what was measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import PurePath
from typing import Any

import click

from builder.cli.lines import say_text
from builder.cli.options import Millimetres, force_option

MOST_OFF_MM = 20.0
LEAST_SCALE, MOST_SCALE = 90.0, 110.0
"""The bounds of `schemas.printer`, said here so that a help need not import it."""


def _pair(least: float, most: float) -> Callable[..., tuple[float, ...] | None]:
    """What makes two numbers of a text with a comma between them; within bounds."""

    def convert(_ctx: Any, _param: Any, value: str | None) -> tuple[float, ...] | None:
        if value is None:
            return None
        try:
            numbers = tuple(float(part) for part in value.split(","))
        except ValueError:
            numbers = ()
        if len(numbers) != 2:
            message = f"{value!r} is not two numbers with a comma between, such as 0.5,-0.3"
            raise click.BadParameter(message)
        if not all(least <= number <= most for number in numbers):
            raise click.BadParameter(f"{value!r} is not within {least:g} and {most:g}")
        return numbers

    return convert


@click.command("calibrate", short_help="Measure a printer, so that cards come out in place.")
@click.option("-o", "--output", metavar="OUT.pdf", help="Write the test sheet; - to pipe it.")
@click.option("--paper", default="a4", show_default=True, help="Paper of the test sheet.")
@click.option("--profile", metavar="NAME", help="Keep what was measured under this name.")
@click.option(
    "--front",
    callback=_pair(-MOST_OFF_MM, MOST_OFF_MM),
    metavar="X,Y",
    help="How far right and down of its place, in mm, the cross of the front is.",
)
@click.option(
    "--back",
    callback=_pair(-MOST_OFF_MM, MOST_OFF_MM),
    metavar="X,Y",
    help="The same of the back.",
)
@click.option(
    "--scale",
    callback=_pair(LEAST_SCALE, MOST_SCALE),
    metavar="X,Y",
    help="How long the lines of 100 mm across and down are.",
)
@click.option(
    "--margin",
    type=Millimetres(0, 50),
    metavar="MM",
    help="The widest edge that the printer leaves white.",
)
@force_option
def command(
    output: str | None, paper: str, profile: str | None, force: bool, **measured: Any
) -> None:
    """Print a test sheet, and keep what was measured on it for `muster print --profile`.

    The sheet says what to measure: how far the cross of each side is from its place, two lines, the
    edge that stays white. Print it at 100 %, on both sides, turned over the long edge, if your
    printer does. What is not said of a profile that is there already stays as it is.
    Printing with a profile moves and stretches every page the other way, and turns lying pages
    upright, so that the printer has nothing to turn.

    \b
    Example:
      muster calibrate -o test-sheet.pdf
      muster calibrate --profile home --front 0.5,-0.3 --back -0.2,0.4 --scale 99.6,100
      muster print core-1e/border-levy -o levy.pdf --profile home
    """
    said = {key: value for key, value in measured.items() if value is not None}
    if (output is None) == (profile is None):
        raise click.UsageError("say -o for a test sheet, or --profile for what was measured")
    if profile is not None and not said:
        raise click.UsageError("say what was measured: --front, --back, --scale or --margin")
    if output is not None and said:
        raise click.UsageError("what was measured goes to a profile; say --profile, without -o")
    if output is not None:
        _write_sheet(output, paper, force)
    else:
        _keep(str(profile), said)


def _write_sheet(output: str, paper: str, force: bool) -> None:
    from builder.cli.outfile import STANDARD, refuse_existing, write_out
    from output.page.calibration import calibration_sheet
    from output.page.paper import load_paper
    from output.pdf.painter import pdf_bytes
    from schemas.problems import InputError

    if PurePath(output).suffix.lower() not in ("", ".pdf"):
        raise InputError.at(output, "a test sheet is a PDF; change the ending to .pdf")
    try:
        sheet = calibration_sheet(load_paper(paper))
    except InputError as error:
        raise InputError(
            [replace(problem, file=f"--paper {paper}") for problem in error.problems]
        ) from None
    refuse_existing(output, force)
    write_out(output, pdf_bytes(sheet))
    say_text(f"{output}: a test sheet; print it at 100 %", err=output == STANDARD)


def _keep(name: str, said: dict[str, Any]) -> None:
    from builder.cli.profiles import load_profile, profiles, save_profile
    from schemas.printer import PrinterProfile

    found = load_profile(name) if name in profiles() else PrinterProfile()
    data = found.model_dump()
    for key, value in said.items():
        if key == "margin":
            data["margin_mm"] = value
        else:
            data[key] = dict(zip(("x_mm", "y_mm"), value, strict=True))
    file = save_profile(name, PrinterProfile.model_validate(data))
    say_text(f"{file}: kept; print with --profile {name}")
