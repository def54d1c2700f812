"""Bounds that can be kept: least not over most, and no two that exclude each other."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, TypeGuard

from builder.catalog.lint.subject import Fault, Subject
from builder.yaml.reader import Path
from schemas.amounts import Comparison
from schemas.base import Number, decimal_text
from schemas.entries import Slots, Take
from schemas.statements import Bounded, Count, Sum
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


def _short(subject: Subject) -> Iterator[Fault]:
    for path, model in subject.models:
        least, most = getattr(model, "min", None), getattr(model, "max", None)
        if isinstance(least, Bound) and isinstance(most, Bound):
            for scope in ("fighter", "squad", "warband"):
                low, high = getattr(least, scope), getattr(most, scope)
                if low is not None and high is not None and low > high:
                    yield Fault((*path, "min", scope), _over(low, high))


def contradictions(subject: Subject) -> Iterator[Fault]:
    """Two unconditional bounds on the same thing, of which only one can be kept."""
    least: dict[Any, tuple[Number, str, Path]] = {}
    most: dict[Any, tuple[Number, str, Path]] = {}
    for path, limit in subject.every(Bounded):
        if limit.if_ is not None or limit.unless is not None or limit.when or path[0] != "limits":
            continue
        key, name = _what(limit), limit.id or "this"
        low = limit.exactly if limit.exactly is not None else limit.min
        high = limit.exactly if limit.exactly is not None else limit.max
        if _number(low) and (key not in least or low > least[key][0]):
            least[key] = (low, name, path)
        if _number(high) and (key not in most or high < most[key][0]):
            most[key] = (high, name, path)
    for key, (low, low_name, low_path) in least.items():
        high, high_name, high_path = most.get(key, (low, "", low_path))
        if low > high and low_path != high_path:
            first, second = sorted((low_path, high_path), key=str)
            message = (
                f"{low_name} wants at least {decimal_text(low)}, "
                f"{high_name} at most {decimal_text(high)}; both cannot be kept"
            )
            yield Fault(second, message, see=(first,))


def _what(limit: Bounded) -> tuple[Any, ...]:
    scope = (str(limit.for_), limit.in_ or "")
    if isinstance(limit, Count):
        return ("count", str(limit.count), limit.by, limit.each, *scope)
    assert isinstance(limit, Sum)
    return ("sum", limit.sum, str(limit.of), *scope)


def _number(bound: Any) -> TypeGuard[Number]:
    return isinstance(bound, int | Fraction)


def _over(least: Number, most: Number) -> str:
    low, high = decimal_text(least), decimal_text(most)
    return f"`min` {low} is over `max` {high}; nothing can be both"
