"""Bounds that exclude each other, whatever a roster chooses: kept one by one, and never together."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from builder.catalog.lint.subject import GIVERS, Fault, Subject
from builder.catalog.selectors import Clause, Parsed
from schemas.amounts import Selector
from schemas.base import Number, decimal_text, words
from schemas.entries import Entry
from schemas.statements import Bounded, Count, Exempt, Modify, Sum, Weight
from schemas.tags import Bound, Role
from schemas.yaml.reader import Path

Counted = frozenset[frozenset[tuple[object, ...]]]


class Held(NamedTuple):
    """A bound that always holds: of what, where, and how it is called."""

    what: tuple[object, ...]
    """What is counted besides the selector: of which cost, by what, in which scope."""
    counted: Counted
    low: Number | None
    high: Number | None
    name: str
    path: Path
    choice: Path = ()
    """The choice of a switch that brings it; empty: it holds in every roster."""


def contradictions(subject: Subject) -> Iterator[Fault]:
    """A lower bound over an upper one of the same things, or of more: both cannot be kept."""
    held = list(held_bounds(subject))
    known: dict[tuple[object, ...], list[Held]] = {}
    for high in held:
        if high.high is not None:
            for key in ((high.what, high.counted), *((high.what, one) for one in high.counted)):
                known.setdefault(key, []).append(high)
    told: set[frozenset[Path]] = set()
    for low in held:
        for high in _over(low, known) if low.low is not None else ():
            pair = frozenset((low.path, high.path))
            same = low.path[:2] == high.path[:2] and low.path[0] != "switches"
            apart = low.choice and high.choice and low.choice != high.choice
            if apart or same or len(pair) == 1 or pair in told:  # of one entry `bounds` tells it
                continue
            if low.low is not None and high.high is not None and low.low > high.high:
                told.add(pair)
                yield _fault(low, high)


def _over(low: Held, known: dict[tuple[object, ...], list[Held]]) -> Iterator[Held]:
    """The upper bounds of what the lower one counts, or of things among which all that is."""
    yield from known.get((low.what, low.counted), ())
    if low.what[0] == "model" and low.what[1] is None and len(low.counted) == 1:
        (clause,) = low.counted
        for size in range(len(clause) + 1):
            for fewer in combinations(clause, size):  # the fewer terms, the more things
                yield from known.get((low.what, frozenset(fewer)), ())


def _fault(low: Held, high: Held) -> Fault:
    first, second = sorted((low.path, high.path), key=_rank)
    message = (
        f"{low.name} wants at least {decimal_text(low.low or 0)}, "
        f"{high.name} at most {decimal_text(high.high or 0)}; both cannot be kept"
    )
    return Fault(second, message, see=(first,))


def _rank(path: Path) -> tuple[int, list[str]]:
    """Statements come after the short forms of entries, those of switches last."""
    sections = ("limits", "switches")
    section = sections.index(str(path[0])) + 1 if path[0] in sections else 0
    return section, [str(step).zfill(6) if isinstance(step, int) else step for step in path]


def held_bounds(subject: Subject) -> Iterator[Held]:
    """All bounds that are plain numbers and always hold, also those that entries say in short."""
    yours = changed_limits(subject)
    for path, limit in subject.every(Bounded):
        choice = path[:4] if path[0] == "switches" else ()
        if limit.if_ or limit.unless or limit.when or limit.id in yours or path[0] in GIVERS:
            continue
        scope = ("for", _clauses(subject, limit.for_)) if limit.for_ else (limit.in_ or "warband",)
        low = limit.exactly if limit.exactly is not None else limit.min
        high = limit.exactly if limit.exactly is not None else limit.max
        if isinstance(limit, Count):
            what: tuple[object, ...] = (limit.by, limit.each, *scope)
            counted = _clauses(subject, limit.count)
        else:
            assert isinstance(limit, Sum)
            also = None if limit.also is None else _clauses(subject, limit.also)
            what, counted = ("sum", limit.sum, also, *scope), _clauses(subject, limit.of)
        yield Held(what, counted, _number(low), _number(high), limit.id or "this", path, choice)
    for path, id_, entry, facet in _entries(subject):
        for key, bound in (("min", entry.min), ("max", entry.max)):
            if bound is not None and (bound.id or f"{key}-{id_}") not in yours:
                yield from _short(subject, (*path, key), bound, f"{facet}:{id_}", key)


def _short(subject: Subject, path: Path, bound: Bound, selector: str, key: str) -> Iterator[Held]:
    name = bound.id or f"`{key}` of {words(selector.partition(':')[2])}"
    for scope in ("fighter", "squad", "warband"):
        number = getattr(bound, scope)
        if number is not None:
            low, high = (number, None) if key == "min" else (None, number)
            counted = _clauses(subject, selector)
            yield Held(("model", None, scope), counted, low, high, name, (*path, scope))


def _entries(subject: Subject) -> Iterator[tuple[Path, str, Entry | Role, str]]:
    for path, id_, item in subject.items():
        yield path, id_, item, "item"
    for id_, unit in subject.data.units.items():
        yield ("units", id_), id_, unit, "unit"
    for id_, role in subject.data.roles.items():
        yield ("roles", id_), id_, role, "role"


def changed_limits(subject: Subject) -> set[str]:
    """Ids of the limits whose bounds or counts are changed: they do not hold as they stand."""
    found: set[str] = set()
    for _, change in subject.every(Modify):
        if change.modify.startswith("limit:"):
            found.add(change.modify.removeprefix("limit:").rpartition(".")[0])
    for _, weight in subject.every(Weight):
        found |= {weight.toward} if isinstance(weight.toward, str) else set(weight.toward)
    for _, exempt in subject.every(Exempt):
        found |= {exempt.from_} if isinstance(exempt.from_, str) else set(exempt.from_)
    return found


def _clauses(subject: Subject, selector: Selector) -> Counted:
    """What a selector selects, the same however it is written."""
    parsed = subject.parse(selector)
    if not isinstance(parsed, Parsed):
        return frozenset([frozenset([(str(selector),)])])
    return frozenset(terms_of(clause) for clause in parsed.clauses)


def terms_of(clause: Clause) -> frozenset[tuple[object, ...]]:
    """What a clause asks, the same in whatever order."""
    level: tuple[object, ...] = ("level", clause.level)
    terms = (
        (t.relation or t.facet, t.id, t.negated, t.has) for t in clause.terms if t.facet != "all"
    )
    return frozenset([level, *terms])


def _number(bound: object) -> Number | None:
    return bound if isinstance(bound, int | Fraction) else None
