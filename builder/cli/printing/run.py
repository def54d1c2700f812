"""From a warband to files: each part that was asked for made, written and reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from builder.cli.icons import missing_icons
from builder.cli.outfile import STANDARD, refuse_existing, write_all
from builder.cli.printing.card_part import CardPart, card_part
from builder.cli.printing.chosen.remarks import choice_remarks
from builder.cli.printing.deck_part import DECKS, deck_part
from builder.cli.printing.deck_remarks import deck_remarks
from builder.cli.printing.files import pdf_files, picture_files
from builder.cli.printing.job import Job
from builder.cli.printing.look_remarks import look_remarks
from builder.cli.printing.no_lines import vain_flags
from builder.cli.printing.nothing import NothingToPrint
from builder.cli.printing.own_inputs import refuse_over_inputs
from builder.cli.printing.reference_part import reference_part
from builder.cli.printing.report import PrintReport, common_faults
from builder.cli.printing.roster_part import roster_part
from builder.cli.printing.settings import Settings, settings_of
from builder.cli.printing.sheet_part import SheetPart
from builder.cli.printing.side_remarks import side_remarks
from builder.cli.printing.token_part import token_part
from output.export.words import listed
from output.files import Content
from schemas.problems import InputError, Problem
from schemas.record import record

USUAL_CARD = "poker"
Part: TypeAlias = CardPart | SheetPart
PARTS: dict[str, Callable[[Job, Settings], Part]] = {
    "cards": card_part,
    "sheet": reference_part,
    "roster": roster_part,
    "tokens": token_part,
}
"""What makes what `--what` may name, but for decks."""
OF_A_LIST = ("cards", "roster")
"""What of it needs a list, and is not there for a game in general."""


@record
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
    settings = settings_of(output, force, flags, warband.system.card.size or USUAL_CARD, warband)
    if job.in_general:
        _refuse_lists(job, settings)
    parts, lacking = _parts(job, settings)
    remarks = [remark for part in parts for remark in part.remarks()]
    closely = flags.answer.strict or flags.answer.report is not None
    fonts = settings.looks.fonts
    if settings.format_ == "pdf":
        if not closely:
            for part in parts:
                part.let_go()
        made = pdf_files(parts, output, job.title, settings.sides, settings.profile, fonts)
    else:
        made = picture_files(parts, output, settings.format_, fonts)
    files: dict[str, Content] = dict(made.made)
    _refuse_each(files, output, force, flags.answer.report)
    written = _written(list(files), parts, made.pages if settings.format_ == "pdf" else 0)
    report = PrintReport(made.pages)
    for part, place in zip(parts, made.places, strict=True):
        part.report(report, place, closely)
    if flags.answer.report is not None:
        files[flags.answer.report] = report.json()
    refuse_over_inputs(files, job)
    write_all(files)
    told = [*lacking, *(fault for part in parts for fault in part.faults())]
    told += [*common_faults(report), *missing_icons(warband)]
    faults = list(dict.fromkeys(told))
    remarks += side_remarks(flags.sides, settings, parts, made.has_backs)
    remarks += look_remarks(job, settings)
    remarks += deck_remarks(job, settings, parts)
    remarks += vain_flags(flags, settings.what)
    remarks += choice_remarks(flags.choice, settings.what, settings.format_)
    if flags.paper.profile is not None and flags.sides.duplex == "short":
        remarks.append(
            f"the back of --profile {flags.paper.profile} was measured on paper turned over its long edge;"
            " over the short one it may be off the other way; look at one sheet first"
        )
    return Printed(written, faults, remarks)


def _parts(job: Job, settings: Settings) -> tuple[list[Part], list[str]]:
    """All parts, and of which there is nothing, the others being there.

    InputError names everything that stands in the way of any.
    """
    parts: list[Part] = []
    problems: list[Problem] = []
    lacking: list[Problem] = []
    for asked in _together(settings):
        try:
            is_deck = asked[0] in DECKS
            make = partial(deck_part, asked) if is_deck else PARTS[asked[0]]
            parts.append(make(job, settings))
        except NothingToPrint as nothing:
            lacking += nothing.problems
        except InputError as error:
            problems += error.problems
    if not problems and not any(part.pages or part.names for part in parts):
        why = [fault for part in parts for fault in part.faults()]
        if not why and not lacking:
            why = ["nothing of it is needed"]
        problems = [*lacking, *(Problem("there is nothing to print", 0, 0, one) for one in why)]
    if problems:
        raise InputError(problems)
    return parts, [*map(str, lacking)]


def _together(settings: Settings) -> Iterator[tuple[str, ...]]:
    """The words that make a part each; decks beside each other make one, unless as files."""
    for is_deck, words in groupby(settings.what, lambda word: word in DECKS):
        if is_deck and not settings.file_each:
            yield tuple(words)
        else:
            yield from ((word,) for word in words)


def _refuse_lists(job: Job, settings: Settings) -> None:
    """Raises InputError for what is printed of a list, where only a game was named."""
    of_a_list = [word for word in OF_A_LIST if word in settings.what]
    if job.flags.choice.blank and of_a_list == ["cards"]:
        return
    if of_a_list:
        samples = [f"{job.opened.name}/{sample.id}" for sample in job.catalog.samples()]
        of_a_game = [word for word in (*PARTS, *DECKS) if word not in OF_A_LIST]
        message = (
            f"is a game, not a list; of a game there are: {listed(of_a_game)}, and with --blank"
            f" empty cards; or name a roster, such as {(*samples, 'levy.yaml')[0]}"
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
    *before, last = [said for part in parts for said in part.said]
    said = f"{', '.join(before)} and {last}" if before else last
    on = f" on {pages} page{'s' * (pages != 1)}" if pages else ""
    match paths:
        case [one]:
            where = one
        case [one, other]:
            where = f"{one} and {other}"
        case _:
            where = f"{paths[0]} … {paths[-1]}"
    return f"{where}: {said}{on}"
