"""The stamp: a double frame with a sign and a word, what was checked, and with what."""

from __future__ import annotations

from output.roster.texts import told
from output.roster.verdict import Verdict
from output.sheet.inks import HARMS, HELPS, Inks
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from output.text import mm
from schemas.finding import Status
from schemas.record import record

LEAST_WIDTH, MOST_WIDTH, LEAST_HEIGHT = 44.0, 58.0, 24.6
_WORD_PT = (19.0, 17.0, 15.0)
_PAD = 3.4
_OUTER, _INNER = 0.8, 0.3
_UNFINISHED = "#946C00"
_COLOURS: dict[Status, str] = {"legal": HELPS, "illegal": HARMS, "unfinished": _UNFINISHED}


def colour_of(status: Status, inks: Inks) -> str:
    """The colour of a verdict; black where all is."""
    return inks.ink if inks.mode == "black" else _COLOURS[status]


@record
class Stamp:
    """A stamp that is measured."""

    verdict: Verdict
    lines: tuple[Setting, ...]
    width: float
    height: float

    def draw(self, pen: Pen, x: float, y: float) -> None:
        """Draws it, its top left corner at x, y."""
        colour = colour_of(self.verdict.status, pen.inks)
        half = _OUTER / 2
        pen.rect(
            x + half, y + half, self.width - _OUTER, self.height - _OUTER, "", colour, _OUTER, 1.6
        )
        gap = _OUTER + 0.8
        pen.rect(
            x + gap, y + gap, self.width - 2 * gap, self.height - 2 * gap, "", colour, _INNER, 1.0
        )
        self._word(pen, x + _PAD, y + 9.4, colour)
        top = y + 12.0
        for line in self.lines:
            pen.setting(line, x + _PAD, top)
            top += line.height

    def _word(self, pen: Pen, x: float, baseline: float, colour: str) -> None:
        verdict = self.verdict
        natural = pen.type.plain_width(verdict.word, "title") / pen.type.size("title")
        side = 6.0
        room = self.width - 2 * _PAD - side - 1.6
        size = next((mm(pt) for pt in _WORD_PT if mm(pt) * natural <= room), room / natural)
        draw_sign(pen, verdict.status, x, baseline - 5.4, side, colour)
        pen.word(verdict.word, x + side + 1.6, baseline, "title", colour, size=size)


def stamp_of(verdict: Verdict, type_: SheetType) -> Stamp:
    """The stamp of a verdict; as wide as its lines, and wrapped where that is too wide."""
    texts = (told("", verdict.checked), *(told(line) for line in verdict.made_with))
    natural = max(type_.set(text, "small", MOST_WIDTH).natural for text in texts) + 0.1
    width = min(max(natural + 2 * _PAD, LEAST_WIDTH), MOST_WIDTH)
    lines = tuple(type_.set(text, "small", width - 2 * _PAD) for text in texts)
    height = 12.0 + sum(line.height for line in lines) + 2.4
    return Stamp(verdict, lines, width, max(height, LEAST_HEIGHT))


def draw_sign(pen: Pen, status: Status, x: float, y: float, side: float, colour: str) -> None:
    """A tick, a cross, or the half circle of what is not done yet, in a square."""
    if status == "legal":
        points = [(0.0, 0.52), (0.14, 0.42), (0.38, 0.72), (0.86, 0.02), (1.0, 0.12), (0.4, 1.0)]
        pen.shape([(x + side * a, y + side * b) for a, b in points], colour)
    elif status == "illegal":
        _cross(pen, x, y, side, colour)
    else:
        middle, radius = side / 2, side * 0.44
        pen.circle(x + middle, y + middle, radius, "", colour, side * 0.1)
        pen.line(x + middle, y + side * 0.22, x + middle, y + middle, colour, side * 0.1)
        pen.line(x + middle, y + middle, x + side * 0.72, y + side * 0.6, colour, side * 0.1)


def _cross(pen: Pen, x: float, y: float, side: float, colour: str) -> None:
    thick = 0.14
    for flip in (False, True):
        points = [(0.0, thick), (thick, 0.0), (1.0, 1.0 - thick), (1.0 - thick, 1.0)]
        if flip:
            points = [(1.0 - a, b) for a, b in points]
        pen.shape([(x + side * a, y + side * b) for a, b in points], colour)
