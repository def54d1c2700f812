"""Findings in words, with their repairs numbered through a file for `muster fix`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import click

from builder.cli.table import one_line
from schemas.finding import Finding, Repair

COLOURS = {"error": "red", "warning": "yellow", "info": "blue"}
WORDS = {
    "error": ("error", "errors"),
    "warning": ("warning", "warnings"),
    "info": ("note", "notes"),
}


def numbered(findings: Iterable[Finding]) -> list[tuple[int, Repair]]:
    """Every repair with its number: 1, 2, 3 … through all findings in their order."""
    return list(enumerate((repair for one in findings for repair in one.repairs), start=1))


def report(findings: Iterable[Finding], total: Callable[[Repair], str]) -> Iterator[str]:
    """The lines about findings: message, where the rule stands, numbered repairs.

    `total` says in words what the warband costs after a repair.
    """
    number = 0
    for finding in findings:
        yield headline(finding)
        if finding.accepted is not None:
            yield _faint(f"accepted: {finding.accepted}")
        if finding.source:
            yield _faint(finding.source)
        for repair in finding.repairs:
            number += 1
            yield f"    {number}. {one_line(repair.label)} ({total(repair)})"


def headline(finding: Finding) -> str:
    """Severity, message and code of a finding in one line."""
    word = click.style(WORDS[finding.severity][0], fg=COLOURS[finding.severity], bold=True)
    return f"{word}: {one_line(finding.message)} {click.style(f'[{finding.code}]', dim=True)}"


def counted(findings: Iterable[Finding]) -> str:
    """`2 errors, 1 note`; empty where there is nothing."""
    findings = list(findings)
    numbers = {word: sum(one.severity == word for one in findings) for word in WORDS}
    return ", ".join(f"{n} {WORDS[word][n > 1]}" for word, n in numbers.items() if n)


def tell_findings(name: str, findings: Iterable[Finding]) -> None:
    """Errors and warnings, one a line, on standard error. `name` is the file as it was typed."""
    found = [one for one in findings if one.severity != "info"]
    for one in found:
        click.echo(headline(one), err=True)
    if any(one.severity == "error" for one in found):
        click.echo(f"{counted(found)}; `muster check {name}` says what would mend it", err=True)


def _faint(text: str) -> str:
    return click.style(f"    {one_line(text)}", dim=True)
