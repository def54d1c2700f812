"""Amounts worked out: a number, and in words where it came from."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from builder.build.counting import things
from builder.build.state import Instance, State
from builder.catalog.match import Matcher
from schemas.amounts import (
    Best,
    OfLimit,
    OfValue,
    Per,
    Percent,
    Plain,
    Rounding,
    Selector,
    Steps,
)
from schemas.base import Number, decimal_text, exact
from schemas.warband import Carried, Fighter, Value

AnyAmount: TypeAlias = Plain | Percent | Per | Steps | OfLimit | OfValue | Best
Compile: TypeAlias = Callable[[Selector], Matcher]


@dataclass(frozen=True, slots=True)
class Worked:
    """An amount worked out. `number` None means none (no bound); `unknown`: no size is chosen."""

    number: Number | None
    why: str = ""
    unknown: bool = False
    item: Carried | None = None
    """The item that a `best` value is of."""


@dataclass(frozen=True, slots=True)
class Around:
    """What an amount may look at: the state, its instance, one fighter, one item."""

    state: State
    instance: Instance
    cost_type: str
    fighter: Fighter | None = None
    item: Carried | None = None
    better_low: bool = False


AmountOf: TypeAlias = Callable[[Around], Worked]
_UNKNOWN = Worked(None, unknown=True)


def compile_amount(amount: AnyAmount, compile_selector: Compile) -> AmountOf:
    """An amount as a function of what is around it."""
    match amount:
        case "none":
            none = Worked(None, why="none")
            return lambda around: none
        case Percent():
            return _percent(amount, compile_selector)
        case Per():
            return _per(amount, compile_selector)
        case Steps():
            return _steps(amount, compile_selector)
        case OfLimit():
            return lambda around: _of_limit(amount, around)
        case OfValue():
            return lambda around: _of_value(amount, around)
        case Best():
            return _best(amount, compile_selector)
        case _:
            plain = Worked(amount)
            return lambda around: plain


def rounded(value: Number, how: Rounding | None) -> Number:
    """A number rounded down, up, or half up; as it is without a way."""
    if how is None or isinstance(value, int):
        return value
    if how == "down":
        return math.floor(value)
    if how == "up":
        return math.ceil(value)
    return math.floor(value + Fraction(1, 2))


def _reader(
    of: Selector, scope: str | None, compile_selector: Compile
) -> Callable[[Around], tuple[Number, str] | None]:
    """What `of` reads, with words for it; None while no size is chosen."""
    if of == "limit":

        def limit(around: Around) -> tuple[Number, str] | None:
            figure = around.state.limit.get(around.cost_type)
            return None if figure is None else (figure, f"the chosen {decimal_text(figure)}")

        return limit
    if of == "spent":

        def spent(around: Around) -> tuple[Number, str]:
            figure = around.state.spent.get(around.cost_type, 0)
            return figure, f"the spent {decimal_text(figure)}"

        return spent
    matcher = compile_selector(of)

    def count(around: Around) -> tuple[Number, str]:
        instance = around.state.around(scope, around.instance)
        figure = sum(thing.number for thing in things(instance, matcher))
        return figure, f"the {figure}"

    return count


def _percent(amount: Percent, compile_selector: Compile) -> AmountOf:
    read = _reader(amount.of, amount.in_, compile_selector)

    def run(around: Around) -> Worked:
        base = read(around)
        if base is None:
            return _UNKNOWN
        number = rounded(exact(Fraction(base[0]) * amount.percent / 100), amount.round)
        return Worked(number, f"{decimal_text(amount.percent)} % of {base[1]}")

    return run


def _per(amount: Per, compile_selector: Compile) -> AmountOf:
    read = _reader(amount.of, amount.in_, compile_selector)

    def run(around: Around) -> Worked:
        base = read(around)
        if base is None:
            return _UNKNOWN
        steps = rounded(
            Fraction(max(base[0] - amount.over, 0)) / Fraction(amount.per), amount.round
        )
        number = exact(amount.base + amount.plus * steps)
        if amount.at_most is not None:
            number = min(number, amount.at_most)
        start = f"{decimal_text(amount.base)} + " if amount.base else ""
        over = f" over {decimal_text(amount.over)}" if amount.over else ""
        part = {"up": "or part of it", "nearest": "to the nearest"}.get(amount.round, "")
        step = decimal_text(amount.per)
        each = f"each {step} {part}" if part else f"each full {step}"
        each = "each" if amount.per == 1 else each
        return Worked(number, f"{start}{decimal_text(amount.plus)} for {each}{over} of {base[1]}")

    return run


def _steps(amount: Steps, compile_selector: Compile) -> AmountOf:
    read = _reader(amount.of, amount.in_, compile_selector)

    def run(around: Around) -> Worked:
        base = read(around)
        if base is None:
            return _UNKNOWN
        reached = [step for step in amount.steps if step <= base[0]]
        if not reached:
            return Worked(0, f"no step reached by {base[1]}")
        step = max(reached)
        return Worked(amount.steps[step], f"from {decimal_text(step)}, for {base[1]}")

    return run


def _of_limit(amount: OfLimit, around: Around) -> Worked:
    figure = around.state.limit.get(amount.limit)
    if figure is None and amount.limit in around.state.optional:
        return Worked(None)
    return _UNKNOWN if figure is None else Worked(exact(figure + amount.plus))


def _of_value(amount: OfValue, around: Around) -> Worked:
    value = _value_around(amount.value, around)
    number = None if value is None else value.raw if amount.unbounded else value.number
    return Worked(None if number is None else exact(number + amount.plus))


def value_of(name: str, around: Around) -> Number | None:
    """A value of the item first, of its bearer where it says so or the item has none."""
    value = _value_around(name, around)
    return value.number if value else None


def _value_around(name: str, around: Around) -> Value | None:
    bearer = name.removeprefix("bearer.")
    if around.item is not None and bearer == name and name in around.item.values:
        return around.item.values[name]
    return around.fighter.values.get(bearer) if around.fighter else None


def _best(amount: Best, compile_selector: Compile) -> AmountOf:
    matcher = compile_selector(amount.of)

    def run(around: Around) -> Worked:
        if around.fighter is None:
            return Worked(None)
        found = [
            (value.number, item)
            for item in matcher.items(around.fighter)
            if (value := item.values.get(amount.best)) and value.number is not None
        ]
        if not found:
            return Worked(None)
        choose = min if around.better_low else max
        number, item = choose(found, key=lambda pair: pair[0])
        return Worked(number, item=item)

    return run
