"""A round or a turn as arrows from left to right; in a narrow column, boxes one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from output.sheet.kinds.flow import even_widths
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Laid, Piece, whole
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType

_POINT, _GAP, _PAD, _TOP = 2.3, 0.7, 1.4, 0.9
_LEAST = 17.0
_LINE = 0.35
_BETWEEN = 1.0
TALLEST = 150.0
"""What would be taller in one piece is laid out in several, in mm."""


@dataclass(frozen=True, slots=True)
class StageBox:
    """A stage: its name, what happens, the family whose colour it has."""

    title: str
    text: str = ""
    family: str = ""

    def pieces(self, width: float, type_: SheetType) -> list[Piece]:
        """The stage as a box in a narrow column: it goes on in the next one between its lines."""
        inner = width - 2 * _PAD - _BETWEEN
        name, text = _set(self, inner, type_)
        top = Piece(_TOP + name.height, partial(self._ground, width, name, slice(None), _TOP), True)
        spans = spans_of_lines(text.count)
        parts = [top] if spans else [replace(top, keep=False)]
        for start, end in spans:
            height = (end - start) * text.line + (_TOP if end == text.count else 0.0)
            lines = slice(start, end)
            parts.append(Piece(height, partial(self._ground, width, text, lines, 0.0)))
        parts[-1] = replace(parts[-1], height=parts[-1].height + _BETWEEN)
        return parts

    def _ground(
        self, width: float, words: Setting, lines: slice, over: float, pen: Pen, x: float, y: float
    ) -> None:
        """Some lines with the ground behind them, and the bar in the stage's colour."""
        mine = pen.with_inks(pen.inks.of(self.family)) if self.family else pen
        is_name = lines.start is None
        first, end = lines.start or 0, words.count if lines.stop is None else lines.stop
        under = 0.0 if is_name or end < words.count else _TOP
        tall = over + (end - first) * words.line + under
        mine.rect(x, y, width, tall, mine.inks.tint(0.13))
        mine.rect(x, y, _BETWEEN, tall, mine.inks.strong)
        colour = mine.inks.strong if is_name else mine.inks.ink
        mine.setting(words, x + _PAD + _BETWEEN, y + over, colour, lines=lines)


@dataclass(frozen=True, slots=True)
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
        widths = even_widths(heights, room, _LEAST)
        if widths is None:
            return self._stacked(width, type_)
        tall = max(height(wide) for height, wide in zip(heights, widths, strict=True))
        if tall > TALLEST:
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
