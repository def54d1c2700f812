"""What a limit's condition looks at: taken away, or brought, so that the limit no longer holds."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from builder.build.counting import Thing, things
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.bound_items import items_had
from builder.check.repair.candidate import MOST_AT_ONCE, Candidate, as_one, price_of_one
from builder.check.repair.less import gone, without
from builder.check.repair.mentioned import statements_about
from builder.check.repair.more import more
from schemas.amounts import AllOf, AnyOf, Comparison, Condition, Not, Selector
from schemas.base import Number
from schemas.statements import Count, Limit

MOST_BROUGHT = 6


class Looked(NamedTuple):
    """Things of which no more than `left` may be there, or of which one is to come."""

    selector: Selector
    scope: str | None
    is_to_come: bool
    left: Number = 0


def released(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Edits each of which makes a condition false under which a broken limit holds."""
    for statement in statements_about(broken.code, checking.rulebook):
        if not isinstance(statement, Limit):
            continue
        looked = [*_falsified(statement.if_, False), *_falsified(statement.unless, True)]
        for one in looked:
            if isinstance(statement, Count) and one.selector == statement.count:
                continue
            yield from (_brought if one.is_to_come else _away)(one, broken, checking)


def _falsified(condition: Condition | None, to_hold: bool) -> Iterator[Looked]:
    """What must come or go for a condition to hold or not, each by itself enough."""
    match condition:
        case str() | list():
            yield Looked(condition, None, to_hold)
        case Not(not_=inner):
            yield from _falsified(inner, not to_hold)
        case AllOf(all=parts) if not to_hold or len(parts) == 1:
            for part in parts:
                yield from _falsified(part, to_hold)
        case AnyOf(any=parts) if to_hold or len(parts) == 1:
            for part in parts:
                yield from _falsified(part, to_hold)
        case Comparison(count=selector, max=None, exactly=None, by=None | "model") if selector:
            least = 1 if condition.min is None else condition.min
            if isinstance(least, int) and (least == 1 or not to_hold):
                yield Looked(selector, condition.in_, to_hold, max(least - 1, 0))


def _away(looked: Looked, broken: Broken, checking: Checking) -> Iterator[Candidate]:
    matcher = checking.rulebook.matcher(looked.selector)
    around = checking.state.around(looked.scope, broken.instance)
    found = [thing for thing in things(around, matcher) if thing.number > 0]
    over = sum(thing.number for thing in found) - looked.left
    if over <= 0:
        return
    if matcher.level == "item":
        yield from _items_away(found, over, broken, checking)
        return
    had = [checking.rulebook.matcher(one) for one in items_had(matcher.parsed.clauses)]
    held = [
        Thing(item.ref, item.name, item.copies * thing.number, thing.fighter, item)
        for thing in found
        for one in had
        for item in one.items(thing.fighter)
    ]
    if held and not looked.left:
        yield from _items_away(held, math.inf, broken, checking)
    elif broken.instance.owner == "roster" and len(found) <= MOST_AT_ONCE and not looked.left:
        several = [gone(one.fighter, price_of_one(one.fighter), checking) for one in found]
        yield as_one(several)


def _items_away(
    found: list[Thing], over: float | Number, broken: Broken, checking: Checking
) -> Iterator[Candidate]:
    """So many of the items, all copies of one after another."""
    steps: list[Candidate] = []
    for thing in found:
        if over <= 0 or thing.item is None:
            break
        steps.append(without(thing.fighter, thing.item, broken, checking))
        over -= thing.number
    if 0 < len(steps) <= MOST_AT_ONCE:
        yield as_one(steps)


def _brought(looked: Looked, broken: Broken, checking: Checking) -> Iterator[Candidate]:
    matcher = checking.rulebook.matcher(looked.selector)
    around = checking.state.around(looked.scope, broken.instance)
    missing = Broken(broken.code, around, broken.severity, True, False, "", wanted=matcher)
    yield from islice(more(missing, matcher, checking), MOST_BROUGHT)
