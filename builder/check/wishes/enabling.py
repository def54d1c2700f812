"""Edits that would make a wish allowed and leave it standing, each proven by checking."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, zip_longest
from typing import TYPE_CHECKING

from builder.check.broken import Broken
from builder.check.repair import kits
from builder.check.repair.candidate import Candidate, together
from builder.check.repair.candidates import candidates
from builder.check.wishes.circumstances import circumstances
from builder.check.wishes.wish import Key, Situation, Wish, situation
from builder.roster.edits import apply
from schemas.finding import Change, Repair
from schemas.problems import InputError

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

SHOWN = 3
DEPTH = 3
"""Edits made together, at most."""
BREADTH = 3
"""Of what brings it nearer, so many go on to a further edit."""
OTHERS = 8
"""Edits of other fighters that are tried at each step, the nearest first."""
FIRST = 0.6
"""The share of the tries for single edits."""


@dataclass(slots=True)
class _Step:
    """Edits made so far, and what came of them."""

    done: tuple[Candidate, ...]
    after: Situation


@dataclass(slots=True)
class Enabling:
    """The search for what would enable one wish; `tries` rosters are checked, at most."""

    wish: Wish
    catalog: Catalog
    before: Mapping[Key, Broken]
    tries: int
    was_cut: bool = False
    """Whether there was more to try."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What fighters are called before any edit, by their ids."""

    def ways(self, now: Situation) -> tuple[Repair, ...]:
        """At most three ways, the smallest change first; none where nothing was found."""
        self.names = {fighter.id: fighter.called for fighter in now.warband.fighters}
        steps = [_Step((), now)]
        for depth in range(DEPTH):
            kept = 0 if depth else int(self.tries * (1 - FIRST))
            proven: list[_Step] = []
            nearer: list[_Step] = []
            for step in steps:
                for one in self._tried(step, kept):
                    if self._is_enough(one, now):
                        proven.append(one)
                    elif _is_nearer(one.after, step.after):
                        nearer.append(one)
            if proven:
                proven.sort(key=lambda one: self._rank(one, now))
                least = [self._least(one, now) for one in _varied(proven)[:SHOWN]]
                return tuple(_way(one) for one in _varied(least))
            nearer.sort(
                key=lambda one: (_is_size(one.done[-1]), one.after.gap, self._rank(one, now))
            )
            steps = _varied(nearer)[:BREADTH]
        return ()

    def _tried(self, step: _Step, least: int) -> Iterator[_Step]:
        """What comes of each edit that is worth trying, until only `least` tries are left."""
        kit = kits(step.after.checking.rulebook, step.after.warband)
        # The size comes last: what else is done settles how large it must be.
        sizes_alone = bool(step.done) and _is_size(step.done[-1])
        for candidate in self._candidates(step.after):
            if self.tries <= least:
                self.was_cut = True
                return
            if sizes_alone and not _is_size(candidate):
                continue
            tried = self._after((*step.done, candidate), kit)
            if tried is not None:
                yield tried

    def _after(self, done: tuple[Candidate, ...], kit: Mapping[str, Sequence[str]]) -> _Step | None:
        """What comes of some edits; None where they undo the wish."""
        changes = [change for one in done for change in one.changes]
        self.tries -= 1
        after = situation(apply(self.wish.roster, changes, kit), self.catalog, self.before)
        after.checking.names = self.names
        return _Step(done, after) if self.wish.stands(after.warband) else None

    def _is_enough(self, step: _Step, now: Situation) -> bool:
        """Whether nothing is illegal, and nobody who was there is left unfinished by it."""
        known = {one.key for one in now.broken}
        there = {fighter.id for fighter in now.warband.fighters}
        return not step.after.new and not any(
            one.kind == "unfinished" and one.key not in known and one.instance.owner in there
            for one in step.after.broken
        )

    def _least(self, step: _Step, now: Situation) -> _Step:
        """The same without any edit that is not needed."""
        kit = kits(now.checking.rulebook, now.warband)
        at = 0
        while len(step.done) > 1 and at < len(step.done):
            try:
                fewer = self._after((*step.done[:at], *step.done[at + 1 :]), kit)
            except InputError:  # A later edit is of somebody whom this one hires.
                fewer = None
            if fewer is not None and self._is_enough(fewer, now):
                step, at = fewer, 0
            else:
                at += 1
        return step

    def _candidates(self, now: Situation) -> list[Candidate]:
        """For what is illegal, in turns; what changes the fighter itself comes first."""
        wish = self.wish
        several = [
            [*circumstances(one, wish.fighter, now.checking), *candidates(one, now.checking)]
            for one in now.new
        ]
        turns = chain.from_iterable(zip_longest(*several))
        found = {
            one.changes: one
            for one in turns
            if one is not None and not any(map(wish.is_undone_by, one.changes))
        }
        others = [one for one in found.values() if self._is_about_others(one)]
        return [one for one in found.values() if one not in others] + others[:OTHERS]

    def _is_about_others(self, candidate: Candidate) -> bool:
        return any(change.fighter not in (None, self.wish.fighter) for change in candidate.changes)

    def _rank(self, step: _Step, now: Situation) -> tuple[object, ...]:
        changes = [change for one in step.done for change in one.changes]
        known = {one.key for one in now.broken}
        new = [one for one in step.after.broken if one.key not in known]
        return (
            any(change.do == "remove" and change.item is None for change in changes),
            sum(one.kind == "unfinished" for one in new),
            len(changes),
            any(map(self._is_about_others, step.done)),
            max(one.weight for one in step.done),
            sum(one.kind == "advisory" and one.severity == "warning" for one in new),
            abs(_total(step.after) - _total(now)),
            " ".join(one.label for one in step.done),
        )


def _is_nearer(after: Situation, before: Situation) -> bool:
    """Whether less is illegal; or as much, of which something is mended."""
    if after.gap < before.gap:
        return True
    still = {one.key for one in after.new}
    return len(after.new) <= len(before.new) and any(one.key not in still for one in before.new)


def _is_size(candidate: Candidate) -> bool:
    return candidate.changes[0].do == "size"


def _total(now: Situation) -> float:
    return float(next(iter(now.warband.total.values()), 0) or 0)


def _varied(steps: Sequence[_Step]) -> list[_Step]:
    """The best of each sort of edits, then the others; each once, in whatever order it was made."""
    found: dict[frozenset[Change], _Step] = {}
    sorts: dict[tuple[str, ...], _Step] = {}
    for step in steps:
        changes = frozenset(change for one in step.done for change in one.changes)
        if changes not in found:
            found[changes] = step
            sorts.setdefault(tuple(sorted(change.do for change in changes)), step)
    first = list(sorts.values())
    return first + [step for step in found.values() if all(step is not one for one in first)]


def _way(step: _Step) -> Repair:
    whole = together(*step.done)
    return Repair(whole.label, whole.changes, dict(step.after.warband.total))
