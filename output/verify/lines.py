"""The letters of a page to lines: what stands side by side in one size."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from math import degrees, sqrt

import pypdfium2
import pypdfium2.raw as pdfium

from output.display import Matrix, Turn
from output.printout import Box
from output.verify.facts import Line
from output.verify.points import middle
from schemas.record import record

_TURNS: tuple[Turn, ...] = (0, 90, 180, 270)
_WIDEST_GAP = 0.8
"""Between two letters of a line, in sizes; a space is a quarter."""


@record
class Setting:
    """How letters are set: how far clockwise they are turned on the page as it is shown, how large
    they are in mm, and whether they read backwards."""

    turn: Turn
    size: float
    is_mirrored: bool


class Settings:
    """The setting of each letter; letters of one object of a page are set alike."""

    def __init__(self, shown: pypdfium2.PdfTextPage, to_page: Matrix) -> None:
        self._shown = shown
        self._to_page = to_page
        self._known: dict[int, Setting] = {}

    def of(self, at: int) -> Setting:
        """How a letter is set."""
        text = pdfium.FPDFText_GetTextObject(self._shown.raw, at)
        key = ctypes.addressof(text.contents) if text else -at - 1
        if key not in self._known:
            self._known[key] = self._measured(at)
        return self._known[key]

    def _measured(self, at: int) -> Setting:
        raw, (a, b, c, d, _, _) = self._shown.raw, self._to_page
        found = pdfium.FS_MATRIX()
        pdfium.FPDFText_GetMatrix(raw, at, found)
        area = (found.a * found.d - found.b * found.c) * (a * d - b * c)
        size = round(pdfium.FPDFText_GetFontSize(raw, at) * sqrt(abs(area)), 1)
        # The page as it is shown counts downwards: letters that read well are turned over by it.
        is_mirrored = area > 0
        return Setting(self._turn(at, is_mirrored), size, is_mirrored)

    def _turn(self, at: int, is_mirrored: bool) -> Turn:
        """By where the feet of a letter are, so that a mirror changes nothing."""
        angle = degrees(pdfium.FPDFText_GetCharAngle(self._shown.raw, at))
        a, b, _, _, _, _ = self._to_page
        of_page = 0 if a > 0 else 180 if a < 0 else 90 if b > 0 else 270
        return _TURNS[(round((angle + of_page) / 90) + 2 * is_mirrored) % 4]


def lines_of(
    signs: str, boxes: Sequence[Box | None], settings: dict[int, Setting]
) -> Iterator[Line]:
    """The lines of a page; `settings` are those of the letters that have ink."""
    line: list[int] = []
    for at, sign in enumerate(signs):
        if sign in "\r\n" or (at in settings and line and not _goes_on(line, at, boxes, settings)):
            yield from _line(signs, line, boxes, settings)
            line = []
        if at in settings:
            line.append(at)
    yield from _line(signs, line, boxes, settings)


def _goes_on(
    line: Sequence[int], at: int, boxes: Sequence[Box | None], settings: dict[int, Setting]
) -> bool:
    """Whether a letter belongs to a line."""
    before, box, setting = boxes[line[-1]], boxes[at], settings[at]
    if before is None or box is None or settings[line[-1]] != setting:
        return False
    across = max(box.x - before.x - before.w, before.x - box.x - box.w)
    down = max(box.y - before.y - before.h, before.y - box.y - box.h)
    return max(across, down) <= setting.size * _WIDEST_GAP


def _line(
    signs: str,
    line: Sequence[int],
    boxes: Sequence[Box | None],
    settings: dict[int, Setting],
) -> Iterator[Line]:
    box = boxes[line[0]] if line else None
    if box is not None:
        text = " ".join(signs[line[0] : line[-1] + 1].split())
        setting = settings[line[0]]
        yield Line(text, *middle(box), setting.turn, setting.size, setting.is_mirrored)
