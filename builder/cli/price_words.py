"""What a thing costs, in words; of a price table what it is for each number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from builder.build.price_tables import Table, table_of
from builder.cli.offer import Offer
from output.export.words import money_text, number_text
from schemas.base import Number
from schemas.entries import Item
from schemas.prices import Bundle, Copies, Flat, Models
from schemas.warband import Fighter, Money


def unit_price(fighter: Fighter, offer: Offer) -> str:
    """`25 points` for one as it is hired; with a price table `1 point for 4, 2 for 8`."""
    unit = offer.rulebook.unit(fighter.unit)
    table = table_of(offer.rulebook.names.units.get(unit.cost_unit)) if unit else None
    if table is None or unit is None:
        return money_text(fighter.each, offer.system)
    kit = unit.kit_listed and any(any(item.cost.values()) for item in fighter.items)
    return _in_words(table, offer) + (" and its kit" if kit else "")


def item_price(item: Item, offer: Offer) -> str:
    """`3 points`; with a price table `0 points, from the 3rd 3`."""
    return _price(item, offer.price, offer)


def price_for(unit: str, id_: str, offer: Offer) -> str:
    """The same of an item that a unit takes, with what changes its price for that unit."""
    item = offer.rulebook.names.items[id_]
    return _price(item, lambda _: offer.price_for(unit, id_), offer)


def _price(item: Item, price: Callable[[Item], Money], offer: Offer) -> str:
    table = table_of(item)
    if table is None:
        return money_text(price(item), offer.system)
    return _in_words(table, offer)


def _in_words(table: Table, offer: Offer) -> str:
    main = next(iter(offer.rulebook.data.cost_types), "")

    def money(amount: Number) -> str:
        return money_text({main: amount}, offer.system)

    match table:
        case Flat():
            return f"{money(table.flat)} for any number"
        case Models(exact=False):
            parts = [(price, f"up to {most}") for most, price in sorted(table.models.items())]
        case Models() | Bundle():
            sold = table.models if isinstance(table, Models) else table.bundle
            parts = [(price, f"for {number}") for number, price in sorted(sold.items())]
        case Copies():
            further = [f"from the {_ordinal(n)} {number_text(p)}" for n, p in _steps(table)]
            return ", ".join([money(table.copies[0]), *further])
    (first, number), *others = parts
    return ", ".join(
        [f"{money(first)} {number}", *(f"{number_text(price)} {n}" for price, n in others)]
    )


def _steps(table: Copies) -> Iterator[tuple[int, Number]]:
    """The copies with which the price changes, and what it is from there on."""
    for number, (before, price) in enumerate(pairwise(table.copies), 2):
        if price != before:
            yield number, price


def _ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number % 100 not in (11, 12, 13) else 0)
    return f"{number}{ending or 'th'}"
