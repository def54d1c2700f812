"""Dice in diagrams: which die removes which, and a worked example."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


@dataclass(frozen=True, slots=True)
class Tray:
    """Dice in as many rows as a width takes, in mm."""

    dice: Sequence[Die]
    width: float

    @property
    def height(self) -> float:
        """Of all rows; that of one at least."""
        rows = max(-(-len(self.dice) // self._in_a_row), 1)
        return rows * (SIDE + _GAP) - _GAP

    def places(self, x: float, y: float) -> Iterator[tuple[Die, float, float]]:
        """Each die with its top left corner, if the first has it at x, y."""
        for at, die in enumerate(self.dice):
            row, column = divmod(at, self._in_a_row)
            yield die, x + column * (SIDE + _GAP), y + row * (SIDE + _GAP)

    @property
    def _in_a_row(self) -> int:
        return max(int((self.width + 0.01) / (SIDE + _GAP)), 1)


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
        room = width - _FRAME - _ARROW - 0.6
        save = max(dice_width(case.save) for case in self.cases)
        hit = max(dice_width(case.hit) for case in self.cases)
        save = min(save, max(room - hit, room / 2))
        hit = min(hit, room - save)
        dice = _FRAME + save + _ARROW + hit + 0.6
        beside = width - dice >= _UNDER_FROM * 0.6
        pieces: list[Piece] = []
        for case in self.cases:
            text = type_.set(case.text, "body", width - dice if beside else width)
            trays = Tray(case.save, save), Tray(case.hit, hit)
            row = max(tray.height for tray in trays) + 2 * _FRAME + 0.5
            height = max(row, text.height) if beside else row + text.height
            left = dice if beside else 0.0
            pieces.append(Piece(height + 0.4, _case(trays, case.removes, text, left, row)))
        return Laid(pieces)


def _case(
    trays: tuple[Tray, Tray], removes: bool, text: Setting, text_left: float, row: float
) -> Draw:
    save, hit = trays

    def draw(pen: Pen, x: float, y: float) -> None:
        inks = pen.inks
        tall = max(row, text.height) if text_left else row
        left, middle = x + _FRAME, y + tall / 2
        for die, at, top in save.places(left, middle - save.height / 2):
            draw_die(pen, die, at, top, inks.ink, inks.ink, solid=die.critical)
        start = left + save.width + 0.2
        end = start + _ARROW - 2.0
        draw_route(pen, [(start, middle), (end, middle)], pen.inks.ink)
        if not removes:
            _cross(pen, (start + end) / 2 - 0.4, middle)
        left += save.width + _ARROW
        for die, at, top in hit.places(left, middle - hit.height / 2):
            gone = Die(die.text, die.critical, removes)
            draw_die(pen, gone, at, top, inks.strong, inks.strong, solid=die.critical)
        under = y + (tall - text.height) / 2 if text_left else y + row
        pen.setting(text, x + text_left, under)

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
        other = max([dice_width(moment.other) for moment in self.moments] + [second.natural])
        other = min(other, width - half - _FRAME)
        dice = half + other
        beside = width - dice - 1.5 >= _UNDER_FROM
        room = width - dice - 1.5 if beside else width
        pieces: list[Piece] = []
        for moment in self.moments:
            text = type_.set(moment.text, "body", room)
            trays = Tray(moment.one, half - 1.2), Tray(moment.other, other)
            row = max(tray.height for tray in trays) + 2 * _FRAME + 0.3
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
        top = y + _FRAME + 0.1
        for tray, begin, colour in zip(
            trays, (0.0, half), (pen.inks.strong, pen.inks.ink), strict=True
        ):
            for die, at, over in tray.places(x + _FRAME + begin, top):
                draw_die(pen, die, at, over, colour, pen.inks.spent)
        pen.setting(text, x + left, y + (0.2 if left else row))
        end = y + height - 0.3
        pen.line(x, end, x + width, end, pen.inks.hair, 0.12)

    return draw
