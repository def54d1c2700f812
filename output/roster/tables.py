"""The tables in the columns: receipts, and the weapons in use."""

from __future__ import annotations

from collections.abc import Sequence

from output.roster.receipts import Bill
from output.roster.weapons import Armoury, Weapon
from output.sheet.kinds.table import Col, TableBlock
from output.text import Span

_BOUND = "\N{NO-BREAK SPACE}"


def bills_table(bills: Sequence[Bill]) -> TableBlock:
    """What one figure of each entry costs, and of what that is made up."""
    cols = [Col("#"), Col("Receipt for one figure", flex=1), Col("=", "r")]
    return TableBlock(
        cols, [_cells(bill.numbers, bill.parts, bill.total.replace(" ", _BOUND)) for bill in bills]
    )


def weapons_table(armoury: Armoury) -> TableBlock:
    """Weapons with their figures; behind the name how many there are of it, if several."""
    cols = [Col("Weapon", flex=1), *(Col(head, "c") for head in armoury.columns)]
    rows = [_cells(_counted(weapon), *weapon.figures) for weapon in armoury.weapons]
    return TableBlock(cols, rows)


def _counted(weapon: Weapon) -> str:
    return f"{weapon.name}{_BOUND}×{weapon.number}" if weapon.number > 1 else weapon.name


def _cells(*texts: str) -> list[tuple[Span, ...]]:
    return [(Span(text),) for text in texts]
