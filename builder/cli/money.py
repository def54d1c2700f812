"""Amounts of money in words: `46 pts`, `250 of 250 pts`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from schemas.base import Number, decimal_text
from schemas.warband import CostTypeView, Money, Warband

UNSTATED = "no stated cost"


def money_text(money: Mapping[str, Number | None], types: Sequence[CostTypeView]) -> str:
    """`46 pts`; several currencies with commas; "no stated cost" where the rules state none."""
    parts = []
    for kind in types:
        amount = money.get(kind.id)
        if amount is not None:
            parts.append(f"{number_text(amount, kind)} {kind.short}")
        elif kind.id in money:
            parts.append(UNSTATED)
    return ", ".join(parts) or UNSTATED


def number_text(amount: Number, kind: CostTypeView) -> str:
    """The bare number, with the digits after the point that its currency has."""
    if not kind.decimals:
        return decimal_text(amount)
    return f"{Decimal(amount.numerator) / amount.denominator:.{kind.decimals}f}"


def total_text(warband: Warband) -> str:
    """`250 of 250 pts`, `46 pts (no limit chosen)`, with a word on things without a cost."""
    parts = [_of_limit(kind, warband.total, warband.limit) for kind in warband.system.cost_types]
    text = ", ".join(part for part in parts if part) or UNSTATED
    if warband.unpriced:
        things = "1 thing" if warband.unpriced == 1 else f"{warband.unpriced} things"
        text += f" and {things} without a stated cost"
    return text if warband.limit else f"{text} (no limit chosen)"


def _of_limit(kind: CostTypeView, total: Money, limit: Money) -> str:
    have, most = total.get(kind.id), limit.get(kind.id)
    if have is None:
        return ""
    if most is None:
        return f"{number_text(have, kind)} {kind.short}"
    return f"{number_text(have, kind)} of {number_text(most, kind)} {kind.short}"
