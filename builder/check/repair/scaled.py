"""More of those whose hire was too little: a price changed, or the bound grew with them."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import Candidate
from builder.check.repair.candidates import candidates
from builder.check.repair.combined import still_broken
from builder.check.repair.search import After, Proven, Search
from builder.check.repair.worse import gap
from schemas.base import exact
from schemas.finding import Change

STEPS = 6
"""Numbers that are tried: as if all brought as much as those did, then less as long as it does."""
MOST_WAYS = 6


def scaled(
    search: Search, broken: Broken, done: Candidate, after: After, checking: Checking
) -> list[Proven]:
    """The same units in the least number that is enough, as far as a few steps tell."""
    units, apart = _hired(done), gap(broken)
    left = gap(still_broken(after, search.broken.key))
    if not units or not broken.too_few or broken.have is None or not apart or left is None:
        return []
    found: list[Proven] = []
    known: dict[tuple[Change, ...], tuple[Proven | None, After | None]] = {}
    little, enough = Fraction(apart), Fraction(0)
    for _ in range(STEPS):
        if not found and left >= apart:
            break
        asked = (little + enough) / 2 if found else little * apart / Fraction(apart - left)
        larger = replace(broken, limit=exact(broken.have + asked))
        ways = [one for one in candidates(larger, checking) if _hired(one) == units][:MOST_WAYS]
        proven, then = _tried(search, ways, known)
        if proven:
            found, enough = proven, asked
            continue
        little = asked
        more = gap(still_broken(then, search.broken.key))
        if more is None and not found:
            break
        left = left if more is None else more
    return found


def _tried(
    search: Search,
    ways: list[Candidate],
    known: dict[tuple[Change, ...], tuple[Proven | None, After | None]],
) -> tuple[list[Proven], After | None]:
    """The ways that are enough; else what the last led to that makes nothing else worse."""
    proven: list[Proven] = []
    last: After | None = None
    for way in ways:
        if way.changes not in known:
            known[way.changes] = search.attempt(way)
        result, after = known[way.changes]
        proven += [result] if result is not None else []
        last = after if after is not None and not after.worse else last
    return proven, last


def _hired(candidate: Candidate) -> set[str]:
    return {change.unit for change in candidate.changes if change.do == "add" and change.unit}
