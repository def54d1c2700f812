"""The head and the foot of a page."""

from __future__ import annotations

from output.sheet.content import SheetContent
from output.sheet.inks import inks_of
from output.sheet.laid import Piece
from output.sheet.pen import Pen
from output.sheet.type import SheetType
from output.text import Paragraph, mm

_HEIGHT = 10.5
_PAD = 2.4
_TITLE_PT = (18.0, 15.0, 12.5, 10.5)
"""Sizes that a title is tried at before it goes on to a second line."""
_PAGE_NUMBER_PT = 13.0
_GAP = 3.0


def head(content: SheetContent, width: float, type_: SheetType, page: int, of: int) -> Piece:
    """Title and subtitle at the left, the remarks and the number of the page at the right."""
    side = _HEIGHT - 2.4
    left = _PAD + (side + 2.0 if content.icon else 0.0)
    remarks = [text for text in content.meta if text]
    aside = max((type_.plain_width(text, "small") for text in remarks), default=0.0)
    aside = min(aside, width * 0.4)
    count = f"{page} / {of}" if of > 1 else ""
    number = type_.plain_width(count, "title") * _PAGE_NUMBER_PT / 18 if count else 0.0
    right = _PAD + number + (_GAP if number else 0.0) + aside + (_GAP if aside else 0.0)
    room = width - left - right
    faces = type_.faces("title")
    title = Paragraph(content.title, faces, type_.fonts)
    size = next((pt for pt in _TITLE_PT if title.line_width * mm(pt) <= room), _TITLE_PT[-1])
    subtitle = type_.set(content.subtitle, "subtitle", room)
    natural = title.line_width * mm(size)
    beside = natural + _GAP + subtitle.natural <= room
    lines = title.lines(min(room, natural), mm(size))
    step = mm(size) * 1.15
    under = 0.0 if beside or not content.subtitle else subtitle.height
    notes = [type_.set(text, "small", aside + 0.01) for text in remarks]
    tall = max(
        _HEIGHT + (len(lines) - 1) * step + under,
        sum(note.height for note in notes) + 1.6,
    )
    one = len(lines) == 1 and not under

    def draw(pen: Pen, x: float, y: float) -> None:
        inks = inks_of("ref", pen.inks.mode, content.accent)
        pen = pen.with_inks(inks)
        if inks.ground:
            pen.rect(x, y, width, tall, inks.ground)
        else:
            pen.line(x, y + 0.2, x + width, y + 0.2, inks.strong, 0.4)
            pen.line(x, y + tall - 0.4, x + width, y + tall - 0.4, inks.strong, 0.8)
        if content.icon:
            pen.icon(content.icon, x + _PAD, y + 1.2, side, inks.on_ground)
        baseline = y + (_HEIGHT / 2 if one else _HEIGHT / 2 - 0.4) + mm(size) * 0.35
        first = baseline
        for line in lines:
            for part in line.segments:
                if part.font is not None:
                    pen.letters(
                        part.text,
                        x + left + part.x_mm,
                        baseline,
                        part.font,
                        mm(size),
                        inks.on_ground,
                    )
            baseline += step
        if content.subtitle and beside:
            pen.word(content.subtitle, x + left + natural + _GAP, first, "subtitle", inks.on_ground)
        elif content.subtitle:
            pen.setting(subtitle, x + left, baseline - step + 1.0, inks.on_ground)
        if count:
            pen.word(
                count,
                x + width - _PAD,
                y + _HEIGHT / 2 + mm(_PAGE_NUMBER_PT) * 0.35,
                "title",
                inks.on_ground,
                size=mm(_PAGE_NUMBER_PT),
                anchor="end",
            )
        top = y + (_HEIGHT - sum(note.height for note in notes)) / 2
        top = max(top, y + 0.8)
        for note in notes:
            pen.setting(
                note, x + width - right + _GAP if aside else x, top, inks.on_ground, anchor="end"
            )
            top += note.height

    return Piece(tall, draw)


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
