"""Costs worked out, exact, line by line; the lines add up to what a fighter costs."""

from __future__ import annotations

from fractions import Fraction

from builder.build.price_changes import changes_of, changes_whole
from builder.build.price_tables import UNIT, Share, cost_of
from builder.build.resolve import Priced
from builder.build.values import Values
from builder.catalog.units import ResolvedUnit
from schemas.base import Number, exact, mixed_text
from schemas.prices import Bundle, Copies, Cost, Flat, Models
from schemas.receipt import OWN_PRICE, Receipt, ReceiptLine
from schemas.roster import RosterFighter
from schemas.warband import Carried, Fighter


def cost_fighter(
    fighter: Fighter,
    entry: RosterFighter,
    things: list[Priced],
    cost_type: str,
    values: Values,
) -> None:
    """Fills in a fighter's cost of one type: `each`, `cost` for all, the receipt, the items'."""
    main = cost_type == values.state.main_cost
    unit = values.rulebook.unit(fighter.unit)
    paid = values.paid if main else {}
    changes = values.acting[fighter.id].may_change(cost_type)
    count, lines = fighter.count, _unit_lines(fighter, unit, cost_type, values, changes)
    if paid or count != 1:
        lines = _for_all(lines, count, paid.get((fighter.id, UNIT)))
    for at, thing in enumerate(things):
        item, own = thing.item, thing.price if main else None
        share = paid.get((fighter.id, at)) if paid else None
        of_item = _item_lines(fighter, item, unit, cost_type, own, values, share, changes)
        if own is not None:
            share = None
        if share is not None or count != 1:
            of_item = _for_all(of_item, count, share)
        item.cost[cost_type] = _stated(of_item, count)
        lines += of_item
    amounts = [line.amount for line in lines]
    is_stated = any(amounts) or None not in amounts
    total = _sum(amounts)
    if changes and is_stated and changes_whole(fighter, cost_type, values):
        whole = _whole(fighter, total, cost_type, values)
        lines += whole
        total = exact(total + _sum([line.amount for line in whole]))
    if main and entry.price is not None:
        each = _one_of(total, count) if is_stated else None
        lines += _for_all([_own_price(fighter, entry, each)], count, None)
        total, is_stated = entry.price * count, True
    fighter.each[cost_type] = _one_of(total, count) if is_stated else None
    fighter.cost[cost_type] = exact(total) if is_stated else None
    fighter.receipts[cost_type] = Receipt(tuple(lines))


def _whole(fighter: Fighter, total: Number, cost_type: str, values: Values) -> list[ReceiptLine]:
    """The lines of changes to what one model takes with its items, then to what all take."""
    one = _one_of(total, fighter.count)
    of_one = changes_of(fighter, None, one, cost_type, values, over="model")
    lines = _for_all(of_one, fighter.count, None)
    total = exact(total + _sum([line.amount for line in lines]))
    return lines + changes_of(fighter, None, total, cost_type, values, over="entry")


def _stated(lines: list[ReceiptLine], count: int) -> Number | None:
    """What lines come to for one of so many; None where one of them has no figure."""
    if len(lines) == 1 and count == 1:
        return lines[0].amount
    amounts = [line.amount for line in lines]
    return None if None in amounts else _one_of(_sum(amounts), count)


def _sum(amounts: list[Number | None]) -> Number:
    return exact(sum([amount for amount in amounts if amount is not None]))


def _one_of(total: Number, count: int) -> Number:
    return total if count == 1 else exact(Fraction(total) / count)


def _for_all(lines: list[ReceiptLine], count: int, share: Share | None) -> list[ReceiptLine]:
    """Lines of one model as lines of all; `share` is what a price table asks of all."""
    if share is not None:
        first, *rest = lines
        amount = None if share.price is None else _one_of(share.price, count)
        label = f"{first.label} ({share.copies})" if share.copies else first.label
        lines = [ReceiptLine(label, amount, first.cause, first.source), *rest]
    if count == 1:
        return lines
    return [
        line
        if line.amount is None
        else ReceiptLine(
            f"{count} × {line.label}", exact(line.amount * count), line.cause, line.source
        )
        for line in lines
    ]


