"""A table on a card: heads, and rows of icon, name and figures with words under the name."""

from __future__ import annotations

from output.card.band_line import band_texts
from output.card.blocks import Table
from output.card.flow import Flow, Report, Step
from output.card.layout import MM_PER_PT
from output.card.placed import Box, Icon, Rule
from output.card.row_figures import place_band, place_figure
from output.card.row_type import RowRoom, RowType, text_of
from output.card.table_head import HeadType
from output.card.typeset import TypeSet, place
from output.text.folded import lost_marks

_LEAST_CLEAR = 0.5
"""Of an icon in a low row, over and under it together, mm."""


class TableFlow(Flow):
    """Items with figures. A row is never parted; heads stand on each face that has rows."""

    ruled = True

    def __init__(self, table: Table, type_: TypeSet) -> None:
        super().__init__()
        self.table = table
        self.type = type_
        self.title = table.title
        measures = type_.layout.table
        self.heads = HeadType(table, type_)
        self.head, self.tail = self.heads.height, measures.after
        has_icons = any(row.icon for row in table.rows)
        self.indent = measures.icon + measures.icon_gap if has_icons else 0.0
        self.texts = [text_of(row, type_) for row in table.rows]
        self.rows: list[RowType] = []

    def measure(self, step: Step) -> None:
        type_ = self.type
        under = type_.layout.measure_mm - self.indent
        name = under - sum(self.heads.widths)
        dense = RowRoom(name, under, type_.smallest("needs"), beside=True)
        rows = self._rows(dense, step.weapon) if step.weapon < 1 else []
        # Smaller names make no row lower, except where something comes to stand beside them.
        if not any(row.beside_x for row in rows):
            rows = self._rows(RowRoom(name, under, type_.asked("needs"), beside=False), 1.0)
        self.rows = rows
        self.pieces = [row.piece() for row in self.rows]

    def _rows(self, room: RowRoom, share: float) -> list[RowType]:
        return [
            RowType(row, text, room, share, self.type)
            for row, text in zip(self.table.rows, self.texts, strict=True)
        ]

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        box = Box()
        layout = self.type.layout
        y = self.heads.place(box, y, k, continued=first > 0)
        for at in range(first, last):
            self._place_row(box, self.rows[at], y, k)
            y += self.pieces[at].fixed + self.pieces[at].elastic * k
            box.rules.append(Rule(layout.margin_mm, y, layout.measure_mm, strong=at + 1 == last))
        return box

    def _place_row(self, box: Box, row: RowType, y: float, k: float) -> None:
        """Icon, name and figures in the middle of the first line, the rest under it."""
        measures = self.type.layout.table
        height = measures.row[0] + measures.row[1] * k
        middle = y + height / 2
        x = self.type.layout.margin_mm + self.indent
        self._place_icon(box, row, middle, height)
        self._place_figures(box, row, middle)
        baseline = middle + self.type.cap("weapon", row.name.size) / 2
        if row.beside_x:
            box.texts += band_texts(
                row.row.bands, x + row.beside_x, baseline, row.room.needs_size, self.type
            )
        for at, line in enumerate(row.name.lines):
            baseline += row.name_pitch() if at else 0.0
            box.texts += place(line, x, baseline, row.name.size, flush=True)[0]
        self._place_under(box, row, x, baseline, k)

    def _place_icon(self, box: Box, row: RowType, middle: float, height: float) -> None:
        if not row.row.icon:
            return
        asked = self.type.layout.table.icon
        side = min(asked, height - _LEAST_CLEAR)
        x = self.type.layout.margin_mm + (asked - side) / 2
        box.icons.append(Icon(row.row.icon, x, middle - side / 2, side))

    def _place_figures(self, box: Box, row: RowType, middle: float) -> None:
        type_ = self.type
        size = type_.asked("cell")
        y = middle + type_.cap("cell", size) / 2
        for figure, (x, width) in zip(row.row.figures, self.heads.spans(), strict=True):
            if figure.shade:
                place_band(box, figure, x, width, middle, type_)
            else:
                place_figure(box, figure, x + width / 2, y, size, type_)

    def _place_under(self, box: Box, row: RowType, x: float, y: float, k: float) -> None:
        """What is needed and the words, under the name whose last baseline is at y."""
        y += row.hanging()
        fixed, elastic = row.needs_pitch()
        for bands in [] if row.beside_x else row.needs:
            y += fixed + elastic * k
            box.texts += band_texts(bands, x, y, row.room.needs_size, self.type)
        fixed, elastic = row.text_pitch()
        for line in row.lines:
            y += 0.0 if row.text_x else fixed + elastic * k
            texts, icons = place(line, x + row.text_x, y, row.text_size, "ink_2")
            box.texts += texts
            box.icons += icons

    def reports(self) -> list[Report]:
        x_height = self.type.small("weapon")
        return [
            Report(
                f"item {row.row.item}",
                row.name.size / MM_PER_PT,
                x_height * row.name.size,
                row.name.step,
                lost_marks(row.row.name, row.row.text),
            )
            for row in self.rows
        ]
