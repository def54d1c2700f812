"""Boxes to cross out in the table: where each stands, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from output.roster.boxes import Boxes
from output.sheet.pen import Pen
from schemas.record import record

SIDE, GAP = 2.9, 0.75
"""Side of a box, and the room after it."""
_FIGURE_GAP = 1.6
"""Room after the boxes of a figure, where it has several."""
_WRITTEN = 22.0
_MARK, _MARK_OVER = 0.55, 0.35
_HAIR = 1e-6


@record
class Place:
    """Where a box stands: mm from the left, its line from 0; whether a line stands before it."""

    left: float
    line: int
    is_marked: bool = False


def width_of(boxes: Boxes, side: float = SIDE) -> float:
    """The width of all boxes on one line, in mm."""
    if boxes.is_written:
        return _WRITTEN
    return boxes.figures * (_run(boxes, side) + _between(boxes)) - _between(boxes)


def height_of(boxes: Boxes, width: float, side: float = SIDE) -> float:
    """The height of the boxes in a width, in mm."""
    if boxes.is_written:
        return side
    lines = max((place.line for place in places_of(boxes, width, side)), default=-1) + 1
    return lines * (side + GAP) - GAP if lines else 0.0


def places_of(boxes: Boxes, width: float, side: float = SIDE) -> Iterator[Place]:
    """Every box in its place; those of a figure stay on a line where they have room on one."""
    run = _run(boxes, side)
    left, line = 0.0, 0
    for _ in range(boxes.figures):
        if left and left + run > width + _HAIR:
            left, line = 0.0, line + 1
        for box in range(boxes.each):
            is_marked = bool(boxes.marked) and box == boxes.each - boxes.marked
            needed = SIDE + (GAP if is_marked else 0.0)
            if left and left + needed > width + _HAIR:
                left, line = 0.0, line + 1
            yield Place(left + needed - side, line, is_marked)
            left += needed + GAP
        left += _between(boxes) - GAP


def draw_boxes(
    boxes: Boxes, width: float, pen: Pen, x: float, y: float, side: float = SIDE
) -> None:
    """Draws them; of very many, a line to write the losses on, and how many there are."""
    ink = pen.inks.ink
    if boxes.is_written:
        total = f"of {boxes.total}"
        line = max(width - pen.type.plain_width(total, "table") - 1.2, 4.0)
        baseline = y + side * 0.85
        pen.line(x, baseline, x + line, baseline, ink, 0.2)
        pen.word(total, x + line + 1.2, baseline, "table")
        return
    ground = "#FFFFFF" if pen.inks.filled else ""
    for place in places_of(boxes, width, side):
        left, top = x + place.left, y + place.line * (side + GAP)
        pen.rect(left, top, side, side, ground, ink, 0.3, 0.5)
        if place.is_marked:
            at = left - GAP
            pen.line(at, top - _MARK_OVER, at, top + side + _MARK_OVER, ink, _MARK)


def _run(boxes: Boxes, side: float) -> float:
    """The width of the boxes of one figure."""
    return boxes.each * (side + GAP) - GAP + (GAP if boxes.marked else 0.0)


def _between(boxes: Boxes) -> float:
    return _FIGURE_GAP if boxes.each > 1 else GAP
