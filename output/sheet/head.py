"""The head and the foot of a page."""

from __future__ import annotations

from collections.abc import Sequence

from output.sheet.content import SheetContent
from output.sheet.inks import inks_of
from output.sheet.laid import Piece
from output.sheet.pen import Pen
from output.sheet.type import Setting, SheetType
from output.text import Line, Paragraph, mm
from schemas.record import record

_HEIGHT = 10.5
_PAD, _GAP = 2.4, 3.0
_TITLE_PT = (18.0, 15.0, 12.5, 10.5)
"""Sizes that a title is tried at before it goes on to a second line."""
_TITLE_LEADING = 1.15
_PAGE_NUMBER_PT = 13.0
_MOST_REMARKS = 0.4
"""Of the width that the remarks at the right take."""


def head(content: SheetContent, width: float, type_: SheetType, page: int, of: int) -> Piece:
    """Title and subtitle at the left, the remarks and the number of the page at the right."""
    set_ = _set(content, width, type_, f"{page} / {of}" if of > 1 else "")
    return Piece(set_.height, set_.draw)


@record
class _Head:
    """A head whose texts are set. Lengths in mm, from its top left corner."""

    content: SheetContent
    width: float
    height: float
    left: float
    """Where the title begins."""
    right: float
    """What number and remarks take off the width."""
    size: float
    title: Sequence[Line]
    subtitle: Setting
    beside: bool
    """Whether the subtitle stands on the title's line."""
    remarks: Sequence[Setting]
    count: str

    def draw(self, pen: Pen, x: float, y: float) -> None:
        """The ground, or two rules where ink is saved, and what stands on it."""
        inks = inks_of("ref", pen.inks.mode, self.content.accent)
        pen = pen.with_inks(inks)
        if inks.ground:
            pen.rect(x, y, self.width, self.height, inks.ground)
        else:
            end = y + self.height - 0.4
            pen.line(x, y + 0.2, x + self.width, y + 0.2, inks.strong, 0.4)
            pen.line(x, end, x + self.width, end, inks.strong, 0.8)
        if self.content.icon:
            pen.icon(self.content.icon, x + _PAD, y + 1.2, _icon_side(), inks.on_ground)
        self._draw_title(pen, x + self.left, y)
        self._draw_right(pen, x, y)

    def _draw_title(self, pen: Pen, x: float, y: float) -> None:
        one_line = len(self.title) == 1 and (self.beside or not self.content.subtitle)
        first = y + _HEIGHT / 2 - (0.0 if one_line else 0.4) + self.size * 0.35
        colour, baseline = pen.inks.on_ground, first
        for line in self.title:
            for part in line.segments:
                if part.font is not None:
                    pen.letters(part.text, x + part.x_mm, baseline, part.font, self.size, colour)
            baseline += self.size * _TITLE_LEADING
        if self.content.subtitle and self.beside:
            end = x + self.title[0].width_mm if self.title else x
            pen.word(self.content.subtitle, end + _GAP, first, "subtitle", colour)
        elif self.content.subtitle:
            under = baseline - self.size * _TITLE_LEADING + 1.0
            pen.setting(self.subtitle, x, under, colour)

    def _draw_right(self, pen: Pen, x: float, y: float) -> None:
        colour, size = pen.inks.on_ground, mm(_PAGE_NUMBER_PT)
        if self.count:
            right, baseline = x + self.width - _PAD, y + _HEIGHT / 2 + size * 0.35
            pen.word(self.count, right, baseline, "title", colour, size=size, anchor="end")
        top = max(y + (_HEIGHT - _height(self.remarks)) / 2, y + 0.8)
        for remark in self.remarks:
            pen.setting(remark, x + self.width - self.right + _GAP, top, colour, anchor="end")
            top += remark.height


def _set(content: SheetContent, width: float, type_: SheetType, count: str) -> _Head:
    texts = [text for text in content.meta if text]
    aside = max((type_.plain_width(text, "small") for text in texts), default=0.0)
    aside = min(aside, width * _MOST_REMARKS)
    remarks = [type_.set(text, "small", aside + 0.01) for text in texts]
    number = type_.plain_width(count, "title") * _PAGE_NUMBER_PT / _TITLE_PT[0] if count else 0.0
    left = _PAD + (_icon_side() + 2.0 if content.icon else 0.0)
    right = _PAD + (number + _GAP if number else 0.0) + (aside + _GAP if aside else 0.0)
    room = width - left - right
    title = Paragraph(content.title, type_.faces("title"), type_.fonts)
    fitting = (mm(pt) for pt in _TITLE_PT if title.line_width * mm(pt) <= room)
    size = next(fitting, mm(_TITLE_PT[-1]))
    natural = title.line_width * size
    lines = title.lines(min(room, natural), size)
    subtitle = type_.set(content.subtitle, "subtitle", room)
    beside = natural + _GAP + subtitle.natural <= room
    under = 0.0 if beside or not content.subtitle else subtitle.height
    tall = _HEIGHT + max(len(lines) - 1, 0) * size * _TITLE_LEADING + under
    height = max(tall, _height(remarks) + 1.6)
    return _Head(content, width, height, left, right, size, lines, subtitle, beside, remarks, count)


def _icon_side() -> float:
    return _HEIGHT - 2.4


def _height(settings: Sequence[Setting]) -> float:
    return sum(setting.height for setting in settings)


def foot(content: SheetContent, width: float, type_: SheetType) -> Piece:
    """A rule and the small print under it; as high as it takes."""
    lines = [type_.set(text, "foot", width) for text in content.foot if text]
    tall = 1.0 + sum(line.height for line in lines) if lines else 0.0

    def draw(pen: Pen, x: float, y: float) -> None:
        if not lines:
            return
        pen.line(x, y + 0.1, x + width, y + 0.1, pen.inks.quiet, 0.2)
        top = y + 1.0
        for line in lines:
            pen.setting(line, x, top, pen.inks.quiet)
            top += line.height

    return Piece(tall, draw)
