"""Bounds that can be kept: least not over most, and some bound at all."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeGuard

from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Comparison, Per, Percent
from schemas.base import Number, decimal_text
from schemas.entries import Slots, Take
from schemas.statements import Bounded
from schemas.tags import Bound, Characteristic

_BOTH = (Bounded, Comparison, Slots, Take, Characteristic)


def bounds(subject: Subject) -> Iterator[Fault]:
    """`min` over `max`, `exactly` beside either, and none at all."""
    for path, model in subject.models:
        if not isinstance(model, _BOTH):
            continue
        least, most = getattr(model, "min", None), getattr(model, "max", None)
        exactly = getattr(model, "exactly", None)
        if exactly is not None and (least is not None or most is not None):
            beside = "min" if least is not None else "max"
            message = "`exactly` beside `min` or `max`; keep one of them"
            yield Fault((*path, beside), message, at_key=True)
        elif _number(least) and _number(most) and least > most:
            yield Fault((*path, "min"), _over(least, most))
        elif isinstance(model, Bounded) and (least, most, exactly) == (None, None, None):
            yield Fault(path, "no bound; write `min`, `max` or `exactly`")
    yield from _short(subject)
    for path, model in subject.models:
        if isinstance(model, Percent | Per) and None not in (model.at_least, model.at_most):
            low, high = model.at_least or 0, model.at_most or 0
            if low > high:
                yield Fault((*path, "at_least"), _over(low, high, "at_least", "at_most"))


def _short(subject: Subject) -> Iterator[Fault]:
    for path, model in subject.models:
        least, most = getattr(model, "min", None), getattr(model, "max", None)
        if isinstance(least, Bound) and isinstance(most, Bound):
            for scope in ("fighter", "squad", "warband"):
                low, high = getattr(least, scope), getattr(most, scope)
                if low is not None and high is not None and low > high:
                    yield Fault((*path, "min", scope), _over(low, high))


def _number(bound: Any) -> TypeGuard[Number]:
    return isinstance(bound, int | Fraction)


def _over(least: Number, most: Number, lower: str = "min", upper: str = "max") -> str:
    low, high = decimal_text(least), decimal_text(most)
    return f"`{lower}` {low} is over `{upper}` {high}; nothing can be both"
