"""A list of points, each behind a small square."""

from __future__ import annotations

from collections.abc import Sequence

from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_INDENT, _SIDE = 2.4, 0.9


@record
class BulletsBlock:
    """Points, one below the other."""

    items: Sequence[str]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """A point stays in one column, or has two lines at least in each."""
        pieces: list[Piece] = []
        for item in self.items:
            setting = type_.set(item, "body", width - _INDENT)
            for start, end in spans_of_lines(setting.count):
                height = (end - start) * setting.line
                pieces.append(
                    Piece(height, _drawing(setting, slice(start, end)), goes_on=start > 0)
                )
        return Laid(pieces)


def _drawing(setting: Setting, lines: slice) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        if lines.start == 0:
            middle = y + setting.baseline - setting.size * 0.27
            at = mark_at(setting, x, _INDENT, 0.35, _SIDE)
            pen.rect(at, middle - _SIDE / 2, _SIDE, _SIDE, pen.inks.strong)
        pen.setting(setting, text_at(setting, x, _INDENT), y, lines=lines)

    return draw


def text_at(setting: Setting, x: float, indent: float) -> float:
    """The left end of a text beside a mark, which stands where the text begins."""
    return x if setting.is_rtl else x + indent


def mark_at(setting: Setting, x: float, indent: float, inset: float, width: float) -> float:
    """The left end of the mark of a text: at its left, or at the right of what begins there."""
    return x + setting.width + indent - inset - width if setting.is_rtl else x + inset
