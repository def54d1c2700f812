"""Edits that make a limit see something else around a fighter, where less of it is not wanted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from builder.catalog.match import Matcher
from builder.catalog.selectors import Clause, Term
from builder.check.broken import Broken
from builder.check.builtin.offered import offered_if
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from builder.check.repair.candidate import (
    FIGHTER,
    ITEM,
    MOST_OFFERS,
    ROLE,
    Candidate,
    name_of_item,
)
from builder.check.repair.choices import OF_A_LIST, chosen_otherwise
from builder.check.repair.hires import hires
from builder.check.repair.mentioned import statements_about, surroundings, switches_of
from builder.check.repair.offers import offers_for
from builder.check.wishes.limits_raised import sizes
from schemas.finding import Change, as_written
from schemas.warband import Fighter

MOST_HIRED = 3
"""Fighters hired at once, so that a bound that grows with their number is high enough."""
MOST_UNITS = 6
MOST_GONE = 3


def circumstances(broken: Broken, who: str, checking: Checking) -> Iterator[Candidate]:
    """The size, roles, choices and company under which a limit might let a fighter be."""
    fighter = next((one for one in checking.warband.fighters if one.id == who), None)
    if fighter is None:
        return
    for clause in _offers(broken, fighter, checking):
        for term in clause.terms:
            yield from _of_term(term, fighter, checking)
    for statement in statements_about(broken.code, checking.rulebook):
        yield from sizes(broken, statement, checking)
        yield from _needs(broken, fighter, checking)
        for selector in surroundings(statement):
            matcher = checking.rulebook.matcher(selector)
            for clause in matcher.parsed.clauses:
                for term in clause.terms:
                    yield from _of_term(term, fighter, checking)
            yield from _gone(matcher, fighter, checking)
            if matcher.level == "fighter" and not broken.instance.single:
                yield from _company(matcher, checking)
        for key in dict.fromkeys(switches_of(statement, checking.rulebook)):
            yield from chosen_otherwise(key, checking, OF_A_LIST)


def _offers(broken: Broken, fighter: Fighter, checking: Checking) -> Iterator[Clause]:
    """Where something is not offered: what it would be offered to."""
    for thing in broken.causes if broken.code == "NOT-OFFERED" else ():
        if thing.item is not None:
            yield from offered_if(fighter, thing.item, checking.rulebook)


def _needs(broken: Broken, fighter: Fighter, checking: Checking) -> Iterator[Candidate]:
    """The roles that are asked for outright."""
    if isinstance(broken.wanted, Matcher) and broken.have is None:
        for clause in broken.wanted.parsed.clauses:
            for term in clause.terms:
                if term.facet == "role" and not term.negated:
                    yield from _of_term(term, fighter, checking)


def _of_term(term: Term, fighter: Fighter, checking: Checking) -> Iterator[Candidate]:
    """The fighter with the role or the item that a term speaks of; or what the list chooses."""
    match term.facet:
        case "role":
            yield from _role(term.id, fighter, checking)
        case "chosen":
            yield from chosen_otherwise(term.id, checking, OF_A_LIST)
        case _ if term.has or (term.about == "item" and not term.negated):
            yield from _items(term, fighter, checking)


def _role(role: str, fighter: Fighter, checking: Checking) -> Iterator[Candidate]:
    if role in fighter.roles:
        return
    name = checking.rulebook.names.facets["role"].get(role, role)
    has = fighter.roles
    said = Phrase("make", checking.name_of(fighter), whom=f"{name.lower()}{' too' if has else ''}")
    yield Candidate(said, (Change("role", fighter.id, role=as_written((*has, role))),), ROLE)


def _items(term: Term, fighter: Fighter, checking: Checking) -> Iterator[Candidate]:
    wanted = checking.rulebook.matcher(f"{term.facet}:{term.id}")
    fitting = [
        offer
        for offer in offers_for(fighter, checking)
        if wanted.item(fighter, offer.as_carried(fighter, None))
    ]
    for offer in fitting[:MOST_OFFERS]:
        said = Phrase("add", offer.name, "to", checking.name_of(fighter))
        yield Candidate(said, (Change("add", fighter.id, item=offer.id),), ITEM, offer.price or 0)


def _gone(matcher: Matcher, wished: Fighter, checking: Checking) -> Iterator[Candidate]:
    """What a selector finds taken away: items, those for which it finds a fighter, or fighters."""
    others = [one for one in checking.state.fielded if one.id != wished.id]
    found = [one for one in others if matcher.level == "fighter" and matcher.fighter(one)]
    items = [
        (one, item) for one in others if matcher.level == "item" for item in matcher.items(one)
    ]
    for clause in matcher.parsed.clauses if found else ():
        for term in clause.terms:
            if term.has and not term.negated:
                thing = checking.rulebook.matcher(f"{term.facet}:{term.id}")
                items += [(one, item) for one in found for item in thing.items(one)]
    for fighter, item in items[:MOST_GONE]:
        name = name_of_item(item, fighter, checking)
        said = Phrase("remove", name, "from", checking.name_of(fighter))
        yield Candidate(said, (Change("remove", fighter.id, item=item.word),), ITEM)
    for fighter in found[:MOST_GONE]:
        said = Phrase("remove", checking.name_of(fighter))
        yield Candidate(said, (Change("remove", fighter.id),), FIGHTER)


def _company(wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """One or more of the fighters by which a bound grows."""
    for number in range(1, MOST_HIRED + 1):
        yield from islice(hires(wanted, number, checking), MOST_UNITS)
