"""Of many edits as few as are enough together, and of those the nearest to what is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, Candidate, price_of_one, worth
from builder.check.repair.candidates import MOST_CAUSES, candidates
from builder.check.repair.hires import positive
from builder.check.repair.less import gone, with_count
from schemas.base import Number, exact
from schemas.finding import Change
from schemas.record import record
from schemas.warband import Fighter

MOST_EDITS = 100
MOST_MODELS = 24
LESS = ("remove", "swap", "count", "role", "squad")
"""Edits by which less may be counted."""


@record
class Step:
    """An edit of one fighter, and about how much less is counted after it."""

    candidate: Candidate
    fighter: Fighter
    gain: Number
    name: str = ""
    """The fighter's own, if a player gave it one."""

    @property
    def order(self) -> tuple[object, ...]:
        """What gains most, then who is missed least; of those alike, who was hired last."""
        who = self.fighter
        return (-self.gain, bool(who.roles), price_of_one(who), self.name, -who.number)

    def excludes(self, other: Step) -> bool:
        """Whether both are of the same thing, so that one of them is enough."""
        mine, its = self.candidate.changes[0], other.candidate.changes[0]
        if self.fighter.id != other.fighter.id:
            return False
        return mine.item is None or its.item is None or mine.item == its.item


def enough_together(
    broken: Broken, checking: Checking, *, keeping: bool, spared: Iterable[str] = ()
) -> list[Step] | None:
    """The edits, the greatest first; None where all together are not enough.

    `keeping`: no fighter goes. Those whose ids are `spared` stay as they are.
    """
    chosen: list[Step] = []
    for part in broken.parts or (broken,):
        if part.too_few:
            continue
        if part.have is None or part.limit is None:
            return None
        steps = [one for one in _steps(part, checking, keeping) if one.fighter.id not in spared]
        some = _nearest(steps, exact(part.have - part.limit))
        if some is None or len(chosen) + len(some) > MOST_EDITS:
            return None
        chosen += [one for one in some if not any(one.excludes(other) for other in chosen)]
    return chosen


def _steps(broken: Broken, checking: Checking, keeping: bool) -> Iterator[Step]:
    """Each edit that gains anything; those by which a fighter goes or has fewer models, or none."""
    fighters = {thing.fighter.id: thing for thing in broken.causes[:MOST_CAUSES]}
    if keeping:
        found = [one for one in candidates(broken, checking) if one.weight < FIGHTER]
    else:
        found = [c for one in fighters.values() for c in _fewer(one.fighter, broken, checking)]
    for candidate in found:
        change, *more = candidate.changes
        cause = fighters.get(change.fighter or "")
        if cause is None or more or change.do not in LESS:
            continue
        fighter = cause.fighter
        gain = -candidate.delta if broken.money else _gain(change, fighter, broken)
        if gain > 0:
            yield Step(candidate, fighter, gain, checking.entries[fighter.id].name or "")


def _fewer(fighter: Fighter, broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Without a fighter; or with any number of models less, of a line that is not too long."""
    each = price_of_one(fighter, broken.costs)
    yield gone(fighter, each, checking)
    for count in range(1, min(fighter.count, MOST_MODELS)):
        yield with_count(fighter, count, each, checking)


def _gain(change: Change, fighter: Fighter, broken: Broken) -> Number:
    """About how much less is counted after an edit."""
    causes = [thing for thing in broken.causes if thing.fighter.id == fighter.id]
    if change.item is not None:
        for thing in causes:
            if thing.item is not None and thing.item.word == change.item:
                share = Fraction(change.count or 1, thing.item.copies)
                return exact(thing.number * share)
        return 0
    if change.do == "role" and not _loses_counted(change, fighter, broken):
        return 0
    summed = broken.adds is not None and causes[0].item is None
    whole = worth(fighter, broken) * fighter.count if summed else sum(t.number for t in causes)
    if change.do != "count":
        return whole
    return exact(whole * Fraction(fighter.count - (change.count or 1), fighter.count))


def _loses_counted(change: Change, fighter: Fighter, broken: Broken) -> bool:
    """Whether a role goes by which fighters are counted."""
    left = change.role if isinstance(change.role, tuple) else (change.role,)
    asked = positive(broken.wanted, "role") if isinstance(broken.wanted, Matcher) else []
    return any(role in asked and role not in left for role in fighter.roles)


def _nearest(steps: list[Step], over: Number) -> list[Step] | None:
    """The fewest of them that gain so much; then each made way for one that is just enough."""
    left = sorted(steps, key=lambda one: one.order)
    chosen: list[Step] = []
    gained: Number = 0
    for step in left:
        if gained >= over:
            break
        if not any(step.excludes(one) for one in chosen):
            chosen.append(step)
            gained += step.gain
    if gained < over:
        return None
    for at in reversed(range(len(chosen))):
        step, others = chosen[at], chosen[:at] + chosen[at + 1 :]
        spare = gained - over
        less = [
            one
            for one in left
            if one.gain < step.gain
            and step.gain - one.gain <= spare
            and not any(one.excludes(other) for other in others)
        ]
        if less:
            chosen[at] = min(less, key=lambda one: (one.gain, one.order))
            gained += chosen[at].gain - step.gain
    return sorted(chosen, key=lambda one: one.order)
