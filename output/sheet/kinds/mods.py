"""Modifiers: a pill each, filled with a triangle upwards where it helps, outlined with one
downwards where it harms, whichever sign the game writes."""

from __future__ import annotations

from collections.abc import Sequence

from output.card.colour import WHITE
from output.sheet.inks import Inks
from output.sheet.kinds.long_rows import (
    Cell,
    Ground,
    Part,
    bold,
    going_on,
    is_long,
    named_again,
    row_of,
    zebra,
)
from output.sheet.kinds.paragraph import LEAST_LINES
from output.sheet.kinds.table import SIDES, TOP
from output.sheet.laid import Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_LEAST, _MOST_SHARE = 11.5, 0.5
_HIGH, _RADIUS = 1.15, 0.3
_SIGN, _PAD = 3.4, 1.0
_SIGNS, _SIDE, _BEFORE_SIGN = ("help", "harm"), 1.5, 1.1


@record
class ModsBlock:
    """Rows of label, value, and `help`, `harm` or `flat`."""

    rows: Sequence[Sequence[str]]
    pill: float | None = None

    def measure(self, width: float, type_: SheetType) -> Laid:
        """The pills at the right, all as wide as the widest."""
        value_widths = [type_.set(f"**{row[1]}**", "table", 1000).natural for row in self.rows]
        need = max(value_widths, default=0.0) + _SIGN + 2 * _PAD
        pill = min(max(self.pill or _LEAST, need), width * _MOST_SHARE)
        pieces: list[Piece] = []
        for at, row in enumerate(self.rows):
            pieces += self._row(row, at, width, pill, type_)
        return Laid(pieces, None, _end(width))

    def _row(
        self, row: Sequence[str], at: int, width: float, pill: float, type_: SheetType
    ) -> list[Piece]:
        label = type_.set(row[0], "table", width - pill - 3 * SIDES)
        value = _Pill(row[2], type_.set(bold(row[1]), "table", pill - _SIGN - _PAD), pill)
        ground = zebra(width, shaded=at % 2 == 0)
        if is_long(label, value.text):
            return _long(row, ground, width, value, type_)
        height = max(label.height, value.height) + 2 * TOP

        def draw(pen: Pen, x: float, y: float) -> None:
            ground(pen, x, y, Part(slice(None), 0.0, height, is_first=True, is_last=True))
            pen.setting(label, x + SIDES, y + (height - label.height) / 2)
            value.draw(pen, x + width, y + (height - value.height) / 2)

        return [Piece(height, draw)]


@record
class _Pill:
    """A value, which stands at the right end of a row."""

    effect: str
    text: Setting
    width: float

    @property
    def height(self) -> float:
        return _HIGH * self.text.size + (self.text.count - 1) * self.text.line

    def draw(self, pen: Pen, right: float, y: float) -> None:
        left = right - self.width - 0.4
        draw_pill(pen, self.effect, left, y, self.width, self.height, self.text)


def _long(
    row: Sequence[str], ground: Ground, width: float, value: _Pill, type_: SheetType
) -> list[Piece]:
    """A row that goes on: its value beside its first lines, or below them if that is long too."""
    again = named_again(row[0], width, type_, SIDES)
    beside = value.text.count <= LEAST_LINES

    def behind(pen: Pen, x: float, y: float, part: Part) -> None:
        ground(pen, x, y, part)
        if part.is_first and beside:
            value.draw(pen, x + width, y + TOP)

    room = width - 2 * SIDES - (value.width + SIDES if beside else 0.0)
    label = Cell(type_.set(row[0], "table", room), SIDES)
    pieces = row_of([label], behind, again, TOP, value.height + 2 * TOP if beside else 0.0)
    if beside:
        return pieces
    return going_on([*pieces, *_below(row, ground, width, type_)], again)


def _below(row: Sequence[str], ground: Ground, width: float, type_: SheetType) -> list[Piece]:
    """A value in lines of its own, behind its sign."""
    _, text, effect = row
    left = SIDES + (_SIGN if effect in _SIGNS else 0.0)
    setting = type_.set(bold(text), "table", width - left - SIDES)

    def behind(pen: Pen, x: float, y: float, part: Part) -> None:
        ground(pen, x, y, part)
        if part.is_first:
            _draw_sign(pen, effect, x + SIDES, y + TOP + setting.line / 2, _ink(effect, pen.inks))

    return row_of([Cell(setting, left, colour=lambda inks: _ink(effect, inks))], behind, None, TOP)


def draw_pill(
    pen: Pen, effect: str, x: float, y: float, width: float, height: float, value: Setting
) -> None:
    """A value in its pill; the sign at the left says what it does to who is named."""
    inks = pen.inks
    line = _ink(effect, inks)
    solid = effect == "help" and inks.filled
    radius = _RADIUS * value.size
    if solid:
        pen.rect(x, y, width, height, line, radius=radius)
    else:
        pen.rect(x + 0.15, y + 0.15, width - 0.3, height - 0.3, WHITE, line, 0.3, radius)
    colour = WHITE if solid else line
    _draw_sign(pen, effect, x + _BEFORE_SIGN, y + height / 2, colour)
    inner = x + _SIGN if effect in _SIGNS else x + (width - value.width) / 2
    # The letters' middle, not that of the line, stands in the middle of the pill.
    top = y + (height - value.height) / 2 + value.size * 0.02
    pen.setting(value, inner, top, colour, anchor="middle")


def _draw_sign(pen: Pen, effect: str, left: float, middle: float, colour: str) -> None:
    """A triangle: filled and upwards where it helps, outlined and downwards where it harms."""
    if effect not in _SIGNS:
        return
    right = left + _SIDE
    centre = (left + right) / 2
    if effect == "help":
        base = middle + 0.65
        pen.shape([(left, base), (right, base), (centre, middle - 0.75)], colour)
    else:
        base = middle - 0.6
        pen.shape([(left, base), (right, base), (centre, middle + 0.75)], "", colour, 0.25)


def _ink(effect: str, inks: Inks) -> str:
    return {"help": inks.helps, "harm": inks.harms}.get(effect, inks.spent)


def _end(width: float) -> Piece:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.line(x, y + 0.12, x + width, y + 0.12, pen.inks.strong, 0.25)

    return Piece(0.25, draw)
