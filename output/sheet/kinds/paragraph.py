"""A paragraph: it may go on in the next column, two lines at least on each side."""

from __future__ import annotations

from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

LEAST_LINES = 2
"""Of a text on each side of a break."""


@record
class ParaBlock:
    """Sentences."""

    text: str

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Its lines."""
        return Laid(pieces_of(type_.set(self.text, "body", width)))


def pieces_of(setting: Setting) -> list[Piece]:
    """A text in pieces of a line each, but for the first and the last, which have two."""
    return [
        Piece((end - start) * setting.line, _drawing(setting, slice(start, end)), goes_on=start > 0)
        for start, end in spans_of_lines(setting.count)
    ]


def spans_of_lines(count: int) -> list[tuple[int, int]]:
    """Which lines of a text stand together: first and one after the last."""
    if count < 2 * LEAST_LINES:
        return [(0, count)] if count else []
    middle = [(at, at + 1) for at in range(LEAST_LINES, count - LEAST_LINES)]
    return [(0, LEAST_LINES), *middle, (count - LEAST_LINES, count)]


def _drawing(setting: Setting, lines: slice) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.setting(setting, x, y, lines=lines)

    return draw
