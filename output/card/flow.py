"""What stands below the strip, as pieces that follow each other and may go to the next face.

Heights are `fixed + elastic × k`, so the height of anything is a straight line in k: which k makes
it fit is one division.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from output.card.layout import Elastic
from output.card.placed import Box


class Step(NamedTuple):
    """A step of the ladder: spacing, size of the rules and of item names, as shares of 1."""

    k: float
    rules: float = 1.0
    weapon: float = 1.0


class Piece(NamedTuple):
    """The smallest part that stays whole: a row, a line. `gap` is not needed at a face's top."""

    fixed: float
    elastic: float
    gap: Elastic = (0.0, 0.0)
    may_start: bool = True
    """Whether a face may begin with it."""


@dataclass(slots=True)
class Report:
    """How a text came out, for the print report."""

    name: str
    pt: float
    x_height_mm: float
    step: str = "asked"
    lost_chars: int = 0


class Flow(ABC):
    """A block of the card. `measure` comes first, and again for each size it is tried at."""

    title = ""
    """For `Weapons continue on 2/3`; empty where it never continues by itself."""
    ruled = False
    """Whether a line closes it, so that what follows needs none of its own."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.head: Elastic = (0.0, 0.0)
        self.tail: Elastic = (0.0, 0.0)

    @abstractmethod
    def measure(self, step: Step) -> None:
        """Sets pieces, head and tail for the sizes of a step."""

    @abstractmethod
    def place(self, first: int, last: int, y: float, k: float, above: Flow | None) -> Box:
        """Pieces in their places from y on, with head and tail. `above` stands over it."""

    def reports(self) -> list[Report]:
        """How its texts came out."""
        return []

    def height(self, first: int, last: int) -> Elastic:
        """Height of some pieces with head and tail."""
        fixed, elastic = self.head[0] + self.tail[0], self.head[1] + self.tail[1]
        for at in range(first, last):
            piece = self.pieces[at]
            fixed += piece.fixed
            elastic += piece.elastic
            if at > first:
                fixed += piece.gap[0]
                elastic += piece.gap[1]
        return fixed, elastic


class Cut(NamedTuple):
    """Some pieces of a flow."""

    flow: Flow
    first: int
    last: int


@dataclass
class Portion:
    """What one face holds."""

    cuts: list[Cut] = field(default_factory=list)

    @property
    def height(self) -> Elastic:
        """Height of it all."""
        heights = [cut.flow.height(cut.first, cut.last) for cut in self.cuts]
        return sum(fixed for fixed, _ in heights), sum(elastic for _, elastic in heights)


def whole(flows: Sequence[Flow]) -> Portion:
    """All of the flows on one face."""
    return Portion([Cut(flow, 0, len(flow.pieces)) for flow in flows if flow.pieces])


def largest_k(height: Elastic, room: float) -> float:
    """The largest k at which a height fits a room; may be anything, also negative."""
    fixed, elastic = height
    if elastic <= 0:
        return 99.0 if fixed <= room else -99.0
    return (room - fixed) / elastic
