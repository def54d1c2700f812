"""PRICE-TABLE: a number of things for which the catalog has no price."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.price_tables import UNIT, cost_of, shares
from builder.check.broken import Broken, Mend
from builder.check.builtin.simple import about_fighter
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.base import many, words
from schemas.entries import Item
from schemas.finding import Change
from schemas.prices import Bundle, Models
from schemas.warband import Carried, Fighter

MOST_MORE = 100


def no_price_for_the_number(checking: Checking) -> Iterator[Broken]:
    """Things sold only in other numbers, as packs or sizes of a squad are."""
    if not checking.rulebook.has_tables:
        return
    by_id = {fighter.id: fighter for fighter in checking.state.fighters}
    for (id_, index), share in shares(checking.state.fighters, checking.rulebook).items():
        if share.price is None:
            fighter = by_id[id_]
            item = None if index == UNIT else fighter.items[index]
            item_entry = checking.rulebook.item(item.id) if item else None
            unit = checking.rulebook.unit(fighter.unit)
            entry = item_entry if item else unit
            what = _several(item, item_entry) if item else unit.plural if unit else ""
            sold = _sold(entry.cost if entry else None)
            message = f"{fighter.called}: no price for this number of {what}; {sold}"
            mends = None if item else tuple(_other_numbers(fighter, checking))
            yield about_fighter("PRICE-TABLE", fighter, message, item=item, mends=mends)


def _several(item: Carried, entry: Item | None) -> str:
    """What several of an item are called; one that the player has named keeps its name."""
    stated = entry.name or words(item.id) if entry else ""
    return (entry.plural if entry else None) or many(stated) if item.name == stated else item.name


def _other_numbers(fighter: Fighter, checking: Checking) -> Iterator[Mend]:
    """The next smaller and the next larger number of models that there is a price for."""
    unit = checking.rulebook.unit(fighter.unit)
    table = unit.cost if unit else None
    if isinstance(table, Models | Bundle):
        fewer = range(fighter.count - 1, 0, -1)
        further = range(fighter.count + 1, fighter.count + MOST_MORE)
        for numbers in (fewer, further):
            number = next((n for n in numbers if cost_of(table, n) is not None), None)
            if number is not None:
                label = f"{checking.name_of(fighter)}: {number} instead of {fighter.count}"
                yield Mend.by(label, Change("count", fighter.id, count=number))


def _sold(cost: object) -> str:
    """The numbers that there are prices for, as what to do."""
    match cost:
        case Models(exact=False):
            return f"take {max(cost.models)} at most"
        case Models() | Bundle(exact=True):
            numbers = cost.models if isinstance(cost, Models) else cost.bundle
            return f"take {joined([str(number) for number in sorted(numbers)], 'or')}"
        case Bundle():
            packs = joined([str(number) for number in sorted(cost.bundle)], "and")
            return f"make it up from packs of {packs}"
        case _:
            return "take another number"
