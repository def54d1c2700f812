"""What a selector finds in an instance, thing by thing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from builder.build.state import Instance, State
from builder.catalog.match import Matcher
from schemas.base import Number, exact
from schemas.warband import Carried, Fighter


class Thing(NamedTuple):
    """One thing found: whose id it is, its name, and how much it counts."""

    ref: str
    name: str
    number: Number
    fighter: Fighter
    item: Carried | None = None


def things(instance: Instance, matcher: Matcher) -> list[Thing]:
    """The fighters or items of an instance that a selector finds; each with its models."""
    found: list[Thing] = []
    for fighter in instance.fighters:
        if share(fighter, matcher):
            found += _of_one(fighter, instance.models(fighter), matcher)
    return found


def _of_one(fighter: Fighter, models: int, matcher: Matcher) -> list[Thing]:
    if matcher.level == "fighter":
        return [Thing(fighter.id, fighter.called, models, fighter)]
    return [
        Thing(item.ref, item.name, item.copies * models, fighter, item)
        for item in matcher.items(fighter)
    ]


def share(fighter: Fighter, matcher: Matcher) -> int:
    """How much of one model of a fighter a selector finds: 1 for itself, the number of its items."""
    like = fighter.alike or fighter  # of which the same is found
    if matcher.by_facts:
        return int(matcher.fighter(like))
    kept = matcher.shares.get(id(like))
    # The fighter is kept too, so that its identity is not given to another one.
    if kept is not None and kept[0] is like:
        return kept[1]
    found = matcher.number(like)
    if like.settled:
        if len(matcher.shares) >= KEPT:
            matcher.shares.clear()
        matcher.shares[id(like)] = like, found
    return found


KEPT = 40_000


def any_thing(instance: Instance, matcher: Matcher) -> bool:
    """Whether a selector finds anything in an instance."""
    return any(share(fighter, matcher) for fighter in instance.fighters)


def number_of(matcher: Matcher, by: str, state: State, instance: Instance) -> Number:
    """How many things of an instance a selector finds; of many it is counted once for all."""

    def count() -> Number:
        if by in ("squad", "different", "class"):
            return total(things(instance, matcher), by, matcher, state, instance)
        return _number(matcher, by, instance)

    return count() if instance.single else state.once(instance, ("number", by, matcher), count)


def _number(matcher: Matcher, by: str, instance: Instance) -> int:
    """How many models or lines of a roster a selector finds, or models that carry what it does."""
    number = 0
    for fighter in instance.fighters:
        if found := share(fighter, matcher):
            match by:
                case "entry":
                    number += 1
                case "carrier":
                    number += instance.models(fighter)
                case _:
                    number += found * instance.models(fighter)
    return number


def total(
    found: list[Thing], by: str, matcher: Matcher, state: State, instance: Instance
) -> Number:
    """How many the things are, by model, entry, carrier, squad, different or class."""
    match by:
        case "entry":
            return len({thing.fighter.id for thing in found})
        case "carrier":
            carriers = {thing.fighter.id: thing.fighter for thing in found}
            return sum(instance.models(fighter) for fighter in carriers.values())
        case "squad":
            fighters = {thing.fighter.id: thing.fighter for thing in found}
            return len(squads_of(fighters.values(), matcher, state))
        case "different":
            return len(_different(found, matcher, state))
        case "class":
            return len({thing.item.class_ for thing in found if thing.item and thing.item.class_})
        case _:
            return exact(sum((thing.number for thing in found), 0))


def squads_of(fighters: Iterable[Fighter], matcher: Matcher, state: State) -> set[str]:
    """The squads of the types that the selector names; where it names none, the nearest ones."""
    types = [
        term.id
        for clause in matcher.parsed.clauses
        for term in clause.terms
        if term.facet == "squad" and not term.negated
    ]
    around = list(fighters)
    return {id_ for type_ in types or [""] for id_ in state.homes(around, type_)}


def _different(found: list[Thing], matcher: Matcher, state: State) -> set[str]:
    families = [
        term.id
        for clause in matcher.parsed.clauses
        for term in clause.terms
        if term.facet == "family" and not term.negated
    ]
    if families:
        members = frozenset().union(*(state.families.get(f, frozenset()) for f in families))
        return {word for thing in found for word in thing.fighter.keywords if word in members}
    return {thing.item.id if thing.item else thing.fighter.unit for thing in found}
