"""What a selector could select, and what it surely does, as far as the catalog alone tells."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from builder.catalog.lint.subject import TOLD_BY, Subject
from builder.catalog.selectors import Clause, Parsed, Term
from builder.catalog.units import lineage_of
from schemas.amounts import Selector

Holds: TypeAlias = Callable[[str, Term], bool | None]
"""Whether a term is true of an id; None: that hangs on more than the catalog tells."""
Among: TypeAlias = Callable[[Term], list[str] | None]


def items_of(subject: Subject, selector: Selector) -> Iterator[str]:
    """Ids of the items that a selector could select; what hangs on their bearers is left open."""

    def among(term: Term) -> list[str] | None:
        return subject.tagged(term.facet, term.id) if term.facet in TOLD_BY else None

    return _selected(subject, selector, subject.names.items, _of_items(subject), among)


def units_of(subject: Subject, selector: Selector) -> Iterator[str]:
    """Ids of the units that a selector could select; what hangs on choices is left open."""

    def among(term: Term) -> list[str] | None:
        return subject.kin(term.id) if term.facet == "unit" else None

    return _selected(subject, selector, subject.names.units, _of_units(subject), among)


def surely_items_of(subject: Subject, selector: Selector) -> Iterator[str]:
    """Ids of the items that a selector selects whoever bears them."""
    return _surely(subject, selector, subject.names.items, _of_items(subject))


def surely_units_of(subject: Subject, selector: Selector) -> Iterator[str]:
    """Ids of the units that a selector selects whatever is chosen for them."""
    return _surely(subject, selector, subject.names.units, _of_units(subject))


def _of_items(subject: Subject) -> Holds:
    def holds(id_: str, term: Term) -> bool | None:
        item = subject.names.items[id_]
        match term.facet:
            case "all":
                return True
            case "item":
                return id_ == term.id
            case "kind":
                return subject.names.kind_of[id_] == term.id
            case "class":
                return item.class_ == term.id
            case "trait":
                return True if term.id in item.traits else _gained(subject, "traits", term.id)
            case _:
                return None

    return holds


def _of_units(subject: Subject) -> Holds:
    def holds(id_: str, term: Term) -> bool | None:
        match term.facet:
            case "all":
                return True
            case "unit":
                return term.id in lineage_of(id_, subject.names)
            case "keyword":
                has = term.id in subject.keywords_of(id_)
                return None if has else _gained(subject, "keywords", term.id)
            case _:
                return None

    return holds


def _gained(subject: Subject, tags: str, id_: str) -> bool | None:
    """Whether something that has not got a tag may gain it: perhaps, or surely not."""
    return None if id_ in subject.gained(tags) else False


def _surely(
    subject: Subject, selector: Selector, ids: Iterable[str], holds: Holds
) -> Iterator[str]:
    parsed = subject.parse(selector)
    clauses = parsed.clauses if isinstance(parsed, Parsed) else ()
    for id_ in ids:
        for clause in clauses:
            answers = [(None if term.has else holds(id_, term), term) for term in clause.terms]
            if all(answer is not None and answer is not term.negated for answer, term in answers):
                yield id_
                break


def _selected(
    subject: Subject,
    selector: Selector,
    ids: Iterable[str],
    holds: Holds,
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
