"""Four sides of a fighter seen from above, with the value at each; words may stand beside it."""

from __future__ import annotations

from output.card.blocks import Plan, Side
from output.card.figures import DASH
from output.card.flow import Flow, Piece, Report, Step
from output.card.flow_words import WordsFlow, baseline, chips, lost_in, typeset
from output.card.layout import MM_PER_PT, Elastic
from output.card.placed import Box, Rule
from output.card.typeset import TypeSet, place
from output.text import Line, Paragraph

_CLEAR = 0.6
"""Between hull and bar, and between bar and figure."""
_CLEAR_SIDE = 0.95
_THINNEST, _THICKEST = 0.5, 1.7
_GAP = 0.35
"""Between paragraphs beside the plan, in lines."""


class PlanFlow(Flow):
    """A plan. It takes as many of the first paragraphs after it as have room beside it."""

    title = "Plan"
    ruled = True

    def __init__(self, plan: Plan, type_: TypeSet, words: WordsFlow | None) -> None:
        super().__init__()
        self.sides = plan.sides
        self.type = type_
        self.words = words
        self.paragraphs = [typeset(said, type_) for said in words.said] if words else []
        self.beside: list[tuple[Line, Elastic, bool]] = []
        """Line, distance to the next, and whether a paragraph begins with it."""
        self.size = 0.0

    def measure(self, step: Step) -> None:
        measures = self.type.layout.plan
        self.pieces = [Piece(*measures.height)]
        asked = max(self.type.asked("rules") * step.rules, self.type.smallest("rules"))
        taken = 0
        for size in (asked, asked * 0.95, self.type.smallest("rules")):
            size = max(size, self.type.smallest("rules"))
            self.beside, taken = self._fill(size)
            self.size = size
            if taken:
                break
        if self.words is not None:
            self.words.skip = taken

    def _fill(self, size: float) -> tuple[list[tuple[Line, Elastic, bool]], int]:
        """Whole paragraphs that fit at the densest spacing, and how many they are."""
        layout = self.type.layout
        k = layout.ladder.dense.least
        room = layout.plan.height[0] + layout.plan.height[1] * k
        found: list[tuple[Line, Elastic, bool]] = []
        used = 0.0
        for taken, paragraph in enumerate(self.paragraphs):
            pitch = self._pitch(paragraph, size)
            lines = self.type.lines(paragraph, layout.measure_mm - layout.plan.beside, size)
            used += (len(lines) + (_GAP if taken else 0.0)) * (pitch[0] + pitch[1] * k)
            if used > room:
                return found, taken
            found += [(line, pitch, at == 0) for at, line in enumerate(lines)]
        return found, len(self.paragraphs)

    def _pitch(self, paragraph: Paragraph, size: float) -> Elastic:
        fixed, elastic = self.type.pitch(paragraph, "rules", size)
        return fixed, elastic * 0.8

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        layout = self.type.layout
        height = self.pieces[0].fixed + self.pieces[0].elastic * k
        left = layout.margin_mm
        if not self.beside:
            left += (layout.measure_mm - layout.plan.width) / 2
        box = Box()
        self._place_sides(box, left + layout.plan.width / 2, y + height / 2)
        self._place_beside(box, y, height, k)
        box.rules.append(Rule(layout.margin_mm, y + height, layout.measure_mm))
        return box

    def _place_sides(self, box: Box, cx: float, cy: float) -> None:
        wide, high = self.type.layout.plan.hull
        x, y = cx - wide / 2, cy - high / 2
        box.hull = (x, y, wide, high)
        front, left, right, rear = self.sides
        size = self.type.asked("side")
        cap = self.type.cap("side", size)
        small = self.type.asked("label")
        low = self.type.cap("label", small)
        over, under = y - _CLEAR - _thickness(front), y + high + _CLEAR + _thickness(rear)
        self._bar(box, front, x + 0.2, over, wide - 0.4)
        self._bar(box, rear, x + 0.2, y + high + _CLEAR, wide - 0.4)
        for side, bar_x, along in (
            (left, x - _CLEAR - _thickness(left), -1),
            (right, x + wide + _CLEAR, 1),
        ):
            thickness = _thickness(side)
            middle = bar_x + thickness / 2
            box.bars.append((middle, y + 0.5, middle, y + high - 0.5, thickness))
            edge = bar_x - _CLEAR_SIDE if along < 0 else bar_x + thickness + _CLEAR_SIDE
            self._figure(box, side, edge, cy + 0.2, along)
            self._label(box, side, edge, cy + 0.2 + 1.0 + low, along)
        self._figure(box, front, cx, over - _CLEAR + 0.05, 0)
        self._label(box, front, cx + wide / 2 + 0.4, over - _CLEAR + 0.05, 1)
        self._figure(box, rear, cx, under + _CLEAR + cap - 0.05, 0)
        self._label(box, rear, cx + wide / 2 + 0.4, under + _CLEAR + cap - 0.05, 1)

    def _bar(self, box: Box, side: Side, x: float, y: float, width: float) -> None:
        thickness = _thickness(side)
        box.bars.append((x, y + thickness / 2, x + width, y + thickness / 2, thickness))

    def _figure(self, box: Box, side: Side, x: float, y: float, along: int) -> None:
        """A figure to the left (-1) of x, about it (0) or to the right (1)."""
        text = side.text or DASH
        size = self.type.asked("side")
        width = self.type.width("side", text, size)
        x -= width if along < 0 else width / 2 if along == 0 else 0
        box.texts.append(self.type.text("side", text, x, y, size))

    def _label(self, box: Box, side: Side, x: float, y: float, along: int) -> None:
        label = self.type.said("label", side.name)
        size = self.type.asked("label")
        x -= self.type.width("label", label, size) if along < 0 else 0
        box.texts.append(self.type.text("label", label, x, y, size, "ink_2"))

    def _place_beside(self, box: Box, top: float, height: float, k: float) -> None:
        """Words beside the plan, in the middle of its height; they open up no further than it."""
        if not self.beside:
            return
        layout = self.type.layout
        x = layout.margin_mm + layout.plan.beside
        begins = [begins and at > 0 for at, (_, _, begins) in enumerate(self.beside)]
        over = [1 + _GAP if begin else 1.0 for begin in begins]
        fixed, elastic = (
            sum(pitch[part] * times for (_, pitch, _), times in zip(self.beside, over, strict=True))
            for part in (0, 1)
        )
        if fixed + elastic * k > height:
            k = (height - fixed) / elastic
        pitches = [fixed + elastic * k for _, (fixed, elastic), _ in self.beside]
        used = sum(pitch * times for pitch, times in zip(pitches, over, strict=True))
        y = top + (height - used) / 2
        box.divider = (x - 1.75, top + 1.6, top + height - 1.6)
        for (line, _, _), pitch, begin in zip(self.beside, pitches, begins, strict=True):
            y += pitch * _GAP if begin else 0
            texts, icons = place(line, x, baseline(y, pitch, self.size), self.size)
            box.texts += texts
            box.icons += icons
            box.grounds += chips(texts, self.type)
            y += pitch

    def reports(self) -> list[Report]:
        role = self.type
        size = role.asked("side")
        found = [Report("sides", size / MM_PER_PT, role.small("side") * size)]
        if self.beside:
            step = "asked" if self.size >= role.asked("rules") else "size"
            height = role.small("rules") * self.size
            lost = lost_in(self.words.said[: self.words.skip]) if self.words else 0
            found.append(Report("rules", self.size / MM_PER_PT, height, step, lost))
        return found


def _thickness(side: Side) -> float:
    """Better protected sides have a thicker bar."""
    if not side.text:
        return _THINNEST
    # 2+ on a die is 1.7 mm, 5+ is 0.5 mm.
    return _THINNEST + (_THICKEST - _THINNEST) * min(max((side.strength - 0.4) / 0.6, 0.0), 1.0)
