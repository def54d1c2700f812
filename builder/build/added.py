"""Amounts of several parts: one added to another, and what they come to at most."""

from __future__ import annotations

import re

from pydantic import BaseModel

from builder.build.worked import UNKNOWN, AmountOf, Around, Worked
from schemas.amounts import Added, Best, OfLimit, OfValue, Per, Percent, Steps
from schemas.base import Number, decimal_text, exact

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
        more = f" + {_words(other, len(one.of))}" if other.why else signed(other.number)
        return Worked(
            exact(one.number + other.number),
            _words(one, 0) + more,
            item=one.item,
            of=one.of + other.of,
            added=exact(one.added + other.number),
        )

    return run


def capped(worked: AmountOf, most: Number) -> AmountOf:
    """An amount, but never more than a number."""

    def run(around: Around) -> Worked:
        whole = worked(around)
        if whole.number is None or whole.number <= most:
            return whole
        return whole._replace(number=most, why=f"{whole.why}, {decimal_text(most)} at most")

    return run


def signed(added: Number) -> str:
    """A number as it is added: ` + 2`, ` − 2`; nothing for 0."""
    if not added:
        return ""
    return f" + {decimal_text(added)}" if added > 0 else f" − {decimal_text(-added)}"


def _words(worked: Worked, before: int) -> str:
    """How it came about, after so many other things that were counted."""

    def numbered(found: re.Match[str]) -> str:
        at = int(found[1] or 0) + before
        return f"{{of_{at}}}" if at else "{of}"

    return _COUNTED.sub(numbered, worked.why) or decimal_text(worked.number or 0)
