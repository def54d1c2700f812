"""Price tables: what n copies cost together, and who pays for which copy.

The total of n copies is a function of n alone; copy k costs f(k) − f(k−1), so lines add up and
"removing the first" is right by construction. Who pays for copy 3 is decided by content (own price,
unit, items, role, keywords, squad, name; roster order only between exact equals), so that the order
of hiring never matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from schemas.base import Number, exact
from schemas.entries import Entry
from schemas.prices import Bundle, Copies, Flat, Models
from schemas.record import record
from schemas.warband import Carried, Fighter

if TYPE_CHECKING:
    from builder.build.rulebook import Rulebook

Table: TypeAlias = Copies | Bundle | Models | Flat
UNIT = -1
"""Place of the unit's own price among a fighter's things."""


class Share(NamedTuple):
    """What a line of the roster pays of a table, and for which copies of how many."""

    price: Number | None
    """Of the whole line; None: not for this number."""
    copies: str = ""
    """`3rd of 4`, where others pay for the rest; `once`, where there are more at no cost."""


Shares: TypeAlias = dict[tuple[str, int], Share]
"""By fighter, and index of the item or UNIT."""


def table_of(entry: Entry | None) -> Table | None:
    """The price table of an entry, if it has one."""
    cost = entry.cost if entry else None
    return cost if isinstance(cost, Copies | Bundle | Models | Flat) else None


def looks_at_others(table: Table) -> bool:
    """Whether the price of one depends on what others have."""
    return isinstance(table, Bundle) or (isinstance(table, Copies) and table.in_ != "fighter")


def cost_of(table: Table, number: int) -> Number | None:
    """What a number costs together; None where only other numbers are sold."""
    if not number:
        return 0
    match table:
        case Copies():
            listed = table.copies[:number]
            return exact(sum(listed, 0) + max(number - len(table.copies), 0) * table.copies[-1])
        case Bundle():
            if table.exact:
                return table.bundle.get(number)
            return _cheapest(tuple(sorted(table.bundle.items())), number)[number]
        case Models():
            if table.exact:
                return table.models.get(number)
            return next((p for most, p in sorted(table.models.items()) if number <= most), None)
        case Flat():
            return table.flat


@lru_cache(maxsize=64)
def _cheapest(packs: tuple[tuple[int, Number], ...], number: int) -> list[Number | None]:
    """The cheapest way to make up each number of packs; None where it cannot be made up."""
    best: list[Number | None] = [0]
    for wanted in range(1, number + 1):
        ways = [
            before + price
            for size, price in packs
            if size <= wanted and (before := best[wanted - size]) is not None
        ]
        best.append(min(ways) if ways else None)
    return best


@record
class _Purchase:
    fighter: Fighter
    index: int
    quantity: int
    table: Table


def shares(fighters: Iterable[Fighter], rulebook: Rulebook) -> Shares:
    """What each line with a price table pays."""
    groups: dict[tuple[str, ...], list[_Purchase]] = {}
    for fighter in fighters:
        for key, purchase in _purchases(fighter, rulebook):
            groups.setdefault(key, []).append(purchase)
    paid: Shares = {}
    for group in groups.values():
        taken, number = 0, sum(purchase.quantity for purchase in group)
        for purchase in sorted(group, key=_rank):
            before = _opened(purchase.table, taken, number)
            after = _opened(purchase.table, taken + purchase.quantity, number)
            # One model of the fighter pays; all models of the line are alike.
            models = purchase.fighter.count if _each_model(purchase.table) else 1
            none = before is None or after is None
            price = None if none else exact((after - before) * models)  # type: ignore[operator]
            is_once = isinstance(purchase.table, Flat) and taken == 0 and number > 1
            copies = "once" if is_once else _ordinals(taken + 1, taken + purchase.quantity, number)
            paid[purchase.fighter.id, purchase.index] = Share(price, copies)
            taken += purchase.quantity
    return paid


def _opened(table: Table, taken: int, number: int) -> Number | None:
    """What the first so many of a number cost; who takes the first of a pack pays for the pack."""
    if not isinstance(table, Bundle) or not taken:
        return cost_of(table, taken)
    if table.exact:
        sold = min((some for some in table.bundle if taken <= some <= number), default=None)
        return None if sold is None else table.bundle[sold]
    costs = _cheapest(tuple(sorted(table.bundle.items())), number)
    return next((costs[n] for n in range(taken, number + 1) if costs[n] is not None), None)


def _ordinals(first: int, last: int, number: int) -> str:
    """`3rd of 4`, `3rd to 5th of 9`; empty where it is all."""
    if last - first + 1 == number:
        return ""
    which = _ordinal(first) if first == last else f"{_ordinal(first)} to {_ordinal(last)}"
    return f"{which} of {number}"


def _ordinal(number: int) -> str:
    teens = number % 100 in (11, 12, 13)
    return f"{number}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def _each_model(table: Table) -> bool:
    return isinstance(table, Copies) and table.in_ == "fighter"


def _purchases(fighter: Fighter, rulebook: Rulebook) -> Iterator[tuple[tuple[str, ...], _Purchase]]:
    unit = rulebook.unit(fighter.unit)
    if unit is not None:
        table = table_of(rulebook.names.units.get(unit.cost_unit))
        if table is not None:
            key = ("unit", unit.cost_unit, *_scope(table, fighter))
            yield key, _Purchase(fighter, UNIT, fighter.count, table)
    for index, item in enumerate(fighter.items):
        table = table_of(rulebook.item(item.id))
        if table is None or not _is_bought(item, unit is not None and unit.kit_listed):
            continue
        alone = _each_model(table)
        quantity = item.copies if alone else item.copies * fighter.count
        if isinstance(table, Models):
            quantity = fighter.count
        yield ("item", item.id, *_scope(table, fighter)), _Purchase(fighter, index, quantity, table)


def _is_bought(item: Carried, kit_listed: bool) -> bool:
    return item.origin == "choice" or (item.origin == "kit" and kit_listed)


def _scope(table: Table, fighter: Fighter) -> tuple[str, ...]:
    if isinstance(table, Models | Flat) or _each_model(table):
        return (fighter.id,)
    if isinstance(table, Copies) and table.in_ == "squad":
        return (fighter.squad or f"alone {fighter.id}",)
    return ()


def _rank(purchase: _Purchase) -> tuple[object, ...]:
    fighter = purchase.fighter
    item = None if purchase.index == UNIT else fighter.items[purchase.index]
    return (
        # What has its own price takes no cheaper copy from what has not.
        fighter.priced or (item is not None and item.priced),
        not fighter.fielded,
        fighter.unit,
        sorted((item.id, item.slot or "", item.copies) for item in fighter.items),
        fighter.roles,
        fighter.keywords,
        fighter.squad or "",
        fighter.count,
        fighter.name,
        fighter.number,
        () if item is None else (item.slot or "", item.origin, item.name, item.why),
    )
