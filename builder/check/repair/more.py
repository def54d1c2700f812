"""Adds what is wanted: an item to who lacks it, a role, or a fighter."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from builder.check.repair.bearers import bearers
from builder.check.repair.bound_items import changes_value, items_had
from builder.check.repair.candidate import MOST_OFFERS, ROLE, Candidate, adding, at_slot
from builder.check.repair.gifts import gifts, given
from builder.check.repair.given_back import given_back
from builder.check.repair.hires import hires, positive
from builder.check.repair.lacking import given_to
from builder.check.repair.less import swapping
from builder.check.repair.lines import Need
from builder.check.repair.offers import Offer, offers_for
from builder.check.repair.raised import raised
from builder.check.repair.squads import into_squad, squad_of
from builder.check.words import placed
from schemas.base import Number
from schemas.finding import Change, as_written
from schemas.warband import Fighter

MOST_ASKED, MOST_HOSTS = 40, 5
"""Fighters of whom it is asked what they may take; those of them to whom it is given."""


def more(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Adds what is wanted: an item to who lacks it, a role, who is elsewhere, or a fighter."""
    if wanted.level == "item" or broken.instance.single:
        yield from _items(broken, wanted, checking)
        yield from into_squad(broken, wanted, checking)
        return
    yield from _roles(broken, wanted, checking)
    yield from into_squad(broken, wanted, checking)
    if broken.instance.owner != "roster":
        yield from raised(broken, wanted, checking)
    number: Number = 1
    if broken.have is not None and broken.limit is not None:
        least = 1 if broken.costs is None and broken.weighs is None else 0
        number = max(broken.limit - broken.have, least)
    items = [] if broken.costs else items_had(wanted.parsed.clauses)
    if items:
        matchers = [checking.rulebook.matcher(one) for one in items]
        without = [one for one in _asked(broken) if not wanted.fighter(one)]
        yield from given_to([(one, one.count) for one in without], matchers, number, checking)
    need = Need(number, broken.costs, broken.by_line, broken.weighs)
    yield from hires(wanted, need, checking, squad_of(broken, checking))


def _items(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    back = [way for one in _asked(broken) for way in given_back(wanted, one, checking)]
    yield from back
    hosts = list(_hosts(broken, wanted, checking))
    for fighter, fitting in hosts:
        yield from (
            given(gift, fighter, checking) for gift in gifts(broken, fitting, fighter, checking)
        )
    places = [way for one in _asked(broken) for way in _put(wanted, one, checking)]
    yield from places
    if not (hosts or places or back or broken.instance.single):
        yield from bearers(broken, wanted, checking)


def _put(wanted: Matcher, fighter: Fighter, checking: Checking) -> Iterator[Candidate]:
    """What is wanted in a place, put there."""
    for place in positive(wanted, "slot"):
        for offer in offers_for(fighter, checking)[:MOST_OFFERS]:
            if wanted.level == "item" and wanted.item(fighter, offer.as_carried(fighter, place)):
                name = placed(offer.name, place, checking.rulebook)
                yield adding(at_slot(offer.id, place), name, offer.price, fighter, checking)


def _asked(broken: Broken) -> list[Fighter]:
    """Of whom it is asked what they may take."""
    return list(islice(broken.instance.fighters, MOST_ASKED))


def _hosts(
    broken: Broken, wanted: Matcher, checking: Checking
) -> Iterator[tuple[Fighter, list[Offer]]]:
    """The first few who may take what is wanted, and what that is."""
    offered = ((one, _fitting(one, broken, wanted, checking)) for one in _asked(broken))
    yield from islice((host for host in offered if host[1]), MOST_HOSTS)


def _fitting(fighter: Fighter, broken: Broken, wanted: Matcher, checking: Checking) -> list[Offer]:
    """What a fighter may take that is wanted, or that may raise what is added up of it."""
    found = offers_for(fighter, checking)
    if wanted.level == "item":
        return [offer for offer in found if wanted.item(fighter, offer.as_carried(fighter, None))]
    if broken.adds is not None:
        raises = changes_value(broken.adds, checking)
        found.sort(key=lambda offer: not raises(fighter, offer.as_carried(fighter, None)))
    return found


def exchanged(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """An item that a fighter has swapped for another that is wanted."""
    if not broken.instance.single and wanted.level != "item":
        return
    for fighter, fitting in _hosts(broken, wanted, checking):
        for item in fighter.items:
            if wanted.level == "item" and wanted.item(fighter, item):
                continue
            for offer in fitting:
                if (offer.kind, offer.class_) == (item.kind, item.class_) and offer.id != item.id:
                    yield swapping(item, offer, fighter, checking)


def _roles(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """A role for who has none; else beside or in place of the one that there is."""
    fighters = [f for f in broken.instance.fighters if f.count == 1]
    free = [fighter for fighter in fighters if not fighter.roles]
    for role in dict.fromkeys(positive(wanted, "role")):
        name = checking.rulebook.names.facets["role"].get(role, role).lower()
        for fighter in (free or fighters)[:6]:
            who, has = checking.name_of(fighter), fighter.roles
            if role in has:
                continue
            change = Change("role", fighter.id, role=as_written((*has, role)))
            said = Phrase("make", who, whom=f"{name} too" if has else name)
            yield Candidate(said, (change,), ROLE)
            if has:
                change = Change("role", fighter.id, role=role)
                yield Candidate(Phrase("make", who, whom=f"{name} alone"), (change,), ROLE)
