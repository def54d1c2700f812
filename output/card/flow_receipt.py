"""The receipt and other small print, over the footer."""

from __future__ import annotations

from output.card.blocks import Receipt
from output.card.flow import Flow, Piece, Report, Step
from output.card.flow_words import baseline, may_part
from output.card.layout import MM_PER_PT
from output.card.placed import Box, Rule
from output.card.typeset import TypeSet, place
from output.text import Line
from output.text.folded import lost_marks


class ReceiptFlow(Flow):
    """What a cost is made of. A line over it parts it from words; other blocks end with one."""

    title = "Receipt"

    def __init__(self, receipt: Receipt, type_: TypeSet) -> None:
        super().__init__()
        self.type = type_
        self.size = type_.asked("receipt")
        self.paragraphs = [type_.rich(lead, text, plain=True) for lead, text in receipt.lines]
        self.lost = sum(lost_marks(lead, text) for lead, text in receipt.lines)
        """Marks that are not drawn."""
        self.lines: list[Line] = []
        measures = type_.layout.receipt
        self.head = (measures.before[0], measures.before[1] + measures.rule_clear)
        self.tail = measures.after

    def measure(self, step: Step) -> None:
        if self.pieces:
            return
        for paragraph in self.paragraphs:
            pitch = self.type.pitch(paragraph, "receipt", self.size)
            lines = self.type.lines(paragraph, self.type.layout.measure_mm, self.size)
            self.lines += lines
            self.pieces += [
                Piece(*pitch, may_start=may_part(at, len(lines))) for at in range(len(lines))
            ]

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        box = Box()
        layout = self.type.layout
        y += layout.receipt.rule_clear * k
        if above is not None and not above.ruled:
            box.rules.append(Rule(layout.margin_mm, y, layout.measure_mm))
        y += layout.receipt.before[0] + layout.receipt.before[1] * k
        for at in range(first, last):
            pitch = self.pieces[at].fixed + self.pieces[at].elastic * k
            texts, icons = place(
                self.lines[at], layout.margin_mm, baseline(y, pitch, self.size), self.size, "ink_2"
            )
            box.texts += texts
            box.icons += icons
            y += pitch
        return box

    def reports(self) -> list[Report]:
        height = self.type.small("receipt") * self.size
        return [Report("receipt", self.size / MM_PER_PT, height, lost_chars=self.lost)]
