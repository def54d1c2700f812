"""Takes a role that a limit is about from who has it, or gives it to another instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.phrase import Phrase
from builder.check.ready import Checking, ready_limits
from builder.check.repair.candidate import ROLE, Candidate
from builder.check.repair.hires import positive
from schemas.finding import Change, as_written
from schemas.warband import Fighter

MOST_OTHERS = 6
"""Fighters that may take a role over, at most."""


def given_up(fighter: Fighter, role: str, checking: Checking) -> Candidate:
    """One who no longer has a role."""
    left = as_written(tuple(one for one in fighter.roles if one != role))
    said = Phrase("", checking.name_of(fighter), "no longer", _name(role, checking))
    return Candidate(said, (Change("role", fighter=fighter.id, role=left),), ROLE)


def elsewhere(broken: Broken, excess: Matcher | None, checking: Checking) -> Iterator[Candidate]:
    """The roles for which the limit is, or that are counted: nobody has them, or others do."""
    asked = [*_for_roles(broken, checking), *(positive(excess, "role") if excess else ())]
    holders = [thing.fighter for thing in broken.causes if thing.item is None]
    for fighter in broken.instance.fighters if broken.instance.single else holders:
        for role in dict.fromkeys(one for one in asked if one in fighter.roles):
            gone = given_up(fighter, role, checking)
            yield gone
            yield from _instead(fighter, role, checking)
            for other in _others(fighter, role, checking):
                given = Change("role", other.id, role=as_written((*other.roles, role)))
                label = f"make {checking.name_of(other)} {_name(role, checking)} instead of "
                label += checking.name_of(fighter)
                yield Candidate(label, (*gone.changes, given), ROLE)


def _instead(fighter: Fighter, role: str, checking: Checking) -> Iterator[Candidate]:
    """The role that most other units bring, for one whose own brings this: without any he would
    have it again."""
    rulebook = checking.rulebook
    unit = rulebook.unit(fighter.unit)
    if unit is None or role not in unit.roles or len(fighter.roles) > 1:
        return
    units = [rulebook.unit(id_) for id_ in rulebook.names.hired()]
    usual = Counter(one for each in units if each for one in each.roles if one != role)
    for most, _ in usual.most_common(1):
        said = Phrase("make", checking.name_of(fighter), "", _name(most, checking))
        yield Candidate(said, (Change("role", fighter=fighter.id, role=most),), ROLE)


def _others(fighter: Fighter, role: str, checking: Checking) -> list[Fighter]:
    """Who may take it over: single models, first those without any role."""
    fielded = checking.state.fielded
    found = [f for f in fielded if f is not fighter and f.count == 1 and role not in f.roles]
    return sorted(found, key=lambda other: bool(other.roles))[:MOST_OTHERS]


def _for_roles(broken: Broken, checking: Checking) -> list[str]:
    """The roles that a limit names in its `for`."""
    if not broken.instance.single:
        return []
    fors = (ready.for_ for ready in ready_limits(checking.rulebook) if ready.code == broken.code)
    return [role for for_ in fors if for_ is not None for role in positive(for_, "role")]


def _name(role: str, checking: Checking) -> str:
    return checking.rulebook.names.facets["role"].get(role, role).lower()
