"""`count`: how many things there are."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.amounts import Worked
from builder.build.counting import Thing, squads_of, things, total
from builder.build.state import Instance
from builder.build.weights import weighed
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.limits.bounded import bounds, broken, waits
from builder.check.ready import Checking, Ready, instances
from builder.check.words import carriers, described, joined, kinds, lines, squads
from schemas.base import words
from schemas.statements import Count

_IN_WORDS = {
    "model": described,
    "carrier": carriers,
    "entry": lines,
    "squad": squads,
    "different": kinds,
}
"""What is counted by each of these, in words."""


def judge_count(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """Too many or too few things, in each instance."""
    limit = ready.limit
    assert isinstance(limit, Count)
    matcher = checking.rulebook.matcher(limit.count)
    what = ready.called(lambda: _IN_WORDS[limit.by](limit.count, checking.rulebook))
    for instance in instances(ready, checking):
        around = checking.around(instance)
        low, high = bounds(ready, around)
        if waits(ready, checking, what, low, high):
            continue
        found = weighed(things(instance, matcher), ready.code, checking.rulebook.weights, around)
        if limit.each is not None:
            yield from _each(ready, checking, instance, what, found, low, high, matcher)
            continue
        have = total(found, limit.by, matcher, checking.state, instance)
        if high is not None and high.number is not None and have > high.number:
            yield broken(ready, checking, instance, what, have, high, found, matcher, too_few=False)
        elif low is not None and low.number is not None and have < low.number:
            yield broken(ready, checking, instance, what, have, low, found, matcher, too_few=True)


def _each(
    ready: Ready,
    checking: Checking,
    instance: Instance,
    what: str,
    found: list[Thing],
    low: Worked | None,
    high: Worked | None,
    matcher: Matcher,
) -> Iterator[Broken]:
    """The bound on each value by itself; one finding names all values that fail."""
    assert isinstance(ready.limit, Count)
    by_slot = ready.limit.each == "slot"
    groups: dict[str, list[Thing]] = _places(instance, matcher, checking) if by_slot else {}
    for thing in found:
        for value in _values(thing, ready.limit.each or "item", matcher, checking):
            groups.setdefault(value, []).append(thing)
    numbers = {
        value: total(group, ready.limit.by, matcher, checking.state, instance)
        for value, group in groups.items()
    }
    for limit, too_few in ((high, False), (low, True)):
        if limit is None or limit.number is None:
            continue
        top = limit.number
        failing = [v for v, n in numbers.items() if (n < top if too_few else n > top)]
        if failing:
            worst = (min if too_few else max)(numbers[value] for value in failing)
            causes = [thing for value in failing for thing in groups[value]]
            result = broken(
                ready, checking, instance, what, worst, limit, causes, matcher, too_few=too_few
            )
            names = _names(ready.limit.each or "item", failing, checking)
            if names:
                result.more["these"] = joined(names)
            if ready.limit.message is None:
                words = "{what} in {these}" if by_slot else "{these}"
                result.message = result.message.replace("{what}", words, 1)
            yield result


def _places(instance: Instance, matcher: Matcher, checking: Checking) -> dict[str, list[Thing]]:
    """The places that there are, so that one with nothing in it is seen; by name where named."""
    named = {
        term.id
        for clause in matcher.parsed.clauses
        for term in clause.terms
        if term.facet == "slot" and not term.negated
    }
    units = [checking.rulebook.unit(fighter.unit) for fighter in instance.fighters]
    groups = [group for unit in units if unit for group in unit.slots]
    return {name: [] for group in groups for name in group.names if not named or name in named}


def _names(each: str, values: list[str], checking: Checking) -> list[str]:
    """What the values are called that are no names of the things themselves; else none."""
    match each:
        case "slot":
            known = checking.rulebook.names.facets["slot"]
            return [known.get(value, words(value)).lower() for value in values]
        case "unit":
            units = [checking.rulebook.unit(value) for value in values]
            return [unit.name if unit else value for unit, value in zip(units, values, strict=True)]
        case "role" | "class":
            known = checking.rulebook.names.facets[each]
            return [known.get(value, value) for value in values]
        case "squad":
            squads = {squad.id: squad.name for squad in checking.warband.squads}
            return [squads.get(value, value) for value in values]
    return []


def _values(thing: Thing, each: str, matcher: Matcher, checking: Checking) -> list[str]:
    match each:
        case "item":
            return [thing.item.id if thing.item else thing.fighter.unit]
        case "class":
            return [thing.item.class_] if thing.item and thing.item.class_ else []
        case "unit":
            return [thing.fighter.unit]
        case "name":
            return [thing.name.casefold()]
        case "role":
            return list(thing.fighter.roles)
        case "slot":
            return [(thing.item.slot if thing.item else None) or "none"]
        case _:
            return sorted(squads_of([thing.fighter], matcher, checking.state))
