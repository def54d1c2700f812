"""Joins another host, or leaves."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import ITEM, ROLE, Candidate
from schemas.finding import Change
from schemas.warband import Fighter


def joins(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """For each guest: leave, or go to another squad or fighter."""
    for guest in dict.fromkeys(thing.fighter.id for thing in broken.causes):
        fighter = next(f for f in checking.warband.fighters if f.id == guest)
        who = checking.name_of(fighter)
        if fighter.joins is not None:
            yield Candidate(f"{who} leaves", (Change("join", fighter=guest, to=None),), ITEM)
        for host, name in _hosts(fighter, checking)[:12]:
            yield Candidate(f"{who} joins {name}", (Change("join", fighter=guest, to=host),), ROLE)


def _hosts(guest: Fighter, checking: Checking) -> list[tuple[str, str]]:
    hosts = [(squad.id, squad.name) for squad in checking.warband.squads]
    hosts += [(f.id, checking.name_of(f)) for f in checking.state.fielded if f.id != guest.id]
    return [(id_, name) for id_, name in hosts if id_ != guest.joins]
