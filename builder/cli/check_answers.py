"""What `muster check` says: reports and a table for people, CSV, JSON; and its exit code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from builder.cli.answer import say_json
from builder.cli.at_event import named, refuse_both_from_input
from builder.cli.check_table import summary, table, to_csv
from builder.cli.checked import Checked, View
from builder.cli.checking import Asked, check_all
from builder.cli.lines import say_text, short
from builder.cli.outfile import STANDARD, write_text
from builder.cli.roster_files import roster_files
from builder.cli.streams import UNUSABLE
from output.export.answers import check_answer
from schemas.problems import Problem

Form: TypeAlias = Literal["text", "csv", "json"]
MOST_REPORTED = 20
"""Files up to which each is told in full; of more, the table."""


def say(names: Sequence[str], asked: Asked, form: Form) -> list[Checked]:
    """Checks files and folders, says what came of it, and gives it back.

    Raises InputError for an event that cannot be used.
    """
    refuse_both_from_input(asked.event, names)
    desk = asked.desk()
    unlooked: list[Problem] = []
    files = roster_files(names, unlooked)
    if asked.event is not None:
        files = [file for file in files if file in names or not _same(file, asked.event)]
    checked = check_all(files, asked, _view(files, form), desk)
    checked += [Checked(problem.file, problems=(problem,)) for problem in unlooked]
    problems = [problem for one in checked for problem in one.problems]
    if form == "json":
        event = named(desk.setting, asked.event) if desk.setting and asked.event else None
        read = [one.data for one in checked if not one.problems]
        say_json(check_answer(read, problems, event))
        return checked
    if form == "csv":
        write_text(STANDARD, to_csv(checked))
    elif any(not one.problems for one in checked):
        say_text("\n".join(_lines(checked)))
    for problem in problems:
        say_text(short(str(problem)), err=True)
    return checked


def exit_code(checked: Sequence[Checked]) -> int:
    """2 where a file cannot be used, 1 where there are errors, else 0.

    What cannot be used comes first: then the answer is not whole, whatever the rest is.
    """
    if any(one.problems for one in checked):
        return UNUSABLE
    return 0 if all(one.status == "legal" for one in checked) else 1


def _view(files: Sequence[str], form: Form) -> View:
    if form == "json":
        return "data"
    return "row" if form == "csv" or len(files) > MOST_REPORTED else "report"


def _lines(checked: Sequence[Checked]) -> Iterator[str]:
    """The report of each file, and the table of several."""
    reports = [one.lines for one in checked if one.lines]
    for at, lines in enumerate(reports):
        if at:
            yield ""
        yield from lines
    if len(checked) > 1:
        if reports:
            yield ""
        yield table(checked)
        yield summary(checked)


def _same(file: str, event: str) -> bool:
    """Whether a file found in a folder is the event file itself."""
    return Path(file).exists() and Path(event).exists() and Path(file).samefile(event)
