"""Many edits together, for what is so far over a limit that a few are not enough."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import together
from builder.check.repair.candidates import candidates
from builder.check.repair.combined import least, still_broken
from builder.check.repair.enough_together import MOST_EDITS, Step, enough_together
from builder.check.repair.search import After, Proven, Search
from builder.check.repair.worse import gap

FEW = 3
"""Edits; more of them are offered after everything else."""
NEEDLESS = 40
"""Edits of which it is tried whether each is needed; of more it is estimated."""
ROUNDS = 6
"""Times that what turned out to be too little is added to, or what made something worse spared."""


def far(search: Search, broken: Broken, checking: Checking, *, keeping: bool) -> list[Proven]:
    """One way, at most; `keeping`: by which no fighter goes. Who has a role is spared if it can be."""
    if broken.too_few or gap(broken) is None or broken.mends is not None or broken.joins:
        return []
    leaders = {fighter.id for fighter in checking.state.fielded if fighter.roles}
    for spared in (leaders, set[str]()) if leaders else (leaders,):
        search.allow(ROUNDS)
        found = _piled(search, broken, checking, keeping, spared)
        if found is not None:
            if len(found.candidate.parts) <= NEEDLESS:
                found = least(search, found, NEEDLESS)
            return [_told(found)]
    return []


def _piled(
    search: Search, broken: Broken, checking: Checking, keeping: bool, spared: set[str]
) -> Proven | None:
    """Edits added to others until they are enough, without those that make something worse."""
    done: list[Step] = []
    now, around = broken, checking
    for _ in range(ROUNDS):
        more = enough_together(now, around, keeping=keeping, spared=spared)
        if not more or len(done) + len(more) > MOST_EDITS:
            return None
        result, after = search.attempt(together(*(step.candidate for step in [*done, *more])))
        if result is not None or after is None:
            return result
        if after.worse:
            hurt = _hurt(after, more)
            if not hurt:
                return None
            spared = spared | hurt
            continue
        still = still_broken(after, search.broken.key)
        if still is not None and still.too_few:
            return _filled(search, [*done, *more], still, after)
        if still is None or (gap(still) or 0) >= (gap(now) or 0):
            return None
        done, now, around = [*done, *more], still, search.checking(after.warband)
    return None


def _filled(search: Search, steps: list[Step], still: Broken, after: After) -> Proven | None:
    """The edits together with what adds that of which there is too little after them."""
    search.allow(NEEDLESS)
    for candidate in islice(candidates(still, search.checking(after.warband)), NEEDLESS):
        result, _ = search.attempt(together(*(step.candidate for step in steps), candidate))
        if result is not None:
            return result
    return None


def _hurt(after: After, steps: list[Step]) -> set[str]:
    """Those whose edits made something worse: who is in it or is missed by it; or has a role."""
    ids = {thing.fighter.id for one in after.worse for thing in one.causes}
    ids |= {one.instance.owner for one in after.worse}
    missed = [one.wanted for one in after.worse if isinstance(one.wanted, Matcher)]
    edited = [step.fighter for step in steps]
    hurt = {one.id for one in edited if one.id in ids or any(m.fighter(one) for m in missed)}
    return hurt or {one.id for one in edited if one.roles}


def _told(found: Proven) -> Proven:
    """The same in one piece; where it is long, after everything else."""
    whole = replace(found.candidate, parts=())
    return replace(found, candidate=whole, rank=(len(whole.changes) > FEW, *found.rank[1:]))
