"""Conditions of statements: `if` and `unless`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from builder.build.amounts import Compile, compile_amount, value_of
from builder.build.counting import any_thing, number_of
from builder.build.sums import sum_in
from builder.build.worked import AmountOf, Around
from schemas.amounts import AllOf, AnyOf, Chosen, Comparison, Not, Selector
from schemas.base import Number

AnyCondition: TypeAlias = Selector | Comparison | Chosen | AnyOf | AllOf | Not
Holds: TypeAlias = Callable[[Around], bool]


def compile_condition(
    condition: AnyCondition, compile_selector: Compile, choices: dict[str, str]
) -> Holds:
    """A condition as a function of what is around it."""
    match condition:
        case Chosen():
            chosen = all(choices.get(key) == value for key, value in condition.chosen.items())
            return lambda around: chosen
        case AnyOf():
            parts = [compile_condition(c, compile_selector, choices) for c in condition.any]
            return lambda around: any(part(around) for part in parts)
        case AllOf():
            parts = [compile_condition(c, compile_selector, choices) for c in condition.all]
            return lambda around: all(part(around) for part in parts)
        case Not():
            inner = compile_condition(condition.not_, compile_selector, choices)
            return lambda around: not inner(around)
        case Comparison():
            return _comparison(condition, compile_selector)
        case _:
            matcher = compile_selector(condition)
            return lambda around: any_thing(around.instance, matcher)


def _comparison(condition: Comparison, compile_selector: Compile) -> Holds:
    read = _reads(condition, compile_selector)
    low = _bound(condition.min, compile_selector)
    high = _bound(condition.max, compile_selector)
    same = _bound(condition.exactly, compile_selector)
    if low is None and high is None and same is None:
        low = compile_amount(1, compile_selector)

    def holds(around: Around) -> bool:
        number = read(around)
        if number is None:
            return False
        for bound, keeps in ((low, _at_least), (high, _at_most), (same, _equal)):
            if bound is None:
                continue
            worked = bound(around)
            if worked.unknown or (worked.number is not None and not keeps(number, worked.number)):
                return False
        return True

    return holds


def _at_least(a: Number, b: Number) -> bool:
    return a >= b


def _at_most(a: Number, b: Number) -> bool:
    return a <= b


def _equal(a: Number, b: Number) -> bool:
    return a == b


def _bound(amount: object, compile_selector: Compile) -> AmountOf | None:
    return None if amount is None else compile_amount(amount, compile_selector)  # type: ignore[arg-type]


def _reads(condition: Comparison, compile_selector: Compile) -> Callable[[Around], Number | None]:
    scope = condition.in_
    if condition.count is not None:
        matcher = compile_selector(condition.count)
        by = condition.by or "model"

        def count(around: Around) -> Number:
            instance = around.state.around(scope, around.instance)
            return number_of(matcher, by, around.state, instance)

        return count
    if condition.value is not None:
        name = condition.value
        return lambda around: value_of(name, around)
    if condition.limit is not None:
        figure = condition.limit
        return lambda around: around.state.limit.get(figure)
    of = compile_selector(condition.of or "fighters")
    what = condition.sum or ""

    def added(around: Around) -> Number | None:
        instance = around.state.around(scope, around.instance)
        return sum_in(what, of, around.state, instance)

    return added
