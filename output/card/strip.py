"""The strip of characteristics: label over figure, in cells that share the measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.card.arcs import arc_at
from output.card.blocks import Cell, Figure
from output.card.figures import DASH, pointed
from output.card.flow import Report
from output.card.layout import MM_PER_PT
from output.card.placed import StripBox, Text, Tone
from output.card.typeset import TONES, TypeSet

_UNDER_AIR, _UNDER_LEAST = 1.0, 0.3
"""Left and right together of a value under a figure, mm; and the least of it at the smallest size."""
_POINTER_ROOM, _POINTER_GAP = 0.4, 0.35
"""What a pointer beside a figure needs more than its width, and how much of that before it, mm."""
_LARGER = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""Sizes of figures that cells of unequal widths are tried with, from that asked to the smallest."""
_RULES = {"none": (0.0, 0.0), "one": (0.0, 0.0), "two": (1.05, 0.75)}
"""Room over the first cells and under the last for the rules of a theme, mm."""


@dataclass
class _Row:
    """Cells of one strip with the labels chosen and the width of each."""

    cells: list[Cell]
    labels: list[str]
    widths: list[float]
    tracking: float
    """Room after each letter of the labels, em."""

    @property
    def is_full(self) -> bool:
        """Whether the labels are the full ones."""
        return all(
            len(label) >= len(cell.label)
            for cell, label in zip(self.cells, self.labels, strict=True)
        )

    @property
    def under(self) -> int:
        """Lines of values under the figures."""
        return max(len(cell.under) for cell in self.cells)


