"""Upper bounds that fall as the chosen size grows: raising the limit could then break a list."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction

from builder.catalog.lint.subject import Fault, Subject
from schemas.amounts import Comparison, Per, Steps
from schemas.base import Number
from schemas.statements import Bounded, Count, Modify, Sum
from schemas.yaml.reader import Path

FALLS = "`max` falls as the size grows"


def falling(subject: Subject) -> Iterator[Fault]:
    """A `max` that falls by its amount, or that holds from some size on where none held before."""
    for path, limit in subject.every(Bounded):
        most = limit.max
        if isinstance(most, Per) and most.of == "limit" and most.plus < 0:
            yield _doubt((*path, "max", "plus"), FALLS)
        if isinstance(most, Steps) and most.of == "limit" and _falls(most):
            yield _doubt((*path, "max", "steps"), FALLS)
        is_upper = most is not None or limit.exactly is not None
        if is_upper and _from_some_size(limit.if_) and not _held_below(limit, subject):
            yield _doubt((*path, "if"), "this holds from some size on, where none held below")
    for path, change in subject.every(Modify):
        lowers = isinstance(change.add, int | Fraction) and change.add < 0
        if lowers and change.modify.endswith(".max") and _from_some_size(change.if_):
            yield _doubt((*path, "if"), FALLS)


def _falls(steps: Steps) -> bool:
    results = [
        math.inf if result == "none" else result for _, result in sorted(steps.steps.items())
    ]
    return results != sorted(results)


def _from_some_size(condition: object) -> bool:
    return (
        isinstance(condition, Comparison)
        and condition.limit is not None
        and (condition.min is not None or condition.exactly is not None)
        and condition.max is None
    )


def _held_below(limit: Bounded, subject: Subject) -> bool:
    return any(_holds_below(other, limit) for _, other in subject.every(Bounded))


def _holds_below(other: Bounded, limit: Bounded) -> bool:
    """Whether another bound on the same is as strict for smaller sizes."""
    below = other.if_
    smaller = other.if_ is None or (
        isinstance(below, Comparison) and below.limit is not None and below.max is not None
    )
    if other is limit or type(other) is not type(limit) or not smaller or other.unless:
        return False
    same = [_what(one) for one in (other, limit)]
    mine, theirs = _most(limit), _most(other)
    return same[0] == same[1] and (mine is None or (theirs is not None and theirs <= mine))


def _what(limit: Bounded) -> tuple[object, ...]:
    scope = (str(limit.for_), limit.in_ or "warband")
    if isinstance(limit, Count):
        return (str(limit.count), limit.by, limit.each, *scope)
    assert isinstance(limit, Sum)
    return (limit.sum, str(limit.of), *scope)


def _most(limit: Bounded) -> Number | None:
    bound = limit.exactly if limit.exactly is not None else limit.max
    return bound if isinstance(bound, int | Fraction) else None


def _doubt(path: Path, message: str) -> Fault:
    return Fault(path, message, warning=True)
