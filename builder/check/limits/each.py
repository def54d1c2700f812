"""`each`: what is counted by its values, each held against the bounds by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from builder.build.counting import Thing, squads_of, total
from builder.build.state import Instance
from builder.catalog.match import Matcher
from builder.catalog.naming import named_in
from builder.catalog.selectors import SelectorError
from builder.check.ready import Checking
from builder.check.words import joined
from schemas.base import Number, decimal_text, words
from schemas.statements import Count
from schemas.warband import Fighter


class Group(NamedTuple):
    """A value, what is found of it, and how much that is."""

    value: str
    things: list[Thing]
    number: Number


def groups_of(
    limit: Count, found: list[Thing], matcher: Matcher, instance: Instance, checking: Checking
) -> list[Group]:
    """What is found, by value; also the values of which there is nothing, as far as known."""
    each = limit.each or "item"
    clauses = matcher.parsed.clauses
    named = list(dict.fromkeys(id_ for clause in clauses for id_ in named_in(clause, each)))
    is_closed = each == "role" and all(named_in(clause, each) for clause in clauses)
    groups: dict[str, list[Thing]] = {}
    if each == "slot":
        groups = {name: [] for name in _places(instance, matcher, checking)}
    elif each == "squad":
        groups = {id_: [] for id_ in _squads(instance, matcher, checking)}
    for thing in found:
        for value in _values(thing, each, matcher, checking):
            if not is_closed or value in named:
                groups.setdefault(value, []).append(thing)
    for value in named:
        if not any(_is_of(value, other, checking) for other in groups):
            groups[value] = []
    return [
        Group(value, group, total(group, limit.by, matcher, checking.state, instance))
        for value, group in groups.items()
    ]


def only_of(value: str, limit: Count, checking: Checking) -> Matcher:
    """What is counted, narrowed to one value; as it is where no selector can say the value."""
    whole = checking.rulebook.matcher(limit.count)
    each = limit.each or "item"
    facet = "unit" if each == "item" and whole.level == "fighter" else each
    if facet not in ("item", "unit", "class", "role", "slot"):
        return whole
    texts = [limit.count] if isinstance(limit.count, str) else limit.count
    naming = [
        text
        for text, clause in zip(texts, whole.parsed.clauses, strict=True)
        if value in named_in(clause, each)
    ]
    try:
        return checking.rulebook.matcher(
            [f"{text} and {facet}:{value}" for text in naming or texts]
        )
    except SelectorError:  # of own content, which no selector of the catalog knows
        return whole


def place_of(value: str, each: str, instance: Instance, checking: Checking) -> Instance:
    """Where more of a value may come: in the squad that it is, else where it is counted."""
    squads = checking.state.instances("squad:") if each == "squad" else ()
    return next((one for one in squads if one.owner == value), instance)


def said_of(limit: Count, matcher: Matcher, *, several: bool) -> str:
    """How many there are of a value, or of each of several, as a message says it."""
    if limit.each == "slot":
        return "{what}: {numbers}" if several else "{what} in {these}: {have}"
    return _counted(limit, matcher) + ("{numbers}" if several else "{these}: {have}")


def _counted(limit: Count, matcher: Matcher) -> str:
    """What is counted of a value, where it is not the things themselves."""
    match limit.by:
        case "entry":
            return f"roster lines {'with' if matcher.level == 'item' else 'of'} "
        case "carrier" if matcher.level == "item":
            return "fighters with "
        case "squad" if limit.each != "squad":
            return "squads with "
    return ""


def told(each: str, groups: list[Group], checking: Checking) -> dict[str, str]:
    """What a message may name: what the values are called, and the number of each."""
    names = [_called(group, each, checking) for group in groups]
    pairs = [(decimal_text(group.number), name) for group, name in zip(groups, names, strict=True)]
    by_slot = each == "slot"
    numbers = [f"{n} in {name}" if by_slot else f"{name}: {n}" for n, name in pairs]
    return {"these": joined(names), "numbers": joined(numbers)}


def _called(group: Group, each: str, checking: Checking) -> str:
    """What a value is called."""
    names, value = checking.rulebook.names, group.value
    match each:
        case "slot":
            return names.facets["slot"].get(value, words(value)).lower()
        case "role" | "class" | "unit":
            return names.facets[each].get(value, value)
        case "squad":
            named = {squad.id: squad.name for squad in checking.warband.squads}
            return named.get(value, value)
        case "alike":
            fighter = group.things[0].fighter
            held = joined([item.name for item in fighter.items])
            return f"{fighter.unit_name} with {held}" if held else fighter.unit_name
    if group.things:
        return joined([_name(thing) for thing in group.things])
    return names.facets["item"].get(value) or names.facets["unit"].get(value, value)


def _name(thing: Thing) -> str:
    """What it is called by itself, though another may be called the same."""
    return thing.item.name if thing.item else thing.fighter.name


def _is_of(value: str, other: str, checking: Checking) -> bool:
    """Whether another value is this one, or a unit like it."""
    unit = checking.rulebook.unit(other)
    return value == other or (unit is not None and value in unit.lineage)


def _places(instance: Instance, matcher: Matcher, checking: Checking) -> list[str]:
    """The places that there are; those that the selector names, where it names some."""
    named = {
        term.id
        for clause in matcher.parsed.clauses
        for term in clause.terms
        if term.facet == "slot" and not term.negated
    }
    units = [checking.rulebook.unit(fighter.unit) for fighter in instance.fighters]
    groups = [group for unit in units if unit for group in unit.slots]
    return [name for group in groups for name in group.names if not named or name in named]


def _squads(instance: Instance, matcher: Matcher, checking: Checking) -> list[str]:
    """The squads of the types that the selector names; where it names none, those with fighters.

    Of the whole warband those with nobody in them too.
    """
    if instance.owner != "roster":
        return sorted(squads_of(instance.fighters, matcher, checking.state))
    types = [
        term.id
        for clause in matcher.parsed.clauses
        for term in clause.terms
        if term.facet == "squad" and not term.negated
    ]
    scopes = [f"squad:{type_}" for type_ in types] or ["squad"]
    return [one.owner for scope in scopes for one in checking.state.instances(scope)]


def _values(thing: Thing, each: str, matcher: Matcher, checking: Checking) -> Iterator[str]:
    fighter, item = thing.fighter, thing.item
    match each:
        case "item":
            yield item.id if item else fighter.unit
        case "class":
            if item and item.class_:
                yield item.class_
        case "unit":
            yield fighter.unit
        case "name":
            yield _name(thing).casefold()
        case "role":
            yield from fighter.roles
        case "slot":
            yield (item.slot if item else None) or "none"
        case "alike":
            yield _alike(fighter)
        case _:
            yield from sorted(squads_of([fighter], matcher, checking.state))


def _alike(fighter: Fighter) -> str:
    """The same for fighters of one unit who carry the same, wherever it is placed."""
    held: Counter[str] = Counter()
    for item in fighter.items:
        held[item.id] += item.copies
    return f"{fighter.unit} {sorted(held.items())}"
