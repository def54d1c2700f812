"""Puts fighters into squads, into others, or out of them; makes a squad where there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.phrase import Phrase
from builder.check.ready import Checking
from builder.check.repair.candidate import ROLE, Candidate, together
from schemas.base import words
from schemas.finding import Change
from schemas.warband import Fighter, SquadView

MOST_MOVED = 12
"""Fighters that are put into a squad together, at most."""
MOST_SQUADS = 6


def squad_of(broken: Broken, checking: Checking) -> SquadView | None:
    """The squad that a finding is about, if it is about one."""
    if broken.instance.single:
        return None
    owner = broken.instance.owner
    return next((squad for squad in checking.warband.squads if squad.id == owner), None)


def into_squad(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Fills a squad that has too few with those who are wanted: who is in none, then others."""
    squad = squad_of(broken, checking)
    if squad is None:
        return
    own = {fighter.id for fighter in broken.instance.fighters}
    others = [f for f in checking.state.fielded if f.id not in own and wanted.fighter(f)]
    others.sort(key=lambda fighter: fighter.squad is not None)
    moves = [_put(fighter, squad.id, squad.name, checking) for fighter in others[:MOST_MOVED]]
    yield from moves
    if broken.have is not None and broken.limit is not None:
        short = int(broken.limit - broken.have)
        free = [f for f in others if f.squad is None and f.count == 1][:short]
        if 1 < len(free) == short <= MOST_MOVED:
            yield together(*(_put(f, squad.id, squad.name, checking) for f in free))


def out_of_squad(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Moves those who are too many, or who cannot be together, to another squad or to none."""
    squad = squad_of(broken, checking)
    if squad is None:
        return
    alike = [s for s in checking.warband.squads if s.type == squad.type and s.id != squad.id]
    for fighter in _fighters(broken):
        if fighter.squad != squad.id:
            continue
        for other in alike[:MOST_SQUADS]:
            yield _put(fighter, other.id, other.name, checking)
        yield _made(squad.type, [fighter], checking)
        said = Phrase("put", checking.name_of(fighter), "in", "no squad")
        yield Candidate(said, (Change("squad", fighter.id),), ROLE)


def where_they_belong(broken: Broken, excess: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Puts those into a squad of a type who may not be outside of one."""
    clauses = excess.parsed.clauses
    types = [term.id for c in clauses for term in c.terms if term.facet == "squad" and term.negated]
    homeless = _fighters(broken)[:MOST_MOVED]
    for type_ in dict.fromkeys(types):
        for squad in [s for s in checking.warband.squads if s.type == type_][:MOST_SQUADS]:
            moves = [_put(fighter, squad.id, squad.name, checking) for fighter in homeless]
            yield together(*moves)
            yield from moves if len(moves) > 1 else ()
        yield _made(type_, homeless, checking)


def squads_within(broken: Broken, excess: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Puts squads that may not stand alone into one of the type that they must be part of."""
    there = {squad.id: squad for squad in checking.warband.squads}
    loose = [
        there[id_] for id_ in dict.fromkeys(f.squad for f in _fighters(broken)) if id_ in there
    ]
    for clause in excess.parsed.clauses:
        types = {
            negated: [t.id for t in clause.terms if t.facet == "squad" and t.negated is negated]
            for negated in (False, True)
        }
        for outer in types[True]:
            inner = [squad for squad in loose if squad.type in types[False]][:MOST_MOVED]
            for host in (
                [s for s in there.values() if s.type == outer][:MOST_SQUADS] if inner else ()
            ):
                yield together(*(_within(one, host.id, "in", host.name) for one in inner))
            if inner:
                id_, made = in_new_squad(outer, checking)
                name = type_name(outer, checking).lower()
                moved = together(*(_within(one, id_, "in a new", name) for one in inner))
                yield replace(moved, changes=(*made, *moved.changes), parts=())


def _within(squad: SquadView, outer: str, where: str, name: str) -> Candidate:
    change = Change("squad", to=squad.id, type=squad.type, within=outer)
    return Candidate(Phrase("put", squad.name, where, name), (change,), ROLE)


def in_new_squad(
    type_: str, checking: Checking, before: Iterable[Change] = (), outer: SquadView | None = None
) -> tuple[str, list[Change]]:
    """An id for another squad of a type, and the edits that make it and what it must be within.

    `before` are edits that make other new ones; `outer` is the squad that it is to be within.
    """
    known = checking.rulebook.data.squads
    taken = {squad.id for squad in checking.warband.squads}
    taken |= {str(change.to) for change in before if change.do == "squad"}
    taken |= {fighter.id for fighter in checking.warband.fighters}
    chain = [type_]
    above: str | None
    while (above := known[chain[-1]].within if chain[-1] in known else None) not in (None, *chain):
        chain.append(str(above))
    above = None
    made: list[Change] = []
    for one in reversed(chain):
        there = next((s.id for s in checking.warband.squads if s.type == one), None)
        if outer is not None and outer.type == one:
            there = outer.id
        if one != type_ and there is not None:
            above = there
            continue
        number = next(n for n in range(1, len(taken) + 2) if _numbered(one, n) not in taken)
        id_ = _numbered(one, number)
        made.append(Change("squad", to=id_, type=one or None, within=above))
        above = id_
    return str(above), made


def is_within(type_: str, outer: str, checking: Checking) -> bool:
    """Whether squads of a type are part of squads of another one, also through others."""
    known = checking.rulebook.data.squads
    seen: list[str] = []
    above = known[type_].within if type_ in known else None
    while above is not None and above not in seen:
        seen.append(above)
        above = known[above].within if above in known else None
    return outer in seen


def _numbered(type_: str, number: int) -> str:
    base = type_ or "squad"
    return base if number == 1 else f"{base}-{number}"


def type_name(type_: str, checking: Checking) -> str:
    """What a type of squad is called."""
    known = checking.rulebook.data.squads.get(type_)
    return (known.name if known else None) or words(type_ or "squad")


def _made(type_: str, fighters: list[Fighter], checking: Checking) -> Candidate:
    """Fighters in a squad of their own."""
    name = type_name(type_, checking)
    id_, made = in_new_squad(type_, checking)
    said = [Phrase("put", checking.name_of(one), "in a new", name.lower()) for one in fighters]
    moves = tuple(Change("squad", fighter.id, to=id_) for fighter in fighters)
    return Candidate(tuple(said), (*made, *moves), ROLE)


def _put(fighter: Fighter, id_: str, name: str, checking: Checking) -> Candidate:
    change = Change("squad", fighter.id, to=id_)
    return Candidate(Phrase("put", checking.name_of(fighter), "in", name), (change,), ROLE)


def _fighters(broken: Broken) -> list[Fighter]:
    """Who causes it, or carries what does; each once."""
    return list({thing.fighter.id: thing.fighter for thing in broken.causes}.values())
