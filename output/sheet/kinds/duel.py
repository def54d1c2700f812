"""A worked example with dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.sheet.inks import HAIRLINE_MM
from output.sheet.kinds.dice import FRAME, UNDER_FROM, Die, Tray, dice_width, draw_die
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType


@dataclass(frozen=True, slots=True)
class Moment:
    """The dice of both sides at a moment, and what happens."""

    one: Sequence[Die]
    other: Sequence[Die]
    text: str


@dataclass(frozen=True, slots=True)
class DuelBlock:
    """A worked example: the dice of two sides, moment after moment."""

    names: tuple[str, str]
    moments: Sequence[Moment]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """The second side's dice begin at one place in all moments."""
        first, second = (_name(name, width / 2 - 1, type_) for name in self.names)
        half = max([dice_width(moment.one) for moment in self.moments] + [first.natural + 2.0])
        half = min(half + 1.2, width / 2)
        other = max([dice_width(moment.other) for moment in self.moments] + [second.natural])
        other = min(other, width - half - FRAME)
        dice = half + other
        beside = width - dice - 1.5 >= UNDER_FROM
        room = width - dice - 1.5 if beside else width
        pieces: list[Piece] = []
        for moment in self.moments:
            text = type_.set(moment.text, "body", room)
            trays = Tray(moment.one, half - 1.2), Tray(moment.other, other)
            row = max(tray.height for tray in trays) + 2 * FRAME + 0.3
            height = (max(row, text.height) if beside else row + text.height) + 0.7
            left = dice + 1.5 if beside else 0.0
            pieces.append(Piece(height, _moment(trays, text, half, left, row, width, height)))

        def head(pen: Pen, x: float, y: float) -> None:
            pen.setting(first, x, y, pen.inks.strong)
            pen.setting(second, x + half, y)

        return Laid(pieces, Piece(max(first.height, second.height) + 0.3, head))


def _name(name: str, most: float, type_: SheetType) -> Setting:
    """A name as wide as it is, so that it begins where its dice do."""
    wide = type_.set(f"**{name}**", "table", most)
    return type_.set(f"**{name}**", "table", min(wide.natural + 0.01, most))


def _moment(
    trays: tuple[Tray, Tray],
    text: Setting,
    half: float,
    left: float,
    row: float,
    width: float,
    height: float,
) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        top = y + FRAME + 0.1
        for tray, begin, colour in zip(
            trays, (0.0, half), (pen.inks.strong, pen.inks.ink), strict=True
        ):
            for die, at, over in tray.places(x + FRAME + begin, top):
                draw_die(pen, die, at, over, colour, pen.inks.spent)
        pen.setting(text, x + left, y + (0.2 if left else row))
        end = y + height - 0.3
        pen.line(x, end, x + width, end, pen.inks.hair, HAIRLINE_MM)

    return draw
