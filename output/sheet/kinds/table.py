"""A table: its head again over each part of it, rows that never break, groups with a heading."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from output.sheet.inks import HAIRLINE_MM
from output.sheet.kinds.columns import least_width, parts_of, widths_of
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Role, Setting, SheetType, Words

Align: TypeAlias = Literal["l", "c", "r"]

SIDES, TOP = 0.75, 0.42
"""Room at the sides of a cell, and over and under its text, in mm."""
_MOST_LINES = 14
"""A row with more lines goes on in the next column."""
_ANCHOR: dict[Align, Literal["start", "middle", "end"]] = {"l": "start", "c": "middle", "r": "end"}


@dataclass(frozen=True, slots=True)
class Col:
    """A column: its head, where its cells stand, whether it takes the width that is left."""

    head: str = ""
    align: Align = "l"
    flex: float = 0.0


@dataclass(frozen=True, slots=True)
class TableBlock:
    """Rows of cells. A row of one cell is the heading of the rows after it."""

    cols: Sequence[Col]
    rows: Sequence[Sequence[Words]]
    pad: float = TOP
    """Room over and under a row's text."""
    keep: bool = False
    """Whether it stays in one column, and what follows with it."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Its rows in columns of the widths that they need."""
        grid = [row for row in self.rows if len(row) > 1 or len(self.cols) == 1]
        parts = parts_of(self.cols, grid, width, type_, 2 * SIDES)
        if len(parts) > 1:
            return self._cut(parts, width, type_)
        widths = widths_of(self.cols, grid, width, type_, 2 * SIDES)
        pieces: list[Piece] = []
        zebra = 0
        for row in self.rows:
            if len(row) == 1 and len(self.cols) > 1:
                pieces.append(self._group(row[0], width, type_))
                zebra = 0
                continue
            pieces += self._row(row, widths, type_, shaded=zebra % 2 == 0)
            zebra += 1
        if self.keep:
            for piece in pieces:
                piece.keep = True
        return Laid(pieces, self._head(widths, width, type_), _rule(width, 0.25))

    def least_width(self, type_: SheetType) -> float:
        """The width under which words would be broken, or the table cut."""
        return least_width(self.cols, self.rows, type_, 2 * SIDES)

    def _cut(self, parts: Sequence[Sequence[int]], width: float, type_: SheetType) -> Laid:
        """Several tables of some columns each, one below the other, each with its head."""
        pieces: list[Piece] = []
        for part in parts:
            cols = [self.cols[at] for at in part]
            rows = [[row[at] for at in part if at < len(row)] for row in self.rows]
            laid = replace(self, cols=cols, rows=rows).measure(width, type_)
            if laid.head:
                pieces.append(replace(laid.head, keep=True))
            pieces += laid.pieces
            pieces += [laid.foot] if laid.foot else []
        return Laid(pieces)

    def _head(self, widths: Sequence[float], width: float, type_: SheetType) -> Piece | None:
        if not any(col.head for col in self.cols):
            return None
        cells = _set([col.head for col in self.cols], widths, type_, "head")
        tall = max(cell.height for cell in cells) + 2 * TOP

        def draw(pen: Pen, x: float, y: float) -> None:
            left = x
            for cell, col, wide in zip(cells, self.cols, widths, strict=True):
                top = y + tall - TOP - cell.height
                anchor = _ANCHOR[col.align]
                pen.setting(cell, left + SIDES, top, pen.inks.strong, anchor=anchor)
                left += wide
            pen.line(x, y + tall - 0.2, x + width, y + tall - 0.2, pen.inks.strong, 0.4)

        return Piece(tall, draw)

    def _group(self, text: Words, width: float, type_: SheetType) -> Piece:
        setting = type_.set(_bold(text), "table", width - 2 * SIDES)
        tall = setting.height + 2 * TOP

        def draw(pen: Pen, x: float, y: float) -> None:
            pen.setting(setting, x + SIDES, y + TOP, pen.inks.strong)
            pen.line(x, y + tall, x + width, y + tall, pen.inks.strong, 0.2)

        return Piece(tall, draw, keep=True)

    def _row(
        self, row: Sequence[Words], widths: Sequence[float], type_: SheetType, shaded: bool
    ) -> list[Piece]:
        cells = _set(row, widths, type_, "table")
        most = max((cell.count for cell in cells), default=1) or 1
        parts = [(0, most)] if most <= _MOST_LINES else spans_of_lines(most)
        line = type_.size("table") * type_.leading("table")
        return [
            Piece(
                (end - start) * line
                + (self.pad if start == 0 else 0.0)
                + (self.pad if end == most else 0.0),
                self._drawing(cells, widths, slice(start, end), shaded, line),
            )
            for start, end in parts
        ]

    def _drawing(
        self,
        cells: Sequence[Setting],
        widths: Sequence[float],
        lines: slice,
        shaded: bool,
        line: float,
    ) -> Draw:
        most = max((cell.count for cell in cells), default=1) or 1
        over = self.pad if lines.start == 0 else 0.0
        under = self.pad if lines.stop == most else 0.0
        tall = (lines.stop - lines.start) * line + over + under

        def draw(pen: Pen, x: float, y: float) -> None:
            width = sum(widths)
            if shaded and pen.inks.filled:
                pen.rect(x, y, width, tall, pen.inks.tint(0.09))
            elif under and not pen.inks.filled:
                pen.line(x, y + tall, x + width, y + tall, pen.inks.hair, HAIRLINE_MM)
            left = x
            for cell, col, wide in zip(cells, self.cols, widths, strict=False):
                anchor = _ANCHOR[col.align]
                pen.setting(cell, left + SIDES, y + over, anchor=anchor, lines=lines)
                left += wide

        return draw


def _bold(text: Words) -> Words:
    if isinstance(text, str):
        return text if "**" in text else f"**{text}**"
    return tuple(replace(span, bold=True) for span in text)


def _set(
    texts: Sequence[Words], widths: Sequence[float], type_: SheetType, role: Role
) -> list[Setting]:
    return [
        type_.set(text, role, wide - 2 * SIDES) for text, wide in zip(texts, widths, strict=False)
    ]


def _rule(width: float, line: float) -> Piece:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.line(x, y + line / 2, x + width, y + line / 2, pen.inks.strong, line)

    return Piece(line, draw)
