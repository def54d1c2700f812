"""The roster sheet as a part of a print."""

from __future__ import annotations

from builder.cli.printing.job import Job
from builder.cli.printing.settings import Settings
from builder.cli.printing.sheet_part import SheetPart
from builder.cli.tool import tool
from output.card.themes import load_theme


def roster_part(job: Job, settings: Settings) -> SheetPart:
    """The roster sheet of a warband with its findings."""
    from output.roster.pages import roster_pages
    from output.sheet.sizes import LARGE, USUAL

    flags = job.flags
    made = roster_pages(
        settings.chosen.whole,
        job.findings.findings,
        job.findings.checked,
        settings.sheet.paper,
        load_theme(flags.look.theme, settings.looks),
        ink=flags.look.ink,
        tool=tool(),
        untried=job.findings.untried,
        sizes=LARGE if flags.look.large_print else USUAL,
        fonts=settings.looks.fonts,
    )
    return SheetPart("roster", "roster sheet", made, fonts=settings.looks.fonts)
