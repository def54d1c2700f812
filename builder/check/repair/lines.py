"""In which roster lines a unit is hired, so that what is missing is made up."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from builder.build.counting import Thing
from builder.build.price_tables import cost_of
from schemas.base import Number
from schemas.prices import Bundle, Copies, Cost, Flat, Models
from schemas.warband import Fighter

MOST_LINES = 12
MOST_MODELS = 200


class Need(NamedTuple):
    """What is missing: models; roster lines; or so much of a cost type."""

    number: Number
    costs: str | None = None
    by_line: bool = False
    weighs: Callable[[Thing], Number] | None = None
    """What a model counts, where not all count as one."""

    def of(self, fighter: Fighter) -> Need | None:
        """How many such fighters make it up; None where they count nothing toward it."""
        if self.weighs is None or self.costs is not None:
            return self
        weight = self.weighs(Thing(fighter.id, fighter.name, 1, fighter))
        return (
            self._replace(number=Fraction(self.number) / Fraction(weight)) if weight > 0 else None
        )


class Lines(NamedTuple):
    """So many roster lines of so many models each, and about what one of them costs."""

    lines: int
    models: int
    price: Number


def lines_for(need: Need, cost: Cost | None, price: Number) -> Iterator[Lines]:
    """What makes up a need, the nearest first; `price` is that of one model by itself."""
    sizes = _sizes(cost)
    if need.costs is not None:
        yield from _worth(need.number, cost, sizes, price)
        return
    number = math.ceil(need.number)
    if need.by_line:
        found = [Lines(number, sizes[0] if sizes else 1, 0)]
    elif not sizes or number in sizes:
        found = [Lines(1, number, 0)]
    else:
        size = min((one for one in sizes if one > number), default=sizes[-1])
        found = [Lines(math.ceil(Fraction(number, size)), size, 0)]
    for one in found:
        each = _price(cost, one.models, price)
        if one.lines <= MOST_LINES and each is not None:
            yield one._replace(price=each)


def _worth(number: Number, cost: Cost | None, sizes: list[int], price: Number) -> Iterator[Lines]:
    """Lines that are worth so much together."""
    found: list[Lines] = []
    match cost:
        case Models():
            sizes = sorted(cost.models)
        case Bundle():
            sizes = sorted(cost.bundle)
        case Flat():
            sizes = [1]
    if sizes:
        for size in sizes:
            each = _price(cost, size, price)
            if each is not None and each > 0:
                lines = math.ceil(Fraction(number) / Fraction(each))
                found.append(Lines(lines, size, each))
    elif price > 0:
        models = math.ceil(Fraction(number) / Fraction(price))
        while 0 < models < MOST_MODELS and (_price(cost, models, price) or 0) < number:
            models += 1
        found.append(Lines(1, models, _price(cost, models, price) or 0))
    found.sort(key=lambda one: (one.price * one.lines, one.lines))
    yield from (one for one in found if one.lines <= MOST_LINES and one.models <= MOST_MODELS)


def _sizes(cost: Cost | None) -> list[int]:
    """The only numbers of models that a line may have; empty: any number."""
    match cost:
        case Models(exact=True):
            return sorted(cost.models)
        case Bundle(exact=True):
            return sorted(cost.bundle)
        case _:
            return []


def _price(cost: Cost | None, models: int, price: Number) -> Number | None:
    """What a line of so many models costs; None where there is no price for it."""
    if isinstance(cost, Copies | Bundle | Models | Flat):
        return cost_of(cost, models)
    return price * models
