"""What is worth a line about decks: cards of a large game that have room on smaller ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from builder.cli.printing.card_layout import card_layout
from builder.cli.printing.card_part import CardPart
from builder.cli.printing.deck_part import DECKS, deck_faces

if TYPE_CHECKING:
    from builder.cli.printing.job import Job
    from builder.cli.printing.settings import Settings
    from output.card.layout import Layout

SMALLER = "poker"
_MUCH = 0.5
"""How much of a card's area a smaller one may have, so that it is worth a line."""


def deck_remarks(job: Job, settings: Settings, parts: Sequence[object]) -> Iterator[str]:
    """A line where nothing but decks is printed, on several pages of the game's large cards, and
    each card would have no more faces on a much smaller size."""
    paper = job.flags.paper
    is_open = paper.card is None and paper.precut is None
    decks = [part for part in parts if isinstance(part, CardPart)]
    if not is_open or set(settings.what) - set(DECKS) or all(len(one.pages) < 2 for one in decks):
        return
    flags = replace(job.flags, paper=replace(paper, card=SMALLER))
    smaller = card_layout(flags, SMALLER, settings.looks)
    if _area(smaller) > _MUCH * _area(settings.layout):
        return
    tried = replace(settings, layout=smaller)
    faces = sum(len(deck_faces(word, at, job, tried)) for at, word in enumerate(settings.what))
    if faces == sum(len(one.faces) for one in decks):
        yield f"these cards have room on smaller ones too, of which more go on a page: --card {SMALLER}"


def _area(layout: Layout) -> float:
    return layout.width_mm * layout.height_mm
