"""Several edits together, where no single one mends a finding; none of them without need."""

from __future__ import annotations

from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, Candidate, as_one, together
from builder.check.repair.candidates import candidates
from builder.check.repair.search import After, Key, Proven, Search
from builder.check.repair.worse import gap
from schemas.base import Number
from schemas.problems import InputError

DEPTH = 3
NEEDLESS = 12
"""Tries for what can be left out of one repair."""


def mended_on(search: Search, done: Candidate, after: After, depth: int) -> list[Proven]:
    """What can only be mended in one way, and what that makes illegal mended with it."""
    first, *more = after.worse
    if len(more) > DEPTH - depth or depth >= DEPTH:
        return []
    proven: list[Proven] = []
    for candidate in candidates(first, search.checking(after.warband)):
        if undoes(candidate, done):
            continue
        combined = together(*(done.parts or (done,)), candidate)
        result, then = search.attempt(combined)
        if result is not None:
            proven.append(result)
        elif then is not None and len(then.worse) == len(more) > 0 and not proven:
            proven += mended_on(search, combined, then, depth + 1)
    return proven


def nearer(
    search: Search, broken: Broken, checking: Checking, done: Candidate | None
) -> list[Proven]:
    """Several edits together, each bringing the two numbers nearer to each other."""
    apart = gap(broken)
    if apart is None:
        return []
    if done is not None and len(done.changes) >= DEPTH:
        return []
    best: tuple[Number, Candidate, After, Broken] | None = None
    for candidate in candidates(broken, checking):
        if done is not None and undoes(candidate, done):
            continue
        combined = together(*(done.parts or (done,) if done else ()), candidate)
        result, after = search.attempt(combined)
        if result is not None:
            return [result]
        still = still_broken(after, search.broken.key)
        left = gap(still)
        if after is None or after.worse or still is None or left is None:
            continue
        if left < apart and candidate.weight < FIGHTER and (best is None or left < best[0]):
            best = (left, combined, after, still)
    if best is None:
        return []
    _, combined, after, still = best
    return nearer(search, still, search.checking(after.warband), combined)


def still_broken(after: After | None, key: Key) -> Broken | None:
    """What is left of a finding."""
    if after is None:
        return None
    return next((b for b in after.broken if b.key == key), None)


def least(search: Search, found: Proven, tries: int = NEEDLESS) -> Proven:
    """A repair without the edits that it does not need, as far as so many tries tell."""
    search.allow(tries)
    parts = list(found.candidate.parts)
    needed: set[str] = set()
    while len(parts) > 1:
        at = next((n for n, part in enumerate(parts) if part.label not in needed), None)
        if at is None:
            break
        fewer = parts[:at] + parts[at + 1 :]
        result = _without(search, fewer)
        if result is None:
            needed.add(parts[at].label)
        else:
            found, parts, needed = result, fewer, set()
    return found


def _without(search: Search, fewer: list[Candidate]) -> Proven | None:
    try:
        return search.attempt(as_one(fewer))[0]
    except InputError:  # A later edit is of somebody whom the one left out hires.
        return None


def undoes(candidate: Candidate, done: Candidate) -> bool:
    """Whether an edit takes back what was done, or does again what was taken back."""
    for change in candidate.changes:
        for before in done.changes:
            if before.fighter is None or before.fighter != change.fighter:
                continue
            came = {before.item} if before.do == "add" else {before.for_}
            went = {before.item} if before.do in ("remove", "swap") else set()
            comes = change.for_ if change.do == "swap" else change.item
            if change.do in ("remove", "swap") and change.item in came - {None}:
                return True
            if change.do in ("add", "swap") and comes in went - {None}:
                return True
    return False
