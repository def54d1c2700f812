"""Gives those who are too many without something what they lack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import MOST_AT_ONCE, Candidate, adding, together
from builder.check.repair.offers import Offer, offers_for
from schemas.base import Number
from schemas.warband import Fighter

MOST_OFFERS = 3


def lacking(broken: Broken, excess: Matcher, checking: Checking) -> Iterator[Candidate]:
    """For `count: not has mask`: a mask for as many as are too many."""
    if broken.have is None or broken.limit is None or excess.level != "fighter":
        return
    wanted = [checking.rulebook.matcher(one) for one in _lacked(excess)]
    each = [(thing.fighter, thing.number) for thing in broken.causes]
    yield from given_to(each, wanted, broken.have - broken.limit, checking)


def given_to(
    fighters: Iterable[tuple[Fighter, Number]],
    wanted: list[Matcher],
    missing: Number,
    checking: Checking,
) -> Iterator[Candidate]:
    """One of what is wanted for one fighter who makes up what is missing, else for a few together.

    Each fighter stands with how much it makes up.
    """
    given: list[Candidate] = []
    for fighter, number in fighters:
        offers = fitting(fighter, wanted, checking)
        ways = [adding(o.id, o.name, o.price, fighter, checking) for o in offers]
        if number >= missing:
            yield from ways[:MOST_OFFERS]
        given += ways[:1]
        missing -= number if ways else 0
        if missing <= 0 or len(given) > MOST_AT_ONCE:
            break
    if missing <= 0 and 1 < len(given) <= MOST_AT_ONCE:
        yield together(*given)


def _lacked(excess: Matcher) -> list[str]:
    """The items, as selectors, that who is counted does not have."""
    return [
        f"{term.facet}:{term.id}"
        for clause in excess.parsed.clauses
        for term in clause.terms
        if term.negated and term.has and term.facet != "all"
    ]


def fitting(fighter: Fighter, wanted: list[Matcher], checking: Checking) -> list[Offer]:
    """What a fighter may take of what is wanted."""
    if not wanted:
        return []
    return [
        offer
        for offer in offers_for(fighter, checking)
        if any(one.item(fighter, offer.as_carried(fighter, None)) for one in wanted)
    ]