class StripType:
    """The strips of a card, measured. Cells are equally wide where that is wide enough."""

    def __init__(self, cells: list[Cell], type_: TypeSet) -> None:
        self.type = type_
        self.measures = type_.layout.strip
        self.over, self.under = _RULES[type_.theme.strip_rules]
        self.label_size = type_.asked("label")
        self.figure_size = type_.asked("figure")
        self.rows = self._rows(cells)

    @staticmethod
    def too_wide(cell: Cell, type_: TypeSet) -> bool:
        """Whether a cell has no room in a strip of its own: it is to be said in words."""
        strip = type_.layout.strip
        room = type_.layout.measure_mm / 2 - 2 * strip.cell_pad
        label = type_.width("label", type_.said("label", cell.short), type_.asked("label"))
        figure = type_.width("figure", cell.text, type_.smallest("figure"))
        return max(label, figure) > room

    def without_room(self) -> set[str]:
        """The cells by id whose values under the figure are wider than the cell."""
        return {
            cell.id
            for row in self.rows
            for cell, width in zip(row.cells, row.widths, strict=True)
            if any(self._size_under(figure, width) is None for figure in cell.under)
        }

    def _size_under(self, figure: Figure, width: float) -> float | None:
        """The size of a value under a figure, or None where even the smallest is too wide."""
        text = _under(figure)
        size = self.type.fitted("trait", text, width - _UNDER_AIR)
        return size or self.type.fitted("trait", text, width - _UNDER_LEAST)

    def _rows(self, cells: list[Cell]) -> list[_Row]:
        """The cells on as few strips as they have room on, as evenly as can be."""
        if not cells:
            return []
        fewest = -(-len(cells) // self.measures.most_cells)
        for count in range(fewest, len(cells) + 1):
            each = -(-len(cells) // count)
            parts = [cells[at : at + each] for at in range(0, len(cells), each)]
            rows = self._of_one_kind(parts, [self._row(part) for part in parts])
            if all(row is not None for row in rows):
                return [row for row in rows if row is not None]
        raise AssertionError("a cell alone has room; the others are said in words")

    def _of_one_kind(
        self, parts: list[list[Cell]], rows: list[_Row | None]
    ) -> Sequence[_Row | None]:
        """The rows with short labels on all of them, where one of them has room for no others."""
        if all(row is None or row.is_full for row in rows):
            return rows
        return [self._row(part, short_only=True) for part in parts]

    def _row(self, cells: list[Cell], short_only: bool = False) -> _Row | None:
        """Full labels before short ones, equal widths before unequal ones; None: no room."""
        measure = self.type.layout.measure_mm
        short = [self.type.said("label", cell.short) for cell in cells]
        full = short if short_only else [self.type.said("label", cell.label) for cell in cells]
        if len(cells) == 1:
            fits = self._needs(cells, full)[0] <= measure
            return self._spaced(cells, full if fits else short, [measure])
        even = measure / len(cells)
        for labels in (full, short):
            if max(self._needs(cells, labels)) <= even:
                return self._spaced(cells, labels, [even] * len(cells))
        for labels in (full, short):
            for larger in _LARGER:
                needs = self._needs(cells, labels, larger)
                if sum(needs) <= measure:
                    return self._spaced(cells, labels, _evened(needs, measure))
        return None

    def _spaced(self, cells: list[Cell], labels: list[str], widths: list[float]) -> _Row:
        """Cells with their labels; those set closer where one would come near to a line."""
        type_, measures = self.type, self.measures
        near = any(
            type_.width("label", label, self.label_size) + 2 * measures.cell_air > width
            for label, width in zip(labels, widths, strict=True)
        )
        usual = type_.tracking("label")
        return _Row(cells, labels, widths, min(usual, measures.label_tracking) if near else usual)

    def _needs(self, cells: list[Cell], labels: list[str], larger: float = 0.0) -> list[float]:
        """The least width of each cell; `larger`: of figures from the smallest, 0, to that asked."""
        type_, pad = self.type, 2 * self.measures.cell_pad
        smallest = type_.smallest("figure")
        size = smallest + larger * max(type_.asked("figure") - smallest, 0.0)
        return [
            pad
            + max(
                type_.width("label", label, self.label_size),
                type_.width("figure", cell.text or DASH, size)
                + (self._pointer() if cell.change else 0),
            )
            for cell, label in zip(cells, labels, strict=True)
        ]

    def _pointer(self) -> float:
        """Room for a pointer beside a figure."""
        return self.measures.pointer + _POINTER_ROOM

    def height(self, again: bool = False) -> float:
        """Height of all strips."""
        return sum(self._height(row, again) for row in self.rows)

    def _height(self, row: _Row, again: bool = False) -> float:
        height = self.measures.height + row.under * self.measures.under
        return (self.measures.again if again else height) + sum(self._room_of_rules(row))

    def _room_of_rules(self, row: _Row) -> tuple[float, float]:
        over = self.over if row is self.rows[0] else 0.0
        return over, self.under if row is self.rows[-1] else 0.0

    def place(self, y: float, again: bool = False) -> list[StripBox]:
        """The strips from y on; `again`: as they stand on the faces after the first."""
        found = []
        for row in self.rows:
            found.append(self._place_row(row, y, again))
            y += found[-1].height
        return found

    def _place_row(self, row: _Row, y: float, again: bool) -> StripBox:
        type_, measures = self.type, self.measures
        height = self._height(row, again)
        inset = measures.inset * min(height / measures.height, 1.0)
        over, foot = self._room_of_rules(row)
        box = StripBox(y, height, inset, over, foot, pointer=measures.pointer)
        y += over
        label_y = y + (measures.label_again if again else measures.label)
        figure_y = y + (measures.figure_again if again else measures.figure)
        asked = measures.figure_pt_again * MM_PER_PT if again else type_.asked("figure")
        under = self._size_of_under(row)
        if not again and self._crowded_under(row, under):
            box.under += row.under * measures.under
        x = type_.layout.margin_mm
        for at, (cell, label) in enumerate(zip(row.cells, row.labels, strict=True)):
            width = row.widths[at]
            middle = x + width / 2
            box.texts.append(self._label(label, middle, label_y, row.tracking))
            size = self._place_figure(box, cell, x, width, figure_y, asked)
            self.figure_size = min(self.figure_size, size) if not again else self.figure_size
            if not again:
                self._place_under(box, cell, middle, figure_y, under)
            x += width
            if at + 1 < len(row.cells):
                box.lines.append(x)
        return box

    def _place_figure(
        self, box: StripBox, cell: Cell, x: float, width: float, y: float, asked: float
    ) -> float:
        """A figure or arc in a cell that begins at x, its pointer within the cell; its size."""
        type_, pad, text = self.type, self.measures.cell_pad, cell.text or DASH
        pointer = self._pointer() if cell.change else 0.0
        em = type_.width("figure", text)
        size = max(min(asked, (width - 2 * pad - pointer) / em), type_.smallest("figure"))
        half = em * size / 2
        middle = min(x + width / 2, x + width - pad - pointer - half)
        if cell.arc:
            box.arcs.append(arc_at(middle, y, type_.cap("figure", size), cell.arc))
        else:
            tone: Tone = "alert" if cell.change == "worse" else "ink" if cell.text else "ink_2"
            box.texts.append(type_.text("figure", text, middle, y, size, tone, middle=True))
        if cell.change:
            pointers = box.worse if cell.change == "worse" else box.better
            pointers.append((middle + half + _POINTER_GAP, y))
        return size

    def _size_of_under(self, row: _Row) -> float:
        """The one size of all values under figures, at which the widest of them has room."""
        sizes = [
            self._size_under(figure, width) or self.type.smallest("trait")
            for cell, width in zip(row.cells, row.widths, strict=True)
            for figure in cell.under
        ]
        return min(sizes, default=self.type.asked("trait"))

    def _crowded_under(self, row: _Row, size: float) -> bool:
        """Whether a value under a figure would come near to the lines beside it."""
        return any(
            self.type.width("trait", _under(figure), size) > width - _UNDER_AIR
            for cell, width in zip(row.cells, row.widths, strict=True)
            for figure in cell.under
        )

    def _place_under(self, box: StripBox, cell: Cell, middle: float, y: float, size: float) -> None:
        """What follows from a figure, on lines under it."""
        for figure in cell.under:
            y += self.measures.under
            tone, text = TONES.get(figure.change, "ink_2"), _under(figure)
            box.texts.append(self.type.text("trait", text, middle, y, size, tone, middle=True))

    def _label(self, label: str, middle: float, y: float, tracking: float) -> Text:
        type_, size = self.type, self.label_size
        text = type_.text("label", label, middle, y, size, "ink_2")
        text.tracking = tracking * size
        text.x -= type_.text_width(text) / 2
        return text

    def reports(self) -> list[Report]:
        """How labels and figures came out."""
        type_ = self.type
        label, figure = self.label_size, self.figure_size
        step = "asked" if figure >= type_.asked("figure") else "size"
        return [
            Report("labels", label / MM_PER_PT, type_.small("label") * label),
            Report("figures", figure / MM_PER_PT, type_.small("figure") * figure, step),
        ]


def _evened(needs: list[float], measure: float) -> list[float]:
    """Widths that fill a measure: all alike but for those that need more."""
    wide: set[int] = set()
    while True:
        level = (measure - sum(needs[at] for at in wide)) / max(len(needs) - len(wide), 1)
        more = {at for at, need in enumerate(needs) if need > level} - wide
        if not more:
            return [need if at in wide else level for at, need in enumerate(needs)]
        wide |= more


def _under(figure: Figure) -> str:
    """`Hits 4+`."""
    return f"{figure.label} {pointed(figure)}".strip()
