"""Terms and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from output.sheet.inks import HAIRLINE_MM
from output.sheet.kinds.long_rows import (
    Cell,
    Part,
    going_on,
    is_long,
    named_again,
    row_of,
    strong,
)
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_BETWEEN, _MOST_TERM, _MOST = 1.2, 0.36, 0.5
_PAD = 0.3
MOST_WHOLE = 8
"""Pieces of a rule's text that stay in one column."""


@record
class DefsBlock:
    """Terms in a column of their own; a hairline between two."""

    items: Sequence[Sequence[str]]
    term: float | None = None
    """Share of the width that the terms take; else what they need."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """A meaning stays in one column; a long one has two lines at least in each."""
        terms = [type_.set(f"**{term}**", "table", width) for term, _ in self.items]
        need = max((term.natural for term in terms), default=0.0) + _BETWEEN
        word = max((term.widest for term in terms), default=0.0) + _BETWEEN
        share = self.term * width if self.term else min(need, width * _MOST_TERM)
        left = min(max(share, word), width * _MOST)
        pieces: list[Piece] = []
        for at, (term_text, text) in enumerate(self.items):
            name = type_.set(f"**{term_text}**", "table", left - _BETWEEN)
            meaning = type_.set(text, "body", width - left)
            again = named_again(term_text, width, type_) if is_long(name, meaning) else None
            if is_long(name):
                cells = [Cell(name, 0.0, colour=strong), Cell(meaning, left)]
                pieces += row_of(cells, partial(_line_over, width, at > 0), again, _PAD)
            else:
                pieces += going_on(_pieces(name, meaning, left, width, is_first=at == 0), again)
        return Laid(pieces)


def _pieces(
    name: Setting, meaning: Setting, left: float, width: float, is_first: bool
) -> list[Piece]:
    parts = spans_of_lines(meaning.count) or [(0, 0)]
    found: list[Piece] = []
    for start, end in parts:
        height = (end - start) * meaning.line
        if len(parts) == 1:
            height = max(height, name.height)
        over = _PAD if start == 0 and not is_first else 0.0
        under = _PAD if end == meaning.count else 0.0
        draw = _drawing(name, meaning, slice(start, end), left, width, over, ruled=over > 0)
        found.append(Piece(height + over + under, draw))
    return kept_whole(found)


def kept_whole(pieces: list[Piece]) -> list[Piece]:
    """A text that is not long stays in one column."""
    for piece in pieces[:-1] if len(pieces) <= MOST_WHOLE else ():
        piece.keep = True
    return pieces


def _line_over(width: float, ruled: bool, pen: Pen, x: float, y: float, part: Part) -> None:
    if ruled and part.is_first:
        pen.line(x, y, x + width, y, pen.inks.hair, HAIRLINE_MM)


def _drawing(
    name: Setting,
    meaning: Setting,
    lines: slice,
    left: float,
    width: float,
    over: float,
    ruled: bool,
) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        if ruled:
            pen.line(x, y, x + width, y, pen.inks.hair, HAIRLINE_MM)
        if lines.start == 0:
            # Both begin on one baseline.
            pen.setting(name, x, y + over + meaning.baseline - name.baseline, pen.inks.strong)
        pen.setting(meaning, x + left, y + over, lines=lines)

    return draw
