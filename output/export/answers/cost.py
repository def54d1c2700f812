"""What a warband costs, and why."""

from __future__ import annotations

from output.export.plain import Plain, cost_lines, money, money_or_null
from schemas.answers.head import answer
from schemas.warband import Warband


def cost_answer(warband: Warband) -> Plain:
    """Totals, limit and each fighter's cost with its receipt, as `musterpress/cost`."""
    return answer(
        "cost",
        total=money(warband.total),
        limit=money_or_null(warband.limit),
        unpriced=warband.unpriced,
        fighters=[
            {
                "id": fighter.id,
                "name": fighter.name,
                "unit": fighter.unit,
                "count": fighter.count,
                "cost": money(fighter.cost),
                "each": money(fighter.each),
                "receipt": cost_lines(fighter),
            }
            for fighter in warband.fighters
        ],
    )
