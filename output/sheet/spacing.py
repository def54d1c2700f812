"""How much white a sheet has: as much as is pleasant, or less where type would become small."""

from __future__ import annotations

from schemas.record import record


@record
class Spacing:
    """Measures of what is white, in mm."""

    margin: float
    gutter: float
    """Between columns."""
    section: float
    """Before a section."""
    block: float
    """Before a block of a section."""


ROOMY = Spacing(margin=10.0, gutter=4.6, section=2.4, block=1.15)
TIGHT = Spacing(margin=8.0, gutter=4.0, section=2.0, block=1.0)
"""Printers leave up to 5 mm white, and their paper is up to 2 mm askew."""
