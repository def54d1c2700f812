"""Amounts that can be worked out, and sums of what there is to add up."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pydantic import BaseModel

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.selectors import Parsed
from schemas.amounts import Comparison, Measured, Per, Percent, Steps, parts_of
from schemas.base import decimal_text
from schemas.entries import Slots, Take
from schemas.statements import Count, Sum, Times
from schemas.tags import Bound


def amounts(subject: Subject) -> Iterator[Fault]:
    """Steps of nothing, no steps at all, and bounds of a count below nothing."""
    for path, model in subject.models:
        if isinstance(model, Per | Times) and model.per <= 0:
            yield Fault((*path, "per"), "`per` says how many make one step; write 1 or more")
        if isinstance(model, Steps) and not model.steps:
            yield Fault((*path, "steps"), "no steps; write `{from: result}` for each", at_key=True)
        for key in _bounds_of(model):
            bound = getattr(model, key)
            if isinstance(bound, int | Fraction) and bound < 0:
                message = f"nothing counts {decimal_text(bound)}"
                yield Fault((*path, key), f"{message}; `none` is no bound, 0 forbids it")


def _bounds_of(model: BaseModel) -> tuple[str, ...]:
    """The fields of a model that bound a number of things."""
    if isinstance(model, Bound):
        return ("fighter", "squad", "warband")
    if isinstance(model, Count | Slots | Take) or (isinstance(model, Comparison) and model.count):
        return ("min", "max", "exactly")
    return ()


def summed_also(subject: Subject) -> Iterator[Fault]:
    """What is added up over fighters and items: a value of both, of either once."""
    for path, limit in subject.every(Sum):
        of = subject.parse(limit.of)
        also = subject.parse(limit.also) if limit.also is not None else None
        if not isinstance(of, Parsed) or not isinstance(also, Parsed):
            continue
        about, at = subject.data.characteristics.get(limit.sum), (*path, "also")
        if of.level == also.level:
            whose = "items" if of.level == "fighter" else "fighters"
            message = f"`also` names {whose} here; what is of one sort is a list in `of`"
            yield Fault(at, message, at_key=True)
        elif about is None:
            message = f"the `{limit.sum}` of a fighter has that of its items in it already"
            yield Fault(at, f"{message}; leave `also` out", at_key=True)
        elif about.of != "both":
            message = f"`{limit.sum}` is a value of {about.of}s alone"
            yield Fault(at, f"{message}; let it be `of: both`, or leave `also` out", at_key=True)


def summed(subject: Subject) -> Iterator[Fault]:
    """Values of items added up over fighters, and the reverse: there is nothing to add."""
    for path, model in subject.models:
        if not isinstance(model, Sum | Comparison | Measured) or model.sum is None:
            continue
        if isinstance(model, Measured) and model.of in ("limit", "spent"):
            continue
        about = subject.data.characteristics.get(model.sum)
        parsed = subject.parse(model.of or "fighters")
        if about is None or about.of == "both" or not isinstance(parsed, Parsed):
            continue
        if about.of != parsed.level:
            whose = "items" if about.of == "item" else "fighters"
            message = f"`{model.sum}` is a value of {whose}; say with `of` which {whose}"
            yield Fault((*path, "sum"), message)


def shares_of_counts(subject: Subject) -> Iterator[Fault]:
    """A cost bounded by a share of how many things there are."""
    for path, limit in subject.every(Sum):
        if limit.sum not in subject.data.cost_types:
            continue
        for key in ("min", "max", "exactly"):
            for part in parts_of(getattr(limit, key)):
                if not isinstance(part, Percent) or part.sum or part.of in ("limit", "spent"):
                    continue
                message = f"a share of how many there are, and `{limit.sum}` is held against it"
                message += f"; for a share of what they cost write `sum: {limit.sum}` beside `of`"
                yield Fault((*path, key), message, warning=True)


def classes_of_fighters(subject: Subject) -> Iterator[Fault]:
    """Classes counted where fighters are selected, who are of none."""
    for path, model in subject.models:
        if not isinstance(model, Count | Comparison | Measured) or model.by != "class":
            continue
        selector = model.of if isinstance(model, Measured) else model.count
        parsed = subject.parse(selector) if selector is not None else None
        if isinstance(parsed, Parsed) and parsed.level == "fighter":
            message = "`by: class` counts classes of items, and fighters are selected here"
            yield Fault((*path, "by"), f"{message}; write `by: different` for different units")
