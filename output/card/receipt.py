"""The receipt line of a card: `143 = plate 20 + great weapon 10 + 2 × extra wound 40`."""

from __future__ import annotations

import re
from fractions import Fraction
from math import prod

from schemas.base import Number, decimal_text, exact
from schemas.receipt import OWN_PRICE, Receipt, ReceiptLine
from schemas.warband import CostTypeView, Fighter

_SHOWN = 2
"""A receipt with fewer lines than this that are not 0 shows its first even so, which is the unit's."""
_BOUND = "\u00a0"
"""A space at which no line ends: a part stays with its figure."""
_LONGEST_BOUND = 32
"""Letters of a label that stays on one line."""
_EITHER = " / "
_COUNTED = re.compile(r"((?:\d+ × )*)(.+)", re.DOTALL)


def receipt_lines(
    fighter: Fighter, cost_types: list[CostTypeView], alone: bool = False
) -> list[tuple[str, str]]:
    """For each cost type that has a price: the total, and what it is made of.

    `alone`: of one model, and not of each of several.
    """
    found = []
    for cost_type in cost_types:
        receipt = fighter.receipts.get(cost_type.id)
        cost = fighter.cost.get(cost_type.id)
        if receipt and receipt.lines and cost is not None:
            # The unit is said where the header, which has the main one, does not say it.
            unit = "" if cost_type is cost_types[0] else f" {cost_type.short or cost_type.name}"
            found.append(_line(fighter, receipt, cost, unit, alone))
    return found


def labels_of(fighter: Fighter) -> set[str]:
    """What its receipts name, in small letters."""
    return {
        line.label.removeprefix(f"{fighter.count} × ").casefold()
        for receipt in fighter.receipts.values()
        for line in _worth_saying(receipt, fighter)
    }


def _line(
    fighter: Fighter, receipt: Receipt, cost: Number, unit: str, alone: bool
) -> tuple[str, str]:
    """Each line is an equation: what one costs of the parts of one, else what all cost."""
    count = fighter.count
    share = count if _divides(receipt, count) else 1
    terms = _sum_of(_worth_saying(receipt, fighter), share, fighter)
    if share < count:
        return f"{decimal_text(cost)}{unit} for {count}", terms
    total = decimal_text(_part(cost, share)) + unit
    if count == 1 or alone:
        return total, terms
    whole = f"{decimal_text(cost)}{unit} for {count}"
    return f"{total} each", f"{terms} " + f"· {whole}".replace(" ", _BOUND)


def _worth_saying(receipt: Receipt, fighter: Fighter) -> list[ReceiptLine]:
    """Lines that are not 0; where the whole has a price of the player's own, that one alone."""
    own = [line for line in receipt.lines if (line.source, line.cause) == (OWN_PRICE, fighter.id)]
    if own:
        return own
    lines = [line for line in receipt.lines if line.amount != 0]
    if len(lines) >= _SHOWN:
        return lines
    return [line for at, line in enumerate(receipt.lines) if at == 0 or line.amount != 0]


def _sum_of(lines: list[ReceiptLine], share: int, fighter: Fighter) -> str:
    """`= plate 20 + blade 5`: a line of text may end before a sign, and nowhere else."""
    terms = []
    is_all = len(lines) == 1 and lines[0].amount is not None  # its figure is the total
    for at, line in enumerate(lines):
        minus = line.amount is not None and line.amount < 0 and not is_all
        sign = "−" if minus else "+"
        start = ("=" + _BOUND + "−" if minus else "=") if at == 0 else sign
        label = " ".join(_label(line, share, fighter).split())
        if len(label) <= _LONGEST_BOUND:
            label = label.replace(" ", _BOUND)
        figure = [] if is_all else [_figure(line.amount, share)]
        terms.append(_BOUND.join([start, label, *figure]))
    return " ".join(terms)


def _label(line: ReceiptLine, share: int, fighter: Fighter) -> str:
    """`2 × extra wound`. Lines for all models say so (`3 × Plate`): one model's do not."""
    label = line.label.removeprefix(f"{share} × ") if share > 1 else line.label
    label = _without_place(label, line.cause, fighter)
    found = _COUNTED.fullmatch(label)
    if found is None:
        return label
    counts, name = found.groups()
    copies = prod(map(int, counts.split(" × ")[:-1]))
    return (f"{copies} × " if copies > 1 else "") + _small(name)


def _without_place(label: str, cause: str, fighter: Fighter) -> str:
    """A label without the place of its item, where none of its kind stands in another place."""
    item = next((item for item in fighter.items if item.ref == cause), None)
    if item is None or not item.slot_name:
        return label
    places = {other.slot for other in fighter.items if other.kind == item.kind and other.slot}
    return label if len(places) > 1 else label.replace(f" ({item.slot_name.lower()})", "", 1)


def _small(name: str) -> str:
    """With a small first letter on each side of a stroke, but for words in capitals."""
    return _EITHER.join(
        side[:1].lower() + side[1:] if side[1:].islower() else side for side in name.split(_EITHER)
    )


def _figure(amount: Number | None, share: int) -> str:
    if amount is None:
        return f"(no{_BOUND}cost{_BOUND}stated)"
    return decimal_text(_part(-amount if amount < 0 else amount, share))


def _part(amount: Number, share: int) -> Number:
    return exact(Fraction(amount, share)) if share > 1 else amount


def _divides(receipt: Receipt, count: int) -> bool:
    """Whether each line can be said for one model without a fraction that never ends."""
    amounts = [line.amount for line in receipt.lines if line.amount is not None]
    return all("/" not in decimal_text(_part(amount, count)) for amount in amounts)
