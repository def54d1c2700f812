"""Adds what is wanted: an item to who lacks it, a role, or a fighter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, ITEM, MOST_OFFERS, ROLE, Candidate
from builder.check.repair.offers import offers_for, unit_prices
from builder.check.repair.squads import in_new_squad, into_squad, squad_of
from schemas.finding import Change, as_written
from schemas.warband import Fighter, SquadView


def more(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Adds what is wanted: an item to who lacks it, a role, who is elsewhere, or a fighter."""
    if wanted.level == "item" or broken.instance.single:
        yield from _items(broken, wanted, checking)
        yield from into_squad(broken, wanted, checking)
        return
    yield from _roles(broken, wanted, checking)
    yield from into_squad(broken, wanted, checking)
    number = 1
    if broken.have is not None and broken.limit is not None:
        number = max(int(broken.limit - broken.have), 1)
    yield from hires(wanted, number, checking, squad_of(broken, checking))


def _items(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    hosts = broken.instance.fighters if broken.instance.single else broken.instance.fighters[:5]
    for fighter in hosts:
        fitting = [
            offer
            for offer in offers_for(fighter, checking)
            if wanted.level == "fighter" or wanted.item(fighter, offer.as_carried(fighter, None))
        ]
        for offer in fitting[:MOST_OFFERS]:
            yield Candidate(
                f"add {offer.name} to {checking.name_of(fighter)}",
                (Change("add", fighter=fighter.id, item=offer.id),),
                ITEM,
                (offer.price or 0) * fighter.count,
            )


def _roles(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """A role for who has none; else beside or in place of the one that there is."""
    fighters = [f for f in broken.instance.fighters if f.count == 1]
    free = [fighter for fighter in fighters if not fighter.roles]
    for role in dict.fromkeys(_positive(wanted, "role")):
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


def _positive(wanted: Matcher, facet: str) -> list[str]:
    """The ids of a facet that a selector asks for."""
    return [
        term.id
        for clause in wanted.parsed.clauses
        for term in clause.terms
        if term.facet == facet and not term.negated
    ]


def hires(
    wanted: Matcher, number: int, checking: Checking, squad: SquadView | None = None
) -> Iterator[Candidate]:
    """So many of each unit that is wanted, with the role and in the squad that it takes."""
    types = (squad.type,) if squad else tuple(_positive(wanted, "squad"))[:1]
    into, made = squad.id if squad else None, list[Change]()
    if types and squad is None:
        into, made = in_new_squad(types[0], checking)
    roles = _positive(wanted, "role")
    for unit, name, price in unit_prices(checking)[:40]:
        resolved = checking.rulebook.unit(unit)
        if resolved is None:
            continue
        base = Fighter(
            "new",
            0,
            name,
            unit,
            name,
            resolved.lineage,
            roles=resolved.roles,
            keywords=resolved.keywords,
            squad_types=types,
        )
        given = [replace(base, roles=(*base.roles, role)) for role in dict.fromkeys(roles)]
        sample = next((one for one in (base, *given) if wanted.fighter(one)), None)
        if sample is None:
            continue
        label = f"hire {name}" if number == 1 else f"hire {number} {resolved.plural}"
        role = None
        if sample is not base:
            role = as_written(sample.roles)
            label += f" as {checking.rulebook.names.facets['role'][sample.roles[-1]].lower()}"
        if squad:
            label += f" into {squad.name}"
        hire = Change("add", unit=unit, count=number, role=role, to=into)
        yield Candidate(label, (*made, hire), FIGHTER, price * number)
