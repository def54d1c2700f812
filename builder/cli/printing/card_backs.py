"""The back that cards share, where one is asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from builder.cli.printing.job import Job
from builder.cli.printing.settings import Settings

if TYPE_CHECKING:
    from output.card.back import CardBack


def back_of(job: Job, settings: Settings) -> CardBack | None:
    """The theme's back or the picture that was named; None: cards share none."""
    if not settings.sides.has_common:
        return None
    from output.card.back import picture_back, theme_back

    if settings.sides.picture is not None:
        return picture_back(settings.sides.picture, settings.layout, settings.sheet.bleed_mm)
    look = job.flags.look
    warband = replace(job.warband, name="") if job.in_general else job.warband
    return theme_back(
        warband, settings.layout, theme=look.theme, ink=look.ink, looks=settings.looks
    )
