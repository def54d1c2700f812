"""Boxes to cross out as figures are hurt and lost."""

from __future__ import annotations

from output.card.blocks import CardView
from schemas.record import record
from schemas.warband import Fighter

MOST_BOXES = 60
"""Boxes that are drawn for one entry; of more there is a line to write the losses on."""


@record
class Boxes:
    """`figures` times `each` boxes; the last `marked` of each figure stand behind a line."""

    figures: int
    each: int = 1
    marked: int = 0

    @property
    def total(self) -> int:
        """How many boxes there are."""
        return self.figures * self.each

    @property
    def is_written(self) -> bool:
        """Whether losses are written as a number, there being too many boxes to draw."""
        return self.total > MOST_BOXES


def boxes_of(fighter: Fighter, view: CardView) -> Boxes:
    """As many for each figure as its card has boxes for the last of which is its end; else one."""
    ticks = next((ticks for ticks in view.ticks if ticks.last_crossed), None)
    if ticks is None:
        return Boxes(fighter.count)
    return Boxes(fighter.count, ticks.boxes, ticks.marked)
