"""The room inside a token's ring, in which words stand: about its centre, y down, in mm."""

from __future__ import annotations

from math import sqrt
from typing import TypeAlias

from schemas.record import record


@record
class Circle:
    """The inside of a ring."""

    radius: float

    @property
    def widest(self) -> float:
        """Its width where it is widest."""
        return 2 * self.radius

    @property
    def half_height(self) -> float:
        """From the centre to its top, or its bottom."""
        return self.radius

    def width(self, top: float, bottom: float) -> float:
        """The shorter of the chords at two heights."""
        far = max(abs(top), abs(bottom))
        return 2 * sqrt(self.radius**2 - far**2) if far < self.radius else 0.0


@record
class Box:
    """The inside of a frame."""

    across: float
    down: float

    @property
    def widest(self) -> float:
        """Its width."""
        return self.across

    @property
    def half_height(self) -> float:
        """From the centre to its top, or its bottom."""
        return self.down / 2

    def width(self, top: float, bottom: float) -> float:
        """Its width; nothing outside of it."""
        return self.across if max(abs(top), abs(bottom)) <= self.down / 2 + 1e-6 else 0.0


Room: TypeAlias = Circle | Box
