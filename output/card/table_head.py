"""The heads of a table: its title at the left, the columns set from the right margin."""

from __future__ import annotations

from output.card.blocks import Column, Figure, Table
from output.card.figures import pointed
from output.card.layout import Elastic
from output.card.placed import Box, Rule
from output.card.typeset import TypeSet, place

_LEADING = 1.16
BOX_PAD = 0.16
"""Left and right of a figure in a box, in sizes."""
BOX_GAP = 0.1
"""From a figure to the box beside it, in sizes."""
_AIR = 1.0
"""Room in each column before names become smaller for it, mm."""
_ROUNDING = 1e-6
_FOOT = 0.28
"""From the baseline to the line under the heads, as a share of the height."""


class HeadType:
    """Title and columns, measured."""

    def __init__(self, table: Table, type_: TypeSet) -> None:
        self.type = type_
        self.columns = table.columns
        self.size = type_.asked("head")
        self.widths = column_widths(table, type_)
        self.room = type_.layout.measure_mm - sum(self.widths)
        """Width for the title."""
        self.title = type_.said("head", table.title)
        self.again = type_.said("head", f"{table.title}, continued")
        self.lines = type_.lines(type_.one_line("head", self.title), self.room, self.size)
        self.pitch = _LEADING * self.size

    @property
    def height(self) -> Elastic:
        """Height of title and line."""
        fixed, elastic = self.type.layout.table.head
        return fixed + max(len(self.lines) - 1, 0) * self.pitch, elastic

    def spans(self) -> list[tuple[float, float]]:
        """Left end and width of each column; the last ends at the margin."""
        right = self.type.layout.width_mm - self.type.layout.margin_mm
        found = []
        for width in reversed(self.widths):
            right -= width
            found.append((right, width))
        return found[::-1]

    def place(self, box: Box, y: float, k: float, continued: bool) -> float:
        """Puts the heads into a box; where the first row begins."""
        layout = self.type.layout
        fixed, elastic = layout.table.head
        bottom = y + self.height[0] + self.height[1] * k
        baseline = bottom - _FOOT * (fixed + elastic * k)
        self._place_title(box, baseline, continued)
        for column, (x, width) in zip(self.columns, self.spans(), strict=True):
            label = _label(column, width, self.type)
            middle = x + width / 2
            tracked = not column.band
            box.texts.append(
                self.type.text(
                    *("head", label, middle, baseline, self.size, "ink_2"),
                    middle=True,
                    tracked=tracked,
                )
            )
        box.rules.append(Rule(layout.margin_mm, bottom, layout.measure_mm, strong=True))
        return bottom

    def _place_title(self, box: Box, baseline: float, continued: bool) -> None:
        """Tracked on one line, `, continued` where it has room; else on lines, untracked."""
        x = self.type.layout.margin_mm
        for title in [self.again, self.title] if continued else [self.title]:
            if self.type.width("head", title, self.size) <= self.room:
                box.texts.append(self.type.text("head", title, x, baseline, self.size, "ink_2"))
                return
        y = baseline - (len(self.lines) - 1) * self.pitch
        for line in self.lines:
            box.texts += place(line, x, y, self.size, "ink_2", flush=True)[0]
            y += self.pitch


def column_widths(table: Table, type_: TypeSet) -> list[float]:
    """Widths in which heads, the short ones at least, and figures have room.

    Columns are as wide as the layout has them, or closer where names would have too little room, or
    would take a second line.
    """
    needed = _needed_widths(table, type_)
    usual = [
        width if column.band else max(width, type_.layout.table.column)
        for column, width in zip(table.columns, needed, strict=True)
    ]
    room = min(room_of_columns(table, type_), _room_beside_names(table, sum(needed), type_))
    if sum(usual) <= room:
        return usual
    plain = sum(not column.band for column in table.columns)
    spare = max(room - sum(needed), 0.0) / max(plain, 1)
    return [
        width + (0.0 if column.band else spare)
        for column, width in zip(table.columns, needed, strict=True)
    ]


def _room_beside_names(table: Table, least: float, type_: TypeSet) -> float:
    """Width beside names on one line, smaller ones if need be, where that is at least so much."""
    measures = type_.layout.table
    names = [type_.width("weapon", type_.said("weapon", row.name)) for row in table.rows]
    beside = type_.layout.measure_mm - measures.icon - measures.icon_gap
    plain = sum(not column.band for column in table.columns)
    for size, air in ((type_.asked("weapon"), _AIR), (type_.smallest("weapon"), 0.0)):
        room = beside - max(names, default=0.0) * size - _ROUNDING
        if room >= least + plain * air:
            return room
    return beside


def room_of_columns(table: Table, type_: TypeSet) -> float:
    """Width that columns may take beside names and icons."""
    measures = type_.layout.table
    banded = any(column.band for column in table.columns)
    name = measures.band_name if banded else measures.name
    return type_.layout.measure_mm - measures.icon - measures.icon_gap - name


def figure_width(figure: Figure, size: float, type_: TypeSet) -> float:
    """Width of a figure with its pointer and what stands in a box beside it, mm."""
    width = type_.width("cell", pointed(figure), size)
    return width + boxed_width(figure, size, type_)


def boxed_width(figure: Figure, size: float, type_: TypeSet) -> float:
    """Width of the box beside a figure, with the room before it; 0 where there is none."""
    if not figure.boxed:
        return 0.0
    return type_.width("cell", figure.boxed, size) + 2 * BOX_PAD * size + BOX_GAP * size


def _needed_widths(table: Table, type_: TypeSet) -> list[float]:
    measures = type_.layout.table
    size, cell = type_.asked("head"), type_.asked("cell")
    widths = []
    for at, column in enumerate(table.columns):
        if column.band:
            head = type_.width("head", column.label, size, tracked=False)
            widths.append(max(measures.band, head))
            continue
        figures = [figure_width(row.figures[at], cell, type_) for row in table.rows]
        heads = [
            type_.width("head", type_.said("head", label), size)
            for label in (column.label, column.short)
        ]
        widths.append(max([min(heads), *figures]) + measures.column_pad)
    return widths


def _label(column: Column, room: float, type_: TypeSet) -> str:
    """The name of a column if it has room, else its short name."""
    if column.band:
        return column.label
    name = type_.said("head", column.label)
    wide = type_.width("head", name, type_.asked("head")) > room
    return type_.said("head", column.short) if wide else name
