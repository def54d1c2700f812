"""Where the costs come from: the receipt of one figure of each entry, alike ones together."""

from __future__ import annotations

from output.card.receipt import receipt_lines
from schemas.record import record
from schemas.warband import CostTypeView, Warband


@record
class Bill:
    """What one figure costs, and of what that is made up; and which entries it is of."""

    numbers: str
    """`3–5, 8`."""
    parts: str
    """`plate 20 + blade 5`."""
    total: str


def bills_of(warband: Warband, cost_types: list[CostTypeView]) -> tuple[Bill, ...]:
    """The receipts by currency, in the order in which they first come; none where nothing has a cost."""
    alike: dict[tuple[str, str], list[int]] = {}
    for at, cost_type in enumerate(cost_types):
        unit = f"{cost_type.short or cost_type.name}: " if at else ""
        for fighter in warband.fighters:
            if at and not fighter.cost.get(cost_type.id):
                continue  # of a second currency most things cost nothing, and nobody asks why
            for total, terms in receipt_lines(fighter, [cost_type], alone=True):
                parts = unit + terms.removeprefix("=").strip()
                alike.setdefault((total, parts), []).append(fighter.number)
    return tuple(Bill(ranges(numbers), parts, total) for (total, parts), numbers in alike.items())


def ranges(numbers: list[int]) -> str:
    """Numbers in ascending order, neighbours as a range: `1, 3–5`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(
        str(run[0]) if len(run) == 1 else f"{run[0]}{'–' if len(run) > 2 else ', '}{run[-1]}"
        for run in runs
    )
