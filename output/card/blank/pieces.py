"""What stands below the strip of a blank card: each piece has a height and is placed at a y."""

from __future__ import annotations

from typing import Protocol

from output.card.blank.view import BlankTable, Fields
from output.card.blocks import Paragraph, Ticks, Words
from output.card.flow import Flow, Step
from output.card.flow_ticks import TicksFlow
from output.card.flow_words import WordsFlow
from output.card.placed import Box, Rule, WriteIn
from output.card.table_head import HeadType
from output.card.typeset import TypeSet

_K = 0.9
"""How roomy what is not written on stands."""
_PAD = 0.7
"""Round a box to write in, mm."""
_GAP = 1.0
"""Between a label and its box or line, mm."""
_APART = 2.6
"""Between fields on one row, mm."""
_LEAST_LEFT = 12.0
"""Of a line behind its label, mm."""
PITCH = 5.8
"""Height of a line that is written on by hand, mm."""
_FIELD = 8.5
"""Width of a field, mm."""
_LOW_PITCH = 5.2
"""The same on cards that are small, mm."""
_SMALL_CARD = 55.0


def pitch_of(type_: TypeSet) -> float:
    """Height of a line to write on."""
    return _LOW_PITCH if type_.layout.width_mm < _SMALL_CARD else PITCH


class BlankPiece(Protocol):
    """A piece of a blank card."""

    height: float

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Puts it into a box from y on; the boxes to write in."""


class FlowPiece:
    """Boxes to tick, or words that a card of the game has anyhow."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        flow.measure(Step(_K))
        fixed, elastic = flow.height(0, len(flow.pieces))
        self.height = fixed + elastic * _K

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """As on any card."""
        made = self.flow.place(0, len(self.flow.pieces), y, _K, None)
        box.texts += made.texts
        box.ticks += made.ticks
        box.rules += made.rules
        box.marks += made.marks
        box.icons += made.icons
        return []


class FieldsPiece:
    """Labels, a box behind each, on as many rows as they need; the boxes take what is left."""

    def __init__(self, fields: list[Fields], type_: TypeSet) -> None:
        self.type = type_
        self.size = type_.asked("label")
        self.pitch = pitch_of(type_)
        self.rows: list[list[tuple[str, float]]] = []
        for one in fields:
            self._add(one)
        self.height = len(self.rows) * self.pitch + _GAP

    def _add(self, fields: Fields) -> None:
        """Labels beside those that are there where they have room, a title before the first."""
        room = self.type.layout.measure_mm
        for at, label in enumerate(fields.labels):
            said = self.type.said("label", label)
            width = self.type.width("label", said, self.size) + _GAP + _FIELD
            starts = at == 0 and fields.title
            if starts:
                self.rows.append([(self.type.said("label", fields.title), 0.0)])
            used = sum(w + _APART for _, w in self.rows[-1]) if self.rows else 0.0
            if self.rows and not self._is_title(self.rows[-1]) and used + width <= room:
                self.rows[-1].append((said, width))
            else:
                self.rows.append([(said, width)])

    @staticmethod
    def _is_title(row: list[tuple[str, float]]) -> bool:
        return row[0][1] == 0.0

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Rows below each other, with a line under the last."""
        type_, layout = self.type, self.type.layout
        found = []
        for row in self.rows:
            x = layout.margin_mm
            spare = layout.measure_mm - sum(w for _, w in row) - _APART * (len(row) - 1)
            more = 0.0 if self._is_title(row) else min(max(spare, 0.0) / len(row), _FIELD)
            base = y + self.pitch / 2 + type_.cap("label", self.size) / 2
            for label, width in row:
                box.texts.append(type_.text("label", label, x, base, self.size, "ink_2"))
                if width:
                    left = x + width - _FIELD
                    found.append(
                        WriteIn(left, y + _PAD, _FIELD + more, self.pitch - 2 * _PAD + 0.2)
                    )
                x += width + more + _APART
            y += self.pitch
        box.rules.append(Rule(layout.margin_mm, y + _GAP, layout.measure_mm))
        return found


class TablePiece:
    """The heads of a table over empty rows: a line for the name, a box for each figure."""

    def __init__(self, blank: BlankTable, rows: int, type_: TypeSet) -> None:
        self.type = type_
        self.under = blank.under
        self.count = rows
        self.heads = HeadType(blank.table, type_)
        self.size = type_.asked("trait")
        self.pitch = pitch_of(type_)
        self.low = self.pitch * 0.86 if self.under else 0.0
        fixed, elastic = self.heads.height
        self.height = fixed + elastic * _K + rows * (self.pitch + self.low)

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Heads, then rows; a line closes each."""
        layout = self.type.layout
        y = self.heads.place(box, y, _K, continued=False)
        found = []
        for at in range(self.count):
            for x, width in self.heads.spans():
                found.append(WriteIn(x + 0.3, y + _PAD, width - 0.6, self.pitch - 2 * _PAD))
            if self.under:
                self._place_under(box, y + self.pitch)
            y += self.pitch + self.low
            box.rules.append(Rule(layout.margin_mm, y, layout.measure_mm, at + 1 == self.count))
        return found

    def _place_under(self, box: Box, y: float) -> None:
        """The labels of what is needed, with room to write behind each."""
        type_, layout = self.type, self.type.layout
        x, base = layout.margin_mm, y + self.low / 2 + type_.cap("trait", self.size) / 2 - 0.3
        each = layout.measure_mm * 0.75 / len(self.under)
        for label in self.under:
            said = type_.said("trait", label)
            box.texts.append(type_.text("trait", said, x, base, self.size, "ink_2"))
            wide = type_.width("trait", said, self.size) + _GAP
            box.rules.append(Rule(x + wide, base + 0.5, max(each - wide - _APART, 3.0)))
            x += each


class LinesPiece:
    """A label, a line behind it, and lines below that."""

    def __init__(self, lead: str, count: int, type_: TypeSet) -> None:
        self.type = type_
        self.lead = lead
        self.count = count
        self.pitch = pitch_of(type_)
        self.height = count * self.pitch

    def place(self, box: Box, y: float) -> list[WriteIn]:
        """Lines from margin to margin, the first from its label on."""
        type_, layout = self.type, self.type.layout
        right = layout.width_mm - layout.margin_mm
        for at in range(self.count):
            foot = y + (at + 1) * self.pitch - 0.8
            x = layout.margin_mm
            if at == 0 and self.lead:
                size = type_.asked("label")
                said = type_.said("label", self.lead)
                box.texts.append(type_.text("label", said, x, foot - 0.5, size, "ink_2"))
                x = min(x + type_.width("label", said, size) + _GAP, right - _LEAST_LEFT)
            box.rules.append(Rule(x, foot, right - x))
        return []


def ticks_piece(ticks: list[Ticks], type_: TypeSet) -> FlowPiece:
    """Boxes to tick."""
    return FlowPiece(TicksFlow(ticks, type_))


def words_piece(texts: list[Paragraph], type_: TypeSet) -> FlowPiece:
    """Texts that stand on every card of the game."""
    return FlowPiece(WordsFlow(Words(texts), type_))
