"""The receipt line of a card: `143 = Plate 20 + Great weapon 10 + …`."""

from __future__ import annotations

from fractions import Fraction

from schemas.base import Number, decimal_text, exact
from schemas.receipt import Receipt, ReceiptLine
from schemas.warband import CostTypeView, Fighter

_SHOWN = 2
"""A receipt with fewer lines than this that are not 0 shows the zeros as well."""


def receipt_lines(fighter: Fighter, cost_types: list[CostTypeView]) -> list[tuple[str, str]]:
    """For each cost type that has a price: the total, and what it is made of."""
    found = []
    for cost_type in cost_types:
        receipt = fighter.receipts.get(cost_type.id)
        cost = fighter.cost.get(cost_type.id)
        if receipt and receipt.lines and cost is not None:
            # The unit is said where the header, which has the main one, does not say it.
            unit = "" if cost_type is cost_types[0] else f" {cost_type.short or cost_type.name}"
            found.append(_line(fighter, receipt, cost, unit))
    return found


def _line(fighter: Fighter, receipt: Receipt, cost: Number, unit: str) -> tuple[str, str]:
    share = fighter.count if _divides(receipt, fighter.count) else 1
    total = decimal_text(_part(cost, share)) + unit
    if fighter.count > 1:
        whole = f"{decimal_text(cost)}{unit} for {fighter.count}"
        total = f"{total} each, {whole}" if share > 1 else whole
    return total, "= " + _sum_of(_worth_saying(receipt), share, fighter.count)


def _worth_saying(receipt: Receipt) -> list[ReceiptLine]:
    lines = [line for line in receipt.lines if line.amount != 0]
    return lines if len(lines) >= _SHOWN else list(receipt.lines)


def _sum_of(lines: list[ReceiptLine], share: int, count: int) -> str:
    """`Plate 20 + Blade 5`. Lines for all models say so (`3 × Plate`): one model's do not."""
    text = ""
    for line in lines:
        minus = line.amount is not None and line.amount < 0
        text += (" − " if minus else " + ") if text else ("−" if minus else "")
        label = line.label.removeprefix(f"{count} × ") if share > 1 else line.label
        text += f"{label} {_figure(line.amount, share)}"
    return text


def _figure(amount: Number | None, share: int) -> str:
    if amount is None:
        return "(no cost stated)"
    return decimal_text(_part(-amount if amount < 0 else amount, share))


def _part(amount: Number, share: int) -> Number:
    return exact(Fraction(amount, share)) if share > 1 else amount


def _divides(receipt: Receipt, count: int) -> bool:
    """Whether each line can be said for one model without a fraction that never ends."""
    amounts = [line.amount for line in receipt.lines if line.amount is not None]
    return all("/" not in decimal_text(_part(amount, count)) for amount in amounts)
