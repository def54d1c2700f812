"""The quick-reference sheet as a part of a print: of a warband, or of its game in general."""

from __future__ import annotations

from builder.cli.printing.job import Job
from builder.cli.printing.settings import Settings
from builder.cli.printing.sheet_part import SheetPart
from builder.cli.tool import tool
from output.made_with import catalog_line


def reference_part(job: Job, settings: Settings) -> SheetPart:
    """The quick-reference sheet; of a game in general, or of an empty list, all that there is."""
    from builder.sheet import reference_sheet
    from output.sheet.pages import sheet_pages
    from output.sheet.reference import reference_content
    from output.sheet.sizes import LARGE, USUAL

    catalog, warband = job.catalog, settings.chosen.whole
    said = reference_sheet(catalog, warband if warband.fighters else None)
    content = reference_content(said, f"{tool()} · {catalog_line(warband.system)}")
    made = sheet_pages(
        content,
        settings.sheet.paper,
        job.flags.look.ink,
        pages=job.flags.parts.pages,
        fonts=settings.looks.fonts,
        sizes=LARGE if job.flags.look.large_print else USUAL,
    )
    return SheetPart("sheet", "quick-reference sheet", made, fonts=settings.looks.fonts)
