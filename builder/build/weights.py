"""`weight` and `exempt`: things that count differently, toward the named limits alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from builder.build.amounts import Compile, compile_amount
from builder.build.conditions import Holds, compile_condition
from builder.build.counting import Thing
from builder.build.worked import AmountOf, Around
from builder.catalog.match import Matcher
from schemas.base import Number, exact
from schemas.record import record
from schemas.statements import Exempt, Weight


@record
class WeightRule:
    """What counts differently, toward which limits, and how much."""

    of: Matcher
    toward: frozenset[str]
    amount: AmountOf
    for_: Matcher | None
    if_: Holds | None
    unless: Holds | None


def compile_weight(
    change: Weight | Exempt, compile_selector: Compile, choices: dict[str, str]
) -> WeightRule:
    """A `weight` or `exempt` made ready; to exempt is to weigh nothing."""
    if isinstance(change, Weight):
        of, toward, amount = change.of, change.toward, change.weight
    else:
        of, toward, amount = change.exempt, change.from_, 0
    condition, other = change.if_, change.unless
    return WeightRule(
        compile_selector(of),
        frozenset([toward] if isinstance(toward, str) else toward),
        compile_amount(amount, compile_selector),
        None if change.for_ is None else compile_selector(change.for_),
        None if condition is None else compile_condition(condition, compile_selector, choices),
        None if other is None else compile_condition(other, compile_selector, choices),
    )


def weighed(
    found: list[Thing], code: str, rules: Iterable[WeightRule], around: Around
) -> list[Thing]:
    """The things as they count toward a limit."""
    weight = weight_toward(code, rules, around)
    if weight is None:
        return found
    pairs = ((thing, weight(thing)) for thing in found)
    return [thing._replace(number=exact(thing.number * n)) for thing, n in pairs if n]


def weight_toward(
    code: str, rules: Iterable[WeightRule], around: Around
) -> Callable[[Thing], Number] | None:
    """What a thing counts toward a limit, the smallest of those about it; None where all are 1."""
    holding = [
        rule
        for rule in rules
        if code in rule.toward
        and (rule.if_ is None or rule.if_(around))
        and (rule.unless is None or not rule.unless(around))
    ]
    if not holding:
        return None
    return lambda thing: min(
        (n for rule in holding if (n := _weight(rule, thing, around)) is not None), default=1
    )


def _weight(rule: WeightRule, thing: Thing, around: Around) -> Number | None:
    """What a rule makes a thing count; None where it is not about it."""
    about = (
        rule.of.fighter(thing.fighter)
        if thing.item is None or rule.of.level == "fighter"
        else rule.of.item(thing.fighter, thing.item)
    )
    if not about or (rule.for_ is not None and not rule.for_.fighter(thing.fighter)):
        return None
    return rule.amount(around._replace(fighter=thing.fighter, item=thing.item)).number
