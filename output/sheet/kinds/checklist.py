"""Conditions that must all hold, with boxes to tick."""

from __future__ import annotations

from collections.abc import Sequence

from output.sheet.kinds.bullets import mark_at, text_at
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.kinds.steps import BETWEEN
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_BOX, _BOX_LINE, _BOX_INDENT = 2.3, 0.3, 3.7


@record
class ChecklistBlock:
    """Conditions that must all hold."""

    items: Sequence[str]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Boxes to tick, with the conditions beside them."""
        pieces: list[Piece] = []
        for item in self.items:
            setting = type_.set(item, "body", width - _BOX_INDENT)
            for start, end in spans_of_lines(setting.count):
                height = (end - start) * setting.line + (BETWEEN if end == setting.count else 0.0)
                pieces.append(
                    Piece(height, _ticking(setting, slice(start, end)), goes_on=start > 0)
                )
        return Laid(pieces)


def _ticking(setting: Setting, lines: slice) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        if lines.start == 0:
            top = y + (setting.line - _BOX) / 2
            at = mark_at(setting, x, _BOX_INDENT, 0.2, _BOX)
            pen.rect(at, top, _BOX, _BOX, "", pen.inks.strong, _BOX_LINE, 0.35)
        pen.setting(setting, text_at(setting, x, _BOX_INDENT), y, lines=lines)

    return draw
