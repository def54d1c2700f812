"""Which items or fighters a part of a card is about: the selectors of the catalog, read simply.

The catalog has been checked when a warband is made from it, so nothing is reported here; a word
that selects nothing selects nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from schemas.amounts import Selector
from schemas.warband import Carried, Fighter

_Test: TypeAlias = Callable[[Fighter, str], bool]

_OF_FIGHTER: dict[str, _Test] = {
    "unit": lambda fighter, id_: id_ == fighter.unit or id_ in fighter.lineage,
    "role": lambda fighter, id_: id_ in fighter.roles,
    "keyword": lambda fighter, id_: id_ in fighter.keywords,
    "squad": lambda fighter, id_: id_ in fighter.squad_types,
}
_OF_ITEM: dict[str, Callable[[Carried, str], bool]] = {
    "item": lambda item, id_: item.id == id_,
    "kind": lambda item, id_: item.kind == id_,
    "class": lambda item, id_: item.class_ == id_,
    "trait": lambda item, id_: id_ in item.traits,
    "origin": lambda item, id_: item.origin == id_,
    "slot": lambda item, id_: (item.slot or "none") == id_,
}


def items_of(selector: Selector, fighter: Fighter) -> list[Carried]:
    """The fighter's items that any clause selects, in the fighter's order. `all`: each."""
    clauses = _clauses(selector)
    return [
        item
        for item in fighter.items
        if any(all(_holds(term, fighter, item) for term in clause) for clause in clauses)
    ]


def is_about(selector: Selector | None, fighter: Fighter) -> bool:
    """Whether any clause is true of the fighter, or of an item it has. None: always."""
    if selector is None:
        return True
    clauses = _clauses(selector)
    if any(all(_holds(term, fighter, None) for term in clause) for clause in clauses):
        return True
    return bool(items_of(selector, fighter))


def _clauses(selector: Selector) -> tuple[tuple[str, ...], ...]:
    texts = (selector,) if isinstance(selector, str) else tuple(selector)
    return tuple(_terms(text) for text in texts)


@lru_cache(maxsize=256)
def _terms(clause: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in clause.split(" and "))


def _holds(term: str, fighter: Fighter, item: Carried | None) -> bool:
    if term.startswith("not "):
        return not _holds(term[4:], fighter, item)
    if term.startswith("has "):
        return any(_item_is(term[4:], carried) for carried in fighter.items)
    facet, colon, id_ = term.partition(":")
    if colon and facet in _OF_FIGHTER:
        return _OF_FIGHTER[facet](fighter, id_)
    if item is not None:
        return _item_is(term, item)
    return term in ("all", "fighters") or (not colon and _OF_FIGHTER["unit"](fighter, term))


def _item_is(term: str, item: Carried) -> bool:
    facet, colon, id_ = term.partition(":")
    if not colon:
        return term in ("all", "items", item.id)
    return facet in _OF_ITEM and _OF_ITEM[facet](item, id_)
