"""Steps in order: numbers in circles with a thread between."""

from __future__ import annotations

from collections.abc import Sequence

from output.sheet.kinds.bullets import mark_at, text_at
from output.sheet.kinds.paragraph import spans_of_lines
from output.sheet.laid import Draw, Laid, Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from schemas.record import record

CIRCLE = 1.28
"""Diameter of a step's circle, in sizes of the body."""
_AFTER = 1.3
_THREAD = 0.3
BETWEEN = 0.35


@record
class StepsBlock:
    """What is done one after the other."""

    items: Sequence[str]
    start: int = 1
    outlined: bool = False
    """Whether the circles are lines, as where a frame is round the steps."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """A step stays in one column, or has two lines at least in each."""
        circle = CIRCLE * type_.body
        inner = width - circle - _AFTER
        pieces: list[Piece] = []
        for at, item in enumerate(self.items):
            setting = type_.set(item, "body", inner)
            for start, end in spans_of_lines(setting.count):
                is_end = end == setting.count and at < len(self.items) - 1
                height = (end - start) * setting.line + (BETWEEN if is_end else 0.0)
                pieces.append(
                    Piece(
                        height,
                        self._drawing(at, setting, slice(start, end), circle),
                        goes_on=start > 0,
                    )
                )
        return Laid(pieces)

    def height(self, width: float, type_: SheetType) -> float:
        """Of all steps in one column: quick, for who tries many widths."""
        inner = width - CIRCLE * type_.body - _AFTER
        gaps = BETWEEN * max(len(self.items) - 1, 0)
        return sum(type_.set(item, "body", inner).height for item in self.items) + gaps

    def widest(self, type_: SheetType) -> float:
        """The width under which one of its words is broken."""
        indent = CIRCLE * type_.body + _AFTER
        return max((type_.set(item, "body", 0.0).widest for item in self.items), default=0) + indent

    def _drawing(self, at: int, setting: Setting, lines: slice, circle: float) -> Draw:
        is_last = at == len(self.items) - 1

        def draw(pen: Pen, x: float, y: float) -> None:
            radius, indent = circle / 2, circle + _AFTER
            centre = mark_at(setting, x, indent, 0.0, circle) + radius
            end = y + (lines.stop - lines.start) * setting.line + BETWEEN
            thread = y
            if lines.start == 0:
                middle = y + setting.line / 2
                if at and middle - radius > y:
                    pen.line(centre, y, centre, middle - radius, pen.inks.strong, _THREAD)
                self._circle(pen, centre, middle, radius, str(self.start + at))
                thread = middle + radius
            if not is_last and end > thread:
                pen.line(centre, thread, centre, end, pen.inks.strong, _THREAD)
            pen.setting(setting, text_at(setting, x, indent), y, lines=lines)

        return draw

    def _circle(self, pen: Pen, x: float, y: float, radius: float, number: str) -> None:
        solid = pen.inks.filled and not self.outlined
        if solid:
            pen.circle(x, y, radius, pen.inks.strong)
        else:
            pen.circle(x, y, radius - 0.15, "", pen.inks.strong, 0.3)
        size = pen.type.body * (0.86 if len(number) == 1 else 0.78)
        colour = pen.inks.on_ground if solid else pen.inks.strong
        font = pen.type.faces("bar").regular
        pen.letters(number, x, y + size * 0.35, font, size, colour, "middle")
