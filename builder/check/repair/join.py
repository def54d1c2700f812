"""Joins another host, or a new one, or leaves."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, ITEM, ROLE, Candidate
from builder.check.repair.hires import hires
from builder.roster.edits.ids import new_id
from schemas.finding import Change
from schemas.roster import RosterFighter
from schemas.warband import Fighter

MOST_HOSTS = 12
MOST_HIRED = 4


def joins(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """For each guest: leave, or go to another squad or fighter, or to one that is hired."""
    for guest in dict.fromkeys(thing.fighter.id for thing in broken.causes):
        fighter = next(f for f in checking.warband.fighters if f.id == guest)
        who = checking.name_of(fighter)
        if fighter.joins is not None:
            yield Candidate(f"{who} leaves", (Change("join", fighter=guest, to=None),), ITEM)
        for host, name in _hosts(fighter, checking)[:MOST_HOSTS]:
            yield Candidate(f"{who} joins {name}", (Change("join", fighter=guest, to=host),), ROLE)
        if broken.too_few and isinstance(broken.wanted, Matcher):
            yield from _hired(fighter, broken, broken.wanted, checking)


def _hosts(guest: Fighter, checking: Checking) -> list[tuple[str, str]]:
    hosts = [(squad.id, squad.name) for squad in checking.warband.squads]
    hosts += [(f.id, checking.name_of(f)) for f in checking.state.fielded if f.id != guest.id]
    return [(id_, name) for id_, name in hosts if id_ != guest.joins]


def _hired(
    guest: Fighter, broken: Broken, wanted: Matcher, checking: Checking
) -> Iterator[Candidate]:
    """Hosts that are hired for the guest, as many in a line as it needs."""
    found = list(hires(wanted, broken.host_min, checking))
    for hire in found[:MOST_HIRED]:
        unit = hire.changes[-1].unit or ""
        id_ = new_id(checking.warband.roster, RosterFighter(unit=unit))
        them = "them" if broken.host_min > 1 else "it"
        said = (*hire.each, f"{checking.name_of(guest)} joins {them}")
        join = Change("join", fighter=guest.id, to=id_)
        yield Candidate(said, (*hire.changes, join), FIGHTER, hire.delta)
