"""Parsed selectors as predicates over a warband's fighters and items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from builder.catalog.selectors import Clause, Parsed, Term
from schemas.warband import Carried, Fighter

OfFighter: TypeAlias = Callable[[Fighter], bool]
OfItem: TypeAlias = Callable[[Fighter, Carried], bool]


class Matcher:
    """A selector ready to be asked. `family` maps a family to its keywords; `chosen` a switch
    to the keyword chosen by it."""

    def __init__(
        self, parsed: Parsed, families: dict[str, frozenset[str]], chosen: dict[str, str]
    ) -> None:
        self.parsed = parsed
        self.level = parsed.level
        self._families = families
        self._chosen = chosen
        self._clauses = [self._clause(clause) for clause in parsed.clauses]
        self.found: dict[tuple[int, bool], tuple[Fighter, tuple[Any, ...]]] = {}
        """What was found of settled fighters, for whoever counts."""

    def fighter(self, fighter: Fighter) -> bool:
        """Whether a fighter is selected; for a selector of items: whether it has one."""
        if self.level == "item":
            return any(self.item(fighter, item) for item in fighter.items)
        return any(
            all(test(fighter) for test in about_fighter) for about_fighter, _ in self._clauses
        )

    def item(self, fighter: Fighter, item: Carried) -> bool:
        """Whether an item of a fighter is selected."""
        for about_fighter, about_item in self._clauses:
            if all(test(fighter, item) for test in about_item) and all(
                test(fighter) for test in about_fighter
            ):
                return True
        return False

    def items(self, fighter: Fighter) -> list[Carried]:
        """The selected items of a fighter."""
        return [item for item in fighter.items if self.item(fighter, item)]

    def _clause(self, clause: Clause) -> tuple[list[OfFighter], list[OfItem]]:
        about_fighter: list[OfFighter] = []
        about_item: list[OfItem] = []
        for term in clause.terms:
            if term.facet == "all":
                continue
            if term.about == "item":
                about_item.append(_item_test(term))
            else:
                about_fighter.append(self._fighter_test(term))
        return about_fighter, about_item

    def _fighter_test(self, term: Term) -> OfFighter:
        id_ = term.id
        if term.has:
            inner = _item_test(Term(term.facet, term.id))
            test: OfFighter = lambda f: any(inner(f, item) for item in f.items)
        elif term.facet == "family":
            members = self._families.get(id_, frozenset())
            test = lambda f: not members.isdisjoint(f.keywords)
        elif term.facet == "chosen":
            keyword = self._chosen.get(id_)
            test = lambda f: keyword in f.keywords
        else:
            test = _FIGHTER_TESTS[term.facet](id_)
        if term.negated:
            return lambda f: not test(f)
        return test


_FIGHTER_TESTS: dict[str, Callable[[str], OfFighter]] = {
    "unit": lambda id_: lambda f: id_ in f.lineage,
    "role": lambda id_: lambda f: id_ in f.roles,
    "keyword": lambda id_: lambda f: id_ in f.keywords,
    "squad": lambda id_: lambda f: id_ in f.squad_types,
}

_ITEM_TESTS: dict[str, Callable[[str], OfItem]] = {
    "item": lambda id_: lambda f, i: i.id == id_,
    "kind": lambda id_: lambda f, i: i.kind == id_,
    "class": lambda id_: lambda f, i: i.class_ == id_,
    "trait": lambda id_: lambda f, i: id_ in i.traits,
    "slot": lambda id_: lambda f, i: (i.slot or "none") == id_,
    "origin": lambda id_: lambda f, i: i.origin == id_,
}


def _item_test(term: Term) -> OfItem:
    test = _ITEM_TESTS[term.facet](term.id)
    if term.negated:
        return lambda f, i: not test(f, i)
    return test
