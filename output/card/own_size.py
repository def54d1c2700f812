"""Cards of a size that no layout has, and cards that lie: made from the nearest layout."""

from __future__ import annotations

from collections.abc import Mapping
from math import log

from output.card.layout import Layout
from output.sizes import read_size, read_turn
from schemas.problems import InputError
from schemas.record import record

LEAST_MM = (41.0, 63.0)
"""The short and the long side of the smallest card on which words have room."""
MOST_MM = 300.0
COLUMN_MM = 7.0
LEAST_MARGIN_MM = 3.0
SMALL_MM = (50.0, 65.0)
"""A card with a shorter short or long side has smaller type than is asked of all others."""
LOW_MM = 55.0
"""On a card of less height, a second strip would leave no room for words."""


@record
class OwnSize:
    """A size that is asked for, and the name of the layout whose type and heights it takes."""

    width_mm: float
    height_mm: float
    like: str

    def adapted(self, like: Layout) -> Layout:
        """The layout of that name with the measures of this size.

        The margins leave as many columns between them as go, and words where they are printed. A
        strip has as many cells as are as wide as before, and a low card has one strip.
        """
        least = max(LEAST_MARGIN_MM, like.clear_mm)
        measure = (self.width_mm - 2 * least) // COLUMN_MM * COLUMN_MM
        strip = {"most_cells": int(like.strip.most_cells * measure / like.measure_mm)}
        if self.height_mm < LOW_MM:
            strip["most_strips"] = 1
        return like.model_copy(
            update={
                "name": f"{self.width_mm:g} × {self.height_mm:g} mm",
                "width_mm": self.width_mm,
                "height_mm": self.height_mm,
                "margin_mm": round((self.width_mm - measure) / 2, 6),
                "strip": like.strip.model_copy(update=strip),
            }
        )


def is_small(width: float, height: float) -> bool:
    """Whether a card is so small that its small print may be smaller too."""
    return any(a < b for a, b in zip(sorted((width, height)), SMALL_MM, strict=True))


def own_size(name: str, sizes: Mapping[str, tuple[float, float]]) -> OwnSize | None:
    """The size that is asked for as `90x60`, `3.5x2in` or `poker-landscape`.

    `sizes` are those of the layouts. None where a name is no size; InputError where the size is
    one of which no card is made.
    """
    upright, lies = read_turn(name)
    like = upright.strip().lower().replace(" ", "-")
    size = sizes.get(like) or read_size(upright)
    if size is None:
        return None
    width, height = sorted(size, reverse=lies) if lies is not None else size
    short, long = sorted((width, height))
    if short < LEAST_MM[0] or long < LEAST_MM[1] or long > MOST_MM:
        message = f"{out_of_bounds(width, height)} (inches are said so: 2.5x3.5in)"
        raise InputError.at(name, message)
    return OwnSize(width, height, like if like in sizes else _nearest(width, height, sizes))


def out_of_bounds(width: float, height: float) -> str:
    """What to say of a card of which none is made."""
    return (
        f"a card of {width:g} × {height:g} mm; cards are at least {LEAST_MM[0]:g} × "
        f"{LEAST_MM[1]:g} mm and at most {MOST_MM:g} mm long"
    )


def _nearest(width: float, height: float, sizes: Mapping[str, tuple[float, float]]) -> str:
    """The layout whose short and long sides differ least in proportion; small for small."""

    def far(name: str) -> tuple[bool, float]:
        sides = zip(sorted((width, height)), sorted(sizes[name]), strict=True)
        is_other = is_small(width, height) != is_small(*sizes[name])
        return is_other, sum(abs(log(asked / own)) for asked, own in sides)

    return min(sizes, key=far)
