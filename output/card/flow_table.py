"""A table on a card: heads, and rows of icon, name and figures with words under the name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from output.card.band_line import band_texts, bands_width, lines_of_bands
from output.card.blocks import Band, Row, Table
from output.card.flow import Flow, Piece, Report, Step
from output.card.layout import MM_PER_PT, Elastic
from output.card.placed import Box, Icon, Rule, Tone
from output.card.typeset import TypeSet, place
from output.text import Line, Paragraph

DASH = "–"
_BESIDE = 1.2
"""Between a name and what is needed, or between that and the text, mm."""


@dataclass
class _Name:
    """A name at a size, on its lines."""

    size: float
    lines: Sequence[Line]
    step: str


@dataclass
class _RowType:
    """A row, measured."""

    row: Row
    name: _Name
    figures: list[tuple[str, float]]
    """Text and size of each."""
    needs: list[list[Band]] = field(default_factory=list)
    """On lines under the name, or on its line where the table has them beside."""
    text: Paragraph | None = None
    text_lines: Sequence[Line] = ()
    text_x: float = 0.0
    """Where the text begins, on the line of the needs; 0: on lines of its own."""


class TableFlow(Flow):
    """Items with figures. A row is never parted; heads stand on each face that has rows."""

    def __init__(self, table: Table, type_: TypeSet) -> None:
        super().__init__()
        self.table = table
        self.type = type_
        self.title = table.title
        measures = type_.layout.table
        self.head, self.tail = measures.head, measures.after
        has_icons = any(row.icon for row in table.rows)
        self.indent = measures.icon + measures.icon_gap if has_icons else 0.0
        self.widths = column_widths(table, type_)
        self.room = type_.layout.measure_mm - self.indent
        """Under the names; beside them stand the columns."""
        self.texts = [text_of(row, type_) for row in table.rows]
        self.rows: list[_RowType] = []
        self.needs_size = 0.0
        self.beside = False
        """Whether what is needed stands beside the names, at the densest steps."""
        self._first_baseline = 0.0

    def measure(self, step: Step) -> None:
        smallest = self.type.smallest("needs")
        self.beside = step.weapon < 1 and all(
            self._fits_beside(row, step.weapon, smallest) for row in self.table.rows
        )
        self.needs_size = smallest if self.beside else self.type.asked("needs")
        # Smaller names make no row lower, except where something comes to stand beside them.
        share = step.weapon if self.beside else 1.0
        self.rows = [
            self._row(row, text, share)
            for row, text in zip(self.table.rows, self.texts, strict=True)
        ]
        self.pieces = [self._piece(row) for row in self.rows]

    def _fits_beside(self, row: Row, share: float, size: float) -> bool:
        """Whether what is needed has room between name and figures."""
        if not row.bands:
            return True
        name = fit_name(row.name, 1000, self.type, share)
        needs = bands_width(row.bands, size, self.type)
        return name.lines[0].width_mm + _BESIDE + needs <= self._name_room()

    def _name_room(self) -> float:
        return self.room - sum(self.widths)

    def _row(self, row: Row, text: Paragraph | None, share: float) -> _RowType:
        type_ = self.type
        figures = [
            (figure or DASH, type_.fitted("cell", figure, width) or type_.smallest("cell"))
            for figure, width in zip(row.figures, self.widths, strict=True)
        ]
        name = fit_name(row.name, self._name_room(), type_, share)
        needs = lines_of_bands(row.bands, self.room, self.needs_size, type_)
        made = _RowType(row, name, figures, needs, text)
        if text is not None:
            made.text_lines = type_.lines(text, self.room, type_.asked("trait"))
            one = len(needs) == 1 and len(made.text_lines) == 1 and not text.rtl
            if one and not self.beside:
                x = bands_width(row.bands, self.needs_size, type_) + 2 * _BESIDE
                made.text_x = x if x + made.text_lines[0].width_mm <= self.room else 0.0
        return made

    def _piece(self, row: _RowType) -> Piece:
        fixed, elastic = self.type.layout.table.row
        fixed += (len(row.name.lines) - 1) * self._name_pitch(row)
        needs, text = self._needs_pitch(), self._text_pitch(row)
        of_needs = 0 if self.beside else len(row.needs)
        of_text = 0 if row.text_x else len(row.text_lines)
        fixed += of_needs * needs[0] + of_text * text[0]
        elastic += of_needs * needs[1] + of_text * text[1]
        return Piece(fixed, elastic)

    def _name_pitch(self, row: _RowType) -> float:
        leading = self.type.layout.type["weapon"].leading
        if row.row.name.isascii():
            return leading * row.name.size
        return max(leading, self.type.ink(row.row.name, "weapon")) * row.name.size

    def _needs_pitch(self) -> Elastic:
        under = self.type.layout.table.under
        leading = self.type.layout.type["needs"].leading
        return leading * self.needs_size - under, under

    def _text_pitch(self, row: _RowType) -> Elastic:
        if row.text is None:
            return 0.0, 0.0
        return self.type.pitch(row.text, "trait", self.type.asked("trait"))

    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        box = Box()
        layout = self.type.layout
        left, measure = layout.margin_mm, layout.measure_mm
        y = self._place_heads(box, y, k, continued=first > 0)
        for at in range(first, last):
            self._place_row(box, self.rows[at], y, k)
            y += self.pieces[at].fixed + self.pieces[at].elastic * k
            box.rules.append(Rule(left, y, measure, strong=at + 1 == last))
        return box

    def _place_heads(self, box: Box, y: float, k: float, continued: bool) -> float:
        type_ = self.type
        size = type_.asked("head")
        left, right = type_.layout.margin_mm, type_.layout.width_mm - type_.layout.margin_mm
        height = self.head[0] + self.head[1] * k
        baseline = y + height - 0.28 * height
        title = f"{self.table.title}, continued" if continued else self.table.title
        box.texts.append(
            type_.text("head", type_.said("head", title), left, baseline, size, "ink_2")
        )
        for column, (x, width) in zip(self.table.columns, self._columns(right), strict=True):
            label = fitting_label([column.label, column.short], width, type_)
            box.texts.append(
                type_.text("head", label, x + width / 2, baseline, size, "ink_2", middle=True)
            )
        box.rules.append(Rule(left, y + height, right - left, strong=True))
        return y + height

    def _columns(self, right: float) -> list[tuple[float, float]]:
        """Left end and width of each column; the last ends at the margin."""
        found = []
        for width in reversed(self.widths):
            right -= width
            found.append((right, width))
        return found[::-1]

    def _place_row(self, box: Box, row: _RowType, y: float, k: float) -> None:
        type_ = self.type
        layout = type_.layout
        first = layout.table.row[0] + layout.table.row[1] * k
        middle = y + first / 2
        x = layout.margin_mm + self.indent
        if row.row.icon:
            side = min(layout.table.icon, first - 0.5)
            inset = (layout.table.icon - side) / 2
            box.icons.append(Icon(row.row.icon, layout.margin_mm + inset, middle - side / 2, side))
        baseline = middle + type_.cap("weapon", row.name.size) / 2
        self._first_baseline = baseline
        self._place_figures(box, row, middle)
        pitch = self._name_pitch(row)
        for line in row.name.lines:
            texts, _ = place(line, x, baseline, row.name.size, flush=True)
            box.texts += texts
            baseline += pitch
        self._place_under(box, row, x, baseline - pitch, k)

    def _place_figures(self, box: Box, row: _RowType, middle: float) -> None:
        type_ = self.type
        right = type_.layout.width_mm - type_.layout.margin_mm
        for (text, size), (x, width) in zip(row.figures, self._columns(right), strict=True):
            baseline = middle + type_.cap("cell", type_.asked("cell")) / 2
            tone: Tone = "ink_2" if text == DASH else "ink"
            box.texts.append(
                type_.text("cell", text, x + width / 2, baseline, size, tone, middle=True)
            )

    def _place_under(self, box: Box, row: _RowType, x: float, y: float, k: float) -> None:
        """The numbers needed and the words, under the name whose last baseline is at y."""
        fixed, elastic = self._needs_pitch()
        for bands in row.needs:
            if self.beside:
                width = bands_width(bands, self.needs_size, self.type)
                left = x + self._name_room() - width - 0.4
                box.texts += band_texts(
                    bands, left, self._first_baseline, self.needs_size, self.type
                )
                continue
            y += fixed + elastic * k
            box.texts += band_texts(bands, x, y, self.needs_size, self.type)
        fixed, elastic = self._text_pitch(row)
        for line in row.text_lines:
            y += 0 if row.text_x else fixed + elastic * k
            texts, icons = place(line, x + row.text_x, y, self.type.asked("trait"), "ink_2")
            box.texts += texts
            box.icons += icons

    def reports(self) -> list[Report]:
        type_ = self.type
        found = []
        for row in self.rows:
            size = row.name.size
            height = type_.font("weapon").x_height * size
            found.append(Report(f"item {row.row.item}", size / MM_PER_PT, height, row.name.step))
        return found


def text_of(row: Row, type_: TypeSet) -> Paragraph | None:
    """What stands under a row's name, what is to be known about the item first."""
    mark = f"{row.mark.capitalize()}." if row.mark else ""
    return type_.rich(mark, row.text) if mark or row.text else None


