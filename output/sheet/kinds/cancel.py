"""Which die removes which."""

from __future__ import annotations

from collections.abc import Sequence

from output.sheet.kinds.arrows import draw_route
from output.sheet.kinds.dice import (
    FRAME,
    UNDER_FROM,
    Die,
    Tray,
    dice_width,
    draw_die,
    over_text,
)
from output.sheet.kinds.long_rows import is_long
from output.sheet.kinds.paragraph import pieces_of
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_ARROW = 6.0
_MOST_ON_A_DIE = 4
"""Letters: a case of more is said in words."""


@record
class Case:
    """Dice that remove dice, or do not, and the case in words."""

    save: Sequence[Die]
    hit: Sequence[Die]
    removes: bool
    text: str


@record
class CancelBlock:
    """Cases, one below the other."""

    cases: Sequence[Case]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """Dice at the left, words at the right, or under them in a narrow column."""
        room = width - FRAME - _ARROW - 0.6
        save = max(dice_width(case.save) for case in self.cases)
        hit = max(dice_width(case.hit) for case in self.cases)
        save = min(save, max(room - hit, room / 2))
        hit = min(hit, room - save)
        dice = FRAME + save + _ARROW + hit + 0.6
        beside = width - dice >= UNDER_FROM * 0.6
        pieces: list[Piece] = []
        for case in self.cases:
            if any(len(die.text) > _MOST_ON_A_DIE for die in (*case.save, *case.hit)):
                pieces += pieces_of(type_.set(_in_words(case), "body", width))
                continue
            text = type_.set(case.text, "body", width - dice if beside else width)
            trays = Tray(case.save, save), Tray(case.hit, hit)
            row = _height(trays)
            if is_long(text) or row > type_.tallest / 2:
                pieces += _long(trays, case, width, type_)
                continue
            height = max(row, text.height) if beside else row + text.height
            left = dice if beside else 0.0
            pieces.append(Piece(height + 0.4, _case(trays, case.removes, text, left, row)))
        return Laid(pieces)


def _in_words(case: Case) -> str:
    save, hit = (", ".join(die.text for die in dice) for dice in (case.save, case.hit))
    removes = "removes" if case.removes else "does not remove"
    return f"**{save}** {removes} **{hit}**: {case.text}"


def _height(trays: Sequence[Tray]) -> float:
    return max(tray.height for tray in trays) + 2 * FRAME + 0.5


def _case(
    trays: tuple[Tray, Tray], removes: bool, text: Setting, text_left: float, row: float
) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        tall = max(row, text.height) if text_left else row
        _draw_dice(pen, trays, removes, x + FRAME, y + tall / 2, arrow=True)
        under = y + (tall - text.height) / 2 if text_left else y + row
        pen.setting(text, x + text_left, under)

    return draw


def _long(trays: tuple[Tray, Tray], case: Case, width: float, type_: SheetType) -> list[Piece]:
    """A case that goes on: a piece for each row of dice, the text under them."""
    dice: list[Piece] = []
    for at in range(max(tray.rows for tray in trays)):
        some = trays[0].row(at), trays[1].row(at)
        dice.append(Piece(_height(some), _row(some, case.removes, arrow=at == 0)))
    return over_text(dice, type_.set(case.text, "body", width), type_)


def _row(trays: tuple[Tray, Tray], removes: bool, arrow: bool) -> Draw:
    def draw(pen: Pen, x: float, y: float) -> None:
        _draw_dice(pen, trays, removes, x + FRAME, y + _height(trays) / 2, arrow)

    return draw


def _draw_dice(
    pen: Pen, trays: tuple[Tray, Tray], removes: bool, left: float, middle: float, arrow: bool
) -> None:
    inks = pen.inks
    save, hit = trays
    for die, at, top in save.places(left, middle - save.height / 2):
        draw_die(pen, die, at, top, inks.ink, inks.ink, solid=die.critical)
    start = left + save.width + 0.2
    end = start + _ARROW - 2.0
    if arrow:
        draw_route(pen, [(start, middle), (end, middle)], inks.ink)
        if not removes:
            _cross(pen, (start + end) / 2 - 0.4, middle)
    left += save.width + _ARROW
    for die, at, top in hit.places(left, middle - hit.height / 2):
        gone = Die(die.text, die.critical, removes)
        draw_die(pen, gone, at, top, inks.strong, inks.strong, solid=die.critical)


def _cross(pen: Pen, x: float, y: float) -> None:
    for way in (-1, 1):
        pen.line(x - 1.5, y - way * 1.5, x + 1.5, y + way * 1.5, pen.inks.harms, 0.7)
