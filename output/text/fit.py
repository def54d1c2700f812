"""Fitting: the largest size at which text has room, down to a floor; never by cutting it.

What gives way, in order: leading, then size. What has no room at the floor is said so, and the
caller continues it elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Literal, TypeAlias

from output.text.font import Font
from output.text.fonts import FontSet
from output.text.line import Line
from output.text.paragraph import Paragraph
from output.text.shape import shape
from output.text.sizes import size_of, steps_above, steps_below
from schemas.record import record

Step: TypeAlias = Literal["asked", "leading", "size", "continued"]

_EPSILON = 1e-9


def fit_line(
    text: str,
    font: Font,
    fonts: FontSet,
    width_mm: float,
    largest_mm: float,
    smallest_mm: float,
    *,
    letter_spacing: float = 0.0,
) -> float | None:
    """The size in mm at which a text stands on one line; None where even the smallest is wider."""
    em = shape(text, font, fonts, letter_spacing=letter_spacing).width
    if em * largest_mm <= width_mm + _EPSILON:
        return largest_mm
    if em * smallest_mm > width_mm + _EPSILON:
        return None
    return max(size_of(steps_below(width_mm / em)), smallest_mm)


@record
class Fit:
    """Paragraphs at the size and leading that were found.

    `lines` are those of each paragraph, also where they do not fit.
    """

    size_mm: float
    leading: float
    lines: list[list[Line]]
    height_mm: float
    step: Step

    @property
    def fits(self) -> bool:
        return self.step != "continued"


@record
class Block:
    """Paragraphs below each other in a box. `gap` stands between two of them, in lines."""

    paragraphs: Sequence[Paragraph]
    width_mm: float
    height_mm: float
    gap: float = 0.0

    def units(self, size_mm: float) -> float:
        """Height at a size, in lines."""
        counts = [p.line_count(self.width_mm, size_mm) for p in self.paragraphs]
        filled = [count for count in counts if count]
        return sum(filled) + self.gap * max(len(filled) - 1, 0)

    def has_room(self, size_mm: float, leading: float) -> bool:
        return self.units(size_mm) * leading * size_mm <= self.height_mm + _EPSILON

    def is_whole(self, size_mm: float) -> bool:
        """Whether no word is broken for want of width."""
        widest = max((p.widest for p in self.paragraphs), default=0.0)
        return widest * size_mm <= self.width_mm + _EPSILON


def fit_block(
    paragraphs: Sequence[Paragraph],
    width_mm: float,
    height_mm: float,
    largest_mm: float,
    smallest_mm: float,
    *,
    leading_max: float = 1.22,
    leading_min: float = 1.1,
    gap: float = 0.0,
) -> Fit:
    """Paragraphs in a box, as large as they have room: leading first, then size.

    A word is broken only if it is too wide at the smallest size too.
    """
    block = Block(paragraphs, width_mm, height_mm, gap)
    may_break = not block.is_whole(smallest_mm)

    def fits(size_mm: float) -> bool:
        whole = may_break or block.is_whole(size_mm)
        return whole and block.has_room(size_mm, leading_min)

    step: Step | None = None
    if fits(largest_mm):
        size = largest_mm
    elif fits(smallest_mm):
        size, step = _largest(fits, largest_mm, smallest_mm), "size"
    else:
        return _fit(block, smallest_mm, leading_min, "continued")
    leading = _leading(block, size, leading_max, leading_min)
    return _fit(block, size, leading, step or ("asked" if leading == leading_max else "leading"))


def _largest(fits: Callable[[float], bool], largest_mm: float, smallest_mm: float) -> float:
    """The largest size of the grid that fits; heights never shrink as the size grows."""
    low, high = steps_above(smallest_mm), steps_below(largest_mm)
    found = smallest_mm
    while low <= high:
        middle = (low + high) // 2
        size = size_of(middle)
        if fits(size):
            found, low = size, middle + 1
        else:
            high = middle - 1
    return found


def _leading(block: Block, size_mm: float, largest: float, smallest: float) -> float:
    """The most leading that the box has room for, in hundredths."""
    if block.has_room(size_mm, largest):
        return largest
    room = block.height_mm / (block.units(size_mm) * size_mm)
    return max(floor(room * 100) / 100, smallest)


def _fit(block: Block, size_mm: float, leading: float, step: Step) -> Fit:
    lines = [p.lines(block.width_mm, size_mm) for p in block.paragraphs]
    return Fit(size_mm, leading, lines, block.units(size_mm) * leading * size_mm, step)
