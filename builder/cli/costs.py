"""What a warband costs, as a table."""

from __future__ import annotations

from collections.abc import Iterator

from builder.cli.editing import total_line
from builder.cli.table import columns
from output.export.words import money_text
from schemas.warband import Fighter, Warband


def cost_lines(warband: Warband) -> Iterator[str]:
    """A row a fighter, then the total against the limit."""
    if warband.fighters:
        yield columns((_row(fighter, warband) for fighter in warband.fighters), right=(0, 3, 4))
        yield ""
    yield total_line(warband)


def _row(fighter: Fighter, warband: Warband) -> tuple[str, ...]:
    several = fighter.count > 1
    each = f"{money_text(fighter.each, warband.system)} each" if several else ""
    cost = money_text(fighter.cost, warband.system)
    pool = "" if fighter.fielded else "in the pool, not counted"
    return str(fighter.count), fighter.name, fighter.unit_name, each, cost, pool
