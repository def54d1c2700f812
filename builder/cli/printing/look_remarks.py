"""What is worth a line about the look of a print: colours, themes that are wide or take much ink."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from builder.cli.printing.deck_part import DECKS
from output.card.team_colours import team_colours
from output.card.theme import Theme
from output.card.themes import load_theme

if TYPE_CHECKING:
    from builder.cli.printing.job import Job
    from builder.cli.printing.settings import Settings

_COLOURED = ("cards", "roster", "tokens", *DECKS)
"""What is printed in the colours of the warband."""
_CARDS = ("cards", *DECKS)


def look_remarks(job: Job, settings: Settings) -> list[str]:
    """The remarks, a line each; none where all comes out as it was asked for."""
    look = job.flags.look
    theme = load_theme(look.theme, settings.looks)
    has_cards = bool(_drawn(settings))
    remarks: list[str] = []
    if any(part in _COLOURED for part in settings.what):
        colours = team_colours(theme, job.warband.team, job.warband.accent)
        on_white = look.ink == "saver" or not has_cards
        remarks += colours.unknown if look.ink == "black" else colours.remarks(on_white)
    if has_cards:
        remarks += _of_cards(theme, job, settings)
    return remarks


def _drawn(settings: Settings) -> list[str]:
    """The parts of cards that are drawn as the theme has them; blank ones are lines alone."""
    parts = [part for part in settings.what if part in _CARDS]
    has_fighters = bool(settings.chosen.warband.fighters)
    return [part for part in parts if part != "cards" or has_fighters]


def sheet_colour(job: Job, settings: Settings) -> str:
    """The colour of the warband on white paper, as `#rrggbb`."""
    theme = load_theme(job.flags.look.theme, settings.looks)
    return team_colours(theme, job.warband.team, job.warband.accent).on_white


def _of_cards(theme: Theme, job: Job, settings: Settings) -> Iterator[str]:
    name, layout = job.flags.look.theme, settings.layout
    if layout.width_mm < theme.best_from_mm:
        yield (
            f"the type of theme {name} is wide: on {layout.name} all stands close and labels are"
            f" short; it is at its best from {theme.best_from_mm:g} mm of width, as --card tarot"
        )
    if theme.is_dark and job.flags.look.ink == "full" and settings.format_ == "pdf":
        yield (
            f"theme {name} covers nearly all of each card with ink: good on screens and from a print"
            " shop; at home, print it as lines on white with --ink saver"
        )
