"""Parsed selectors as predicates over a warband's fighters and items."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from builder.catalog.facts import SETTLED_BY_ITEM, SETTLED_BY_UNIT, of_fighter, of_item, of_kit
from builder.catalog.selectors import Clause, Parsed, Term
from schemas.record import record
from schemas.warband import Carried, Fighter

KEPT = 4096
"""How many answers a selector keeps."""
_NOTHING: frozenset[str] = frozenset()
Chosen: TypeAlias = Mapping[tuple[str, str], Sequence[str]]
"""Switch and relation, `""` for the choice itself: the keywords of which one is asked for."""


@record
class Wants:
    """Facts that must all be there, that must all be missing, and sets of which one must be."""

    all: frozenset[str] = _NOTHING
    none: frozenset[str] = _NOTHING
    any: tuple[frozenset[str], ...] = ()

    def met(self, facts: frozenset[str]) -> bool:
        """Whether a set of facts is what is wanted."""
        if not (self.all <= facts and self.none.isdisjoint(facts)):
            return False
        for one_of in self.any:
            if one_of.isdisjoint(facts):
                return False
        return True

    def excludes(self, facts: frozenset[str], settled: tuple[str, ...]) -> bool:
        """Whether no thing with these facts can be wanted, whatever facts of other sorts it has."""
        missing = any(fact.startswith(settled) and fact not in facts for fact in self.all)
        return missing or not self.none.isdisjoint(facts)

    def includes(self, facts: frozenset[str], settled: tuple[str, ...]) -> bool:
        """Whether every thing with these facts is wanted, whatever facts of other sorts it has."""
        absent = all(fact.startswith(settled) and fact not in facts for fact in self.none)
        return absent and self.all <= facts and not self.any


@record
class Test:
    """A clause: what is wanted of the fighter, of the item, and of what else the fighter has."""

    fighter: Wants
    item: Wants
    has: frozenset[str]
    has_not: frozenset[str]
    any_bearer: bool
    """Whether nothing is wanted of the fighter."""

    def bearer(self, fighter: Fighter) -> bool:
        """Whether a fighter is wanted, or the bearer of an item that is."""
        if self.any_bearer:
            return True
        if not self.fighter.met(of_fighter(fighter)):
            return False
        for fact in self.has:
            if not _has(fighter, fact):
                return False
        for fact in self.has_not:
            if _has(fighter, fact):
                return False
        return True


class Matcher:
    """A selector ready to be asked. `families` maps a family to its keywords."""

    def __init__(self, parsed: Parsed, families: dict[str, frozenset[str]], chosen: Chosen) -> None:
        self.parsed = parsed
        self.level = parsed.level
        self._tests = [_test(clause, families, chosen) for clause in parsed.clauses]
        self._by_kit = any(test.has or test.has_not for test in self._tests)
        self._any_bearer = all(test.any_bearer for test in self._tests)
        self.by_facts = self.level == "fighter" and not self._by_kit
        """Whether facts of a fighter alone decide, so that its items need not be looked at."""
        self._known: dict[Any, bool] = {}
        self.shares: dict[int, tuple[Fighter, int]] = {}
        """How much was found of settled fighters, for whoever counts."""

    def fighter(self, fighter: Fighter) -> bool:
        """Whether a fighter is selected; for a selector of items: whether it has one."""
        if self.by_facts:
            # What rests on facts alone is asked once for each set of them: there are few.
            facts = fighter.facts or of_fighter(fighter)
            known = self._known.get(facts)
            return self._keep(facts, self._bearer(fighter)) if known is None else known
        if self.level == "fighter":
            return self._bearer(fighter)
        if fighter.settled and not self._may_be_in(of_kit(fighter)):
            return False
        for item in fighter.items:
            if self.item(fighter, item):
                return True
        return False

    def _may_be_in(self, kit: frozenset[str]) -> bool:
        """Whether a kit has all facts that an item must have, be it of several items."""
        for test in self._tests:
            if test.item.all <= kit:
                return True
        return False

    def _bearer(self, fighter: Fighter) -> bool:
        for test in self._tests:
            if test.bearer(fighter):
                return True
        return False

    def item(self, fighter: Fighter, item: Carried) -> bool:
        """Whether an item of a fighter is selected."""
        facts = item.facts or of_item(item)
        if self._by_kit:
            return self._item(fighter, facts)
        key = facts if self._any_bearer else (facts, of_fighter(fighter))
        known = self._known.get(key)
        return self._keep(key, self._item(fighter, facts)) if known is None else known

    def _item(self, fighter: Fighter, facts: frozenset[str]) -> bool:
        for test in self._tests:
            if test.item.met(facts) and test.bearer(fighter):
                return True
        return False

    def _keep(self, key: Any, answer: bool) -> bool:
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[key] = answer
        return answer

    def items(self, fighter: Fighter) -> list[Carried]:
        """The selected items of a fighter."""
        if fighter.settled and not self._may_be_in(of_kit(fighter)):
            return []
        # Most selectors go by the item alone, and most items were asked about before.
        known, found = {} if self._by_kit or not self._any_bearer else self._known, []
        for item in fighter.items:
            answer = known.get(item.facts)
            if self.item(fighter, item) if answer is None else answer:
                found.append(item)
        return found

    def number(self, fighter: Fighter) -> int:
        """How much is selected of one model of a fighter: 1 for itself, the number of its items."""
        if self.level == "fighter":
            return int(self.fighter(fighter))
        if fighter.settled and not self._may_be_in(of_kit(fighter)):
            return 0
        known, number = {} if self._by_kit or not self._any_bearer else self._known, 0
        for item in fighter.items:
            answer = known.get(item.facts)
            if self.item(fighter, item) if answer is None else answer:
                number += item.copies
        return number

    def needs(self, sorts: tuple[str, ...], of_kit: bool = False) -> frozenset[str] | None:
        """Facts of some sorts, of which one must be true of whatever is selected or its bearer,
        `of_kit`: or of anything that the bearer has; None where it may be none of them."""
        needed: set[str] = set()
        for test in self._tests:
            has = test.has if of_kit else _NOTHING
            facts = [f for f in (*test.item.all, *test.fighter.all, *has) if f.startswith(sorts)]
            if not facts:
                return None
            needed.add(min(facts, key=lambda fact: (sorts.index(_sort(fact)), fact)))
        return frozenset(needed)

    def never(self, fighter: frozenset[str], item: frozenset[str] | None = None) -> bool:
        """Whether nothing with these facts of unit and roles, and of an item's entry, can be
        selected, whatever else becomes true of it."""
        return all(
            test.fighter.excludes(fighter, SETTLED_BY_UNIT)
            or (item is not None and test.item.excludes(item, SETTLED_BY_ITEM))
            for test in self._tests
        )

    def always(self, fighter: frozenset[str], item: frozenset[str] | None = None) -> bool:
        """Whether everything with these facts is selected, whatever else becomes true of it."""
        return any(
            not (test.has or test.has_not)
            and test.fighter.includes(fighter, SETTLED_BY_UNIT)
            and test.item.includes(item or _NOTHING, SETTLED_BY_ITEM)
            for test in self._tests
        )


def _test(clause: Clause, families: dict[str, frozenset[str]], chosen: Chosen) -> Test:
    # `fighters` and `items` are true of all of them: alone they ask nothing.
    terms = [term for term in clause.terms if term.facet != "all" or term.negated or term.has]
    of_items = [term for term in terms if term.about == "item"]
    of_fighters = [term for term in terms if term.about == "fighter" and not term.has]
    has = [term for term in terms if term.has]
    return Test(
        _wants(of_fighters, families, chosen),
        _wants(of_items, families, chosen),
        frozenset(f"{term.facet}:{term.id}" for term in has if not term.negated),
        frozenset(f"{term.facet}:{term.id}" for term in has if term.negated),
        not (of_fighters or has),
    )


def _wants(terms: list[Term], families: dict[str, frozenset[str]], chosen: Chosen) -> Wants:
    wanted: list[str] = []
    unwanted: list[str] = []
    any_of: list[frozenset[str]] = []
    for term in terms:
        members = _members(term, families, chosen)
        if term.negated:
            unwanted += members
        elif len(members) == 1:
            wanted += members
        else:
            any_of.append(frozenset(members))
    return Wants(frozenset(wanted), frozenset(unwanted), tuple(any_of))


def _members(term: Term, families: dict[str, frozenset[str]], chosen: Chosen) -> list[str]:
    """The facts of which one makes a term true."""
    match term.facet:
        case "family":
            return [f"keyword:{word}" for word in families.get(term.id, ())]
        case "chosen":
            return [f"keyword:{word}" for word in chosen.get((term.id, term.relation), ())]
        case _:
            return [f"{term.facet}:{term.id}"]


def _sort(fact: str) -> str:
    return fact.partition(":")[0] + ":"


def _has(fighter: Fighter, fact: str) -> bool:
    if fighter.settled:
        return fact in of_kit(fighter)
    for item in fighter.items:
        if fact in of_item(item):
            return True
    return False
