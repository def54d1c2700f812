"""How large the type of a sheet is: as a rule, and in large print."""

from __future__ import annotations

from output.sheet.spacing import ROOMY, Spacing
from schemas.record import record

STEP_PT = 0.05


@record
class Sizes:
    """Sizes in points; those of the roles beside the body's are what they are larger than it."""

    largest_pt: float
    smallest_pt: float
    easy_pt: float
    """No smaller for evener columns; what is smaller is no reason to save a page."""
    good_pt: float
    """Rows of a table stand closer, where that lets type be as large as this."""
    table: float
    head: float
    bar: float
    small: float
    small_least_pt: float
    subtitle_pt: float
    foot_pt: float
    box_mm: float
    """The side of a box to tick in a table."""
    most_columns: int
    column_mm: float
    """The least width of a column, unless it is the only one."""
    spacing: Spacing = ROOMY

    def columns(self, width: float, gutter: float) -> int:
        """How many columns stand in a width, in mm."""
        fitting = int((width + gutter) // (self.column_mm + gutter))
        return max(1, min(fitting, self.most_columns))


USUAL = Sizes(
    largest_pt=9.2,
    smallest_pt=7.5,
    easy_pt=8.0,
    good_pt=8.4,
    table=0.25,
    head=-0.05,
    bar=1.7,
    small=-0.9,
    small_least_pt=6.8,
    subtitle_pt=10.5,
    foot_pt=6.9,
    box_mm=2.9,
    most_columns=3,
    column_mm=48.0,
)
LARGE = Sizes(
    largest_pt=12.6,
    smallest_pt=12.0,
    easy_pt=12.0,
    good_pt=12.0,
    table=0.75,
    head=0.75,
    bar=2.4,
    small=-0.9,
    small_least_pt=10.6,
    subtitle_pt=13.0,
    foot_pt=10.6,
    box_mm=4.0,
    most_columns=4,
    column_mm=80.0,
)
"""Sentences of 12 pt, and tables in which the letters of their narrower face are as high."""
