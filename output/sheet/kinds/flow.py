"""Boxes side by side, as wide as it takes to make all of them equally tall."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from math import ceil, inf
from typing import TypeAlias

Height: TypeAlias = Callable[[float], float]
"""How tall a box is in a width."""

_GRID = 0.5
"""Widths are multiples of it, in mm."""
_CLOSE = 1.0
"""Heights this near to each other are even enough."""
_SPARE = 0.01
"""Room beside a word, so that no rounding breaks it."""


def even_widths(
    heights: Sequence[Height], room: float, least: float, words: Sequence[float]
) -> list[float] | None:
    """Widths that add up to `room`, in which all boxes are about equally tall; None where not all
    of them have the least width. `words`: the width of each box under which words are broken."""
    narrow = [_at_least(least, word + _SPARE) for word in words]
    if sum(narrow) > room:
        return None
    boxes = [_Box(height, width, room) for height, width in zip(heights, narrow, strict=True)]
    low, high = 0.0, max(box.height(0) for box in boxes)
    best = narrow
    while high - low > _CLOSE:
        middle = (low + high) / 2
        widths = [box.narrowest(middle) for box in boxes]
        if sum(widths) <= room:
            best, high = widths, middle
        else:
            low = middle
    spare = (room - sum(best)) / len(best)
    return [width + spare for width in best]


def _at_least(least: float, word: float) -> float:
    """The least width, or the first one of the grid that a word has room in."""
    return least + max(ceil((word - least) / _GRID), 0) * _GRID


class _Box:
    """A box whose height at each width of the grid is worked out once."""

    def __init__(self, height: Height, least: float, room: float) -> None:
        self._height = height
        self._least = least
        self._steps = int((room - least) / _GRID)
        self._known: dict[int, float] = {}

    def height(self, step: int) -> float:
        """At so many steps of the grid over the least width."""
        if step not in self._known:
            self._known[step] = self._height(self._least + step * _GRID)
        return self._known[step]

    def narrowest(self, most: float) -> float:
        """The least width at which it is not taller than `most`; without end if there is none."""
        if self.height(self._steps) > most:
            return inf
        step = bisect_left(range(self._steps), True, key=lambda at: self.height(at) <= most)
        return self._least + step * _GRID
