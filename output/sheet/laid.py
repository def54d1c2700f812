"""What a block is made of once it is measured: pieces that never break, from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from output.sheet.pen import Pen
from output.sheet.type import SheetType

Draw: TypeAlias = Callable[[Pen, float, float], None]
"""Draws with a pen, its top left corner at x, y, in mm."""


@dataclass(slots=True)
class Piece:
    """A part of a block that never breaks: a row of a table, two lines of a text."""

    height: float
    draw: Draw
    keep: bool = False
    """Whether it never stands last in a column, as the heading of a group of rows."""
    goes_on: bool = False
    """Whether it goes on with a text that the piece before it began."""
    again: Piece | None = None
    """Over it where it begins a column: what says whose row goes on."""


@dataclass(slots=True)
class Laid:
    """A block at a width and size of type. It may go on in the next column between its pieces.

    `head` is drawn over the pieces in each column that has some of them, `foot` under them.
    """

    pieces: Sequence[Piece]
    head: Piece | None = None
    foot: Piece | None = None

    @property
    def height(self) -> float:
        """Of all of it in one column, in mm."""
        ends = (self.head.height if self.head else 0.0) + (self.foot.height if self.foot else 0.0)
        return ends + sum(piece.height for piece in self.pieces)


class Block(Protocol):
    """Anything that can stand in a section."""

    def measure(self, width: float, type_: SheetType) -> Laid:
        """It at a width in mm and a size of type; nothing of it is wider, and nothing is lost.

        It is measured at many sizes and drawn at one: what is only needed for drawing waits for
        `Piece.draw`.
        """


def whole(height: float, draw: Draw) -> Laid:
    """A block that never breaks."""
    return Laid([Piece(height, draw)])
