"""Blank cards of a game, to fill in by hand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from builder.build.deck import units_of
from builder.cli.printing.job import Job
from builder.cli.printing.settings import Settings
from output.card.faces import CardFace
from schemas.card import TickPart, ValuePart
from schemas.warband import Fighter, SystemView

MOST_BOXES = 20
"""To tick, of one characteristic."""
_NUMBER = 2_000_000
"""Of the card, which no fighter and no item has."""


def blank_cards(job: Job, settings: Settings) -> list[CardFace]:
    """The faces of as many blank cards as are asked for, alike all of them; or none."""
    choice, look = job.flags.choice, job.flags.look
    if not choice.blank:
        return []
    from output.card.blank import blank_faces

    warband = settings.chosen.whole
    if job.in_general:
        warband = replace(warband, name="")
    fighters = [*units_of(job.catalog).fighters, *warband.fighters]
    return blank_faces(
        warband,
        settings.layout,
        boxes=_boxes(warband.system, fighters),
        copies=choice.blank,
        number=_NUMBER,
        theme=look.theme,
        ink=look.ink,
        looks=settings.looks,
        points=choice.points and _has_costs(fighters),
        notes=choice.notes,
    )


def _has_costs(fighters: Iterable[Fighter]) -> bool:
    """Whether anybody costs anything: in a game without stated costs, who has a price of the player's."""
    return any(cost is not None for fighter in fighters for cost in fighter.cost.values())


def _boxes(system: SystemView, fighters: Iterable[Fighter]) -> dict[str, int]:
    """The most boxes that any fighter has of each characteristic that has some."""
    ids = set()
    for part in (*system.card.front, *system.card.back):
        if isinstance(part, ValuePart) and part.boxes:
            ids.add(part.value)
        elif isinstance(part, TickPart) and part.times:
            ids.add(part.times)
    found: dict[str, int] = {}
    for fighter in fighters:
        for id_ in ids & fighter.values.keys():
            number = fighter.values[id_].number
            if isinstance(number, int) and number > 0:
                found[id_] = min(max(found.get(id_, 0), number), MOST_BOXES)
    return found
