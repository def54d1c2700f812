"""An arc of a disc, front up: which way a fighter sees."""

from __future__ import annotations

from math import cos, radians, sin

from output.card.placed import Arc

_FULL = 360
_ROOM = 1.1
"""Height of the disc, in capitals of the figure that it stands for."""


def arc_at(middle: float, foot: float, cap: float, degrees: float) -> Arc:
    """A disc about `middle` on a line of figures, with so many degrees of it filled."""
    radius = _ROOM * cap / 2
    y = foot - cap / 2
    if degrees >= _FULL:
        return Arc(middle, y, radius, "")
    half = radians(degrees / 2)
    dx, dy = radius * sin(half), radius * cos(half)
    large = int(degrees > _FULL / 2)
    start, end = f"{middle - dx:.3f} {y - dy:.3f}", f"{middle + dx:.3f} {y - dy:.3f}"
    arc = f"A{radius:.3f} {radius:.3f} 0 {large} 1 {end}"
    return Arc(middle, y, radius, f"M{middle:.3f} {y:.3f}L{start}{arc}Z")
