"""The house rulings behind what is said: sources name them by a number, people want the sentence."""

from __future__ import annotations

from collections.abc import Iterable

from output.export.plain import Plain
from output.export.words import one_line
from schemas.warband import Ruling, SystemView


def cited(system: SystemView, sources: Iterable[str]) -> list[Ruling]:
    """The rulings in force that sources name, in the catalog's order."""
    named = set(sources)
    return [ruling for ruling in system.rulings if ruling.source in named]


def sentences(system: SystemView, source: str) -> str:
    """What the ruling says that a source names; empty for a source that is no ruling."""
    return " ".join(one_line(ruling.says) for ruling in cited(system, [source]))


def cited_data(system: SystemView, sources: Iterable[str]) -> list[Plain]:
    """The same as plain data: number and sentence of each."""
    return [{"code": one.number, "says": one.says} for one in cited(system, sources)]
