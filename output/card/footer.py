"""The band at the bottom: where the fighter belongs, what the card is from, which face it is."""

from __future__ import annotations

from collections.abc import Sequence

from output.card.blocks import Footer
from output.card.flow import Report
from output.card.layout import MM_PER_PT
from output.card.placed import FooterBox, Text, Tone
from output.card.typeset import TypeSet, place
from output.text import Line
from output.text.folded import lost_marks

_RAISED = 0.35
"""How far the words stand over the middle of the band: what hangs from them keeps off the cut."""
_CHIP_PAD = 1.0
_CHIP_GAP = 1.6


class FooterType:
    """The footer of a card, measured for the number of its faces. The same on all of them."""

    def __init__(self, footer: Footer, faces: int, type_: TypeSet) -> None:
        self.type = type_
        self.faces = faces
        self.size = type_.asked("footer")
        self.chip = self._chip_width()
        self.cut: list[str] = []
        """Texts of which only the beginning stands here: they belong into the words."""
        self.pitch = type_.layout.type["footer"].leading * self.size
        left = type_.said("footer", footer.left)
        choices = [type_.said("footer", text) for text in footer.right]
        self.lost = lost_marks(footer.left, *footer.right[:1])
        """Marks that are not drawn."""
        self.left, self.right, self.stacked = self._fit(left, choices)
        self.hanging = -type_.reach(" ".join((left, *choices[:1])), "footer")[1] * self.size
        """How far letters reach under the baseline, mm."""
        rows = self._rows()
        self.height = type_.layout.footer.height + (rows - 1) * self.pitch

    def _chip_width(self) -> float:
        if self.faces < 2:
            return 0.0
        widest = f"{self.faces}/{self.faces}"
        return self.type.width("cell", widest, self.size) + 2 * _CHIP_PAD

    def _fit(
        self, left: str, choices: Sequence[str]
    ) -> tuple[Sequence[Line], Sequence[Line], bool]:
        """Side by side where a choice has room, else below each other, the left one first."""
        type_ = self.type
        room = type_.layout.measure_mm - (self.chip + _CHIP_GAP if self.chip else 0.0)
        used = type_.width("footer", left, self.size) + type_.layout.footer.gap
        for right in choices:
            if used + type_.width("footer", right, self.size) <= room:
                measure = type_.layout.measure_mm
                return self._side(left, measure), self._side(right, measure), False
        longest = choices[0] if choices else ""
        return self._side(left, room), self._side(longest, room), True

    def _side(self, text: str, width: float) -> Sequence[Line]:
        if not text:
            return ()
        lines = self.type.lines(self.type.one_line("footer", text), width, self.size)
        most = self.type.layout.footer.most_lines
        if len(lines) <= most:
            return lines
        self.cut.append(text)
        return self.type.shortened("footer", text, width, self.size, most)

    def _rows(self) -> int:
        return max(len(self.left) + len(self.right), 1) if self.stacked else 1

    def place(self, face: int) -> FooterBox:
        """The footer of a face, counted from 1."""
        layout = self.type.layout
        y = layout.height_mm - self.height
        box = FooterBox(y, self.height)
        right = layout.width_mm - layout.margin_mm
        top = y + (self.height - (self._rows() - 1) * self.pitch) / 2
        top += self.type.cap("footer", self.size) / 2 - _RAISED
        last = top + (self._rows() - 1) * self.pitch
        lowest = layout.height_mm - layout.footer.clear
        top -= max(last + self.hanging - lowest, 0.0)
        if self.chip:
            middle = (
                top + ((self._rows() - 1) * self.pitch - self.type.cap("footer", self.size)) / 2
            )
            self._place_chip(box, f"{face}/{self.faces}", right, middle)
            right -= self.chip + _CHIP_GAP
        left_texts = self._lines(self.left, layout.margin_mm, top, "name")
        if self.stacked:
            top += len(self.left) * self.pitch
            box.texts += left_texts + self._lines(self.right, layout.margin_mm, top, "quiet")
            return box
        box.texts += left_texts
        for line in self.right:
            texts, _ = place(line, right - line.width_mm, top, self.size, "quiet", flush=True)
            box.texts += texts
        return box

    def _lines(self, lines: Sequence[Line], x: float, y: float, tone: Tone) -> list[Text]:
        found: list[Text] = []
        for line in lines:
            texts, _ = place(line, x, y, self.size, tone, flush=True)
            found += texts
            y += self.pitch
        return found

    def _place_chip(self, box: FooterBox, text: str, right: float, middle: float) -> None:
        type_ = self.type
        height = self.size * 1.18
        box.chip = (right - self.chip, middle - height / 2, self.chip, height)
        baseline = middle + type_.cap("cell", self.size) / 2
        box.texts.append(
            type_.text(
                "cell", text, right - self.chip / 2, baseline, self.size, "team", middle=True
            )
        )

    def reports(self) -> list[Report]:
        """How it came out."""
        height = self.type.small("footer") * self.size
        return [Report("footer", self.size / MM_PER_PT, height, lost_chars=self.lost)]
