"""A callout: what must not be missed, with a ground or a frame of its own."""

from __future__ import annotations

from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_PAD, _BAR, _CORNER = 1.3, 1.1, 1.8
_DASH = (0.8, 0.6)
_USUAL = {"eg": "EXAMPLE"}


@record
class CalloutBlock:
    """A note, a warning, an example, a house ruling, or what the rules leave open."""

    style: str
    text: str
    label: str = ""
    bare: bool = False

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Its ground goes on with it where it goes on in the next column."""
        left = _PAD + (_BAR if self.style in ("note", "warn") else 0.4)
        label = "" if self.bare else self.label or _USUAL.get(self.style, "")
        text = f"**{label}** {self.text}" if label else self.text
        setting = type_.set(text, "body", width - left - _PAD)
        pieces: list[Piece] = []
        for start, end in spans_of_lines(setting.count):
            over = _PAD if start == 0 else 0.0
            under = _PAD if end == setting.count else 0.0
            height = (end - start) * setting.line + over + under
            lines = slice(start, end)
            pieces.append(Piece(height, self._drawing(setting, lines, left, width, height, over)))
        return Laid(pieces)

    def _drawing(
        self,
        setting: Setting,
        lines: slice,
        left: float,
        width: float,
        height: float,
        over: float,
    ) -> Draw:
        is_last = lines.stop == setting.count

        def draw(pen: Pen, x: float, y: float) -> None:
            if self.style in ("note", "warn"):
                pen.rect(x, y, width, height, pen.inks.tint(0.16))
                _outline(pen, x, y, width, height, over > 0, is_last)
                pen.rect(x, y, _BAR, height, pen.inks.strong)
            elif self.style == "eg":
                _frame(pen, x, y, width, height, over > 0, is_last)
            else:
                _aside(pen, x, y, width, height, self.style == "silent", over > 0)
                _outline(pen, x, y, width, height, over > 0, is_last)
            pen.setting(setting, x + left, y + over, lines=lines)

        return draw


def _frame(
    pen: Pen, x: float, y: float, width: float, height: float, is_first: bool, is_last: bool
) -> None:
    colour, right, end = pen.inks.strong, x + width - 0.1, y + height
    if is_first and is_last:
        pen.rect(x + 0.1, y, width - 0.2, height, "", colour, 0.25, 0.9, _DASH)
        return
    pen.line(x + 0.1, y, x + 0.1, end, colour, 0.25, _DASH)
    pen.line(right, y, right, end, colour, 0.25, _DASH)
    if is_first:
        pen.line(x + 0.1, y, right, y, colour, 0.25, _DASH)
    if is_last:
        pen.line(x + 0.1, end, right, end, colour, 0.25, _DASH)


def _outline(
    pen: Pen, x: float, y: float, width: float, height: float, is_first: bool, is_last: bool
) -> None:
    """A thin line round a callout where ink is saved, and it has no ground."""
    if pen.inks.filled:
        return
    colour, right, end = pen.inks.strong, x + width - 0.1, y + height
    pen.line(right, y, right, end, colour, 0.2)
    if is_first:
        pen.line(x, y, right, y, colour, 0.2)
    if is_last:
        pen.line(x, end, right, end, colour, 0.2)


def _aside(
    pen: Pen, x: float, y: float, width: float, height: float, dashed: bool, is_first: bool
) -> None:
    """The ground of a house ruling: grey, a line at its left, a folded corner."""
    inks = pen.inks
    pen.rect(x, y, width, height, inks.grey(0.1))
    pen.line(x + 0.25, y, x + 0.25, y + height, inks.ink, 0.5, (0.9, 0.6) if dashed else ())
    if is_first:
        pen.shape([(x, y), (x + _CORNER, y), (x, y + _CORNER)], inks.ink)
