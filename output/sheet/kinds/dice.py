"""Dice in diagrams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from output.card.colour import WHITE
from output.sheet.kinds.long_rows import going_on, kept, named_again, stacked
from output.sheet.kinds.paragraph import pieces_of
from output.sheet.laid import Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

SIDE, _GAP, FRAME = 4.5, 1.4, 0.55
_LINE, _CORNER = 0.35, 0.18
UNDER_FROM = 34.0
"""Text narrower than this stands under the dice, not beside them."""


@record
class Die:
    """A die as it lies there."""

    text: str
    critical: bool = False
    spent: bool = False


def die_of(text: str) -> Die:
    """A die as it is written: a star behind a critical."""
    return Die(text.rstrip("*"), text.endswith("*"))


def dice_width(dice: Sequence[Die]) -> float:
    """Width of dice in a row, in mm."""
    return len(dice) * (SIDE + _GAP)


@record
class Tray:
    """Dice in as many rows as a width takes, in mm."""

    dice: Sequence[Die]
    width: float

    @property
    def rows(self) -> int:
        """How many there are: one at least."""
        return max(-(-len(self.dice) // self._in_a_row), 1)

    @property
    def height(self) -> float:
        """Of all rows."""
        return self.rows * (SIDE + _GAP) - _GAP

    def row(self, at: int) -> Tray:
        """One row alone."""
        many = self._in_a_row
        return replace(self, dice=self.dice[at * many : (at + 1) * many])

    def places(self, x: float, y: float) -> Iterator[tuple[Die, float, float]]:
        """Each die with its top left corner, if the first has it at x, y."""
        for at, die in enumerate(self.dice):
            row, column = divmod(at, self._in_a_row)
            yield die, x + column * (SIDE + _GAP), y + row * (SIDE + _GAP)

    @property
    def _in_a_row(self) -> int:
        return max(int((self.width + 0.01) / (SIDE + _GAP)), 1)


def over_text(dice: Sequence[Piece], text: Setting, type_: SheetType) -> list[Piece]:
    """Dice, and under them a text that goes on in the next column, under the dice again.

    Dice that are many pieces do not come again.
    """
    mark = named_again("", text.width, type_)
    again = stacked(*dice, mark) if len(dice) == 1 else mark
    return going_on([*kept([*dice]), *pieces_of(text)], again)


def draw_die(
    pen: Pen, die: Die, x: float, y: float, colour: str, spent: str, *, solid: bool = False
) -> None:
    """A die with its top left corner at x, y: dashed where it is spent, framed where critical.

    It is never crossed through, so that its figure stays readable.
    """
    line, dash = (spent, (0.7, 0.5)) if die.spent else (colour, ())
    fill = colour if solid and not die.spent and pen.inks.filled else ""
    if die.critical:
        out = SIDE + 2 * FRAME
        radius = out * _CORNER
        pen.rect(x - FRAME, y - FRAME, out, out, "", line, 0.25, radius, dash)
    pen.rect(x, y, SIDE, SIDE, fill, line, _LINE, SIDE * _CORNER, dash)
    ink = spent if die.spent else WHITE if fill else colour
    size = SIDE * (0.72 if len(die.text) == 1 else 0.54 if len(die.text) == 2 else 0.48)
    font = pen.type.faces("bar" if not die.spent else "table").regular
    pen.letters(die.text, x + SIDE / 2, y + SIDE / 2 + size * 0.35, font, size, ink, "middle")
