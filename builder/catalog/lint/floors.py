"""The lower bounds of a catalog, wherever they are said."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from builder.catalog.lint.contradictions import changed_limits
from builder.catalog.lint.subject import GIVERS, Subject
from schemas.amounts import OfLimit, Percent, Selector
from schemas.base import Number
from schemas.entries import Entry, Take
from schemas.statements import Bounded, Count, OneOf, Sum
from schemas.tags import Role
from schemas.yaml.reader import Path

Where: TypeAlias = Literal["fighter", "warband", "elsewhere"]
_SHORT: dict[str, Where] = {"fighter": "fighter", "squad": "elsewhere", "warband": "warband"}


class Floor(NamedTuple):
    """So much of something there must be."""

    path: Path
    what: Selector
    number: Number
    where: Where = "warband"
    for_: Selector = "fighters"
    by: str = "model"
    each: str | None = None


def floors(subject: Subject) -> Iterator[Floor]:
    """All lower bounds that nothing changes; of one that is worked out, that it is more than 0."""
    changed = changed_limits(subject)
    for path, limit in subject.every(Bounded):
        key = "exactly" if limit.exactly is not None else "min"
        number = _number(getattr(limit, key))
        if number <= 0 or limit.id in changed or path[0] in GIVERS:
            continue
        where: Where = "elsewhere" if limit.in_ not in (None, "warband", "fighter") else "warband"
        where = "fighter" if limit.for_ is not None or limit.in_ == "fighter" else where
        for_ = limit.for_ if limit.for_ is not None else "fighters"
        if isinstance(limit, Count):
            what, by = limit.count, limit.by
            yield Floor((*path, key), what, number, where, for_, by, limit.each)
        elif isinstance(limit, Sum) and limit.sum in subject.data.cost_types:
            yield Floor((*path, key), limit.of, number, where, for_, "sum")
    for path, one_of in subject.every(OneOf):
        if not one_of.optional:
            where = "fighter" if one_of.for_ is not None or one_of.in_ == "fighter" else "elsewhere"
            choices = [[one] if isinstance(one, str) else one for one in one_of.one_of]
            any_ = [text for choice in choices for text in choice]
            yield Floor((*path, "one_of"), any_, 1, where, one_of.for_ or "fighters")
    yield from _of_entries(subject, changed)


def _of_entries(subject: Subject, changed: set[str]) -> Iterator[Floor]:
    facets = {"units": "unit", "roles": "role"}
    for path, entry in subject.models:
        if isinstance(entry, Entry | Role) and entry.min is not None:
            selector = f"{facets.get(str(path[0]), 'item')}:{path[1]}"
            for scope, where in _SHORT.items():
                number = getattr(entry.min, scope) or 0
                if number > 0 and (entry.min.id or f"min-{path[1]}") not in changed:
                    yield Floor((*path, "min", scope), selector, number, where)
        if isinstance(entry, Take) and path[0] == "units":
            key = "exactly" if entry.exactly is not None else "min"
            if (number := getattr(entry, key) or 0) > 0:
                yield Floor((*path, key), entry.take, number, "fighter", f"unit:{path[1]}")


def _number(amount: object) -> Number:
    """A bound as far as the catalog tells it: of a share of the whole, that it is something."""
    if isinstance(amount, int | Fraction):
        return amount
    if isinstance(amount, Percent):  # of what may be none, it may be nothing
        is_something = amount.of in ("limit", "spent", "fighters") and amount.sum is None
    else:
        is_something = isinstance(amount, OfLimit)
    return Fraction(1, 10**6) if is_something else 0
