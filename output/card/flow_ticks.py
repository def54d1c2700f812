"""The row of boxes to tick: what has several boxes at the left, single ones at the right."""

from __future__ import annotations

from dataclasses import dataclass

from output.card.blocks import Ticks
from output.card.flow import Flow, Piece, Report, Step
from output.card.layout import MM_PER_PT
from output.card.placed import Box, Rule, Tick
from output.card.typeset import TypeSet
from output.text.folded import lost_marks

_LABEL_GAP = 1.4


@dataclass
class _Group:
    """A label with its boxes; without a label, boxes that go on from the row above."""

    label: str
    boxes: int
    last_crossed: bool
    width: float
    single: bool


class TicksFlow(Flow):
    """Boxes for a pencil, on as many rows as they need."""

    title = "Boxes"
    ruled = True

    def __init__(self, ticks: list[Ticks], type_: TypeSet) -> None:
        super().__init__()
        self.type = type_
        self.size = type_.asked("label")
        self.lost = lost_marks(*(tick.label for tick in ticks))
        """Marks that are not drawn."""
        self.rows = self._rows([group for tick in ticks for group in self._groups(tick)])

    @staticmethod
    def too_wide(tick: Ticks, type_: TypeSet) -> bool:
        """Whether a label leaves no room for a box beside it."""
        width = type_.width("label", type_.said("label", tick.label), type_.asked("label"))
        return width + _LABEL_GAP + type_.layout.ticks.box > type_.layout.measure_mm

    def measure(self, step: Step) -> None:
        self.pieces = [Piece(*self.type.layout.ticks.height) for _ in self.rows]

    def _groups(self, tick: Ticks) -> list[_Group]:
        """One group, or more where a row has no room for all its boxes."""
        measures = self.type.layout.ticks
        label = self.type.said("label", tick.label)
        start = self.type.width("label", label, self.size) + _LABEL_GAP
        pitch = measures.box + measures.gap
        room = self.type.layout.measure_mm + measures.gap
        groups, left = [], tick.boxes
        while left > 0:
            fits = max(int((room - start) / pitch), 1)
            boxes = min(left, fits)
            left -= boxes
            width = start + boxes * pitch - measures.gap
            last = tick.last_crossed and left == 0
            groups.append(_Group(label, boxes, last, width, tick.boxes == 1))
            label, start = "", 0.0
        return groups

    def _rows(self, groups: list[_Group]) -> list[list[_Group]]:
        rows: list[list[_Group]] = []
        measures = self.type.layout.ticks
        for group in sorted(groups, key=lambda group: group.single):
            used = sum(g.width + measures.apart for g in rows[-1]) if rows else 0.0
            if rows and used + group.width <= self.type.layout.measure_mm:
                rows[-1].append(group)
            else:
                rows.append([group])
        return rows

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        box = Box()
        layout = self.type.layout
        for at in range(first, last):
            height = self.pieces[at].fixed + self.pieces[at].elastic * k
            self._place_row(box, self.rows[at], y + height / 2)
            y += height
        box.rules.append(Rule(layout.margin_mm, y, layout.measure_mm))
        return box

    def _place_row(self, box: Box, row: list[_Group], middle: float) -> None:
        """Groups spread over the measure; one single box alone stands at the right."""
        layout = self.type.layout
        free = layout.measure_mm - sum(group.width for group in row)
        x = layout.margin_mm + (free if len(row) == 1 and row[0].single else 0.0)
        for group in row:
            self._place_group(box, group, x, middle)
            x += group.width + free / max(len(row) - 1, 1)

    def _place_group(self, box: Box, group: _Group, x: float, middle: float) -> None:
        measures = self.type.layout.ticks
        if group.label:
            baseline = middle + self.type.cap("label", self.size) / 2
            box.texts.append(self.type.text("label", group.label, x, baseline, self.size))
        pitch = measures.box + measures.gap
        x += group.width - (group.boxes * pitch - measures.gap)
        for at in range(group.boxes):
            crossed = group.last_crossed and at + 1 == group.boxes
            box.ticks.append(Tick(x + at * pitch, middle - measures.box / 2, measures.box, crossed))

    def reports(self) -> list[Report]:
        height = self.type.font("label").x_height * self.size
        return [Report("boxes", self.size / MM_PER_PT, height, lost_chars=self.lost)]
