"""Decks of cards as parts of a print: the units of a game, or all items of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from builder.build.deck import items_of, kinds_of, units_of
from builder.cli.icons import no_icon
from builder.cli.printing.card_part import CardPart, Section, faces_of_fighters, laid
from builder.cli.printing.chosen.hidden import without_points
from builder.cli.printing.job import Job
from builder.cli.printing.nothing import NothingToPrint
from builder.cli.printing.settings import Settings
from builder.cli.progress import watched
from output.card.faces import CardFace, faces_of
from output.card.item_view import item_view
from output.export.words import listed
from schemas.base import words
from schemas.catalog import ITEM_SECTIONS
from schemas.problems import Problem

_MOST_ITEMS = 100_000
"""Of a kind, so that no two cards have one number."""
DECKS = ("units", *ITEM_SECTIONS)
"""What of a game there are decks of."""


def deck_part(asked: Sequence[str], job: Job, settings: Settings) -> CardPart:
    """Cards of units with their kit, and of items by their kind; of a list, of those in it.

    Words of which there is none are faults; NothingToPrint where that is so of all.
    """
    sections: list[Section] = []
    problems: list[Problem] = []
    for at, word in enumerate(asked):
        faces = deck_faces(word, at, job, settings)
        if faces:
            sections.append(Section(word, words(word).lower(), faces))
        else:
            problems.append(_nothing(job, word))
    if not sections:
        raise NothingToPrint(problems)
    return laid(sections, job, settings, lacking=[*map(str, problems)])


def deck_faces(word: str, at: int, job: Job, settings: Settings) -> list[CardFace]:
    """The faces of a deck, which is the one at that place, counted from 0, of all that are asked."""
    return _units(job, settings) if word == "units" else _items(word, at, job, settings)


def _units(job: Job, settings: Settings) -> list[CardFace]:
    warband = units_of(job.catalog, None if job.in_general else settings.chosen.warband)
    if not job.flags.choice.points:
        warband = without_points(warband)
    return faces_of_fighters(warband, settings, job.flags, {})


def _items(section: str, at: int, job: Job, settings: Settings) -> list[CardFace]:
    flags, warband = job.flags, settings.chosen.warband
    decks = items_of(job.catalog, ITEM_SECTIONS[section], None if job.in_general else warband)
    name = "" if job.in_general else warband.name
    faces: list[CardFace] = []
    for number, deck in enumerate(watched(decks, "drawing card", len(decks)), 1):
        made = faces_of(
            item_view(deck, warband.system, name, once=flags.choice.copies == "once"),
            settings.layout,
            number=at * _MOST_ITEMS + number,
            team=warband.team,
            accent=warband.accent,
            theme=flags.look.theme,
            ink=flags.look.ink,
            looks=settings.looks,
        )
        made[0].warnings = [*made[0].warnings, *filter(None, [no_icon(deck.item.emblem)])]
        faces += [replace(face, copies=face.copies * flags.choice.times) for face in made]
    return faces


def _sections(job: Job) -> list[str]:
    """The sections of which there is something to print."""
    kinds = kinds_of(job.catalog, job.warband)
    if not job.in_general:
        kinds = [item.kind for fighter in job.warband.fighters for item in fighter.items]
    return [section for section, kind in ITEM_SECTIONS.items() if kind in kinds]


def _nothing(job: Job, word: str) -> Problem:
    whose = "this game has" if job.in_general else "the fighters of this list have"
    if sections := _sections(job):
        there = f"there are: {listed(sections)}"
    elif job.in_general:
        there = "there are: units"
    else:
        there = "give them some first" if job.warband.fighters else "add a fighter first"
    return Problem(f"--what {word}", 0, 0, f"{whose} no {word}; {there}")
