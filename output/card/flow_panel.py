"""A panel: a figure on the warband's colour, others below each other beside it, chances as bars."""

from __future__ import annotations

from dataclasses import dataclass

from output.card.blocks import Bar, Figure, Panel
from output.card.figures import POINTERS, pointed
from output.card.flow import Flow, Piece, Report, Step
from output.card.layout import MM_PER_PT
from output.card.placed import Box, Ground, Rule
from output.card.typeset import TONES, TypeSet
from output.text.folded import lost_marks

_LABEL_AT = 0.23
_FIGURE_AT = 0.86
"""Baselines of label and figure in the box, as shares of its height."""
_LEAST_APART = 1.0
"""Between a label and the figure at the other end of its line, mm."""
_OVER, _UNDER = 0.55, 0.55
"""Of what is left of the height, half stands over and half under the panel."""


@dataclass
class _Bars:
    """The room of the bars, from the left end, and the width of each."""

    x: float
    width: float
    each: float


class PanelFlow(Flow):
    """A panel as one piece, across the measure."""

    title = "Panel"
    ruled = True

    def __init__(self, panel: Panel, type_: TypeSet) -> None:
        super().__init__()
        self.panel = panel
        self.type = type_
        self.label, self.figure = type_.asked("label"), type_.asked("figure")
        self.words = type_.asked("trait")
        self.cell = self._fitted(type_.asked("cell"), type_.smallest("cell"))

    @classmethod
    def too_wide(cls, panel: Panel, type_: TypeSet) -> bool:
        """Whether a card is too narrow for it: then it is said in strip and words."""
        return not cls(panel, type_)._has_room()

    def _fitted(self, size: float, smallest: float) -> float:
        """The size of the figures, smaller where that gives all of them room."""
        for tried in (size, (size + smallest) / 2, smallest):
            self.cell = tried
            if self._has_room():
                return tried
        return size

    def _has_room(self) -> bool:
        measures, bars = self.type.layout.panel, self._bars()
        boxed = max(
            self.type.width("label", self._said(self.panel.cell.label), self.label),
            self.type.width("figure", self._figure_text(), self.figure),
        )
        lines = [self._line_width(figure) for figure in self.panel.beside]
        each = [self._bar_width(bar) for bar in self.panel.bars]
        return (
            boxed <= measures.box - _LEAST_APART
            and max(lines, default=0.0) <= measures.beside
            and max(each, default=0.0) <= bars.each
            and self.type.width("trait", self.panel.title, self.words) <= bars.width
        )

    def _line_width(self, figure: Figure) -> float:
        label = self.type.width("label", self._said(figure.label), self.label)
        return label + _LEAST_APART + self.type.width("cell", pointed(figure), self.cell)

    def _bar_width(self, bar: Bar) -> float:
        label = self.type.width("label", self._said(bar.label), self.label)
        return label + _LEAST_APART + self.type.width("cell", bar.text, self.cell)

    def _said(self, label: str) -> str:
        return self.type.said("label", label)

    def _figure_text(self) -> str:
        return pointed(Figure(self.panel.cell.text, self.panel.cell.change))

    def _bars(self) -> _Bars:
        layout, measures = self.type.layout, self.type.layout.panel
        x = measures.box + measures.gap
        if self.panel.beside:
            x += measures.beside + 2 * measures.gap
        width = layout.measure_mm - x
        count = max(len(self.panel.bars), 1)
        return _Bars(x, width, (width - (count - 1) * measures.bar_gap) / count)

    def measure(self, step: Step) -> None:
        self.pieces = [Piece(*self.type.layout.panel.height)]

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        box, layout = Box(), self.type.layout
        fixed, elastic = layout.panel.height
        foot = y + fixed + elastic * k
        top, bottom = y + elastic * k * _OVER, foot - elastic * k * _UNDER
        self._place_box(box, top, bottom)
        self._place_beside(box, top, bottom)
        self._place_bars(box, top, bottom)
        box.rules.append(Rule(layout.margin_mm, foot, layout.measure_mm))
        return box

    def _place_box(self, box: Box, top: float, bottom: float) -> None:
        layout, height = self.type.layout, bottom - top
        box.grounds.append(Ground(layout.margin_mm, top, layout.panel.box, height, "panel"))
        middle = layout.margin_mm + layout.panel.box / 2
        label, text = self._said(self.panel.cell.label), self._figure_text()
        for role, said, size, at in (
            ("label", label, self.label, _LABEL_AT),
            ("figure", text, self.figure, _FIGURE_AT),
        ):
            y = top + height * at
            box.texts.append(self.type.text(role, said, middle, y, size, "chip", middle=True))

    def _place_beside(self, box: Box, top: float, bottom: float) -> None:
        """Labels at the left, figures at the right of a column, with a line after it."""
        measures = self.type.layout.panel
        left = self.type.layout.margin_mm + measures.box + measures.gap
        right = left + measures.beside
        pitch = (bottom - top) / max(len(self.panel.beside), 1)
        changed = any(figure.change for figure in self.panel.beside)
        pointers = self.type.width("cell", POINTERS["worse"], self.cell) if changed else 0.0
        for at, figure in enumerate(self.panel.beside):
            middle = top + (at + 0.5) * pitch
            y = middle + self.type.cap("label", self.label) / 2
            label = self._said(figure.label)
            box.texts.append(self.type.text("label", label, left, y, self.label, "ink_2"))
            text = pointed(figure)
            x = right - pointers - self.type.width("cell", figure.text, self.cell)
            y = middle + self.type.cap("cell", self.cell) / 2
            tone = TONES.get(figure.change, "ink")
            box.texts.append(self.type.text("cell", text, x, y, self.cell, tone))
        if self.panel.beside and self.panel.bars:
            box.divider = (right + measures.gap, top, bottom)

    def _place_bars(self, box: Box, top: float, bottom: float) -> None:
        """Title over figures over bars, the chances at the right end of each."""
        if not self.panel.bars:
            return
        measures, bars = self.type.layout.panel, self._bars()
        x = self.type.layout.margin_mm + bars.x
        y = top + self.type.cap("trait", self.words) * 1.2
        if self.panel.title:
            box.texts.append(self.type.text("trait", self.panel.title, x, y, self.words, "ink_2"))
        y = bottom - measures.bar - _LEAST_APART
        for bar in self.panel.bars:
            label = self._said(bar.label)
            box.texts.append(self.type.text("label", label, x, y, self.label, "ink_2"))
            end = x + bars.each - self.type.width("cell", bar.text, self.cell)
            box.texts.append(self.type.text("cell", bar.text, end, y, self.cell))
            low = bottom - measures.bar
            box.grounds.append(Ground(x, low, bars.each, measures.bar, "bar"))
            box.grounds.append(Ground(x, low, bars.each * bar.share, measures.bar, "share"))
            x += bars.each + measures.bar_gap

    def reports(self) -> list[Report]:
        height = self.type.small("label") * self.label
        texts = [self.panel.title, self.panel.cell.label, *(f.label for f in self.panel.beside)]
        return [Report("panel", self.label / MM_PER_PT, height, lost_chars=lost_marks(*texts))]
