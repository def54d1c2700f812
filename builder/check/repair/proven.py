"""Repairs: edits that mend a finding, each proven by checking the edited roster.

A candidate is kept when the finding is gone and nothing new is illegal. Kept ones are ranked by
how little they change: what keeps all fighters, new findings, number of edits, items before
fighters before sizes, the change of the total, the label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from builder.build.rulebook import Rulebook
from builder.build.warband import build
from builder.check.broken import Broken
from builder.check.judge import all_broken, checking_of
from builder.check.ready import Beside, Checking
from builder.check.repair.candidate import FIGHTER, Candidate, together
from builder.check.repair.candidates import candidates, fewer_bearers
from builder.roster.edits import apply
from builder.roster.edits.ids import give_ids
from schemas.base import Number
from schemas.finding import Finding, Repair
from schemas.roster import Roster
from schemas.warband import Money, Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

Key: TypeAlias = tuple[str, str, tuple[str, ...]]

SHOWN = 3
TRIES = 60
"""Candidates tried for one finding."""
FEWEST = 12
WORK = 200_000
"""What a try costs, for all findings of a check together; a long list gets fewer tries."""
PICKS = 5
"""Picks of what a fighter has already that are as dear as a fighter; measured."""
MOST_FIGHTERS = 2_000
"""Lines of a roster; a longer one is told what is wrong, and no repairs."""
DEPTH = 3
WORSE = 6
"""Candidates whose consequences are mended too, where nothing else was found."""


@dataclass(frozen=True, slots=True)
class _Proven:
    candidate: Candidate
    rank: tuple[object, ...]
    total: Money


@dataclass(slots=True)
class _Search:
    """Looks for repairs of one finding."""

    broken: Broken
    roster: Roster
    before: frozenset[Key]
    illegal_before: Mapping[Key, Broken]
    total: Number
    catalog: Catalog
    kits: Mapping[str, Sequence[str]]
    beside: Beside
    tries: int = TRIES

    def checking(self, warband: Warband) -> Checking:
        """What a check of a warband after an edit looks at."""
        return checking_of(warband, self.catalog, self.beside)

    def attempt(self, candidate: Candidate) -> tuple[_Proven | None, _After | None]:
        """Applies a candidate: proven, or what it led to."""
        if self.tries <= 0:
            return None, None
        self.tries -= 1
        edited = apply(self.roster, candidate.changes, self.kits)
        warband = build(edited, self.catalog)
        after = _After(warband, all_broken(self.checking(warband)))
        is_mended = self.broken.key not in {b.key for b in after.broken}
        after.worse = [
            b
            for b in after.broken
            if b.kind == "illegal" and _is_worse(b, self.illegal_before.get(b.key))
        ]
        if not is_mended or after.worse:
            return None, after
        new = [b for b in after.broken if b.key not in self.before]
        if self.broken.money:
            # What is left unspent follows from any saving and must not outrank a nearer one.
            new = [b for b in new if b.severity != "info"]
        main = next(iter(warband.total.values()), 0) or 0
        rank = (
            any(change.do == "remove" and change.item is None for change in candidate.changes),
            sum(b.kind == "unfinished" for b in new),
            sum(b.kind != "unfinished" for b in new),
            len(candidate.changes),
            candidate.weight,
            abs(main - self.total),
            candidate.delta,
            candidate.label,
        )
        return _Proven(candidate, rank, dict(warband.total)), after


@dataclass(slots=True)
class _After:
    """The warband after a candidate."""

    warband: Warband
    broken: list[Broken]
    worse: list[Broken] = field(default_factory=list)
    """What is illegal now and was not before."""


class Mender:
    """Looks for repairs of what is broken in a warband, one finding at a time."""

    def __init__(
        self, pairs: Sequence[tuple[Broken, Finding]], checking: Checking, catalog: Catalog
    ) -> None:
        self._checking = checking
        warband = checking.warband
        # The same fighters in every try, so that those not touched are worked out once.
        self._start = _Search(
            pairs[0][0],
            give_ids(warband.roster),
            frozenset(broken.key for broken, _ in pairs),
            {broken.key: broken for broken, f in pairs if f.kind == "illegal"},
            next((n for n in warband.total.values() if n is not None), 0),
            catalog,
            kits(checking.rulebook, warband),
            checking.beside,
        )

    def repairs(self, broken: Broken, most: int = TRIES) -> tuple[tuple[Repair, ...], int]:
        """At most three proven repairs of a finding, or each choice; and how many were tried."""
        tries = min(TRIES, most)
        search = replace(self._start, broken=broken, tries=tries)
        found = _repairs(search, broken, self._checking)
        return found, tries - max(search.tries, 0)


def with_repairs(
    pairs: Sequence[tuple[Broken, Finding]], checking: Checking, catalog: Catalog
) -> tuple[list[Finding], int]:
    """The findings, each with at most three proven repairs, and how many were not tried.

    Infos have none but a size.
    """
    mender = Mender(pairs, checking, catalog)
    result, untried = [], 0
    left = _tries(checking.warband)
    for broken, finding in pairs:
        mendable = finding.severity != "info" or broken.is_choice
        untried += mendable and left <= 0
        if mendable and left > 0:
            repairs, tried = mender.repairs(broken, left)
            finding = replace(finding, repairs=repairs)
            left -= tried
        result.append(finding)
    return result, untried


def _tries(warband: Warband) -> int:
    """How often an edited roster may be checked: all fighters are looked at, one is made anew."""
    lines = len(warband.fighters)
    things = max((len(fighter.items) for fighter in warband.fighters), default=0)
    picks = max((len(entry.with_) for entry in warband.roster.fighters), default=0)
    price = max(lines + things + picks // PICKS, 1)
    return max(WORK // price, FEWEST) if lines <= MOST_FIGHTERS else 0


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
    worse: list[tuple[Candidate, _After]] = []
    for candidate in candidates(broken, checking):
        result, after = search.attempt(candidate)
        if result is not None:
            proven.append(result)
        elif after is not None and after.worse and (broken.mends or broken.too_few):
            worse.append((candidate, after))
    for candidate, after in worse[:WORSE] if not proven else ():
        proven += _mended_on(search, candidate, after, 1)
    if not proven:
        proven = _together(search, broken, checking, None)
    if not proven:
        proven = _without_bearers(search, broken, checking)
    proven.sort(key=lambda one: one.rank)
    shown = proven if broken.is_choice else _best(proven)
    return tuple(Repair(one.candidate.label, one.candidate.changes, one.total) for one in shown)


def _best(proven: list[_Proven]) -> list[_Proven]:
    """The first by rank; the last of them may only take items away, where all others swap."""
    best, rest = proven[:SHOWN], proven[SHOWN:]
    if all(_only(one, "swap") for one in best):
        best[-1:] = next(([one] for one in rest if _only(one, "remove")), best[-1:])
    return best


def _only(one: _Proven, do: str) -> bool:
    return all(change.do == do and change.item for change in one.candidate.changes)


def _mended_on(search: _Search, done: Candidate, after: _After, depth: int) -> list[_Proven]:
    """What can only be mended in one way, and what that makes illegal mended with it."""
    first, *more = after.worse
    if len(more) > DEPTH - depth or depth >= DEPTH:
        return []
    proven: list[_Proven] = []
    for candidate in candidates(first, search.checking(after.warband)):
        combined = together(*(done.parts or (done,)), candidate)
        result, then = search.attempt(combined)
        if result is not None:
            proven.append(result)
        elif then is not None and len(then.worse) == len(more) > 0 and not proven:
            proven += _mended_on(search, combined, then, depth + 1)
    return proven


def _without_bearers(search: _Search, broken: Broken, checking: Checking) -> list[_Proven]:
    """Fewer of those who bear what is too much: one of them, or no more together than must be."""
    proven: list[_Proven] = []
    for candidate in fewer_bearers(broken, checking):
        if candidate.parts and proven:
            break
        result, _ = search.attempt(candidate)
        proven += [result] if result is not None else []
    return proven


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
        combined = together(*(done.parts or (done,) if done else ()), candidate)
        result, after = search.attempt(combined)
        if result is not None:
            return [result]
        still = _still(after, search.broken.key)
        left = _gap(still)
        if after is None or after.worse or still is None or left is None:
            continue
        if left < gap and candidate.weight < FIGHTER and (best is None or left < best[0]):
            best = (left, combined, after, still)
    if best is None:
        return []
    _, combined, after, still = best
    return _together(search, still, search.checking(after.warband), combined)


def _still(after: _After | None, key: Key) -> Broken | None:
    if after is None:
        return None
    return next((b for b in after.broken if b.key == key), None)


def _is_worse(broken: Broken, before: Broken | None) -> bool:
    """Whether it is new, or goes further than before; what is spent is told with each repair."""
    if before is None:
        return True
    return not broken.money and (_gap(broken) or 0) > (_gap(before) or 0)


def _gap(broken: Broken | None) -> Number | None:
    """How far the two numbers are apart; None where there are not two."""
    if broken is None or broken.have is None or broken.limit is None:
        return None
    apart = broken.have - broken.limit
    return apart if apart >= 0 else -apart
