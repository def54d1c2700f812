"""Adds what is wanted: an item to who lacks it, a role, or a fighter."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, ITEM, MOST_OFFERS, ROLE, Candidate
from builder.check.repair.offers import offers_for, unit_prices
from schemas.finding import Change
from schemas.warband import Fighter


def more(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Adds what is wanted: an item to who lacks it, a role, or a fighter."""
    if wanted.level == "item" or broken.instance.single:
        hosts = broken.instance.fighters if broken.instance.single else broken.instance.fighters[:5]
        for fighter in hosts:
            fitting = [
                offer
                for offer in offers_for(fighter, checking)
                if wanted.level == "fighter"
                or wanted.item(fighter, offer.as_carried(fighter, None))
            ]
            for offer in fitting[:MOST_OFFERS]:
                yield Candidate(
                    f"add {offer.name} to {checking.name_of(fighter)}",
                    (Change("add", fighter=fighter.id, item=offer.id),),
                    ITEM,
                    (offer.price or 0) * fighter.count,
                )
        return
    yield from _roles(broken, wanted, checking)
    yield from _hires(broken, wanted, checking)


def _roles(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    roles = [
        term.id
        for clause in wanted.parsed.clauses
        for term in clause.terms
        if term.facet == "role" and not term.negated
    ]
    for role in dict.fromkeys(roles):
        name = checking.rulebook.names.facets["role"].get(role, role)
        for fighter in broken.instance.fighters[:6]:
            if not fighter.roles and fighter.count == 1:
                yield Candidate(
                    f"make {checking.name_of(fighter)} {name.lower()}",
                    (Change("role", fighter=fighter.id, role=role),),
                    ROLE,
                )


def _hires(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    short = 1
    if broken.have is not None and broken.limit is not None:
        short = max(int(broken.limit - broken.have), 1)
    for unit, name, price in unit_prices(checking)[:40]:
        resolved = checking.rulebook.unit(unit)
        if resolved is None:
            continue
        sample = Fighter(
            "new",
            0,
            name,
            unit,
            name,
            resolved.lineage,
            roles=resolved.roles,
            keywords=resolved.keywords,
        )
        if wanted.fighter(sample):
            label = f"hire {name}" if short == 1 else f"hire {short} {resolved.plural}"
            yield Candidate(label, (Change("add", unit=unit, count=short),), FIGHTER, price * short)
