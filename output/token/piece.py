"""A piece to cut out, as large as it is on the table, whatever its shape."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from output.sheet.pen import Pen
from output.text import FontSet
from schemas.record import record

SMALLEST = 8.0
"""What can be cut out, and has room for a sign, in mm."""

Draw: TypeAlias = Callable[[Pen, float, float], None]
"""Draws with the top left corner of its box at x, y, in mm."""


@dataclass(slots=True, eq=False)
class Piece:
    """One token: its box in mm, how it is drawn, and its other side if it has one."""

    kind: str
    """Id of the token."""
    width: float
    height: float
    draw: Draw
    back: Draw | None = None
    round: bool = False
    """Whether its edge is a circle."""
    mark: str = ""
    """Number of the fighter whose it is."""
    left_out: tuple[str, ...] = field(default=())
    """Words that had no room on it."""

    @property
    def radius(self) -> float:
        """Of a round one."""
        return self.width / 2


@record
class Table:
    """What pieces of a game have in common: its unit of length, the fonts."""

    unit: str
    """in or cm."""
    fonts: FontSet
    large: bool = False
    """Whether words are larger, where they have room."""

    @property
    def unit_mm(self) -> float:
        """Millimetres in a unit."""
        return 25.4 if self.unit == "in" else 10.0
