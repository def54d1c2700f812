"""Dice in diagrams: which die removes which, and a worked example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.card.colour import WHITE
from output.sheet.kinds.arrows import draw_route
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

SIDE, _GAP, _FRAME = 4.5, 1.4, 0.55
_LINE, _CORNER = 0.35, 0.18
_ARROW = 6.0
_UNDER_FROM = 34.0
"""Text narrower than this stands under the dice, not beside them."""


@dataclass(frozen=True, slots=True)
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


def draw_die(
    pen: Pen, die: Die, x: float, y: float, colour: str, spent: str, *, solid: bool = False
) -> None:
    """A die with its top left corner at x, y: dashed where it is spent, framed where critical.

    It is never crossed through, so that its figure stays readable.
    """
    line, dash = (spent, (0.7, 0.5)) if die.spent else (colour, ())
    fill = colour if solid and not die.spent and pen.inks.filled else ""
    if die.critical:
        out = SIDE + 2 * _FRAME
        radius = out * _CORNER
        pen.rect(x - _FRAME, y - _FRAME, out, out, "", line, 0.25, radius, dash)
    pen.rect(x, y, SIDE, SIDE, fill, line, _LINE, SIDE * _CORNER, dash)
    ink = spent if die.spent else WHITE if fill else colour
    size = SIDE * (0.72 if len(die.text) == 1 else 0.54 if len(die.text) == 2 else 0.48)
    font = pen.type.faces("bar" if not die.spent else "table").regular
    pen.letters(die.text, x + SIDE / 2, y + SIDE / 2 + size * 0.35, font, size, ink, "middle")


@dataclass(frozen=True, slots=True)
class Case:
    """Dice that remove dice, or do not, and the case in words."""

    save: Sequence[Die]
    hit: Sequence[Die]
    removes: bool
    text: str


@dataclass(frozen=True, slots=True)
class CancelBlock:
    """Cases, one below the other."""

    cases: Sequence[Case]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Dice at the left, words at the right, or under them in a narrow column."""
        save = max(dice_width(case.save) for case in self.cases)
        dice = _FRAME + save + _ARROW + max(dice_width(case.hit) for case in self.cases) + 0.6
        beside = width - dice >= _UNDER_FROM * 0.6
        pieces: list[Piece] = []
        for case in self.cases:
            text = type_.set(case.text, "body", width - dice if beside else width)
            row = SIDE + 2 * _FRAME + 0.5
            height = max(row, text.height) if beside else row + text.height
            pieces.append(Piece(height + 0.4, _case(case, text, save, dice, row, beside)))
        return Laid(pieces)


def _case(case: Case, text: Setting, save: float, dice: float, row: float, beside: bool) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        inks = pen.inks
        tall = max(row, text.height) if beside else row
        top = y + (tall - SIDE) / 2
        left = x + _FRAME
        for at, die in enumerate(case.save):
            draw_die(
                pen, die, left + at * (SIDE + _GAP), top, inks.ink, inks.ink, solid=die.critical
            )
        start, middle = left + save + 0.2, top + SIDE / 2
        end = start + _ARROW - 2.0
        draw_route(pen, [(start, middle), (end, middle)], pen.inks.ink)
        if not case.removes:
            _cross(pen, (start + end) / 2 - 0.4, middle)
        left += save + _ARROW
        for at, die in enumerate(case.hit):
            gone = Die(die.text, die.critical, case.removes)
            where = left + at * (SIDE + _GAP)
            draw_die(pen, gone, where, top, inks.strong, inks.strong, solid=die.critical)
        if beside:
            pen.setting(text, x + dice, y + (tall - text.height) / 2)
        else:
            pen.setting(text, x, y + row)

    return draw


def _cross(pen: Pen, x: float, y: float) -> None:
    for way in (-1, 1):
        pen.line(x - 1.5, y - way * 1.5, x + 1.5, y + way * 1.5, pen.inks.harms, 0.7)


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
        dice = half + max([dice_width(moment.other) for moment in self.moments] + [second.natural])
        beside = width - dice - 1.5 >= _UNDER_FROM
        room = width - dice - 1.5 if beside else width
        pieces: list[Piece] = []
        for moment in self.moments:
            text = type_.set(moment.text, "body", room)
            row = SIDE + 2 * _FRAME + 0.3
            height = (max(row, text.height) if beside else row + text.height) + 0.7
            left = dice + 1.5 if beside else 0.0
            pieces.append(Piece(height, _moment(moment, text, half, left, row, width, height)))

        def head(pen: Pen, x: float, y: float) -> None:
            pen.setting(first, x, y, pen.inks.strong)
            pen.setting(second, x + half, y)

        return Laid(pieces, Piece(max(first.height, second.height) + 0.3, head))


def _name(name: str, most: float, type_: SheetType) -> Setting:
    """A name as wide as it is, so that it begins where its dice do."""
    wide = type_.set(f"**{name}**", "table", most)
    return type_.set(f"**{name}**", "table", min(wide.natural + 0.01, most))


def _moment(
    moment: Moment,
    text: Setting,
    half: float,
    left: float,
    row: float,
    width: float,
    height: float,
) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        top = y + _FRAME + 0.1
        for dice, begin, colour in (
            (moment.one, 0.0, pen.inks.strong),
            (moment.other, half, pen.inks.ink),
        ):
            for at, die in enumerate(dice):
                where = x + _FRAME + begin + at * (SIDE + _GAP)
                draw_die(pen, die, where, top, colour, pen.inks.spent)
        pen.setting(text, x + left, y + (0.2 if left else row))
        end = y + height - 0.3
        pen.line(x, end, x + width, end, pen.inks.hair, 0.12)

    return draw
