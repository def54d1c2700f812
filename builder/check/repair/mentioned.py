"""What a limit looks at besides what it counts: things, sizes and switches that it mentions."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from builder.build.rulebook import Rulebook
from builder.catalog.names import Names
from schemas.amounts import Chosen, Selector
from schemas.statements import AnyLimit, Modify, Statement

_SIZES = ("limit", "spent")
_PARTS = ("for_", "if_", "unless", "min", "max", "exactly", "of", "count", "any", "all", "not_")
_OF_CHANGES = ("set", "add", "times")


def statements_about(code: str, rulebook: Rulebook) -> Iterator[Statement]:
    """The limits of a code, and the changes of their bounds."""
    for limit in rulebook.limits:
        if limit.id == code:
            yield limit
    targets = (f"limit:{code}.max", f"limit:{code}.min")
    data = rulebook.data
    changes = [*data.changes]
    for key, choice in rulebook.choices.items():
        switch = data.switches.get(key)
        if switch and choice in switch.choices:
            changes += switch.choices[choice].changes
    for change in changes:
        if isinstance(change, Modify) and change.modify in targets:
            yield change


def surroundings(statement: Statement) -> Iterator[Selector]:
    """The selectors under which a statement holds, and those that its bound is worked out of."""
    for name in ("for_", "if_", "unless"):
        yield from _selectors(getattr(statement, name, None))
    for amount in amounts(statement):
        yield from _selectors(amount)


def amounts(statement: Statement) -> Iterator[object]:
    """The bounds of a limit, or the amounts of a change."""
    for name in ("min", "max", "exactly", *_OF_CHANGES):
        amount = getattr(statement, name, None)
        if amount is not None:
            yield amount


def switches_of(statement: Statement, rulebook: Rulebook) -> Iterator[str]:
    """The ids of the switches on which a statement depends."""
    yield from statement.when or ()
    for key, switch in rulebook.data.switches.items():
        if any(_is_in(statement, choice.limits) for choice in switch.choices.values()):
            yield key
    for name in type(statement).model_fields:
        yield from _switches(getattr(statement, name), rulebook.names)


def _is_in(statement: Statement, limits: list[AnyLimit]) -> bool:
    return any(statement is limit for limit in limits)


def _selectors(part: object) -> Iterator[Selector]:
    if isinstance(part, str):
        if part not in _SIZES and part != "none":
            yield part
    elif isinstance(part, list):
        for one in part:
            yield from _selectors(one)
    elif isinstance(part, BaseModel):
        for name in _PARTS:
            yield from _selectors(getattr(part, name, None))


def _switches(part: object, names: Names) -> Iterator[str]:
    if isinstance(part, str):
        for word in part.split():
            facet, colon, key = word.partition(":")
            if colon and (facet == "chosen" or key in names.relations.get(facet, {})):
                yield key
    elif isinstance(part, list):
        for one in part:
            yield from _switches(one, names)
    elif isinstance(part, Chosen):
        yield from part.chosen
    elif isinstance(part, BaseModel):
        for name in type(part).model_fields:
            yield from _switches(getattr(part, name), names)
