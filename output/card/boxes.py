"""How many boxes there are to tick."""

from __future__ import annotations

from schemas.card import TickPart
from schemas.warband import Fighter


def boxes_of(part: TickPart, fighter: Fighter) -> int:
    """How many boxes there are; none where the value that says so is no whole number."""
    if part.times is None:
        return 1
    value = fighter.values.get(part.times)
    return max(value.number, 0) if value and isinstance(value.number, int) else 0
