"""Whether a roster may hire a unit or take an item, and if not, which limits say so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from builder.build import build
from builder.check import Findings, check
from builder.cli.opened import Opened
from builder.roster.edits import take
from schemas.finding import Finding
from schemas.roster import RosterFighter


class Allowed:
    """Asked of one roster, again and again: what was worked out of it is kept."""

    def __init__(self, opened: Opened) -> None:
        self._roster = opened.roster
        self._catalog = opened.catalog
        self._hired: dict[str, Findings] = {}

    def why_not(self, unit: str) -> list[str]:
        """What would be illegal if the unit were hired, and is not yet so; empty: it is allowed."""
        return _new(self._as_it_is, self._with(unit))

    def why_not_taken(self, unit: str, ways: Iterable[Sequence[str]]) -> list[str]:
        """What would be illegal if the unit, when it is hired, took an item besides.

        `ways` are the words for the item, `plate@front`: it is allowed if it is in one of them.
        """
        if unit not in self._hired:
            self._hired[unit] = self._with(unit)
        reasons = [_new(self._hired[unit], self._with(unit, words)) for words in ways]
        return min(reasons, key=len, default=[])

    @cached_property
    def _as_it_is(self) -> Findings:
        return self._check(())

    def _with(self, unit: str, words: Sequence[str] = ()) -> Findings:
        fighter = RosterFighter(unit=unit)
        for word in words:
            fighter = take(fighter, word)
        return self._check((fighter,))

    def _check(self, more: Iterable[RosterFighter]) -> Findings:
        fighters = [*self._roster.fighters, *more]
        roster = self._roster.model_copy(update={"fighters": fighters})
        return check(build(roster, self._catalog), self._catalog, repairs=False)


def _new(before: Iterable[Finding], after: Iterable[Finding]) -> list[str]:
    worst = {(one.code, one.owner): one.have for one in before}
    return [one.message for one in after if one.kind == "illegal" and _is_worse(one, worst)]


def _is_worse(finding: Finding, worst: Mapping[tuple[str, str], object]) -> bool:
    key = (finding.code, finding.owner)
    return key not in worst or worst[key] != finding.have
