"""How many boxes there are to tick."""

from __future__ import annotations

from output.card.blocks import Ticks
from schemas.card import TickPart
from schemas.warband import Fighter


def boxes_of(part: TickPart, fighter: Fighter) -> int:
    """How many boxes there are; none where the value that says so is no whole number."""
    if part.times is None:
        return 1
    value = fighter.values.get(part.times)
    return max(value.number, 0) if value and isinstance(value.number, int) else 0


def marked(ticks: Ticks, marks: str | None, fighter: Fighter) -> Ticks:
    """The boxes, so many of the last as a value says behind a line with its name."""
    value = fighter.values.get(marks or "")
    if value is None or not isinstance(value.number, int) or not 0 < value.number < ticks.boxes:
        return ticks
    ticks.marked, ticks.marked_label = value.number, f"{value.name} {value.text}"
    return ticks
