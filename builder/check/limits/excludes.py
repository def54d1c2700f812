"""`excludes`: not both in one instance."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing, things
from builder.build.rulebook import Rulebook
from builder.catalog.match import Matcher
from builder.catalog.selectors import Level
from builder.check.broken import Broken
from builder.check.conditions import qualified
from builder.check.ready import Checking, Ready, instances
from builder.check.words import described, joined, placed
from schemas.statements import Excludes

_TOGETHER = "{who}: {these} cannot be together."


def judge_excludes(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """Both sides together, in each instance."""
    limit = ready.limit
    assert isinstance(limit, Excludes)
    one = checking.rulebook.matcher(limit.with_)
    other = checking.rulebook.matcher(limit.excludes)
    message, what = _words(limit, one.level, other.level, checking.rulebook)
    for instance in instances(ready, checking):
        first, second = things(instance, one), things(instance, other)
        if first and second:
            alone = instance.single
            sides = [(thing, one) for thing in first] + [(thing, other) for thing in second]
            named = [
                _named(*side, checking.rulebook) for side in sides if side[0].item or not alone
            ]
            more = {"these": joined(named)}
            yield Broken(
                code=ready.code,
                instance=instance,
                severity=limit.severity,
                too_few=False,
                illegal_too_few=False,
                message=limit.message
                or qualified(message if alone else _TOGETHER, limit, checking.rulebook),
                what=what,
                more=more,
                swaps=True,
                causes=first + [thing for thing in second if thing not in first],
                source=checking.rulebook.source(limit.source),
            )


def _named(thing: Thing, side: Matcher, rulebook: Rulebook) -> str:
    """A thing's name; with where it is, if that side goes by it."""
    terms = [term for clause in side.parsed.clauses for term in clause.terms]
    slot = thing.item.slot if thing.item else None
    by_slot = any(term.facet == "slot" and not term.has for term in terms)
    return placed(thing.name, slot, rulebook) if slot and by_slot else thing.name


def _words(limit: Excludes, one: Level, other: Level, rulebook: Rulebook) -> tuple[str, str]:
    """What one fighter is told, and those whom it says that of, where a side is of fighters."""
    fighters = [
        described(side, rulebook)
        for side, level in ((limit.with_, one), (limit.excludes, other))
        if level == "fighter"
    ]
    if len(fighters) == 2:
        return "{who} cannot be among both {what}.", joined(fighters)
    return ("{who}: no {these} for {what}." if fighters else _TOGETHER), joined(fighters)
