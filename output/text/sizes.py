"""Sizes: points and millimetres, heights of letters, where baselines lie."""

from __future__ import annotations

import math

from output.text.font import Font

MM_PER_PT = 25.4 / 72
GRID_PT = 0.05
"""Fitted sizes are multiples of this."""

_EPSILON = 1e-6


def mm(pt: float) -> float:
    """Points as millimetres."""
    return pt * MM_PER_PT


def pt(mm: float) -> float:
    """Millimetres as points."""
    return mm / MM_PER_PT


def steps_below(size_mm: float) -> int:
    """The largest grid size that is not above a size, in steps of GRID_PT."""
    return math.floor(pt(size_mm) / GRID_PT + _EPSILON)


def steps_above(size_mm: float) -> int:
    """The smallest grid size that is not below a size, in steps of GRID_PT."""
    return math.ceil(pt(size_mm) / GRID_PT - _EPSILON)


def size_of(steps: int) -> float:
    """The size in mm of a number of grid steps."""
    return mm(round(steps * GRID_PT, 2))


def x_height_mm(font: Font, size_mm: float) -> float:
    """Height of a small x, in mm: what legibility is measured by."""
    return font.x_height * size_mm


def cap_height_mm(font: Font, size_mm: float) -> float:
    """Height of capitals and figures, in mm."""
    return font.cap_height * size_mm


def baseline_mm(font: Font, size_mm: float, leading: float) -> float:
    """Distance from a line's top to its baseline: letters stand in the middle of the leading."""
    return (leading + font.ascent + font.descent) / 2 * size_mm
