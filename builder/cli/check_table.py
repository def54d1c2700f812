"""Checked files as a table for people and as CSV for a spreadsheet: one row a file."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import click

from builder.cli.checked import COLOURS, Checked
from builder.cli.lines import short, width
from builder.cli.table import GAP, columns
from output.export.guarded import guarded

HEADINGS = ("File", "Name", "Total", "Status", "Errors")
NAME = HEADINGS.index("Name")
LINE = 80
LEAST_OF_NAME = 12
CSV_HEADINGS = ("File", "Name", "System", "Total", "Limit", "Status", "Errors", "What is wrong")


def table(checked: Sequence[Checked]) -> str:
    """File, name, what is spent of the limit, status, number of errors."""
    rows: list[tuple[str, ...]] = [
        (one.file, one.name, one.spent, one.status, str(len(one.errors) + len(one.problems)))
        for one in checked
    ]
    rows = _narrowed([HEADINGS, *rows])[1:]
    head, *lines = columns([HEADINGS, *rows], right=(4,)).split("\n")
    return "\n".join([click.style(head, bold=True), *lines])


def _narrowed(rows: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Rows with names so short that they stand on a line, as far as they can be read then."""
    others = [max(width(row[at]) for row in rows) for at in range(len(HEADINGS)) if at != NAME]
    left = max(LINE - sum(others) - len(GAP) * len(others), LEAST_OF_NAME)
    return [(file, short(name, left), *rest) for file, name, *rest in rows]


def summary(checked: Sequence[Checked]) -> str:
    """`12 rosters checked, 9 legal, 1 unfinished, 2 illegal`, and what could not be read."""
    readable = [one for one in checked if not one.problems]
    said = [f"{len(readable)} rosters checked"]
    for status in COLOURS:
        number = sum(one.status == status for one in readable)
        if number or status == "legal":
            said.append(f"{number} {status}")
    if unreadable := len(checked) - len(readable):
        said.append(f"{unreadable} unreadable")
    return ", ".join(said)


def to_csv(checked: Sequence[Checked]) -> str:
    """The table as CSV (RFC 4180), with totals as figures and the errors in words.

    A text that a spreadsheet would take for a formula begins with an apostrophe.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(CSV_HEADINGS)
    for one in checked:
        wrong = [*one.errors, *(str(problem) for problem in one.problems)]
        row = (
            one.file,
            one.name,
            one.system,
            one.total,
            one.limit,
            one.status,
            str(len(wrong)),
            "\n".join(wrong),
        )
        writer.writerow(guarded(cell) for cell in row)
    return text.getvalue()
