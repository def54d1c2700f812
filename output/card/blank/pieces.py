"""What stands below the strip of a blank card: each piece has a height and is placed at a y."""

from __future__ import annotations

from typing import Protocol

from output.card.blank.view import BlankTable
from output.card.flow import Flow, Step
from output.card.placed import Box, Rule, WriteIn
from output.card.table_head import HeadType
from output.card.typeset import TypeSet, place

GAP = 1.0
"""Between a label and its box or line, mm."""
PAD = 0.7
"""Over and under a box to write in, mm."""
_K = 0.9
"""How roomy what is not written on stands."""
_LEAST_LEFT = 12.0
"""Of a line behind its label, mm."""
_LEAST_CELL = 5.2
"""Width of a column to write in, mm."""
_NAME = 18.0
"""Least width of a name to write beside the columns, mm; else it stands over them."""
_LEADING = 1.2
"""Of a label on several lines, in sizes."""


class BlankPiece(Protocol):
    """A piece of a blank card."""

    height: float

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Puts it into a box from y on; the boxes to write in."""


class FlowPiece:
    """Boxes to tick, or words that a card of the game has anyhow; some pieces of a flow."""

    def __init__(self, flow: Flow, first: int, last: int) -> None:
        self.flow = flow
        self.first, self.last = first, last
        fixed, elastic = flow.height(first, last)
        self.height = fixed + elastic * _K

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """As on any card."""
        made = self.flow.place(self.first, self.last, y, _K, None)
        box.texts += made.texts
        box.ticks += made.ticks
        box.rules += made.rules
        box.icons += made.icons
        return []


def flow_pieces(flow: Flow, most: float) -> list[FlowPiece]:
    """A flow as one piece, or as small ones where it is higher than so many mm."""
    flow.measure(Step(_K))
    count = len(flow.pieces)
    whole = FlowPiece(flow, 0, count)
    if whole.height <= most:
        return [whole]
    return [FlowPiece(flow, at, at + 1) for at in range(count)]


class TablePiece:
    """The heads of a table over empty rows: a line for the name, a box for each figure."""

    def __init__(self, blank: BlankTable, rows: int, pitch: float, type_: TypeSet) -> None:
        self.type = type_
        self.under = blank.under
        self.count = rows
        self.heads = HeadType(blank.table, type_)
        self.heads.widths = [max(width, _LEAST_CELL) for width in self.heads.widths]
        self.size = type_.asked("trait")
        self.pitch = pitch
        self.over = pitch if type_.layout.measure_mm - sum(self.heads.widths) < _NAME else 0.0
        """Height of a line for the name over the boxes, where it has no room beside them."""
        self.low = pitch * 0.86 if self.under else 0.0
        fixed, elastic = self.heads.height
        self.height = fixed + elastic * _K + rows * (self.over + pitch + self.low)

    @staticmethod
    def has_room(blank: BlankTable, type_: TypeSet) -> bool:
        """Whether its columns stand beside each other, and the title before them."""
        heads = HeadType(blank.table, type_)
        columns = sum(max(width, _LEAST_CELL) for width in heads.widths)
        title = type_.width("head", heads.title, heads.size)
        return columns + title <= type_.layout.measure_mm

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Heads, then rows; a line closes each."""
        layout = self.type.layout
        y = self.heads.place(box, y, _K, continued=False)
        found = []
        for at in range(self.count):
            y += self.over
            if self.over:
                box.rules.append(Rule(layout.margin_mm, y - PAD, layout.measure_mm))
            for x, width in self.heads.spans():
                found.append(WriteIn(x + 0.3, y + PAD, width - 0.6, self.pitch - 2 * PAD))
            y += self.pitch + self.low
            if self.under:
                self._place_under(box, y)
            box.rules.append(Rule(layout.margin_mm, y, layout.measure_mm, at + 1 == self.count))
        return found

    def _place_under(self, box: Box, foot: float) -> None:
        """A label at the foot of the row, whose closing line is written on."""
        said = self.type.said("trait", self.under)
        x = self.type.layout.margin_mm
        box.texts.append(self.type.text("trait", said, x, foot - GAP, self.size, "ink_2"))


class LinesPiece:
    """A label, a line behind it or under it, and lines below that."""

    def __init__(self, lead: str, count: int, pitch: float, type_: TypeSet) -> None:
        self.type = type_
        self.count = count
        self.pitch = pitch
        self.size = type_.asked("label")
        self.lead = type_.said("label", lead)
        self.room = type_.layout.measure_mm - _LEAST_LEFT
        self.is_long = type_.width("label", self.lead, self.size) > self.room
        lines = type_.lines(type_.one_line("label", self.lead), type_.layout.measure_mm, self.size)
        self.words = lines if self.is_long else ()
        self.over = len(self.words) * _LEADING * self.size
        self.height = self.over + count * pitch

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Lines from margin to margin, the first from its label on."""
        type_, layout = self.type, self.type.layout
        right = layout.width_mm - layout.margin_mm
        for line in self.words:
            y += _LEADING * self.size
            box.texts += place(line, layout.margin_mm, y, self.size, "ink_2", flush=True)[0]
        for at in range(self.count):
            foot = y + (at + 1) * self.pitch - 0.8
            x = layout.margin_mm
            if at == 0 and self.lead and not self.is_long:
                text = type_.text("label", self.lead, x, foot - 0.5, self.size, "ink_2")
                box.texts.append(text)
                x += type_.width("label", self.lead, self.size) + GAP
            box.rules.append(Rule(x, foot, right - x))
        return []
