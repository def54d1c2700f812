"""One roster file checked, as plain data that can go from one process to another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

import click

from builder.catalog import Catalog, load_catalog
from builder.check import Findings
from builder.cli.at_event import found_at, open_event
from builder.cli.former import made_for
from builder.cli.lines import MOST_OF_NAME, room, short, wrapped
from builder.cli.opened import Opened, open_roster
from builder.cli.report import counted, report
from builder.event import Setting
from output.export.answers import checked_file
from output.export.words import listed, number_text, spent_text, total_text
from schemas.base import Number
from schemas.finding import Status
from schemas.problems import InputError, Problem
from schemas.record import record

COLOURS = {"legal": "green", "unfinished": "yellow", "illegal": "red"}

View: TypeAlias = Literal["report", "row", "data"]
"""What is wanted of a file: the report for people, only its row in a table, data for programs."""


@record
class Checked:
    """What came of a file: its row, its report or data where they are wanted; or its problems."""

    file: str
    name: str = ""
    system: str = ""
    spent: str = ""
    """Of what the size allows, in words."""
    total: str = ""
    limit: str = ""
    """Total and limit of the main cost type, as figures; empty where there is none."""
    status: Status | Literal["unreadable"] = "unreadable"
    errors: tuple[str, ...] = ()
    """The messages of the errors, each with its code."""
    lines: tuple[str, ...] = ()
    data: dict[str, Any] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()


@dataclass(slots=True)
class Desk:
    """Where rosters are looked at: the event, and the catalogs that were needed so far."""

    folders: Sequence[Path]
    setting: Setting | None = None
    repairs: bool = True
    """Whether repairs are looked for; a row has no room for them in any case."""
    _catalogs: dict[str, Catalog] = field(default_factory=dict)

    @classmethod
    def of(cls, folders: Sequence[Path], event: str | None = None, repairs: bool = True) -> Desk:
        """A desk for an event file, or for none. Raises InputError for what is wrong with it."""
        setting = open_event(event, folders) if event is not None else None
        known = {setting.event.system: setting.catalog} if setting else {}
        return cls(folders, setting, repairs, known)

    def look(self, file: str, view: View) -> Checked:
        """Checks a file; what is wrong with it as a file comes back as problems."""
        try:
            opened = open_roster(file, self.folders, self._catalog)
            findings = self._findings(opened, repairs=self.repairs and view != "row")
        except InputError as error:
            return Checked(file, problems=tuple(error.problems))
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            return Checked(file, problems=(Problem(file, 0, 0, f"cannot be read: {reason}"),))
        return self._told(opened, findings, view)

    def _catalog(self, system: str, folders: Sequence[Path]) -> Catalog:
        if system not in self._catalogs:
            self._catalogs[system] = load_catalog(system, folders)
        return self._catalogs[system]

    def _findings(self, opened: Opened, *, repairs: bool) -> Findings:
        return found_at(self.setting, opened.warband, opened.catalog, repairs=repairs)

    def _told(self, opened: Opened, findings: Findings, view: View) -> Checked:
        warband = opened.warband
        main = warband.system.cost_types[0] if warband.system.cost_types else None
        decimals = main.decimals if main else 0

        def figure(amount: Number | None) -> str:
            return "" if amount is None else number_text(amount, decimals)

        data: dict[str, Any] = {}
        if view == "data":
            found = list(findings)
            data = checked_file(opened.name, warband, found, findings.checked, findings.untried)
            data |= made_for(opened, found)
        lines = (
            tuple(roster_lines(opened, findings, repairs=self.repairs)) if view == "report" else ()
        )
        return Checked(
            opened.name,
            warband.name,
            warband.system.id,
            spent_text(warband.total, warband.limit, warband.system),
            figure(warband.total.get(main.id)) if main else "",
            figure(warband.limit.get(main.id)) if main else "",
            findings.status,
            tuple(f"{one.message} [{one.code}]" for one in findings if one.severity == "error"),
            lines,
            data,
        )


def roster_lines(opened: Opened, findings: Findings, *, repairs: bool = True) -> Iterator[str]:
    """The lines about one roster: verdict and total, findings, how many limits were looked at.

    `repairs`: whether they were looked for.
    """
    warband = opened.warband
    verdict = click.style(findings.status, fg=COLOURS[findings.status], bold=True)
    name = click.style(short(warband.name, MOST_OF_NAME), bold=True)
    yield wrapped(f"{opened.name}: {listed((name, verdict, total_text(warband)))}", room())
    are_mended = repairs and not findings.untried
    yield from report(findings, warband.system, are_mended=are_mended)
    yield listed((f"{findings.checked} limits checked", counted(findings) or "nothing found"))
    if findings.untried:
        told = f"the roster is long: no repairs were looked for on {findings.untried} of them"
        yield wrapped(told, room())
