"""Which die removes which."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from output.sheet.kinds.arrows import draw_route
from output.sheet.kinds.dice import FRAME, UNDER_FROM, Die, Tray, dice_width, draw_die
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

_ARROW = 6.0


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
        room = width - FRAME - _ARROW - 0.6
        save = max(dice_width(case.save) for case in self.cases)
        hit = max(dice_width(case.hit) for case in self.cases)
        save = min(save, max(room - hit, room / 2))
        hit = min(hit, room - save)
        dice = FRAME + save + _ARROW + hit + 0.6
        beside = width - dice >= UNDER_FROM * 0.6
        pieces: list[Piece] = []
        for case in self.cases:
            text = type_.set(case.text, "body", width - dice if beside else width)
            trays = Tray(case.save, save), Tray(case.hit, hit)
            row = max(tray.height for tray in trays) + 2 * FRAME + 0.5
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
        left, middle = x + FRAME, y + tall / 2
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
