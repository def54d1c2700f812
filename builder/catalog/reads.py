"""What a statement reads, known from its text alone: names of the reading graph.

A name is `keyword.K`, `family.F`, `trait.T`, `item.C`, `value.C` (a characteristic of the fighter,
or of the item where items are changed), `sum.X` or `cost.T`. Units, items, kinds, classes, roles, slots are choices and read nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from builder.catalog.selectors import FACETS
from schemas.amounts import Best, Comparison, Measured, OfValue
from schemas.statements import Modify, Sum, Times


def reads_of(modify: Modify) -> Iterator[str]:
    """The names that a change reads."""
    for selector in (modify.for_, modify.of):
        yield from _selector(selector)
    for part in (modify.if_, modify.unless, modify.times):
        yield from _part(part)
    for amount in (
        modify.set,
        modify.add,
        modify.improve,
        modify.worsen,
        modify.multiply,
        modify.at_least,
        modify.at_most,
    ):
        yield from _part(amount)


def values_read(limit: BaseModel) -> Iterator[str]:
    """The characteristics that a limit reads, of fighters or of things."""
    for name in _part(limit):
        kind, _, id_ = name.partition(".")
        if kind in ("value", "sum"):
            yield id_
    if isinstance(limit, Sum):
        yield limit.sum


def _selector(selector: object) -> Iterator[str]:
    texts = [selector] if isinstance(selector, str) else selector
    if not isinstance(texts, list):
        return
    for text in texts:
        for word in str(text).split():
            facet, colon, id_ = word.partition(":")
            if colon and facet in ("keyword", "family", "trait"):
                yield f"{facet}.{id_}"
            elif colon and (facet == "chosen" or facet not in FACETS):  # or a relation to it
                yield "keyword.*"


def _part(part: object) -> Iterator[str]:
    if isinstance(part, list):
        for inner in part:
            yield from _part(inner)
    elif isinstance(part, str):
        yield from _selector(part)
    if not isinstance(part, BaseModel):
        return
    match part:
        case OfValue():
            yield f"value.{part.value.removeprefix('bearer.')}"
        case Best():
            yield f"item.{part.best}" if part.among is None else f"sum.{part.best}"
            yield from _selector(part.of)
            yield from _selector(part.among)
            yield from _part(part.plus)
            return
        case Comparison():
            if part.value:
                yield f"value.{part.value.removeprefix('bearer.')}"
            if part.sum:
                yield f"sum.{part.sum}"
        case Measured(sum=str(summed)):
            yield f"sum.{summed}"
        case Times():
            yield from _selector(part.of)
            return
    for name in type(part).model_fields:
        value = getattr(part, name)
        if value == "spent":
            named = getattr(part, "cost", None)
            yield f"sum.{named}" if named else "cost.*"
        elif name not in ("value", "best", "sum", "limit", "by", "in_", "round", "chosen", "cost"):
            yield from _part(value)


def looks_around(statement: BaseModel) -> bool:
    """Whether a statement reads more than the one fighter that it is about."""
    if isinstance(statement, Best) and statement.among is not None:
        return True
    for name in type(statement).model_fields:
        value = getattr(statement, name)
        if name == "in_" and value not in (None, "fighter"):
            return True
        if name == "of" and value == "spent":
            return True
        parts = value if isinstance(value, list) else [value]
        if any(isinstance(part, BaseModel) and looks_around(part) for part in parts):
            return True
    return False
