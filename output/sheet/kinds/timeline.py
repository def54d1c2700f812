"""A round or a turn as arrows from left to right; in a narrow column, boxes one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from output.sheet.kinds.flow import even_widths
from output.sheet.kinds.long_rows import (
    Cell,
    Colour,
    going_on,
    is_long,
    kept,
    named_again,
    strong,
)
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

_POINT, _GAP, _PAD, _TOP = 2.3, 0.7, 1.4, 0.9
_LEAST = 17.0
_LINE = 0.35
_BETWEEN = 1.0


@record
class StageBox:
    """A stage: its name, what happens, the family whose colour it has."""

    title: str
    text: str = ""
    family: str = ""

    def pieces(self, width: float, type_: SheetType) -> list[Piece]:
        """The stage as a box in a narrow column: it goes on in the next one between its lines."""
        inner = width - 2 * _PAD - _BETWEEN
        name, text = _set(self, inner, type_)
        parts = [
            self._part(width, name, slice(start, end), _TOP if start == 0 else 0.0, 0.0, strong)
            for start, end in (spans_of_lines(name.count) if is_long(name) else [(0, name.count)])
        ]
        words = [
            self._part(width, text, slice(start, end), 0.0, _TOP if end == text.count else 0.0)
            for start, end in spans_of_lines(text.count)
        ]
        parts = [*(kept(parts) if words else parts), *words]
        parts[-1] = replace(parts[-1], height=parts[-1].height + _BETWEEN)
        if not is_long(name, text):
            return parts
        return going_on(parts, named_again(self.title, width, type_))

    def _part(
        self,
        width: float,
        words: Setting,
        lines: slice,
        over: float,
        under: float,
        colour: Colour | None = None,
    ) -> Piece:
        """Some lines with the ground behind them, and the bar in the stage's colour."""
        tall = over + (lines.stop - lines.start) * words.line + under

        def draw(pen: Pen, x: float, y: float) -> None:
            mine = pen.with_inks(pen.inks.of(self.family)) if self.family else pen
            mine.rect(x, y, width, tall, mine.inks.tint(0.13))
            mine.rect(x, y, _BETWEEN, tall, mine.inks.strong)
            cell = Cell(words, _PAD + _BETWEEN, colour=colour)
            cell.draw(mine, x, y + over, lines)

        return Piece(tall, draw)


@record
class TimelineBlock:
    """Stages in order."""

    stages: Sequence[StageBox]

    def measure(self, width: float, type_: SheetType) -> Laid:
        """One row of arrows, all equally tall."""
        count = len(self.stages)
        room = width - (count - 1) * _GAP

        def height_of(stage: StageBox, at: int, wide: float) -> float:
            inner = wide - self._sides(at)
            return sum(one.height for one in _set(stage, inner, type_)) + 2 * _TOP

        heights = [partial(height_of, stage, at) for at, stage in enumerate(self.stages)]
        words = [_widest(one, type_) + self._sides(at) for at, one in enumerate(self.stages)]
        widths = even_widths(heights, room, _LEAST, words)
        if widths is None:
            return self._stacked(width, type_)
        tall = max(height(wide) for height, wide in zip(heights, widths, strict=True))
        if tall > type_.tallest:
            return self._stacked(width, type_)

        def draw(pen: Pen, x: float, y: float) -> None:
            for at, (stage, wide) in enumerate(zip(self.stages, widths, strict=True)):
                mine = pen.with_inks(pen.inks.of(stage.family)) if stage.family else pen
                self._arrow(mine, at, x, y, wide, tall)
                top, left = y + _TOP, x + _PAD + (_POINT if at else 0.0)
                name, text = _set(stage, wide - self._sides(at), type_)
                mine.setting(name, left, top, mine.inks.strong)
                mine.setting(text, left, top + name.height)
                x += wide + _GAP

        return whole(tall, draw)

    def _sides(self, at: int) -> float:
        """What the ends of an arrow take off its text."""
        return 2 * _PAD - 0.8 + _POINT + (_POINT if at else 0.0)

    def _arrow(self, pen: Pen, at: int, x: float, y: float, wide: float, tall: float) -> None:
        tip, shoulder = x + wide - _LINE / 2, x + wide - _POINT
        left, top, end, middle = x + _LINE / 2, y + _LINE / 2, y + tall - _LINE / 2, y + tall / 2
        points = [(left, top), (shoulder, top), (tip, middle), (shoulder, end), (left, end)]
        if at:
            points.append((left + _POINT, middle))
        pen.shape(points, pen.inks.tint(0.13), pen.inks.strong, _LINE)

    def _stacked(self, width: float, type_: SheetType) -> Laid:
        """A box a stage; the bar at its left has its colour."""
        return Laid([piece for stage in self.stages for piece in stage.pieces(width, type_)])


def _set(stage: StageBox, width: float, type_: SheetType) -> tuple[Setting, Setting]:
    return (
        type_.set(f"**{stage.title}**", "table", width),
        type_.set(stage.text, "body", width),
    )


def _widest(stage: StageBox, type_: SheetType) -> float:
    """The width of the longest word of a stage."""
    return max(one.widest for one in _set(stage, _LEAST, type_))
