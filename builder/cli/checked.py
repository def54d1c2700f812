"""Many roster files checked: for people, for programs, and as an exit code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from builder.check import Findings, check
from builder.cli.lines import one_line, room, wrapped
from builder.cli.opened import Opened, open_roster
from builder.cli.progress import watched
from builder.cli.report import counted, report
from builder.roster.source import STANDARD
from output.export.answers import check_answer, checked_file
from output.export.words import listed, spent_text, unpriced_text
from schemas.problems import InputError, Problem

COLOURS = {"legal": "green", "unfinished": "yellow", "illegal": "red"}
ENDINGS = {".yaml", ".yml", ".json"}
MARK = "musterpress/roster"
"""In a folder, files with it are rosters; others are passed over."""


@dataclass(slots=True)
class Checked:
    """What came of it: findings for each roster that could be read, problems of the others."""

    rosters: list[tuple[Opened, Findings]] = field(default_factory=list)
    unreadable: list[Problem] = field(default_factory=list)

    @property
    def exit_code(self) -> int:
        """2 where something cannot be used, 1 where there are errors, else 0."""
        if self.unreadable:
            return 2
        return 0 if all(findings.legal for _, findings in self.rosters) else 1

    def answer(self) -> dict[str, Any]:
        """The answer `musterpress/check`."""
        files = [
            checked_file(opened.name, opened.warband, list(findings), findings.checked)
            for opened, findings in self.rosters
        ]
        return check_answer(files, self.unreadable)

    def lines(self) -> Iterator[str]:
        """The lines for people: the verdict of each roster, and its findings."""
        for at, (opened, findings) in enumerate(self.rosters):
            if at:
                yield ""
            yield from roster_lines(opened, findings)
        if len(self.rosters) > 1:
            yield ""
            legal = sum(findings.legal for _, findings in self.rosters)
            yield f"{len(self.rosters)} rosters checked, {legal} legal"


def check_files(names: Sequence[str], folders: Sequence[Path]) -> Checked:
    """Checks files and folders; what cannot be read keeps nothing else from being checked."""
    checked = Checked()
    files = [file for name in names for file in _files(name, checked.unreadable)]
    for file in watched(files, "checking", len(files)):
        try:
            opened = open_roster(file, folders)
            findings = check(opened.warband, opened.catalog)
        except InputError as error:
            checked.unreadable += error.problems
        else:
            checked.rosters.append((opened, findings))
    return checked


def roster_lines(opened: Opened, findings: Findings) -> Iterator[str]:
    """The lines about one roster: verdict and total, findings, how many limits were looked at."""
    warband = opened.warband
    verdict = click.style(findings.status, fg=COLOURS[findings.status], bold=True)
    spent = spent_text(warband.total, warband.limit, warband.system)
    total = f"{spent} {unpriced_text(warband.unpriced)}".strip()
    name = click.style(one_line(warband.name), bold=True)
    yield wrapped(f"{opened.name}: {name}, {verdict}, {total}", room())
    yield from report(findings, warband.system)
    yield listed((f"{findings.checked} limits checked", counted(findings) or "nothing found"))


def _files(name: str, unreadable: list[Problem]) -> list[str]:
    """The file that was named, or the rosters in the folder that was."""
    folder = Path(name)
    if name == STANDARD or not folder.is_dir():
        return [name]
    found = [str(path) for path in sorted(folder.rglob("*")) if _is_roster(path, folder)]
    if not found:
        message = f"no roster in this folder; a roster begins with `format: {MARK}`"
        unreadable.append(Problem(name, 0, 0, message))
    return found


def _is_roster(path: Path, folder: Path) -> bool:
    if path.suffix.lower() not in ENDINGS or not path.is_file():
        return False
    if any(part.startswith(".") for part in path.relative_to(folder).parts):
        return False
    return MARK.encode() in path.read_bytes()
