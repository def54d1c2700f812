"""The strip under the head: how many there are, the gauge, the total, the stamp."""

from __future__ import annotations

from output.roster.gauge import HEIGHT, draw_gauge, words_under
from output.roster.spent import Spent
from output.roster.stamp import colour_of, stamp_of
from output.roster.texts import told
from output.roster.view import RosterView
from output.sheet.laid import Laid, whole
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from output.text import mm
from schemas.record import record

_HEAD_PT, _TOTAL_PT = 13.5, 25.0
_TOTAL_WIDTH, _GAP = 27.0, 3.0
_LINE = 1.2
_TOTAL_BASE, _TOTAL_FOOT = 7.75, 8.6
"""From the top of the strip to the baseline of the total, and to the words under it, in mm."""


@record
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
        under = words_under(type_)
        gauge = HEIGHT + under + 2.2 if view.gauge else 0.0
        words = _Words.of(view, room, stamp.height - gauge, type_)
        tall = max(stamp.height, words.height + gauge, total.height if total else 0.0)

        def draw(pen: Pen, x: float, y: float) -> None:
            verdict = colour_of(view.verdict.status, pen.inks)
            words.draw(pen, x, y)
            if view.gauge:
                top = max(words.height + 1.6, stamp.height - HEIGHT - under - 0.5)
                draw_gauge(view.gauge, room, pen, x, y + top, verdict)
            if total:
                total.draw(pen, x + room + _GAP + _TOTAL_WIDTH / 2, y)
            stamp.draw(pen, x + width - stamp.width, y)

        return whole(tall, draw)


@record
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


@record
class _Totals:
    """The total in large figures, what it is of, what is left; other currencies below."""

    main: Spent
    size: float
    below: tuple[Setting, ...]
    others: tuple[Setting, ...]

    @property
    def height(self) -> float:
        return _TOTAL_FOOT + sum(line.height for line in (*self.below, *self.others))

    def draw(self, pen: Pen, middle: float, y: float) -> None:
        main, left = self.main, middle - _TOTAL_WIDTH / 2
        colour = colour_of("illegal" if main.is_over else "legal", pen.inks)
        figure = colour if main.left else pen.inks.ink
        pen.word(
            main.total, middle, y + _TOTAL_BASE, "title", figure, size=self.size, anchor="middle"
        )
        top = y + _TOTAL_FOOT
        for line in (*self.below, *self.others):
            is_left = main.left and line is self.below[-1]
            pen.setting(line, left, top, colour if is_left else pen.inks.ink, anchor="middle")
            top += line.height


def _totals(view: RosterView, type_: SheetType) -> _Totals:
    main, *rest = view.spent
    natural = type_.plain_width(main.total, "title") / type_.size("title")
    below = [told(main.of), *([told("", main.left)] if main.left else [])]
    others = [told(" ".join(filter(None, (one.total, one.of, one.left)))) for one in rest]
    return _Totals(
        main,
        min(mm(_TOTAL_PT), _TOTAL_WIDTH / natural),
        tuple(type_.set(text, "table", _TOTAL_WIDTH) for text in below),
        tuple(type_.set(text, "small", _TOTAL_WIDTH) for text in others),
    )
