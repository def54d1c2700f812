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
_LINE_ROOM = 1.2
"""What a line before boxes adds to the gap there, mm."""
_LINE_OUT = 0.9
"""How far that line stands out over and under its boxes, mm."""
_NOTE = 1.15
"""Height of a line of words over boxes, in sizes."""


@dataclass
class _Group:
    """A label with its boxes; without a label, boxes that go on from the row above."""

    label: str
    boxes: int
    last_crossed: bool
    width: float
    single: bool
    first: float = 0.0
    """Where the first box begins, from the left end."""
    marked: int = 0
    """How many of the last boxes are worse ones."""
    lined: bool = False
    """Whether the line before those stands here."""
    note: str = ""
    note_over: bool = False
    """Whether the note stands over the worse boxes, and not beside them."""


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
        self.rows = self._rows([group for tick in ticks for group in self._groups(tick)])

    @staticmethod
    def too_wide(tick: Ticks, type_: TypeSet) -> bool:
        """Whether a label leaves no room for a box beside it."""
        width = type_.width("label", type_.said("label", tick.label), type_.asked("label"))
        return width + _LABEL_GAP + type_.layout.ticks.box > type_.layout.measure_mm

    def measure(self, step: Step) -> None:
        fixed, elastic = self.type.layout.ticks.height
        self.pieces = [Piece(fixed + self._over(row), elastic) for row in self.rows]

    def _over(self, row: list[_Group]) -> float:
        """Height of the notes over the boxes of a row."""
        return _NOTE * self.size if any(group.note_over for group in row) else 0.0

    def _groups(self, tick: Ticks) -> list[_Group]:
        """One group, or more where a row has no room for all its boxes."""
        label = self.type.said("label", tick.label)
        if not tick.marked:
            return self._chunks(tick, label, tick.boxes, tick.last_crossed)
        note = self.type.said("label", tick.marked_label)
        (*others, whole) = self._chunks(tick, label, tick.boxes, tick.last_crossed)
        well = tick.boxes - tick.marked
        after = self.type.layout.measure_mm - whole.first - well * self._pitch - _LINE_ROOM
        fits = whole.width + _LINE_ROOM <= self.type.layout.measure_mm
        if not others and fits and self._width(note) <= after:
            whole.width += _LINE_ROOM
            whole.marked, whole.lined, whole.note, whole.note_over = tick.marked, True, note, True
            return [whole]
        return [*self._chunks(tick, label, well, False), *self._worse(tick, note)]

    def _worse(self, tick: Ticks, note: str) -> list[_Group]:
        """The worse boxes on rows of their own: the line first, the note beside or over them."""
        found = self._chunks(tick, "", tick.marked, tick.last_crossed, _LINE_ROOM)
        for group in found:
            group.marked = group.boxes
        first = found[0]
        first.lined, first.note = True, note
        beside = first.width + _LABEL_GAP + self._width(note)
        first.note_over = len(found) > 1 or beside > self.type.layout.measure_mm
        first.width = first.width if first.note_over else beside
        return found

    def _chunks(
        self, tick: Ticks, label: str, left: int, last_crossed: bool, start: float = 0.0
    ) -> list[_Group]:
        """So many boxes behind a label, a group for each row of them."""
        start += self._width(label) + _LABEL_GAP if label else 0.0
        gap = self.type.layout.ticks.gap
        groups = []
        while left > 0:
            fits = max(int((self.type.layout.measure_mm + gap - start) / self._pitch), 1)
            boxes = min(left, fits)
            left -= boxes
            width = start + boxes * self._pitch - gap
            last = last_crossed and left == 0
            groups.append(_Group(label, boxes, last, width, tick.boxes == 1, start))
            label, start = "", 0.0
        return groups

    @property
    def _pitch(self) -> float:
        return self.type.layout.ticks.box + self.type.layout.ticks.gap

    def _width(self, label: str) -> float:
        return self.type.width("label", label, self.size)

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
            self._place_row(box, self.rows[at], y + (height + self._over(self.rows[at])) / 2)
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
        x += group.first
        well = group.boxes - group.marked
        top = middle - measures.box / 2
        for at in range(group.boxes):
            crossed = group.last_crossed and at + 1 == group.boxes
            shift = _LINE_ROOM if group.lined and well and at >= well else 0.0
            left = x + at * self._pitch + shift
            box.ticks.append(Tick(left, top, measures.box, crossed, at >= well))
            if group.lined and at == well:
                self._place_line(box, group, left, top)

    def _place_line(self, box: Box, group: _Group, left: float, top: float) -> None:
        """The line before the worse boxes, which begin at left and top, and what they mean."""
        measures = self.type.layout.ticks
        over = _NOTE * self.size if group.note_over else 0.0
        line = left - (measures.gap + _LINE_ROOM) / 2
        box.marks.append((line, top - max(over, _LINE_OUT), top + measures.box + _LINE_OUT))
        if group.note_over:
            x, baseline = left, top - _LINE_OUT
        else:
            x = left + group.boxes * self._pitch - measures.gap + _LABEL_GAP
            baseline = top + (measures.box + self.type.cap("label", self.size)) / 2
        box.texts.append(self.type.text("label", group.note, x, baseline, self.size, "alert"))

    def reports(self) -> list[Report]:
        height = self.type.font("label").x_height * self.size
        return [Report("boxes", self.size / MM_PER_PT, height, lost_chars=self.lost)]
