"""Repairs: edits that mend a finding, each proven by checking the edited roster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from builder.build.rulebook import Rulebook
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import Candidate
from builder.check.repair.candidates import candidates, fewer_bearers, second_thoughts
from builder.check.repair.choices import other_choices
from builder.check.repair.combined import least, mended_on, nearer
from builder.check.repair.far import far
from builder.check.repair.scaled import scaled
from builder.check.repair.search import (
    After,
    Proven,
    Search,
    is_choice,
    loses_fighters,
    only_loses,
)
from builder.roster.edits.ids import give_ids
from schemas.finding import Finding, Repair
from schemas.warband import Warband

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

SHOWN = 3
LOOKED_AT = 6
"""The best, of which it is tried whether each of their edits is needed."""
TRIES = 60
"""Candidates tried for one finding."""
SPARE = 20
"""Tries, at least, for what is thought of second."""
CHOICES = 12
"""Other choices of a list that are tried."""
FEWEST = 12
WORK = 200_000
"""What a try costs, for all findings of a check together; a long list gets fewer tries."""
PICKS = 5
"""Picks of what a fighter has already that are as dear as a fighter; measured."""
MOST_FIGHTERS = 2_000
"""Lines of a roster; a longer one is told what is wrong, and no repairs."""
WORSE = 6
"""Candidates whose consequences are mended too, where nothing else was found."""


class Mender:
    """Looks for repairs of what is broken in a warband, one finding at a time."""

    def __init__(
        self, pairs: Sequence[tuple[Broken, Finding]], checking: Checking, catalog: Catalog
    ) -> None:
        self._checking = checking
        warband = checking.warband
        # The same fighters in every try, so that those not touched are worked out once.
        self._start = Search(
            pairs[0][0],
            give_ids(warband.roster),
            {broken.key: broken for broken, _ in pairs},
            warband.total,
            catalog,
            kits(checking.rulebook, warband),
            checking.beside,
            {fighter.id: fighter.called for fighter in warband.fighters},
            TRIES,
        )

    def repairs(self, broken: Broken, most: int = TRIES) -> tuple[tuple[Repair, ...], int]:
        """At most three proven repairs of a finding, or each choice; and how many were tried."""
        tries = min(TRIES, most)
        search = replace(self._start, broken=broken, tries=tries, is_thorough=most >= TRIES)
        found = _repairs(search, broken, self._checking)
        return found, search.spent


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


def _repairs(search: Search, broken: Broken, checking: Checking) -> tuple[Repair, ...]:
    proven = _proven(search, broken, checking)
    # Who is over a limit of costs is told to spend more only where nothing else helps, or where
    # what is missing would only be missed by nobody.
    cheap = [one for one in proven if not one.is_dearer]
    gives_up = broken.too_few and all(only_loses(one.candidate) for one in cheap)
    proven = proven if gives_up or not cheap else cheap
    proven.sort(key=lambda one: one.rank)
    if not broken.is_choice:
        search.allow(CHOICES)
        others = map(search.attempt, islice(other_choices(broken, checking), CHOICES))
        proven = _shown([*proven, *(result for result, _ in others if result is not None)], search)
    return tuple(Repair(one.candidate.label, one.candidate.changes, one.total) for one in proven)


def _proven(search: Search, broken: Broken, checking: Checking) -> list[Proven]:
    """Single edits; else other ones that are tried only then, or several together."""
    proven: list[Proven] = []
    worse: list[tuple[Candidate, After]] = []
    too_little: list[tuple[Candidate, After]] = []
    for candidate in candidates(broken, checking):
        result, after = search.attempt(candidate)
        if result is not None:
            proven.append(result)
        elif after is not None:
            (worse if after.worse else too_little).append((candidate, after))
    for candidate, after in too_little if not proven else ():
        proven += scaled(search, broken, candidate, after, checking)
    if all(_is_last(one.candidate) for one in proven):
        search.allow(SPARE)
        others = map(search.attempt, islice(second_thoughts(broken, checking), SPARE))
        proven += [result for result, _ in others if result is not None]
    if not proven and (broken.mends or broken.too_few):
        proven = _mended_on(search, worse)
    proven = proven or nearer(search, broken, checking, None)
    if all(one.candidate.heals for one in proven):
        bearers = map(search.attempt, fewer_bearers(broken, checking))
        proven += [result for result, _ in bearers if result is not None]
    is_far = not proven
    if all(loses_fighters(one.candidate) for one in proven):
        proven += far(search, broken, checking, keeping=True)
    proven += far(search, broken, checking, keeping=False) if is_far else ()
    if search.is_thorough and all(loses_fighters(one.candidate) for one in proven):
        search.allow(SPARE)
        proven += _mended_on(search, worse)
    return proven


def _mended_on(search: Search, worse: list[tuple[Candidate, After]]) -> list[Proven]:
    """The first few edits together with what mends what they make worse."""
    return [
        one for candidate, after in worse[:WORSE] for one in mended_on(search, candidate, after, 1)
    ]


def _is_last(candidate: Candidate) -> bool:
    """Whether it is done only where nothing else helps."""
    return candidate.heals or loses_fighters(candidate)


def _shown(proven: list[Proven], search: Search) -> list[Proven]:
    """The first by rank, without needless edits.

    The last of them may be one that only takes items away, where all others swap; one by which
    nobody goes, where by all others somebody does; or what the list chooses, where others are alike.
    """
    proven.sort(key=lambda one: one.rank)
    small = [least(search, one) for one in proven[:LOOKED_AT]] + proven[LOOKED_AT:]
    small.sort(key=lambda one: one.rank)
    found = list({frozenset(one.candidate.changes): one for one in reversed(small)}.values())[::-1]
    best, rest = found[:SHOWN], found[SHOWN:]
    if all(_only(one, "swap") for one in best):
        best[-1:] = next(([one] for one in rest if _only(one, "remove")), best[-1:])
    elif all(loses_fighters(one.candidate) for one in best):
        kept = (one for one in rest if not loses_fighters(one.candidate))
        best[-1:] = next(([one] for one in kept), best[-1:])
    chosen = next((one for one in rest if is_choice(one.candidate)), None)
    alike = [one for one in best if _only(one, "swap")][1:] or [
        one for one in best if _only(one, "remove")
    ][1:]
    if chosen is not None and alike:
        best.remove(alike[-1])
        best.append(chosen)
    return best


def _only(one: Proven, do: str) -> bool:
    return all(change.do == do and change.item for change in one.candidate.changes)
