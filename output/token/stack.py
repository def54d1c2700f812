"""Words, figures and icons one under the other inside a token: fitted, never cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from output.sheet.pen import Pen
from output.sheet.sizes import USUAL
from output.text import Faces, FontSet, Line, Paragraph, mm
from output.token.piece import Table
from output.token.room import Room
from schemas.record import record

SCALES = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54)
LARGER = (1.45, 1.3, 1.15)
"""The scales that come first in large print."""
LARGE_PT = 12.6
"""What words grow to in large print; what is as large already stays."""
WRAPS = (1.0, 0.88, 0.76, 0.64, 0.52)
"""Shares of the inside's height at which words are broken into lines, the widest first."""
_LEADING = 1.14
_CAP, _DROP = 0.72, 0.2
"""Height of capitals, and what hangs under a line's baseline, in sizes."""
_GAP = 0.09
"""Between two parts, in heights of the inside."""


@record
class Words:
    """A text: its preferred size in points, which shrinks to the floor of a sheet."""

    text: str
    faces: Faces
    pt: float
    may_go: bool = False
    """Whether it is left out, and reported, where there is no room for all."""


@record
class Icon:
    """An icon, as high as it is wide, in mm."""

    name: str
    side: float


Part: TypeAlias = Words | Icon


@record
class _Set:
    """A part at a size: its lines, if it has any."""

    part: Part
    size: float
    lines: tuple[Line, ...]

    @property
    def height(self) -> float:
        """Of all of it, without what hangs under the last baseline."""
        if not self.lines:
            return self.size
        return self.size * (_CAP + _LEADING * (len(self.lines) - 1))


@record
class Stack:
    """Parts in their places, about the centre; `left_out` had no room."""

    placed: tuple[tuple[float, _Set], ...]
    """Where the top of each is."""
    left_out: tuple[str, ...] = ()

    def draw(self, pen: Pen, x: float, y: float, colour: str, ink: str) -> None:
        """About the centre at x, y: icons in `colour`, words in `ink`."""
        for top, one in self.placed:
            if isinstance(one.part, Icon):
                pen.icon(one.part.name, x - one.size / 2, y + top, one.size, colour)
                continue
            baseline = y + top + one.size * _CAP
            for line in one.lines:
                left = x - line.width_mm / 2
                for segment in line.segments:
                    if segment.font is not None:
                        at = left + segment.x_mm
                        pen.letters(segment.text, at, baseline, segment.font, one.size, ink)
                baseline += one.size * _LEADING


def stacked(parts: Sequence[Part], room: Room, table: Table, top: float, bottom: float) -> Stack:
    """The parts between two heights, as large as they have room; what has none is left out last."""
    keep = list(parts)
    left_out: list[str] = []
    while keep:
        found = _fitted(tuple(keep), room, table, top, bottom)
        if found is not None:
            return replace(found, left_out=tuple(left_out))
        spare = next((part for part in reversed(keep) if _may_go(part)), keep[-1])
        keep.remove(spare)
        left_out += [spare.text] if isinstance(spare, Words) else []
    return Stack((), tuple(left_out))


def _may_go(part: Part) -> bool:
    return isinstance(part, Icon) or part.may_go


@lru_cache(maxsize=512)
def _fitted(
    parts: tuple[Part, ...], room: Room, table: Table, top: float, bottom: float
) -> Stack | None:
    """The largest that fits with all words whole; else the largest with words broken."""
    for broken in (False, True):
        for scale in (*LARGER, *SCALES) if table.large else SCALES:
            for wrap in WRAPS:
                made = [
                    _set(part, scale, room.widest * wrap, table.fonts, broken) for part in parts
                ]
                whole = [one for one in made if one is not None]
                if len(whole) < len(made):
                    continue
                gap = _GAP * room.half_height * min(scale, 1.0)
                height = sum(one.height for one in whole) + gap * max(len(whole) - 1, 0)
                placed = tuple(_placed(whole, (top + bottom - height) / 2, gap))
                if height <= bottom - top and all(_has_room(one, at, room) for at, one in placed):
                    return Stack(placed)
    return None


def _placed(made: list[_Set], top: float, gap: float) -> Iterator[tuple[float, _Set]]:
    for one in made:
        yield top, one
        top += one.height + gap


def _has_room(one: _Set, top: float, room: Room) -> bool:
    if isinstance(one.part, Icon):
        return one.size * 0.8 <= room.width(top, top + one.size)  # icons seldom fill their corners
    at = top
    for line in one.lines:
        if line.width_mm > room.width(at, at + one.size * (_CAP + _DROP)) + 1e-6:
            return False
        at += one.size * _LEADING
    return True


def _set(part: Part, scale: float, wrap: float, fonts: FontSet, broken: bool) -> _Set | None:
    """A part at a size in a width; None where a word would have to be broken and must not."""
    if isinstance(part, Icon):
        return _Set(part, part.side * min(scale, 1 / scale), ())  # gives way to larger words
    most, least = max(part.pt, LARGE_PT), min(part.pt, USUAL.small_least_pt)
    size = mm(max(min(part.pt * scale, most), least))
    if not broken:
        words = (_paragraph(word, part.faces, fonts).line_width for word in part.text.split())
        if max(words, default=0.0) * size > wrap:
            return None
    paragraph = _paragraph(part.text, part.faces, fonts)
    return _Set(part, size, tuple(paragraph.lines(max(wrap, 1.0), size)))


@lru_cache(maxsize=1024)
def _paragraph(text: str, faces: Faces, fonts: FontSet) -> Paragraph:
    return Paragraph(text, faces, fonts)
