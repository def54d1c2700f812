"""Amounts worked out: a number, and in words where it came from."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import NamedTuple, TypeAlias

from builder.build.added import MINUS, added_to, both, kept_within, signed
from builder.build.counting import number_of
from builder.build.kept import Kept
from builder.build.state import Instance
from builder.build.sums import sum_in
from builder.build.worked import UNKNOWN, AmountOf, Around, Counted, Worked
from builder.catalog.match import Matcher
from schemas.amounts import (
    Best,
    Measured,
    OfLimit,
    OfValue,
    Per,
    Percent,
    Plain,
    Rounding,
    Selector,
    Steps,
    plain,
)
from schemas.base import Number, decimal_text, exact, mixed_text
from schemas.warband import Value

AnyAmount: TypeAlias = Plain | Percent | Per | Steps | OfLimit | OfValue | Best
Compile: TypeAlias = Callable[[Selector], Matcher]


def compile_amount(
    amount: AnyAmount, compile_selector: Compile, *, is_part: bool = False
) -> AmountOf:
    """An amount as a function of what is around it. A part of a sum says where it came from."""
    added = added_to(amount)
    worked = _alone(amount, compile_selector, is_part or bool(added))
    if added:
        worked = both(worked, compile_amount(added, compile_selector, is_part=True))
    if not isinstance(amount, Percent | Per) or (amount.at_least, amount.at_most) == (None, None):
        return worked
    return kept_within(worked, amount.at_least, amount.at_most)


def _alone(amount: AnyAmount, compile_selector: Compile, is_part: bool) -> AmountOf:
    """An amount without what is added to it and without its own bounds."""
    match amount:
        case "none":
            none = Worked(None, why="none")
            return lambda around: none
        case Percent():
            return _following(amount, compile_selector, partial(_percent, amount))
        case Per():
            return _following(amount, compile_selector, partial(_per, amount))
        case Steps():
            return _following(amount, compile_selector, partial(_steps, amount))
        case OfLimit():
            return lambda around: _of_limit(amount, around, is_part)
        case OfValue():
            return _of_value(amount, is_part)
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


_OF_A_PART = {"up": ", or for part of it", "nearest": ", to the nearest"}
"""What becomes of a part of a step, in words."""


class Read(NamedTuple):
    """What an amount is worked out of, in words, and what was counted for it."""

    number: Number
    words: str
    of: tuple[Counted, ...] = ()


def _reader(amount: Measured, compile_selector: Compile) -> Callable[[Around], Read | None]:
    """What `of` reads, with words for it; None while no size is chosen."""
    cost, scope, by = amount.cost, amount.in_, amount.by
    if amount.of == "limit":

        def limit(around: Around) -> Read | None:
            figure = around.state.limit.get(cost or around.cost_type)
            return None if figure is None else Read(figure, f"the chosen {decimal_text(figure)}")

        return limit
    if amount.of == "spent":

        def spent(around: Around) -> Read:
            figure = around.state.spent.get(cost or around.cost_type, 0)
            return Read(figure, f"the spent {decimal_text(figure)}")

        return spent
    selector, what = amount.of, amount.sum
    matcher = compile_selector(selector)

    def count(around: Around) -> Read:
        instance = around.state.around(scope, around.instance)
        if what is not None:
            figure = sum_in(what, matcher, around.state, instance) or 0
        else:
            figure = number_of(matcher, by, around.state, instance)
        return Read(figure, "{of}", (Counted(figure, selector, by, what or ""),))

    return count


def _following(
    amount: Measured, compile_selector: Compile, work_out: Callable[[Read], Worked]
) -> AmountOf:
    """An amount that follows from a number which is read; each number is worked out once."""
    read = _reader(amount, compile_selector)
    known = Kept()

    def run(around: Around) -> Worked:
        base = read(around)
        if base is None:
            return UNKNOWN
        worked: Worked | None = known.get(base.number)
        return known.keep(base.number, work_out(base)) if worked is None else worked

    return run


def _percent(amount: Percent, base: Read) -> Worked:
    number = rounded(exact(Fraction(base.number) * amount.percent / 100), amount.round)
    why = f"{mixed_text(amount.percent)} % of {base.words}"
    return Worked(number, why, of=base.of)


def _per(amount: Per, base: Read) -> Worked:
    is_exact = amount.sum is not None and "round" not in amount.model_fields_set
    round_ = None if is_exact else amount.round
    steps = rounded(Fraction(max(base.number - amount.over, 0)) / Fraction(amount.per), round_)
    begun = plain(amount.base)
    number = exact(begun + amount.plus * steps)
    plus = mixed_text(max(amount.plus, -amount.plus))
    sign = MINUS if amount.plus < 0 else "+" if begun else ""
    start = f"{decimal_text(begun)} {sign} {plus}" if begun else f"{sign}{plus}"
    over = f" over {decimal_text(amount.over)}" if amount.over else ""
    step = decimal_text(amount.per)
    each = f"each full {step}" if round_ == "down" else f"each {step}"
    each = "each" if amount.per == 1 else each
    part = _OF_A_PART.get(round_ or "", "") if amount.per != 1 else ""
    why = f"{start} for {each}{over} of {base.words}{part}"
    is_plain = (amount.plus, amount.per, amount.over, begun) == (1, 1, 0, 0)
    return Worked(number, base.words if is_plain and amount.sum else why, of=base.of)


def _steps(amount: Steps, base: Read) -> Worked:
    reached = [step for step in amount.steps if step <= base.number]
    if not reached:
        return Worked(0, f"no step reached by {base.words}", of=base.of)
    step = max(reached)
    result = amount.steps[step]
    number = None if result == "none" else result
    return Worked(number, f"from {decimal_text(step)}, for {base.words}", of=base.of)


def _of_limit(amount: OfLimit, around: Around, is_part: bool) -> Worked:
    figure = around.state.limit.get(amount.limit)
    if figure is None:
        return Worked(None) if amount.limit in around.state.optional else UNKNOWN
    plus = plain(amount.plus)
    if not is_part:
        return Worked(exact(figure + plus))
    chosen = Counted(figure, "", limit=amount.limit)
    return Worked(exact(figure + plus), f"the chosen {{of}}{signed(plus)}", of=(chosen,))


def _of_value(amount: OfValue, is_part: bool) -> AmountOf:
    name, unbounded, plus = amount.value, amount.unbounded, plain(amount.plus)

    def run(around: Around) -> Worked:
        value = _value_around(name, around)
        number = None if value is None else value.raw if unbounded else value.number
        if value is None or number is None:
            return Worked(None)
        why = f"{value.name} {decimal_text(number)}{signed(plus)}" if is_part else ""
        return Worked(exact(number + plus), why)

    return run


def value_of(name: str, around: Around) -> Number | None:
    """A value of the item first, of its bearer where it says so or the item has none."""
    value = _value_around(name, around)
    return value.number if value else None


def _value_around(name: str, around: Around) -> Value | None:
    bearer = name.removeprefix("bearer.")
    if around.item is not None and bearer == name and name in around.item.values:
        return around.item.values[name]
    return around.fighter.value(bearer) if around.fighter else None


def _best(amount: Best, compile_selector: Compile) -> AmountOf:
    if amount.among is not None:
        return _best_among(amount, compile_selector(amount.among))
    assert amount.of is not None
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


def _best_among(amount: Best, matcher: Matcher) -> AmountOf:
    """The best value that a fighter of the scope has; none where no such fighter has one."""

    def best(instance: Instance) -> Worked:
        found = [
            (value, value.number, fighter.called)
            for fighter in instance.fighters
            if matcher.fighter(fighter)
            and (value := fighter.value(amount.best))
            and value.number is not None
        ]
        if not found:
            return Worked(None)
        choose = min if found[0][0].better == "low" else max
        _, number, name = choose(found, key=lambda one: one[1])
        return Worked(number, f"the best, of {name}")

    def run(around: Around) -> Worked:
        instance = around.state.around(amount.in_ or "warband", around.instance)
        if instance.single:
            return best(instance)
        question = "best", amount.best, matcher
        return around.state.once(instance, question, lambda: best(instance))

    return run
