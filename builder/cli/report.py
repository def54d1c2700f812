"""Findings in words, with their repairs numbered through a file for `muster fix`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from builder.cli.lines import room, say_text, short, wrapped
from output.export.rulings import sentences
from output.export.words import money_text
from schemas.finding import Finding, Repair
from schemas.warband import SystemView

COLOURS = {"error": "red", "warning": "yellow", "info": "blue"}
MOST_TOLD = 30
"""Findings beside another answer; where there are more, `muster check` tells the rest."""
WORDS = {
    "error": ("error", "errors"),
    "warning": ("warning", "warnings"),
    "info": ("info", "infos"),
}


def numbered(findings: Iterable[Finding]) -> list[tuple[int, Repair]]:
    """Every repair with its number: 1, 2, 3 … through all findings in their order."""
    return list(enumerate((repair for one in findings for repair in one.repairs), start=1))


def report(
    findings: Iterable[Finding], system: SystemView, *, are_mended: bool = False
) -> Iterator[str]:
    """The lines about findings: message, where the rule stands, repairs.

    A house ruling is told in full where it is named first. `are_mended`: repairs were looked for
    on each, so that what is illegal and has none says so.
    """
    number, limit = 0, room()
    told: set[str] = set()
    for finding in findings:
        yield wrapped(headline(finding), limit)
        if finding.accepted is not None:
            yield _faint(f"accepted: {finding.accepted}", limit)
        if finding.source:
            says = "" if finding.source in told else sentences(system, finding.source)
            told.add(finding.source)
            yield _faint(f"{finding.source}: {says}" if says else finding.source, limit)
        if are_mended and _has_no_repair(finding):
            yield _faint(_no_repair(finding), limit)
        for repair in finding.repairs:
            number += 1
            total = dict(repair.total_after)
            after = money_text(total, system)
            label = f"    {number}. {short(repair.label)}"
            if any(amount is not None for amount in total.values()):
                label = f"{label} ({after})"
            yield wrapped(label, limit, " " * (6 + len(str(number))))


def _has_no_repair(finding: Finding) -> bool:
    is_open = finding.severity == "error" and finding.accepted is None
    return is_open and finding.kind == "illegal" and not finding.repairs


def _no_repair(finding: Finding) -> str:
    if finding.have is None:
        return "no repair found"
    return "no repair found: what was tried is not enough, or makes something else worse"


def headline(finding: Finding) -> str:
    """Severity, message and code of a finding in one line."""
    word = click.style(WORDS[finding.severity][0], fg=COLOURS[finding.severity], bold=True)
    return f"{word}: {short(finding.message)} {click.style(f'[{finding.code}]', dim=True)}"


def counted(findings: Iterable[Finding]) -> str:
    """`2 errors, 1 info`; empty where there is nothing."""
    findings = list(findings)
    numbers = {word: sum(one.severity == word for one in findings) for word in WORDS}
    return ", ".join(f"{n} {WORDS[word][n > 1]}" for word, n in numbers.items() if n)


def tell_findings(name: str, findings: Iterable[Finding]) -> None:
    """Errors and warnings, one a line, on standard error; of very many the first, and how many more.

    `name` is the file as it was typed.
    """
    found = [one for one in findings if one.severity != "info"]
    for one in found[:MOST_TOLD]:
        say_text(wrapped(headline(one), room(err=True)), err=True)
    if (more := len(found) - MOST_TOLD) > 0:
        say_text(f"… and {more} more; `muster check {name}` lists all", err=True)
    if any(one.severity == "error" for one in found):
        say_text(f"{counted(found)}; `muster check {name}` says what would mend it", err=True)


def _faint(text: str, limit: int | None) -> str:
    return click.style(wrapped(f"    {short(text)}", limit), dim=True)
