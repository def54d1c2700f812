"""What a selector could select, as far as the catalog alone tells: some things are out for sure."""

from __future__ import annotations

from collections.abc import Callable

from builder.catalog.lint.subject import Subject
from builder.catalog.selectors import Parsed, Term
from builder.catalog.units import resolve_unit
from schemas.amounts import Selector


def items_of(subject: Subject, selector: Selector) -> list[str]:
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

    return _selected(subject, selector, list(subject.names.items), holds)


def units_of(subject: Subject, selector: Selector) -> list[str]:
    """Ids of the units that a selector could select; what hangs on choices is left open."""

    def holds(id_: str, term: Term) -> bool | None:
        if term.facet != "unit":
            return None
        return term.id in resolve_unit(id_, subject.names, subject.data.system).lineage

    return _selected(subject, selector, list(subject.names.units), holds)


def _selected(
    subject: Subject,
    selector: Selector,
    ids: list[str],
    holds: Callable[[str, Term], bool | None],
) -> list[str]:
    parsed = subject.parse(selector)
    if not isinstance(parsed, Parsed):
        return ids  # said by another rule

    def could(id_: str, term: Term) -> bool:
        answer = None if term.has else holds(id_, term)
        return answer is None or answer is not term.negated

    return [
        id_
        for id_ in ids
        if any(all(could(id_, term) for term in clause.terms) for clause in parsed.clauses)
    ]
