"""What a selector could select, as far as the catalog alone tells: some things are out for sure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from builder.catalog.lint.subject import TOLD_BY, Subject
from builder.catalog.selectors import Clause, Parsed, Term
from builder.catalog.units import lineage_of
from schemas.amounts import Selector

Among: TypeAlias = Callable[[Term], list[str] | None]


def items_of(subject: Subject, selector: Selector) -> Iterator[str]:
    """Ids of the items that a selector could select; what hangs on their bearers is left open."""

    def holds(id_: str, term: Term) -> bool | None:
        item = subject.names.items[id_]
        match term.facet:
            case "item":
                return id_ == term.id
            case "kind":
                return subject.names.kind_of[id_] == term.id
            case "class":
                return item.class_ == term.id
            case "trait":
                return True if term.id in item.traits else None  # it may gain one
            case _:
                return None

    def among(term: Term) -> list[str] | None:
        return subject.tagged(term.facet, term.id) if term.facet in TOLD_BY else None

    return _selected(subject, selector, subject.names.items, holds, among)


def units_of(subject: Subject, selector: Selector) -> Iterator[str]:
    """Ids of the units that a selector could select; what hangs on choices is left open."""
    names = subject.names

    def holds(id_: str, term: Term) -> bool | None:
        return term.id in lineage_of(id_, names) if term.facet == "unit" else None

    def among(term: Term) -> list[str] | None:
        return subject.kin(term.id) if term.facet == "unit" else None

    return _selected(subject, selector, names.units, holds, among)


def _selected(
    subject: Subject,
    selector: Selector,
    ids: Iterable[str],
    holds: Callable[[str, Term], bool | None],
    among: Among,
) -> Iterator[str]:
    """Each id once. `among` tells where all that a term selects is, so that not all are tried."""
    parsed = subject.parse(selector)
    if not isinstance(parsed, Parsed):
        yield from ids  # said by another rule
        return

    def could(id_: str, term: Term) -> bool:
        answer = None if term.has else holds(id_, term)
        return answer is None or answer is not term.negated

    told: set[str] = set()
    for clause in parsed.clauses:
        for id_ in _candidates(clause, ids, among):
            if id_ not in told and all(could(id_, term) for term in clause.terms):
                told.add(id_)
                yield id_


def _candidates(clause: Clause, ids: Iterable[str], among: Among) -> Iterable[str]:
    narrowed = [among(term) for term in clause.terms if not (term.negated or term.has)]
    return min((known for known in narrowed if known is not None), key=len, default=ids)
