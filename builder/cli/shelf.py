"""The items of a game as they are when picked, looked up by what a selector asks of them."""

from __future__ import annotations

from collections.abc import Iterable

from builder.build.rulebook import Rulebook
from builder.catalog.facts import of_item
from builder.catalog.selectors import Clause, Term
from schemas.amounts import Selector
from schemas.entries import Item
from schemas.warband import Carried, Fighter


class Shelf:
    """All items of a game, by their places in the catalog's order."""

    def __init__(self, rulebook: Rulebook) -> None:
        names = rulebook.names
        self._rulebook = rulebook
        self._items = [picked(id_, names.kind_of[id_], item) for id_, item in names.items.items()]
        self._by_fact: dict[str, set[int]] = {}
        for at, item in enumerate(self._items):
            for fact in of_item(item):
                self._by_fact.setdefault(fact, set()).add(at)
        self._of_any: dict[str, set[int]] = {}
        """What a selector selects that asks nothing of the bearer."""

    def all(self) -> list[str]:
        """The ids of all items, in the catalog's order."""
        return [item.id for item in self._items]

    def ids(self, places: Iterable[int]) -> list[str]:
        """The ids of the items at some places, in the catalog's order."""
        return [self._items[at].id for at in sorted(places)]

    def selected(self, selector: Selector, fighter: Fighter) -> set[int]:
        """The places of the items that a selector selects when a fighter has them."""
        matcher = self._rulebook.matcher(selector)
        clauses = matcher.parsed.clauses
        if not all(_asks_of_item(term) for clause in clauses for term in clause.terms):
            return {at for at in self._near(clauses) if matcher.item(fighter, self._items[at])}
        key = selector if isinstance(selector, str) else "\n".join(selector)
        if key not in self._of_any:
            near = self._near(clauses)
            self._of_any[key] = {at for at in near if matcher.item(fighter, self._items[at])}
        return self._of_any[key]

    def _near(self, clauses: Iterable[Clause]) -> set[int]:
        """The places of the items with what some clause says outright."""
        found: set[int] = set()
        for clause in clauses:
            sets = [
                self._by_fact.get(f"{t.facet}:{t.id}", set()) for t in clause.terms if _named(t)
            ]
            if not sets:
                return set(range(len(self._items)))
            found |= min(sets, key=len)
        return found


def picked(id_: str, kind: str, item: Item) -> Carried:
    """An item as it is when a fighter picks it."""
    return Carried(id_, id_, kind, id_, class_=item.class_ or "", traits=tuple(item.traits))


def _asks_of_item(term: Term) -> bool:
    return term.about == "item" or term == Term("all", "fighters")


def _named(term: Term) -> bool:
    return term.about == "item" and term.facet != "all" and not term.negated
