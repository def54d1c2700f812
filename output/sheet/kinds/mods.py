"""Modifiers: a pill each, filled with a triangle upwards where it helps, outlined with one
downwards where it harms, whichever sign the game writes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.card.colour import WHITE
from output.sheet.inks import HAIRLINE_MM
from output.sheet.kinds.table import SIDES, TOP
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

_LEAST, _MOST_SHARE = 11.5, 0.5
_HIGH, _RADIUS = 1.15, 0.3
_SIGN, _PAD = 3.4, 1.0


@dataclass(frozen=True, slots=True)
class ModsBlock:
    """Rows of label, value, and `help`, `harm` or `flat`."""

    rows: Sequence[Sequence[str]]
    pill: float | None = None

    def measure(self, width: float, type_: SheetType) -> Laid:
        """The pills at the right, all as wide as the widest."""
        value_widths = [type_.set(f"**{row[1]}**", "table", 1000).natural for row in self.rows]
        need = max(value_widths, default=0.0) + _SIGN + 2 * _PAD
        pill = min(max(self.pill or _LEAST, need), width * _MOST_SHARE)
        pieces = [self._row(row, at, width, pill, type_) for at, row in enumerate(self.rows)]
        return Laid(pieces, None, _end(width))

    def _row(
        self, row: Sequence[str], at: int, width: float, pill: float, type_: SheetType
    ) -> Piece:
        label = type_.set(row[0], "table", width - pill - 3 * SIDES)
        value = type_.set(f"**{row[1]}**", "table", pill - _SIGN - _PAD)
        tall = _HIGH * type_.size("table") + (value.count - 1) * value.line
        height = max(label.height + 2 * TOP, tall + 2 * TOP)
        return Piece(height, _drawing(row[2], at, width, pill, label, value, tall, height))


def _drawing(
    effect: str,
    at: int,
    width: float,
    pill: float,
    label: Setting,
    value: Setting,
    tall: float,
    height: float,
) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        inks = pen.inks
        if at % 2 == 0 and inks.filled:
            pen.rect(x, y, width, height, inks.tint(0.09))
        elif not inks.filled:
            pen.line(x, y + height, x + width, y + height, inks.hair, HAIRLINE_MM)
        pen.setting(label, x + SIDES, y + (height - label.height) / 2)
        draw_pill(pen, effect, x + width - pill - 0.4, y + (height - tall) / 2, pill, tall, value)

    return draw


def draw_pill(
    pen: Pen, effect: str, x: float, y: float, width: float, height: float, value: Setting
) -> None:
    """A value in its pill; the sign at the left says what it does to who is named."""
    inks = pen.inks
    line = {"help": inks.helps, "harm": inks.harms}.get(effect, inks.spent)
    solid = effect == "help" and inks.filled
    radius = _RADIUS * value.size
    if solid:
        pen.rect(x, y, width, height, line, radius=radius)
    else:
        pen.rect(x + 0.15, y + 0.15, width - 0.3, height - 0.3, WHITE, line, 0.3, radius)
    colour = WHITE if solid else line
    side, middle = 1.5, y + height / 2
    left, right = x + 1.1, x + 1.1 + side
    if effect == "help":
        points = [
            (left, middle + 0.65),
            (right, middle + 0.65),
            ((left + right) / 2, middle - 0.75),
        ]
        pen.shape(points, colour)
    elif effect == "harm":
        points = [(left, middle - 0.6), (right, middle - 0.6), ((left + right) / 2, middle + 0.75)]
        pen.shape(points, "", colour, 0.25)
    inner = x + _SIGN if effect in ("help", "harm") else x + (width - value.width) / 2
    # The letters' middle, not that of the line, stands in the middle of the pill.
    top = middle - value.height / 2 + value.size * 0.02
    pen.setting(value, inner, top, colour, anchor="middle")


def _end(width: float) -> Piece:
    def draw(pen: Pen, x: float, y: float) -> None:
        pen.line(x, y + 0.12, x + width, y + 0.12, pen.inks.strong, 0.25)

    return Piece(0.25, draw)
