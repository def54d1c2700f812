"""A worked example with dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from output.sheet.inks import HAIRLINE_MM
from output.sheet.kinds.dice import (
    FRAME,
    UNDER_FROM,
    Die,
    Tray,
    dice_width,
    draw_die,
    over_text,
)
from output.sheet.kinds.long_rows import (
    Cell,
    headed,
    is_long,
    kept,
    named_again,
    row_of,
    strong,
    unseen,
)
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record


@record
class Moment:
    """The dice of both sides at a moment, and what happens."""

    one: Sequence[Die]
    other: Sequence[Die]
    text: str


@record
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
            row = _height(trays)
            if is_long(text) or row > type_.tallest / 2:
                pieces += _long(trays, moment, half, width, type_)
                continue
            height = (max(row, text.height) if beside else row + text.height) + 0.7
            left = dice + 1.5 if beside else 0.0
            pieces.append(Piece(height, _moment(trays, text, half, left, row, width, height)))
        return headed(_names((first, second), half, width, type_), pieces)


def _names(
    names: tuple[Setting, Setting], half: float, width: float, type_: SheetType
) -> list[Piece]:
    """The name of each side over its dice."""
    cells = [Cell(names[0], 0.0, colour=strong), Cell(names[1], half)]
    if is_long(*names):
        return kept(row_of(cells, unseen, named_again("", width, type_), 0.0))
    return row_of(cells, unseen, None, 0.0, max(name.height for name in names) + 0.3)


def _name(name: str, most: float, type_: SheetType) -> Setting:
    """A name as wide as it is, so that it begins where its dice do."""
    wide = type_.set(f"**{name}**", "table", most)
    return type_.set(f"**{name}**", "table", min(wide.natural + 0.01, most))


def _height(trays: Sequence[Tray]) -> float:
    return max(tray.height for tray in trays) + 2 * FRAME + 0.3


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
        _draw_dice(trays, half, pen, x, y)
        pen.setting(text, x + left, y + (0.2 if left else row))
        _hairline(pen, x, y + height - 0.3, width)

    return draw


def _long(
    trays: tuple[Tray, Tray], moment: Moment, half: float, width: float, type_: SheetType
) -> list[Piece]:
    """A moment that goes on: a piece for each row of dice, the text under them."""
    dice: list[Piece] = []
    for at in range(max(tray.rows for tray in trays)):
        some = trays[0].row(at), trays[1].row(at)
        dice.append(Piece(_height(some), partial(_draw_dice, some, half)))
    pieces = over_text(dice, type_.set(moment.text, "body", width), type_)
    last = pieces[-1]

    def end(pen: Pen, x: float, y: float) -> None:
        last.draw(pen, x, y)
        _hairline(pen, x, y + last.height + 0.4, width)

    return [*pieces[:-1], replace(last, height=last.height + 0.7, draw=end)]


def _draw_dice(trays: tuple[Tray, Tray], half: float, pen: Pen, x: float, y: float) -> None:
    top = y + FRAME + 0.1
    colours = (pen.inks.strong, pen.inks.ink)
    for tray, begin, colour in zip(trays, (0.0, half), colours, strict=True):
        for die, at, over in tray.places(x + FRAME + begin, top):
            draw_die(pen, die, at, over, colour, pen.inks.spent)


def _hairline(pen: Pen, x: float, y: float, width: float) -> None:
    pen.line(x, y, x + width, y, pen.inks.hair, HAIRLINE_MM)
