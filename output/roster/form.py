"""A form to fill in by hand: a word, then a dotted line."""

from __future__ import annotations

from output.roster.texts import told
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_LINE, _SHARE = 6.6, 0.46
_DOTS = (0.8, 0.8)


@record
class Form:
    """Lines to write on, each with a label before it, and small words under that."""

    labels: tuple[tuple[str, str], ...]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """A piece for each label, all in one column."""
        room = width * _SHARE - 2.0
        pieces = []
        for label, hint in self.labels:
            text = type_.set(told("", label), "table", room)
            small = type_.set(told(hint), "small", width)
            pieces.append(_piece(text, small, width, keep=(label, hint) != self.labels[-1]))
        return Laid(pieces)


def _piece(text: Setting, small: Setting, width: float, keep: bool) -> Piece:
    tall = max(_LINE, text.height + 1.6)

    def draw(pen: Pen, x: float, y: float) -> None:
        pen.setting(text, x, y + tall - text.height - 0.8)
        dots, end = y + tall - 1.4, x + width
        pen.line(x + width * _SHARE, dots, end, dots, pen.inks.hair, 0.2, _DOTS)
        pen.setting(small, x, y + tall - 0.8, pen.inks.quiet)

    return Piece(tall + small.height, draw, keep)
