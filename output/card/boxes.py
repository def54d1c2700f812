"""How many boxes there are to tick."""

from __future__ import annotations

from output.card.blocks import Block, Ticks, Words
from output.card.items import list_of
from schemas.card import TickPart, ValuePart
from schemas.warband import Fighter, Value

MOST = 120
"""Boxes of one sort that are drawn; for more there is a line that says so."""


def add_boxes(id_: str, ticks: Ticks, row: list[Ticks], blocks: list[Block]) -> None:
    """Adds boxes to the row of them; words to the blocks where they would fill card after card."""
    if ticks.boxes <= MOST:
        row.append(ticks)
    else:
        said = f"{ticks.boxes} are too many for boxes; keep count beside the card"
        blocks.append(Words([list_of(id_, ticks.label, [said])]))


def boxes_of(part: TickPart, fighter: Fighter) -> int:
    """How many boxes there are; none where the value that says so is no whole number."""
    if part.times is None:
        return 1
    value = fighter.values.get(part.times)
    return max(value.number, 0) if value and isinstance(value.number, int) else 0


def boxes_of_value(part: ValuePart, value: Value) -> int:
    """How many boxes a value has: a single one only where the part says so."""
    if not part.boxes or not isinstance(value.number, int):
        return 0
    return value.number if value.number >= (1 if part.boxes == "always" else 2) else 0


def marked(ticks: Ticks, marks: str | None, fighter: Fighter) -> Ticks:
    """The boxes, so many of the last as a value says behind a line with its name."""
    value = fighter.values.get(marks or "")
    if value is None or not isinstance(value.number, int) or not 0 < value.number < ticks.boxes:
        return ticks
    ticks.marked, ticks.marked_label = value.number, f"{value.name} {value.text}"
    return ticks
