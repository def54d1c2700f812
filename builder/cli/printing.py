"""From a warband to files: each part that was asked for made, written and reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from builder.cli.card_part import CardPart, card_part
from builder.cli.icons import missing_icons
from builder.cli.job import Job
from builder.cli.outfile import STANDARD, refuse_existing, write_all
from builder.cli.print_files import pdf_files, picture_files
from builder.cli.print_settings import Settings, settings_of
from builder.cli.printed import PrintReport, common_faults
from builder.cli.reference_part import reference_part
from builder.cli.roster_part import roster_part
from builder.cli.sheet_part import SheetPart
from builder.cli.token_part import token_part
from output.export.words import listed
from schemas.problems import InputError, Problem

USUAL_CARD = "poker"
Part: TypeAlias = CardPart | SheetPart
PARTS: dict[str, Callable[[Job, Settings], Part]] = {
    "cards": card_part,
    "sheet": reference_part,
    "roster": roster_part,
    "tokens": token_part,
}
"""What `--what` may name, and what makes it."""
OF_A_GAME = ("sheet", "tokens")
"""What of it can be printed for a game in general."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What came of it: a line about what was written, what is not as it should be, remarks."""

    written: str
    faults: list[str]
    remarks: list[str]


def print_job(job: Job, output: str, force: bool) -> Printed:
    """Writes what was asked for, and the report where one is asked for.

    Raises InputError, with nothing written, where something cannot be used or written.
    """
    warband, flags = job.warband, job.flags
    settings = settings_of(output, force, flags, warband.system.card.size or USUAL_CARD)
    if job.in_general:
        _refuse_lists(job, settings)
    parts = [PARTS[word](job, settings) for word in settings.what]
    if settings.format_ == "pdf":
        made = pdf_files(parts, output, job.title, settings.sheet.duplex)
    else:
        made = picture_files(parts, output, settings.format_)
    files = dict(made.made)
    _refuse_each(files, output, force, flags.report)
    written = _written(list(files), parts, made.pages if settings.format_ == "pdf" else 0)
    report = PrintReport(made.pages)
    for part in parts:
        part.report(report, closely=flags.strict or flags.report is not None)
    if flags.report is not None:
        files[flags.report] = report.json()
    write_all(files)
    faults = [fault for part in parts for fault in part.faults()]
    faults += [*common_faults(report), *missing_icons(warband)]
    remarks = [remark for part in parts for remark in part.remarks()]
    if flags.duplex != "none" and not made.has_backs:
        remarks.append(f"nothing has a second side, so --duplex {flags.duplex} changes nothing")
    return Printed(written, faults, remarks)


def _refuse_lists(job: Job, settings: Settings) -> None:
    """Raises InputError for what is printed of a list, where only a game was named."""
    wrong = [word for word in settings.what if word not in OF_A_GAME]
    if wrong:
        samples = [f"{job.opened.name}/{sample.id}" for sample in job.catalog.samples()]
        message = (
            f"is a game, not a list; of a game there are: {listed(OF_A_GAME)}; or name a roster,"
            f" such as {(*samples, 'levy.yaml')[0]}"
        )
        raise InputError.at(job.opened.name, message)


def _refuse_each(files: Iterable[str], output: str, force: bool, report: str | None) -> None:
    """Raises InputError for files beside the output that are there already."""
    problems = []
    for path in files:
        try:
            if path != output:
                refuse_existing(path, force)
        except InputError as error:
            problems += error.problems
        if report not in (None, STANDARD) and Path(path) == Path(report or ""):
            message = "a part of the print goes to the same place; name another file for the report"
            problems.append(Problem(f"--report {report}", 0, 0, message))
    if problems:
        raise InputError(problems)


def _written(paths: list[str], parts: Sequence[Part], pages: int) -> str:
    """`levy.pdf: 11 cards and the roster sheet on 3 pages`, `levy-1.png … levy-14.png: 14 faces`."""
    *before, last = [part.said for part in parts]
    said = f"{', '.join(before)} and {last}" if before else last
    on = f" on {pages} page{'s' * (pages != 1)}" if pages else ""
    where = f"{paths[0]} … {paths[-1]}" if len(paths) > 1 else paths[0]
    return f"{where}: {said}{on}"
