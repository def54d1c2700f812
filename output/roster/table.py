"""The table of figures: every fighter in a row, squads under headings, the total at the end."""

from __future__ import annotations

from collections.abc import Iterator

from output.roster.columns import PAD, Columns, columns_of
from output.roster.row import heading_row, row_pieces
from output.roster.texts import told
from output.roster.view import RosterView
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from schemas.record import record

ROOMY, TIGHT = 1.75, 0.42
_HEAD_RULE, _END_RULE = 0.4, 0.25
_HEAD_PAD = 0.6


@record
class Figures:
    """The figures; `padding` is the room over and under the lines of a row, in mm."""

    view: RosterView
    padding: float = ROOMY

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Rows from top to bottom under a head that comes again in each column."""
        columns = columns_of(self.view, width, type_)
        pieces = list(self._rows(columns, width, type_))
        return Laid(pieces, _head(columns, width, type_), _end(width))

    def _rows(self, columns: Columns, width: float, type_: SheetType) -> Iterator[Piece]:
        rows = 0
        for group in self.view.groups:
            if group.title:
                yield heading_row(group.title, width, type_)
            for figure in group.figures:
                zebra = rows % 2 == 1
                yield from row_pieces(figure, columns, width, type_, self.padding, zebra)
                rows += 1
        if not rows:
            yield _nobody(width, type_, self.padding)
        if columns.number is not None:
            yield _total(self.view, columns, width, type_, self.padding)


def _head(columns: Columns, width: float, type_: SheetType) -> Piece:
    line = type_.size("head") * type_.leading("head")
    tall = line + 2 * _HEAD_PAD

    def draw(pen: Pen, x: float, y: float) -> None:
        baseline = y + _HEAD_PAD + line * 0.76
        for column in columns.all:
            at = x + column.anchor_x
            pen.word(column.head, at, baseline, "head", pen.inks.strong, anchor=column.anchor)
        pen.line(x, y + tall - 0.2, x + width, y + tall - 0.2, pen.inks.strong, _HEAD_RULE)

    return Piece(tall, draw, keep=True)


def _nobody(width: float, type_: SheetType, padding: float) -> Piece:
    text = type_.set(told("No figures yet."), "table", width - 2 * PAD)

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.setting(text, x + PAD, y + padding)

    return Piece(text.height + 2 * padding, draw, keep=True)


def _total(
    view: RosterView, columns: Columns, width: float, type_: SheetType, padding: float
) -> Piece:
    """How many figures, and what they cost together, under the columns of the rows."""
    line = type_.size("table") * type_.leading("table")
    note = type_.set(told(view.unpriced), "table", columns.kit.inner)
    tall = max(line, note.height) + 2 * padding

    def draw(pen: Pen, x: float, y: float) -> None:
        baseline = y + padding + line * 0.76
        pen.word("Total", x + columns.name.left + PAD, baseline, "table", bold=True)
        if view.unpriced:
            pen.setting(note, x + columns.kit.left + PAD, y + padding)
        if columns.number is not None:
            column = columns.number
            pen.word(
                str(view.figures), x + column.anchor_x, baseline, "table", anchor=column.anchor
            )
        for column, spent in zip(columns.costs, view.spent, strict=True):
            pen.word(
                spent.total, x + column.anchor_x, baseline, "table", bold=True, anchor=column.anchor
            )

    return Piece(tall, draw)


def _end(width: float) -> Piece:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.line(x, y + _END_RULE / 2, x + width, y + _END_RULE / 2, pen.inks.strong, _END_RULE)

    return Piece(_END_RULE, draw)
