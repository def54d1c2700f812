"""Amounts of several parts: one added to another, and what they come to at least and at most."""

from __future__ import annotations

import re

from pydantic import BaseModel

from builder.build.worked import UNKNOWN, AmountOf, Around, Worked
from schemas.amounts import Added, Best, OfLimit, OfValue, Per, Percent, Steps
from schemas.base import Number, decimal_text, exact

MINUS = "−"
_COUNTED = re.compile(r"\{of(?:_(\d+))?\}")


def added_to(amount: object) -> Added:
    """What is added to an amount besides what it works out itself; 0: nothing."""
    match amount:
        case Per():
            return amount.base if isinstance(amount.base, BaseModel) else 0
        case OfLimit() | OfValue():
            return amount.plus if isinstance(amount.plus, BaseModel) else 0
        case Percent() | Steps() | Best():
            return amount.plus
        case _:
            return 0


def both(first: AmountOf, second: AmountOf) -> AmountOf:
    """Two amounts together; not known where one is not, none where one is none."""

    def run(around: Around) -> Worked:
        one, other = first(around), second(around)
        if one.unknown or other.unknown:
            return UNKNOWN
        if one.number is None or other.number is None:
            return Worked(None, one.why if one.number is None else other.why)
        return Worked(
            exact(one.number + other.number),
            _sum(one, other),
            item=one.item,
            of=one.of + other.of,
            added=exact(one.added + other.number),
        )

    return run


def kept_within(worked: AmountOf, least: Number | None, most: Number | None) -> AmountOf:
    """An amount, but never less than one number and never more than another; None: no such bound."""

    def run(around: Around) -> Worked:
        whole = worked(around)
        number = whole.number
        if number is None:
            return whole
        if least is not None and number < least:
            return whole._replace(number=least, why=f"{whole.why}, {decimal_text(least)} at least")
        if most is not None and number > most:
            return whole._replace(number=most, why=f"{whole.why}, {decimal_text(most)} at most")
        return whole

    return run


def signed(added: Number) -> str:
    """A number as it is added: ` + 2`, ` − 2`; nothing for 0."""
    if not added:
        return ""
    return f" + {decimal_text(added)}" if added > 0 else f" − {decimal_text(-added)}"


def _sum(one: Worked, other: Worked) -> str:
    """Both in words; what is taken away comes after what it is taken from."""
    if not other.why and not one.why.startswith(MINUS):
        return _words(one, 0) + signed(other.number or 0)
    first, second = _words(one, 0), _words(other, len(one.of))
    if first.startswith(MINUS) and not second.startswith(MINUS):
        first, second = second, first
    if second.startswith(MINUS):
        return f"{first} {MINUS} {second.removeprefix(MINUS)}"
    return f"{first} + {second}"


def _words(worked: Worked, before: int) -> str:
    """How it came about, after so many other things that were counted."""

    def numbered(found: re.Match[str]) -> str:
        at = int(found[1] or 0) + before
        return f"{{of_{at}}}" if at else "{of}"

    return _COUNTED.sub(numbered, worked.why) or decimal_text(worked.number or 0)
