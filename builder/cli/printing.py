"""From a warband to files: cards and sheets as one PDF, or a picture of each face and page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from builder.cli.card_part import CardPart, card_part
from builder.cli.icons import missing_icons
from builder.cli.job import Job
from builder.cli.outfile import STANDARD, refuse_existing, write_all
from builder.cli.print_settings import Settings, is_folder, settings_of
from builder.cli.printed import PrintReport, common_faults
from builder.cli.progress import watched
from builder.cli.reference_part import reference_part
from builder.cli.roster_part import roster_part
from builder.cli.sheet_part import SheetPart
from builder.cli.token_part import token_part
from output.display import Page, Printout
from output.export.words import listed
from schemas.problems import InputError, Problem
from schemas.warband import Warband

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
        printout = _printout(parts, warband, settings)
        files = {output: _pdf(printout)}
        pages = len(printout.pages)
    else:
        files = _pictures(parts, output, settings.format_)
        _refuse_each(files, output, force, flags.report)
        pages = len(files)
    written = _written(list(files), parts, pages if settings.format_ == "pdf" else 0)
    report = PrintReport(pages)
    for part in parts:
        part.report(report, closely=flags.strict or flags.report is not None)
    if flags.report is not None:
        files[flags.report] = report.json()
    write_all(files)
    faults = [fault for part in parts for fault in part.faults()]
    faults += [*common_faults(report), *missing_icons(warband)]
    return Printed(written, faults, [remark for part in parts for remark in part.remarks()])


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


def _printout(parts: Sequence[Part], warband: Warband, settings: Settings) -> Printout:
    """All pages in the order asked for; printed on both sides, each part begins a new sheet.

    Cards that have no second face lie on one side each: the whole is then printed on one side.
    """
    pages: list[Page] = []
    paper = settings.sheet.paper
    duplex = settings.sheet.duplex if all(part.two_sided for part in parts) else "none"
    for part in parts:
        if duplex != "none" and len(pages) % 2:
            pages.append(Page(paper.width_mm, paper.height_mm))
        pages += part.pages
    return Printout(pages, " ".join(warband.name.split()), duplex if len(pages) > 1 else "none")


def _refuse_each(files: Iterable[str], output: str, force: bool, report: str | None) -> None:
    """Raises InputError for pictures beside the output that are there already."""
    problems = []
    for path in files:
        try:
            if path != output:
                refuse_existing(path, force)
        except InputError as error:
            problems += error.problems
        if report not in (None, STANDARD) and Path(path) == Path(report or ""):
            message = "a picture goes to the same place; name another file for the report"
            problems.append(Problem(f"--report {report}", 0, 0, message))
    if problems:
        raise InputError(problems)


def _written(paths: list[str], parts: Sequence[Part], pages: int) -> str:
    """`levy.pdf: 11 cards and the roster sheet on 3 pages`, `levy-1.png … levy-14.png: 14 faces`."""
    said = " and ".join(part.said for part in parts)
    if pages:
        return f"{paths[0]}: {said} on {pages} page{'s' * (pages != 1)}"
    return f"{paths[0]} … {paths[-1]}: {said}" if len(paths) > 1 else f"{paths[0]}: {said}"


def _pdf(printout: Printout) -> bytes:
    from output.pdf.painter import PdfPainter

    painter = PdfPainter(printout)
    for page in watched(printout.pages, "writing page", len(printout.pages)):
        painter.page(page)
    return painter.finish()


def _pictures(parts: Sequence[Part], output: str, format_: str) -> dict[str, bytes]:
    """A picture of each face and page, by the file that it goes to."""
    names = [name for part in parts for name in part.names]
    if not names:
        raise InputError.at(output, "there are no cards to print; add a fighter first")
    made = _svgs(parts) if format_ == "svg" else _pngs(parts)
    pictures = list(watched(made, "drawing picture", len(names)))
    return dict(zip(_paths(names, output, format_), pictures, strict=True))


def _svgs(parts: Sequence[Part]) -> Iterator[bytes]:
    for part in parts:
        yield from part.svgs()


def _pngs(parts: Sequence[Part]) -> Iterator[bytes]:
    from output.pdf.png import pictures_of

    yield from pictures_of(_pdf(Printout([page for part in parts for page in part.pictured()])))


def _paths(names: Sequence[str], output: str, format_: str) -> list[str]:
    """Where each picture goes: into a folder by its name, or numbered beside the file named."""
    if output == STANDARD:
        if len(names) > 1:
            message = f"{len(names)} pictures do not go into one pipe; name a folder"
            raise InputError.at(output, message)
        return [output]
    place = Path(output)
    if is_folder(output):
        place.mkdir(parents=True, exist_ok=True)
        digits = len(str(len(names)))
        return [str(place / f"{at:0{digits}}-{name}.{format_}") for at, name in enumerate(names, 1)]
    if len(names) == 1:
        return [output]
    stem = place.with_suffix("") if place.suffix.lower() == f".{format_}" else place
    digits = len(str(len(names)))  # so that they sort as they are counted
    return [f"{stem}-{at:0{digits}}.{format_}" for at in range(1, len(names) + 1)]
