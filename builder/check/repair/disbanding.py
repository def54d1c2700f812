"""Fewer squads: one is disbanded, and who is in it goes to another, or stays without it."""

from __future__ import annotations

from collections.abc import Iterator

from builder.check.broken import Broken
from builder.check.builtin.known_squads import disbanded
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, Candidate
from builder.check.repair.mentioned import statements_about
from builder.check.repair.squads import MOST_SQUADS, squad_of
from schemas.finding import Change
from schemas.statements import Count
from schemas.warband import SquadView

MOST_DISBANDED = 12


def disbanding(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Without the squad that a finding is about, or without each where there are too many."""
    own = squad_of(broken, checking)
    several = [own] if own is not None else _too_many(broken, checking)
    for squad in several[:MOST_DISBANDED]:
        yield from _joined(squad, checking)
        mend = disbanded(squad)
        yield Candidate(mend.said, mend.changes, FIGHTER)


def _joined(squad: SquadView, checking: Checking) -> Iterator[Candidate]:
    """A squad together with another of its type, of which the smaller joins the larger."""
    alike = [s for s in checking.warband.squads if s.type == squad.type and s.id != squad.id]
    for other in alike[:MOST_SQUADS]:
        less, more = sorted((squad, other), key=lambda one: _size(one, checking))
        if _size(less, checking):
            change = Change("disband", to=less.id, for_=more.id)
            yield Candidate(f"join {less.name} to {more.name}", (change,), FIGHTER)


def _size(squad: SquadView, checking: Checking) -> int:
    """Models of those who are in a squad themselves."""
    return sum(one.count for one in checking.warband.fighters if one.squad == squad.id)


def _too_many(broken: Broken, checking: Checking) -> list[SquadView]:
    """The squads that are counted, the smallest first, where squads are."""
    statements = statements_about(broken.code, checking.rulebook)
    counted = any(isinstance(one, Count) and one.by == "squad" for one in statements)
    if broken.too_few or not counted:
        return []
    around = {thing.fighter.squad for thing in broken.causes}
    by_id = {squad.id: squad for squad in checking.warband.squads}
    found: dict[str, SquadView] = {}
    for id_ in around:
        while (squad := by_id.get(id_ or "")) is not None and squad.id not in found:
            found[squad.id] = squad
            id_ = squad.within
    return sorted(found.values(), key=lambda squad: (_size(squad, checking), squad.name))
