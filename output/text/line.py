"""Lines of a paragraph as segments to draw, each of one font and one direction."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from output.text.bidi import visual
from output.text.font import Font
from output.text.shape import shape

if TYPE_CHECKING:
    from output.text.paragraph import Paragraph


@dataclass(slots=True)
class Segment:
    """Part of a line, to be drawn as one text (or icon) with its left end at `x_mm`.

    The text never begins with a space. `rtl` is to be said to whoever draws it.
    """

    text: str
    font: Font | None
    x_mm: float
    width_mm: float
    icon: str | None = None
    rtl: bool = False
    tone: str = ""


@dataclass(slots=True)
class Line:
    """A line from left to right; `start` and `end` are places in the paragraph's text."""

    segments: tuple[Segment, ...]
    width_mm: float
    start: int
    end: int


Part: TypeAlias = tuple[int, int, Font | str, int]
"""Start, end, style and level of a part of a paragraph."""


def place_line(paragraph: Paragraph, start: int, end: int, width_mm: float, size_mm: float) -> Line:
    """The line of a part of a paragraph; measured as it will be drawn."""
    parts = _parts(paragraph, start, end)
    segments: list[Segment] = []
    x = 0.0
    for a, b, style, level in visual(parts, [part[3] for part in parts]):
        rtl = bool(level % 2)
        if not isinstance(style, Font):
            segments.append(Segment("", None, x, size_mm, style, rtl))
            x += size_mm
            continue
        text = paragraph.text[a:b]
        shown = text.lstrip(" ")
        width = _width(text, style, paragraph, rtl) * size_mm
        own = width if shown == text else _width(shown, style, paragraph, rtl) * size_mm
        if shown:
            left = x if rtl else x + width - own
            segments.append(Segment(shown, style, left, own, None, rtl, paragraph.styled.tone(a)))
        x += width
    if paragraph.rtl:
        segments = [_moved(segment, width_mm - x) for segment in segments]
    return Line(tuple(segments), x, start, end)


def _parts(paragraph: Paragraph, start: int, end: int) -> list[Part]:
    """What stands on a line, in reading order."""
    found: list[Part] = []
    levels = paragraph.levels
    for a, b, style in paragraph.styled.stretches(start, end):
        if not isinstance(style, Font):
            found += [(i, i + 1, style, levels[i]) for i in range(a, b)]
        elif paragraph.is_plain:
            found.append((a, b, style, 0))
        else:
            first = a
            for i in range(a + 1, b + 1):
                if i == b or levels[i] != levels[first]:
                    found.append((first, i, style, levels[first]))
                    first = i
    return found


def _width(text: str, font: Font, paragraph: Paragraph, rtl: bool) -> float:
    # As it will be drawn, so that it is shaped once: text from left to right says no direction.
    return shape(text, font, paragraph.fonts, rtl=rtl or None).width


def _moved(segment: Segment, by: float) -> Segment:
    return replace(segment, x_mm=segment.x_mm + by)
