"""Tokens and templates as a part of a print; as SVG, each kind by itself too, for plotters."""

from __future__ import annotations

from builder.cli.printing.job import Job
from builder.cli.printing.look_remarks import sheet_colour
from builder.cli.printing.settings import Settings
from builder.cli.printing.sheet_part import SheetPart
from builder.cli.tool import tool


def token_part(job: Job, settings: Settings) -> SheetPart:
    """The tokens that a warband needs; one of each for a game in general."""
    from builder.build.tokens import tokens_for_game, tokens_of
    from output.token import about_tokens, single_tokens, token_pages

    make = tokens_for_game if job.in_general else tokens_of
    warband, look = settings.chosen.warband, job.flags.look
    fonts = settings.looks.fonts
    tokens = make(warband, job.catalog)
    accent = "" if job.in_general else sheet_colour(job, settings)
    made = token_pages(
        tokens,
        about_tokens(warband, tool(), in_general=job.in_general),
        settings.sheet.paper,
        job.warband.system.unit,
        look.ink,
        duplex=settings.sides.duplex,
        accent=accent,
        fonts=fonts,
        large=look.large_print,
    )
    alone = {}
    if settings.format_ == "svg":
        alone = single_tokens(
            tokens, job.warband.system.unit, look.ink, accent, fonts, large=look.large_print
        )
    return SheetPart("tokens", "tokens", made, alone, fonts)
