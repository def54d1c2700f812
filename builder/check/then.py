"""What a change of the catalog means for a roster, told with the finding that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from builder.compare import differences, figures_of, in_words
from schemas.base import decimal_text
from schemas.finding import Finding
from schemas.warband import Money, SystemView, Warband

MOST_TOLD = 8
"""Differences that the finding tells; the answers for programs have them all."""


def with_numbers(findings: Sequence[Finding], warband: Warband) -> list[Finding]:
    """The findings; CATALOG-CHANGED with what is different in numbers, or that nobody knows."""
    return [
        replace(one, message=f"{one.message}; {_told(findings, warband)}")
        if one.code == "CATALOG-CHANGED"
        else one
        for one in findings
    ]


def _told(findings: Sequence[Finding], warband: Warband) -> str:
    if warband.former is None:
        return "what it came to then is not known here"
    differs = differences(warband.former, figures_of(warband, findings))
    pieces = list(in_words(differs, lambda money: _amount(money, warband.system)))
    if not pieces:
        return "nothing in it has changed"
    more = len(pieces) - MOST_TOLD
    rest = [f"and {more} more differences"] if more > 0 else []
    return "; ".join([*pieces[:MOST_TOLD], *rest])


def _amount(money: Money, system: SystemView) -> str:
    names = {one.id: one.name for one in system.cost_types}
    stated = [
        f"{decimal_text(number)} {names.get(type_, type_).lower()}"
        for type_, number in money.items()
        if number is not None
    ]
    return ", ".join(stated) or "no cost stated"
