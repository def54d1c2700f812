"""What a print is made from is not written over, whatever `--force` says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from os.path import realpath

from builder.cli.outfile import STANDARD
from builder.cli.printing.job import Job
from builder.cli.printing.sides import WORDS
from schemas.problems import InputError, Problem


def refuse_over_inputs(files: Iterable[str], job: Job) -> None:
    """Raises InputError for files that are the list, or a picture, that they are printed from."""
    inputs = {realpath(path): what for path, what in _inputs(job) if path != STANDARD}
    problems = [
        Problem(path, 0, 0, f"is the {inputs[real]} that is printed; choose another name")
        for path in files
        if path != STANDARD and (real := realpath(path)) in inputs
    ]
    if problems:
        raise InputError(problems)


def _inputs(job: Job) -> Iterator[tuple[str, str]]:
    """The files that a print may be made from, and what each is."""
    yield job.opened.name, "list"
    if job.flags.sides.back not in WORDS:
        yield job.flags.sides.back, "picture"
    for fighter in job.warband.fighters:
        if fighter.picture is not None:
            yield str(fighter.picture), "picture"
