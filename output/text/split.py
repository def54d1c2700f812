"""Continuing text: what has room here, and what goes on elsewhere, parted between lines."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from output.text.line import Line
from output.text.paragraph import Paragraph
from schemas.record import record

MIN_LINES = 2
"""A paragraph that continues elsewhere has at least so many lines on each side."""

_EPSILON = 1e-9


@record
class Split:
    """The lines that stand here, by paragraph, and the paragraphs that are still to be set."""

    here: list[list[Line]]
    rest: list[Paragraph]


def split_lines(count: int, room: int) -> int:
    """How many of a paragraph's lines stand here where `room` lines have room; 0: none of it."""
    if room >= count:
        return count
    here = min(room, count - MIN_LINES)
    return here if here >= MIN_LINES else 0


def split_block(
    paragraphs: Sequence[Paragraph],
    width_mm: float,
    height_mm: float,
    size_mm: float,
    leading: float,
    gap: float = 0.0,
) -> Split:
    """What of some paragraphs has room in a box at a size; `gap` is between two, in lines.

    `here` may be empty in a box of less than three lines: the caller must offer more.
    """
    room = height_mm / (leading * size_mm) + _EPSILON
    here: list[list[Line]] = []
    for i, paragraph in enumerate(paragraphs):
        lines = paragraph.lines(width_mm, size_mm)
        count = split_lines(len(lines), floor(room))
        if count < len(lines):
            rest = list(paragraphs[i + 1 :])
            if count:
                here.append(lines[:count])
                return Split(here, [paragraph.rest(lines[count].start), *rest])
            return Split(here, [paragraph, *rest])
        here.append(lines)
        room -= count + (gap if count else 0)
    return Split(here, [])
