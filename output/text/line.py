"""Lines of a paragraph as segments to draw, each of one font and one direction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from output.text.bidi import visual
from output.text.fonts import Font
from output.text.shape import shape

if TYPE_CHECKING:
    from output.text.paragraph import Paragraph


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Line:
    """A line from left to right; `start` and `end` are places in the paragraph's text."""

    segments: tuple[Segment, ...]
    width_mm: float
    start: int
    end: int


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
        text = paragraph.text[a:b].lstrip(" ")
        skipped = shape(" " * (b - a - len(text)), style, paragraph.fonts).width * size_mm
        width = shape(text, style, paragraph.fonts, rtl=rtl).width * size_mm
        if text:
            segments.append(Segment(text, style, x + (0 if rtl else skipped), width, None, rtl))
        x += width + skipped
    if paragraph.rtl:
        segments = [_moved(segment, width_mm - x) for segment in segments]
    return Line(tuple(segments), x, start, end)


def _parts(paragraph: Paragraph, start: int, end: int) -> list[tuple[int, int, Font | str, int]]:
    """Start, end, style and level of each part, in reading order."""
    found: list[tuple[int, int, Font | str, int]] = []
    for a, b, style in paragraph.styled.stretches(start, end):
        first = a
        for i in range(a + 1, b + 1):
            is_icon = not isinstance(style, Font)
            if i == b or is_icon or paragraph.levels[i] != paragraph.levels[first]:
                found.append((first, i, style, paragraph.levels[first]))
                first = i
    return found


def _moved(segment: Segment, by: float) -> Segment:
    x = segment.x_mm + by
    return Segment(segment.text, segment.font, x, segment.width_mm, segment.icon, segment.rtl)
