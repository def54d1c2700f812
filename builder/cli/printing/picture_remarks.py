"""What is worth a line about pictures, and no fault."""

from __future__ import annotations

from collections.abc import Iterable

from output.display import Item
from output.resolution import Shown, coarsest

LEAST_DPI = 200
"""Under which a picture looks coarse on paper."""


def coarse_pictures(drawn: Iterable[list[Item]]) -> list[str]:
    """A line for each picture that has too few pixels for its size, whatever it is shown on."""
    return [_told(one) for one in coarsest(drawn) if one.dpi < LEAST_DPI]


def _told(shown: Shown) -> str:
    wide, high = shown.needs(LEAST_DPI)
    picture = shown.picture
    return (
        f"{picture.name or 'a picture'}: {_rounded(shown.dpi)} dpi at the printed size of "
        f"{shown.width_mm:.0f} × {shown.height_mm:.0f} mm looks coarse; use one of {wide} × {high} "
        f"pixels or more, for {LEAST_DPI} dpi (it has {picture.width} × {picture.height})"
    )


def _rounded(dpi: float) -> str:
    return f"{dpi:.0f}" if dpi >= 1 else f"{dpi:.1f}"
