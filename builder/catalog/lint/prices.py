"""Prices that are probably a slip: far over what others of their kind cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from builder.catalog.lint.subject import Fault, Subject
from schemas.base import Number, decimal_text, exact
from schemas.catalog import ITEM_SECTIONS
from schemas.entries import Entry
from schemas.prices import Bundle, Copies, Flat, Models
from schemas.yaml.reader import Path

TIMES_MEDIAN = 10
PRICES = 5
"""Fewer prices have no usual one; those of items are then held against all items."""


class Price(NamedTuple):
    """What one costs, and where that stands."""

    path: Path
    cost_type: str
    amount: Number


def prices(subject: Subject) -> Iterator[Fault]:
    """A price ten times the usual one of its section, in any currency and form."""
    main = next(iter(subject.data.cost_types), "")
    of_section = {
        section: [
            price
            for id_, entry in getattr(subject.data, section).items()
            for price in _prices(entry, (section, id_, "cost"), main)
            if price.amount > 0
        ]
        for section in ("units", *ITEM_SECTIONS)
    }
    of_items = [price for section in ITEM_SECTIONS for price in of_section[section]]
    for section, asked in of_section.items():
        others = asked if section == "units" else of_items
        for cost_type in dict.fromkeys(price.cost_type for price in asked):
            usual = _usual(asked, cost_type) or _usual(others, cost_type)
            for price in asked:
                if price.cost_type == cost_type and 0 < TIMES_MEDIAN * usual <= price.amount:
                    figure = decimal_text(price.amount)
                    message = f"{figure} is far over what others cost here; a slip?"
                    yield Fault(price.path, message, warning=True)


def _usual(asked: Iterable[Price], cost_type: str) -> Number:
    """The median in a currency; 0 where there are too few."""
    known = sorted(price.amount for price in asked if price.cost_type == cost_type)
    return known[len(known) // 2] if len(known) >= PRICES else 0


def _prices(entry: Entry, path: Path, main: str) -> Iterator[Price]:
    """What one costs by each figure of an entry; of packs and lines it is a share."""
    match entry.cost:
        case int() | Fraction() as amount:
            yield Price(path, main, amount)
        case dict() as money:
            for cost_type, price in money.items():
                if not isinstance(price, str):
                    yield Price((*path, cost_type), cost_type, price)
        case Copies(copies=copies):
            for at, amount in enumerate(copies):
                yield Price((*path, "copies", at), main, amount)
        case Bundle(bundle=table):
            for number, amount in table.items():
                yield Price((*path, "bundle", number), main, _each(amount, number))
        case Models(models=table):
            for number, amount in table.items():
                yield Price((*path, "models", number), main, _each(amount, number))
        case Flat(flat=amount):
            yield Price((*path, "flat"), main, amount)


def _each(amount: Number, number: int) -> Number:
    return exact(Fraction(amount) / max(number, 1))