def fit_name(name: str, room: float, type_: TypeSet, share: float = 1.0) -> _Name:
    """An item's name: smaller first, then on more lines."""
    name = type_.said("weapon", name)
    asked, smallest = type_.asked("weapon") * share, type_.smallest("weapon")
    paragraph = type_.one_line("weapon", name)
    em = type_.width("weapon", name)
    size = asked if em * asked <= room else max(min(asked, room / em), smallest)
    size = max(size, smallest)
    step = "asked" if size == type_.asked("weapon") else "size"
    return _Name(size, type_.lines(paragraph, room, size), step)


def column_widths(table: Table, type_: TypeSet) -> list[float]:
    """Widths that heads and figures have room in."""
    measures = type_.layout.table
    size, cell = type_.asked("head"), type_.asked("cell")
    widths = []
    for at, column in enumerate(table.columns):
        figures = [type_.width("cell", row.figures[at], cell) for row in table.rows]
        heads = [
            type_.width("head", type_.said("head", label), size)
            for label in (column.label, column.short)
        ]
        needed = max([min(heads), *figures]) + measures.column_pad
        wanted = max(measures.column, needed)
        widths.append(max(wanted, measures.column_least))
    return widths


def fitting_label(labels: list[str], room: float, type_: TypeSet) -> str:
    """The first label that has room, else the shortest."""
    size = type_.asked("head")
    said = [type_.said("head", label) for label in labels]
    fits = [label for label in said if type_.width("head", label, size) <= room]
    return fits[0] if fits else min(said, key=len)
