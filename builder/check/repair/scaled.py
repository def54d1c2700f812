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
from schemas.base import Number, exact

STEPS = 4
"""Times that what is missing still is hired too; then once as if all brought as much as those did."""
MOST_WAYS = 3


def scaled(
    search: Search, broken: Broken, done: Candidate, after: After, checking: Checking
) -> list[Proven]:
    """The same units in the least number that is enough, as far as a few steps tell."""
    units, apart = _hired(done), gap(broken)
    if not units or not broken.too_few or broken.have is None or not apart:
        return []
    asked = apart
    for step in range(STEPS + 1):
        left = gap(still_broken(after, search.broken.key))
        if left is None or left >= apart:
            return []
        asked = exact(asked + left if step < STEPS else Fraction(asked) * apart / (apart - left))
        found, then = _tried(search, broken, broken.have + asked, units, checking)
        if found or then is None:
            return found
        after = then
    return []


def _tried(
    search: Search, broken: Broken, limit: Number, units: set[str], checking: Checking
) -> tuple[list[Proven], After | None]:
    """The ways that are enough; else what the last led to that makes nothing else worse."""
    proven: list[Proven] = []
    last: After | None = None
    more = candidates(replace(broken, limit=limit), checking)
    for way in [one for one in more if _hired(one) == units][:MOST_WAYS]:
        result, after = search.attempt(way)
        proven += [result] if result is not None else []
        last = after if after is not None and not after.worse else last
    return proven, last


def _hired(candidate: Candidate) -> set[str]:
    return {change.unit for change in candidate.changes if change.do == "add" and change.unit}
