"""Adds what is wanted: an item to who lacks it, a role, or a fighter."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import ITEM, MOST_OFFERS, ROLE, Candidate
from builder.check.repair.enough import copies_needed
from builder.check.repair.hires import hires, positive
from builder.check.repair.lines import Need
from builder.check.repair.offers import offers_for
from builder.check.repair.raised import raised
from builder.check.repair.squads import into_squad, squad_of
from schemas.base import Number
from schemas.finding import Change, as_written


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
    need = Need(number, broken.costs, broken.by_line, broken.weighs)
    yield from hires(wanted, need, checking, squad_of(broken, checking))


def _items(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    hosts = broken.instance.fighters if broken.instance.single else broken.instance.fighters[:5]
    for fighter in hosts:
        fitting = [
            offer
            for offer in offers_for(fighter, checking)
            if wanted.level == "fighter" or wanted.item(fighter, offer.as_carried(fighter, None))
        ]
        for offer in fitting[:MOST_OFFERS]:
            for copies in sorted({1, copies_needed(broken, offer.id, fighter, checking)}):
                shown = offer.name if copies == 1 else f"{copies} × {offer.name}"
                count = None if copies == 1 else copies
                yield Candidate(
                    f"add {shown} to {checking.name_of(fighter)}",
                    (Change("add", fighter=fighter.id, item=offer.id, count=count),),
                    ITEM,
                    (offer.price or 0) * copies * fighter.count,
                )


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
            yield Candidate(f"make {who} {name}{' too' if has else ''}", (change,), ROLE)
            if has:
                change = Change("role", fighter.id, role=role)
                yield Candidate(f"make {who} {name} alone", (change,), ROLE)
