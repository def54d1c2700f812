"""A row of the table of figures, in pieces where it is longer than a page can hold."""

from __future__ import annotations

from collections.abc import Iterator

from output.roster.box_lines import draw_boxes, height_of
from output.roster.columns import PAD, Columns
from output.roster.rows import Figure
from output.roster.texts import told
from output.sheet.inks import HAIRLINE_MM
from output.sheet.laid import Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from output.text import Span
from schemas.record import record

_MOST_LINES = 16
"""Lines of a row that stay together."""
_GROUP_RULE = 0.2
_ZEBRA = 0.09
_FLAG = "hazard-sign"


def heading_row(title: str, width: float, type_: SheetType) -> Piece:
    """The heading of a group, with a rule under it; never the last of a column."""
    text = type_.set(told("", title), "table", width - 2 * PAD)
    tall = text.height + 2 * 0.5

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.setting(text, x + PAD, y + 0.5, pen.inks.strong)
        pen.line(x, y + tall - 0.1, x + width, y + tall - 0.1, pen.inks.strong, _GROUP_RULE)

    return Piece(tall, draw, keep=True)


@record
class _Row:
    """A row that is measured."""

    figure: Figure
    columns: Columns
    width: float
    name: Setting
    kit: Setting
    zebra: bool
    side: float
    """Of its boxes."""

    def words(self, pen: Pen, x: float, y: float, first: int) -> None:
        """The lines of name and kit from one on."""
        lines = slice(first, first + _MOST_LINES)
        pen.setting(self.name, x + self.columns.name.left + PAD, y, lines=lines)
        pen.setting(self.kit, x + self.columns.kit.left + PAD, y, lines=lines)

    def figures(self, pen: Pen, x: float, y: float) -> None:
        """All that stands on the first line beside the words."""
        figure, columns = self.figure, self.columns
        baseline = y + self.name.baseline
        index = columns.index
        pen.word(figure.number, x + index.anchor_x, baseline, "table", anchor=index.anchor)
        for column, text in zip(columns.values, figure.values, strict=False):
            pen.word(text, x + column.anchor_x, baseline, "table", anchor=column.anchor)
        if columns.each is not None:
            at = x + columns.each.anchor_x
            pen.word(figure.each, at, baseline, "table", anchor="end")
        if columns.number is not None:
            at = x + columns.number.anchor_x
            pen.word(str(figure.count), at, baseline, "table", anchor="end")
        for column, text in zip(columns.costs, figure.costs, strict=True):
            pen.word(text, x + column.anchor_x, baseline, "table", bold=True, anchor="end")
        top, left = y + self.name.line / 2 - self.side / 2, x + columns.boxes.left + PAD
        draw_boxes(figure.boxes, columns.boxes.inner, pen, left, top, self.side)

    def ground(self, pen: Pen, x: float, y: float, tall: float, is_last: bool) -> None:
        """The tint of every second row; a hairline where ink is saved."""
        if pen.inks.filled:
            if self.zebra:
                pen.rect(x, y, self.width, tall, pen.inks.tint(_ZEBRA))
        elif is_last:
            pen.line(x, y + tall, x + self.width, y + tall, pen.inks.hair, HAIRLINE_MM)


def row_pieces(
    figure: Figure,
    columns: Columns,
    width: float,
    type_: SheetType,
    padding: float,
    zebra: bool,
) -> Iterator[Piece]:
    """The row of a figure; longer than a column should hold, it goes on between its lines."""
    name = type_.set(_name(figure), "table", columns.name.inner, rtl=False)
    kit = type_.set(_kit(figure, columns), "table", columns.kit.inner, rtl=False)
    row = _Row(figure, columns, width, name, kit, zebra, type_.sizes.box_mm)
    count = max(name.count, kit.count, 1)
    for first in range(0, count, _MOST_LINES):
        yield _piece(row, first, count, padding)


def _piece(row: _Row, first: int, count: int, padding: float) -> Piece:
    last = first + _MOST_LINES >= count
    over, under = (padding if first == 0 else 0.0), (padding if last else 0.0)
    tall = min(count - first, _MOST_LINES) * row.name.line
    if first == 0:
        tall = max(tall, height_of(row.figure.boxes, row.columns.boxes.inner, row.side))
    tall += over + under

    def draw(pen: Pen, x: float, y: float) -> None:
        row.ground(pen, x, y, tall, last)
        row.words(pen, x, y + over, first)
        if first == 0:
            row.figures(pen, x, y + over)

    return Piece(tall, draw)


def _name(figure: Figure) -> tuple[Span, ...]:
    rest = ", ".join(filter(None, (figure.also, figure.marks)))
    flag = (Span(" "), Span("", icon=_FLAG)) if figure.flagged else ()
    lead = f"{figure.name}," if rest else figure.name
    return (*told("", lead, f" {rest}" if rest else ""), *flag)


def _kit(figure: Figure, columns: Columns) -> tuple[Span, ...]:
    """The items; then values at places, and those that have no column, each in lines below."""
    spans: list[Span] = []
    for at, piece in enumerate(figure.kit):
        spans.append(Span(f"{', ' if at else ''}{piece.text}", bold=piece.flagged))
        if piece.flagged:
            spans += [Span(" "), Span("", icon=_FLAG)]
    below = list(figure.below)
    if columns.labels:
        pairs = zip(columns.labels, figure.values, strict=True)
        below.append(", ".join(f"{label}\N{NO-BREAK SPACE}{text}" for label, text in pairs))
    for text in below:
        spans.append(Span(f"\n{text}" if spans else text))
    return tuple(spans) or (Span("–"),)
