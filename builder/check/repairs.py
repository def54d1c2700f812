"""Repairs: edits that mend a finding, each proven by checking the edited roster.

A candidate is kept when the finding is gone and nothing new is illegal. Kept ones are ranked by
how little they change: new findings, number of edits, items before fighters before sizes, the
change of the total, the label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from builder.build.rulebook import Rulebook
from builder.build.warband import build
from builder.check.broken import Broken
from builder.check.candidates import FIGHTER, Candidate, candidates
from builder.check.judge import checking_of, judge
from builder.check.ready import Checking
from builder.roster.edits import apply
from schemas.base import Number, exact
from schemas.finding import Finding, Repair
from schemas.roster import Roster
from schemas.warband import Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

SHOWN = 3
TRIES = 60
DEPTH = 3


@dataclass(frozen=True, slots=True)
class _Proven:
    candidate: Candidate
    rank: tuple[object, ...]
    total: dict[str, Number]


@dataclass(slots=True)
class _Search:
    """Looks for repairs of one finding."""

    finding: Finding
    roster: Roster
    before: frozenset[tuple[str, str]]
    illegal_before: frozenset[tuple[str, str]]
    total: Number
    catalog: Catalog
    kits: Mapping[str, Sequence[str]]
    tries: int = TRIES

    def attempt(self, candidate: Candidate) -> tuple[_Proven | None, _After | None]:
        """Applies a candidate: proven, or what it led to."""
        if self.tries <= 0:
            return None, None
        self.tries -= 1
        edited = apply(self.roster, candidate.changes, self.kits)
        warband = build(edited, self.catalog)
        after = _After(warband, judge(checking_of(warband, self.catalog)))
        keys = {(f.code, f.owner) for _, f in after.pairs}
        illegal = {(f.code, f.owner) for _, f in after.pairs if f.kind == "illegal"}
        if illegal - self.illegal_before:
            return None, None
        if (self.finding.code, self.finding.owner) in keys:
            return None, after
        new = [f for _, f in after.pairs if (f.code, f.owner) not in self.before]
        total = {type_: n for type_, n in warband.total.items() if n is not None}
        main = next(iter(total.values()), 0)
        rank = (
            sum(f.kind == "unfinished" for f in new),
            sum(f.kind != "unfinished" for f in new),
            len(candidate.changes),
            candidate.weight,
            abs(main - self.total),
            candidate.label,
        )
        return _Proven(candidate, rank, total), after


@dataclass(slots=True)
class _After:
    """The warband after a candidate."""

    warband: Warband
    pairs: list[tuple[Broken, Finding]]


def with_repairs(
    pairs: Sequence[tuple[Broken, Finding]], checking: Checking, catalog: Catalog
) -> list[Finding]:
    """The findings, each with at most three proven repairs. Infos have none but a size."""
    found = [finding for _, finding in pairs]
    before = frozenset((f.code, f.owner) for f in found)
    illegal = frozenset((f.code, f.owner) for f in found if f.kind == "illegal")
    warband = checking.warband
    total = next((n for n in warband.total.values() if n is not None), 0)
    kit = kits(checking.rulebook, warband)
    result = []
    for broken, finding in pairs:
        if finding.severity != "info" or finding.code == "CHOOSE-SIZE":
            search = _Search(finding, warband.roster, before, illegal, total, catalog, kit)
            finding = replace(finding, repairs=_repairs(search, broken, checking))
        result.append(finding)
    return result


def kits(rulebook: Rulebook, warband: Warband) -> dict[str, list[str]]:
    """The kit of each unit that the warband's fighters are."""
    units = {entry.unit for entry in warband.roster.fighters}
    return {
        unit: [str(piece) for piece in resolved.kit]
        for unit in units
        if (resolved := rulebook.unit(rulebook.names.unit_id(unit))) is not None
    }


def _repairs(search: _Search, broken: Broken, checking: Checking) -> tuple[Repair, ...]:
    proven = []
    for candidate in candidates(broken, checking):
        result, _ = search.attempt(candidate)
        if result is not None:
            proven.append(result)
    if not proven:
        proven = _together(search, broken, checking, None)
    proven.sort(key=lambda one: one.rank)
    return tuple(
        Repair(one.candidate.label, one.candidate.changes, one.total) for one in proven[:SHOWN]
    )


def _together(
    search: _Search, broken: Broken, checking: Checking, done: Candidate | None
) -> list[_Proven]:
    """Several edits together, each bringing the two numbers nearer to each other."""
    gap = _gap(broken)
    if gap is None:
        return []
    if done is not None and len(done.changes) >= DEPTH:
        return []
    best: tuple[Number, Candidate, _After, Broken] | None = None
    for candidate in candidates(broken, checking):
        combined = _and(done, candidate)
        result, after = search.attempt(combined)
        if result is not None:
            return [result]
        still = _still(after, search.finding)
        left = _gap(still)
        if after is None or still is None or left is None:
            continue
        if left < gap and candidate.weight < FIGHTER and (best is None or left < best[0]):
            best = (left, combined, after, still)
    if best is None:
        return []
    _, combined, after, still = best
    return _together(search, still, checking_of(after.warband, search.catalog), combined)


def _and(done: Candidate | None, candidate: Candidate) -> Candidate:
    if done is None:
        return candidate
    return Candidate(
        f"{done.label} and {candidate.label}",
        (*done.changes, *candidate.changes),
        max(done.weight, candidate.weight),
        exact(done.delta + candidate.delta),
    )


def _still(after: _After | None, finding: Finding) -> Broken | None:
    if after is None:
        return None
    key = (finding.code, finding.owner)
    return next((b for b, f in after.pairs if (f.code, f.owner) == key), None)


def _gap(broken: Broken | None) -> Number | None:
    """How far the two numbers are apart; None where there are not two."""
    if broken is None or broken.have is None or broken.limit is None:
        return None
    apart = broken.have - broken.limit
    return apart if apart >= 0 else -apart
