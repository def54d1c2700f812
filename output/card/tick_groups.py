"""Boxes to tick as groups: a label with its boxes on one row, or on a few that are equally long."""

from __future__ import annotations

from dataclasses import dataclass, replace

from output.card.blocks import Ticks
from output.card.layout import Layout
from output.card.typeset import TypeSet

LABEL_GAP = 0.59
"""Between a label and its first box, in sizes of the label."""
LINE_ROOM = 1.2
"""What a line before boxes adds to the gap there, mm."""


@dataclass
class Group:
    """A label with its boxes; without a label, boxes that go on from the row above."""

    label: str
    boxes: int
    last_crossed: bool
    single: bool
    """Whether it stands at the right: a box that is no last one of several."""
    first: float
    """Where the first box begins, from the left end, mm."""
    side: float
    gap: float
    marked: int = 0
    """How many of the last boxes are worse ones."""
    line: int | None = None
    """Before which of its boxes the line stands that parts the worse ones from the others."""
    note: str = ""
    """What they mean; it stands over them."""

    @property
    def width(self) -> float:
        """From the label to the right side of the last box, mm."""
        return self.left(self.boxes - 1) + self.side

    def left(self, at: int) -> float:
        """Where a box begins, from the left end, mm."""
        lined = self.line is not None and at >= self.line
        return self.first + at * (self.side + self.gap) + (LINE_ROOM if lined else 0.0)


def groups_of(tick: Ticks, alone: bool, type_: TypeSet) -> list[Group]:
    """The groups of some boxes, one for each row that they take.

    They stand closer, and are a little smaller, before they take a second row. `alone`: there are
    no other boxes on the card, so they may be larger, up to the end of the row.
    """
    measures = type_.layout.ticks
    size = type_.asked("label")
    label = type_.said("label", tick.label)
    first = type_.width("label", label, size) + LABEL_GAP * size if label else 0.0
    room = type_.layout.measure_mm - first - (LINE_ROOM if tick.marked else 0.0)
    side, gap = _sizes(tick.boxes, room, alone and tick.marked > 0, type_)
    rows = 1
    if side < measures.box_least:
        side, gap = measures.box, measures.gap
        most = max(int((room + gap) / (side + gap)), 1)
        rows = -(-tick.boxes // most)
    each = -(-tick.boxes // rows)
    single = tick.boxes == 1 and not tick.last_crossed
    groups = []
    for begin in range(0, tick.boxes, each):
        boxes = min(each, tick.boxes - begin)
        last = begin + boxes == tick.boxes
        crossed = tick.last_crossed and last
        group = Group(label, boxes, crossed, single, first, side, gap)
        groups.append(_with_line(group, begin, tick, type_))
        label = ""
    return groups


def squeezed(groups: list[Group], layout: Layout) -> list[Group]:
    """The groups with boxes closer and smaller, if by that they all stand on one row."""
    measures = layout.ticks
    room = layout.measure_mm - (len(groups) - 1) * measures.apart
    side, gap = measures.box_least, measures.gap_least
    closest = [replace(group, side=side, gap=gap) for group in groups]
    usual, least = (sum(group.width for group in all_) for all_ in (groups, closest))
    if len(groups) < 2 or not least <= room < usual:
        return groups
    share = (room - least) / (usual - least)
    return [
        replace(
            group,
            side=side + (group.side - side) * share,
            gap=gap + (group.gap - gap) * share,
        )
        for group in groups
    ]


def _sizes(boxes: int, room: float, may_grow: bool, type_: TypeSet) -> tuple[float, float]:
    """Side and gap of boxes on one row; the side may be too small for one."""
    measures = type_.layout.ticks
    most = measures.box_most if may_grow else measures.box
    for gap in (measures.gap, measures.gap_least):
        side = (room - (boxes - 1) * gap) / boxes
        if side >= measures.box:
            return min(side, most), gap
    return side, measures.gap_least


def _with_line(group: Group, begin: int, tick: Ticks, type_: TypeSet) -> Group:
    """A group whose first box is at a place among all, with the line where the worse ones begin."""
    if not tick.marked:
        return group
    well = tick.boxes - tick.marked
    group.marked = min(max(begin + group.boxes - well, 0), group.boxes)
    if begin <= well < begin + group.boxes:
        group.line, group.note = well - begin, type_.said("label", tick.marked_label)
    return group
