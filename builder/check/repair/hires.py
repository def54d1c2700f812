"""Hires fighters who are wanted: as many as are missing, with the role and where they belong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from builder.build.costs import stated_price
from builder.catalog.match import Matcher
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from builder.check.repair.candidate import FIGHTER, Candidate, together
from builder.check.repair.lines import Lines, Need, lines_for
from builder.check.repair.offers import as_hired, unit_prices
from builder.check.repair.sizes import size_of
from builder.check.repair.squads import in_new_squad, is_within, type_name
from schemas.base import Number
from schemas.finding import Change, as_written
from schemas.record import record
from schemas.statements import Count
from schemas.warband import Fighter, SquadView

MOST_UNITS = 40
MOST_SQUADS = 3
MOST_CHANGED = 8
"""Units tried that changes may make what is wanted."""
MOST_WAYS = 2
"""Ways of making up what is missing with one unit."""


def positive(wanted: Matcher, facet: str) -> list[str]:
    """The ids of a facet that a selector asks for."""
    return _named(wanted, facet, negated=False)


def hires(
    wanted: Matcher, need: Need | int, checking: Checking, squad: SquadView | None = None
) -> Iterator[Candidate]:
    """As many as are needed of each unit that is wanted, with the role and in the squad it takes."""
    need = Need(need) if isinstance(need, int) else need
    types = tuple(positive(wanted, "squad"))[:1]
    asked = types if types and (squad is None or is_within(types[0], squad.type, checking)) else ()
    asked = asked or ((squad.type,) if squad else ())
    main = checking.state.main_cost
    for sample, is_given, price in _samples(wanted, asked, checking):
        missing = need.of(sample)
        resolved = checking.rulebook.unit(sample.unit)
        if missing is None or resolved is None:
            continue
        if need.costs not in (None, main):
            price = stated_price(resolved.cost, str(need.costs), main) or 0
        ways = list(islice(lines_for(missing, resolved.cost, price), MOST_WAYS))
        size = size_of(sample, checking)
        for place in _places(sample, squad, checking):
            for way in ways:
                yield _hire(way, sample, is_given, place, checking)
                for other in size.fitting(way, bool(place.made)):
                    yield from _hired_apart(other, sample, is_given, place, checking)


def _samples(
    wanted: Matcher, squad_types: tuple[str, ...], checking: Checking
) -> list[tuple[Fighter, bool, Number]]:
    """One of each unit that is wanted, whether with a role given to it, and its price; those that
    no list may have come last.

    Where no unit is, but a change may give one the keyword that is asked for: the cheapest units.
    """
    roles = dict.fromkeys(positive(wanted, "role"))
    found, others = [], []
    for unit, name, price in unit_prices(checking)[:MOST_UNITS]:
        resolved = checking.rulebook.unit(unit)
        if resolved is None:
            continue
        base = replace(as_hired("new", name, resolved), squad_types=squad_types)
        given = [replace(base, roles=(*base.roles, role)) for role in roles]
        sample = next((one for one in (base, *given) if wanted.fighter(one)), None)
        if sample is not None:
            found.append((sample, sample is not base, price))
        else:
            others.append((base, False, price))
    found.sort(key=lambda one: _is_banned(one[0], checking))
    return found or (others[:MOST_CHANGED] if _is_gained(wanted, checking) else [])


def _is_banned(fighter: Fighter, checking: Checking) -> bool:
    """Whether nobody may be what it is, with the role that it has, in whatever squad."""
    return any(
        matcher.fighter(fighter) and not _named(matcher, "squad", negated=True)
        for matcher in _bans(checking)
    )


def _bans(checking: Checking) -> Iterator[Matcher]:
    """Which fighters there may always be none of."""
    for limit in checking.rulebook.limits:
        if isinstance(limit, Count) and 0 in (limit.max, limit.exactly) and not limit.if_:
            matcher = checking.rulebook.matcher(limit.count)
            if matcher.level == "fighter":
                yield matcher


def _is_gained(wanted: Matcher, checking: Checking) -> bool:
    """Whether a change of the catalog gives fighters a keyword that is asked for."""
    asked = positive(wanted, "keyword")
    changes = checking.rulebook.changes
    return any(one.operation == "gain" and set(one.words) & set(asked) for one in changes)


@record
class Place:
    """Where a hire goes: into a squad, made for it or there already, or into none."""

    squad: str | None = None
    made: tuple[Change, ...] = ()
    where: str = ""
    name: str = ""

    def changes(self, fighter: str) -> tuple[Change, ...]:
        """The edits that put a fighter there."""
        return (*self.made, Change("squad", fighter, to=self.squad))


def _places(sample: Fighter, squad: SquadView | None, checking: Checking) -> list[Place]:
    """The squad that is meant, or a new one of the type that is asked for; else where it must be."""
    type_ = next(iter(sample.squad_types), None)
    if squad is not None and type_ in (None, squad.type):
        return [Place(squad.id, where="into", name=squad.name)]
    if type_ is not None:
        id_, made = in_new_squad(type_, checking, outer=squad)
        if squad is None:
            return [Place(id_, tuple(made))]
        inside = f"{type_name(type_, checking).lower()} in {squad.name}"
        return [Place(id_, tuple(made), "in a new", inside)]
    return homes(sample, checking) or [Place()]


def homes(fighter: Fighter, checking: Checking) -> list[Place]:
    """The squads, there or made, that a fighter may be in where it may not be outside of one."""
    found = []
    for type_ in _types_of_homes(fighter, checking):
        there = [squad for squad in checking.warband.squads if squad.type == type_]
        found += [Place(squad.id, where="into", name=squad.name) for squad in there[:MOST_SQUADS]]
        id_, made = in_new_squad(type_, checking)
        found.append(Place(id_, tuple(made), "in a new", type_name(type_, checking).lower()))
    return found


def _types_of_homes(fighter: Fighter, checking: Checking) -> list[str]:
    """The types of squads outside of which a fighter may not be."""
    found: dict[str, None] = {}
    for matcher in _bans(checking):
        if matcher.fighter(fighter):
            found.update(dict.fromkeys(_named(matcher, "squad", negated=True)))
    return list(found)


def _hire(
    way: Lines, sample: Fighter, is_given: bool, place: Place, checking: Checking
) -> Candidate:
    """One line is hired, or several alike."""
    role = as_written(sample.roles) if is_given else None
    resolved = checking.rulebook.unit(sample.unit)
    plural = resolved.plural if resolved else sample.unit_name
    what = sample.unit_name if way.models == 1 else f"{way.models} {plural}"
    if is_given:
        what += f" as {checking.rulebook.names.facets['role'][sample.roles[-1]].lower()}"
    hire = Change("add", unit=sample.unit, count=way.models, role=role, to=place.squad)
    said = Phrase("hire", what, place.where, place.name)
    one = Candidate(said, (hire,), FIGHTER, way.price)
    lines = one if way.lines == 1 else together(*[one] * way.lines)
    return replace(
        lines, changes=(*place.made, *lines.changes), parts=() if place.made else lines.parts
    )


def _hired_apart(
    way: Lines, sample: Fighter, is_given: bool, place: Place, checking: Checking
) -> Iterator[Candidate]:
    """Lines each of which is in a squad of its own, where they are in squads made for them."""
    if way.lines == 1 or place.squad is None:
        yield _hire(way, sample, is_given, place, checking)
    elif place.made:
        hired: list[Candidate] = []
        while len(hired) < way.lines:
            made = [change for one in hired for change in one.changes]
            id_, new = in_new_squad(str(place.made[-1].type), checking, made)
            own = replace(place, squad=id_, made=tuple(new))
            hired.append(_hire(way._replace(lines=1), sample, is_given, own, checking))
        yield together(*hired)


def _named(wanted: Matcher, facet: str, *, negated: bool) -> list[str]:
    return [
        term.id
        for clause in wanted.parsed.clauses
        for term in clause.terms
        if term.facet == facet and term.negated is negated
    ]
