"""The strip under the head: how many there are, the gauge, the total, the stamp."""

from __future__ import annotations

from dataclasses import dataclass

from output.roster.gauge import HEIGHT, draw_gauge
from output.roster.spent import Spent
from output.roster.stamp import colour_of, stamp_of
from output.roster.texts import told
from output.roster.view import RosterView
from output.sheet.laid import Laid, whole
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from output.text import mm

_HEAD_PT, _TOTAL_PT = 13.5, 25.0
_TOTAL_WIDTH, _GAP = 27.0, 3.0
_LINE = 1.2


@dataclass(frozen=True, slots=True)
class Muster:
    """The strip; without costs there is neither gauge nor total, and nothing is missing."""

    view: RosterView

    def measure(self, width: float, type_: SheetType) -> Laid:
        """One piece, at least as high as the stamp."""
        view = self.view
        stamp = stamp_of(view.verdict, type_)
        left = width - stamp.width - _GAP
        total = _totals(view, type_) if view.spent else None
        room = left - (_TOTAL_WIDTH + _GAP if total else 0.0)
        gauge = HEIGHT + 5.6 if view.gauge else 0.0
        words = _Words.of(view, room, stamp.height - gauge, type_)
        tall = max(stamp.height, words.height + gauge, total.height if total else 0.0)

        def draw(pen: Pen, x: float, y: float) -> None:
            verdict = colour_of(view.verdict.status, pen.inks)
            words.draw(pen, x, y)
            if view.gauge:
                top = max(words.height + 1.6, stamp.height - HEIGHT - 3.9)
                draw_gauge(view.gauge, room, pen, x, y + top, verdict)
            if total:
                total.draw(pen, x + room + _GAP + _TOTAL_WIDTH / 2, y)
            stamp.draw(pen, x + width - stamp.width, y)

        return whole(tall, draw)


@dataclass(frozen=True, slots=True)
class _Words:
    """How many there are, and the limit in words."""

    lines: tuple[Setting, ...]
    size: float

    @classmethod
    def of(cls, view: RosterView, width: float, room: float, type_: SheetType) -> _Words:
        """What has to be said, and who they are where there is room for it."""
        head = type_.set(told("", view.head), "table", width)
        size = mm(_HEAD_PT)
        head = Setting(head.paragraph, head.faces, width, size, _LINE)
        below = [view.limit, view.unpriced]
        texts = [type_.set(told(text), "table", width) for text in below if text]
        words = cls((head, *texts), size)
        units = type_.set(told(view.units), "table", width)
        if words.height + units.height > room:
            return words
        return cls((head, units, *texts), size)

    @property
    def height(self) -> float:
        return sum(line.height for line in self.lines) + 0.8

    def draw(self, pen: Pen, x: float, y: float) -> None:
        top = y + 0.8
        for line in self.lines:
            pen.setting(line, x, top)
            top += line.height


@dataclass(frozen=True, slots=True)
class _Totals:
    """The total in large figures, what it is of, what is left; other currencies below."""

    main: Spent
    others: tuple[Setting, ...]
    size: float
    small: float
    height: float

    def draw(self, pen: Pen, middle: float, y: float) -> None:
        main = self.main
        left = colour_of("illegal" if main.is_over else "legal", pen.inks)
        baseline = y + 1.4 + mm(_TOTAL_PT) * 0.72
        colour = left if main.left else pen.inks.ink
        pen.word(main.total, middle, baseline, "title", colour, size=self.size, anchor="middle")
        baseline += self.small * 1.45
        pen.word(main.of, middle, baseline, "table", anchor="middle")
        if main.left:
            baseline += self.small * 1.3
            pen.word(main.left, middle, baseline, "table", left, bold=True, anchor="middle")
        top = baseline + self.small * 0.4
        for line in self.others:
            pen.setting(line, middle - _TOTAL_WIDTH / 2, top, anchor="middle")
            top += line.height


def _totals(view: RosterView, type_: SheetType) -> _Totals:
    main, *rest = view.spent
    natural = type_.plain_width(main.total, "title") / type_.size("title")
    size = min(mm(_TOTAL_PT), _TOTAL_WIDTH / natural)
    small = type_.size("table")
    others = tuple(
        type_.set(
            told(" ".join(filter(None, (one.total, one.of, one.left)))), "small", _TOTAL_WIDTH
        )
        for one in rest
    )
    lines = 1.45 + (1.3 if main.left else 0.0) + 0.7
    height = 1.4 + mm(_TOTAL_PT) * 0.72 + small * lines + sum(line.height for line in others)
    return _Totals(main, others, size, small, height)