def _own_price(fighter: Fighter, entry: RosterFighter, stated: Number | None) -> ReceiptLine:
    assert entry.price is not None
    why = f" ({entry.why})" if entry.why else ""
    label = f"own price instead of {_said(stated)}{why}"
    return ReceiptLine(label, exact(entry.price - (stated or 0)), fighter.id, OWN_PRICE)


def _said(price: Number | None) -> str:
    return "no stated cost" if price is None else mixed_text(exact(price))


def _unit_lines(
    fighter: Fighter, unit: ResolvedUnit | None, cost_type: str, values: Values, changes: bool
) -> list[ReceiptLine]:
    """The lines of a unit; `changes`: whether anything may change a price of the fighter."""
    if unit is None:
        return [ReceiptLine(fighter.unit_name, None, fighter.id)]
    line = values.rulebook.once(
        ("unit line", unit.id, cost_type), lambda: _unit_line(unit, cost_type, values)
    )
    if not changes:
        return [line]
    return [line, *changes_of(fighter, None, line.amount, cost_type, values)]


def _unit_line(unit: ResolvedUnit, cost_type: str, values: Values) -> ReceiptLine:
    rulebook = values.rulebook
    price = stated_price(unit.cost, cost_type, values.state.main_cost)
    name = rulebook.names.facets["unit"].get(unit.cost_unit, unit.name)
    entry = rulebook.names.units[unit.cost_unit]
    source = rulebook.source(entry.source or unit.source)
    return ReceiptLine(name, price, unit.cost_unit, source)


def _item_lines(
    fighter: Fighter,
    item: Carried,
    unit: ResolvedUnit | None,
    cost_type: str,
    own: Number | None,
    values: Values,
    share: Share | None,
    changes: bool,
) -> list[ReceiptLine]:
    """The lines of an item; `changes` as of the unit."""
    kit_listed = unit is not None and unit.kit_listed
    key = cost_type, item.id, item.name, item.slot, item.copies, item.origin, kit_listed
    kept = values.rulebook.listed
    listed = kept.get(key) or kept.keep(key, _listed(item, kit_listed, cost_type, values))
    label, price, amount = listed
    if own is not None:
        if share is not None:
            price = share.price and _one_of(share.price, fighter.count * item.copies)
        why = f": {item.why}" if item.why else ""
        label = f"{label} (own price instead of {_said(price)}{why})"
        return [ReceiptLine(label, exact(own * item.copies), item.ref, OWN_PRICE)]
    lines = [ReceiptLine(label, amount, item.ref, item.source)]
    if changes:
        lines += changes_of(fighter, item, price, cost_type, values, item.copies)
    return lines


def _listed(
    item: Carried, kit_listed: bool, cost_type: str, values: Values
) -> tuple[str, Number | None, Number | None]:
    """What an item is called in a receipt, what one costs, and what all its copies do."""
    label = item.name + (f" ({item.slot_name.lower()})" if item.slot_name else "")
    if item.copies > 1:
        label = f"{item.copies} × {label}"
    entry = values.rulebook.item(item.id)
    price: Number | None = None
    if item.origin == "given" or (item.origin == "kit" and not kit_listed):
        price = 0
    elif entry is not None:
        price = stated_price(entry.cost, cost_type, values.state.main_cost)
    return label, price, None if price is None else exact(price * item.copies)


def stated_price(cost: Cost | None, cost_type: str, main: str) -> Number | None:
    """What the catalog states for one: 0 where nothing is said, None where it says `unstated`.

    Of a price table it is the price of the first.
    """
    match cost:
        case None:
            return 0
        case Copies() | Bundle() | Models() | Flat():
            return cost_of(cost, 1) if cost_type == main else 0
        case dict():
            price = cost.get(cost_type, 0)
        case _:
            price = cost if cost_type == main else 0
    return None if isinstance(price, str) else price
