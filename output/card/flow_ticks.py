"""The row of boxes to tick: what has several boxes at the left, single ones at the right."""

from __future__ import annotations

from output.card.blocks import Ticks
from output.card.flow import Flow, Piece, Report, Step
from output.card.layout import MM_PER_PT
from output.card.placed import Box, Rule, Tick
from output.card.tick_groups import LABEL_GAP, LINE_ROOM, Group, groups_of, squeezed
from output.card.typeset import TypeSet
from output.text.folded import lost_marks

_LINE_OUT = 0.9
"""How far a line before boxes stands out under them, mm."""
_LINE_UNDER = 0.5
"""How far it stands out over them where its words are in the way, mm."""
_NOTE = 1.15
"""Height of a line of words over boxes, in sizes."""


class TicksFlow(Flow):
    """Boxes for a pencil, on as many rows as they need."""

    title = "Boxes"
    ruled = True

    def __init__(self, ticks: list[Ticks], type_: TypeSet) -> None:
        super().__init__()
        self.type = type_
        self.size = type_.asked("label")
        self.lost = lost_marks(
            *(text for tick in ticks for text in (tick.label, tick.marked_label))
        )
        """Marks that are not drawn."""
        alone = len(ticks) == 1
        groups = [group for tick in ticks for group in groups_of(tick, alone, type_)]
        self.rows = self._rows(squeezed(groups, type_.layout))

    @staticmethod
    def too_wide(tick: Ticks, type_: TypeSet) -> bool:
        """Whether a label leaves no room for a box beside it, or a note none on its row."""
        label, note = (type_.said("label", text) for text in (tick.label, tick.marked_label))
        size = type_.asked("label")
        room = type_.layout.measure_mm
        first = type_.width("label", label, size) + LABEL_GAP * size + type_.layout.ticks.box
        return max(first, type_.width("label", note, size)) > room - LINE_ROOM

    def measure(self, step: Step) -> None:
        fixed, elastic = self.type.layout.ticks.height
        self.pieces = [Piece(fixed + self._over(row), elastic) for row in self.rows]

    def _over(self, row: list[Group]) -> float:
        """Height of the notes over the boxes of a row."""
        return _NOTE * self.size if any(group.note for group in row) else 0.0

    def _width(self, label: str) -> float:
        return self.type.width("label", label, self.size)

    def _rows(self, groups: list[Group]) -> list[list[Group]]:
        rows: list[list[Group]] = []
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
            self._place_row(box, self.rows[at], y + (height + self._over(self.rows[at])) / 2)
            y += height
        box.rules.append(Rule(layout.margin_mm, y, layout.measure_mm))
        return box

    def _place_row(self, box: Box, row: list[Group], middle: float) -> None:
        """Groups spread over the measure; one single box alone stands at the right."""
        layout = self.type.layout
        free = layout.measure_mm - sum(group.width for group in row)
        x = layout.margin_mm + (free if len(row) == 1 and row[0].single else 0.0)
        for group in row:
            self._place_group(box, group, x, middle)
            x += group.width + free / max(len(row) - 1, 1)

    def _place_group(self, box: Box, group: Group, x: float, middle: float) -> None:
        if group.label:
            baseline = middle + self.type.cap("label", self.size) / 2
            box.texts.append(self.type.text("label", group.label, x, baseline, self.size))
        top = middle - group.side / 2
        for at in range(group.boxes):
            crossed = group.last_crossed and at + 1 == group.boxes
            marked = at >= group.boxes - group.marked
            box.ticks.append(Tick(x + group.left(at), top, group.side, crossed, marked))
        if group.line is not None:
            self._place_line(box, group, x + group.left(group.line), top)

    def _place_line(self, box: Box, group: Group, left: float, top: float) -> None:
        """The line before the worse boxes, which begin at left and top, and what they mean.

        The words begin over those boxes, or end at the margin where they are too long for that.
        """
        layout = self.type.layout
        note = self._width(group.note)
        x = min(left, layout.width_mm - layout.margin_mm - note)
        over = max(_NOTE * self.size, _LINE_OUT) if x == left else _LINE_UNDER
        line = left - (group.gap + LINE_ROOM) / 2
        box.marks.append((line, top - over, top + group.side + _LINE_OUT))
        baseline = top - _LINE_OUT
        box.texts.append(self.type.text("label", group.note, x, baseline, self.size, "alert"))

    def reports(self) -> list[Report]:
        height = self.type.small("label") * self.size
        return [Report("boxes", self.size / MM_PER_PT, height, lost_chars=self.lost)]
