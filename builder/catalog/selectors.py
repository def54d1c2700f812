"""Selectors: text such as `unit:levy and has shield`, parsed to clauses of terms.

selector := clause | [clause, …]          any of these
clause   := term ("and" term)*
term     := ["not"] ["has"] atom
atom     := "fighters" | "items" | ID | FACET ":" ID | RELATION ":" SWITCH
"""

from __future__ import annotations

import difflib
from collections.abc import Collection
from typing import Literal, TypeAlias

from builder.catalog.names import FIGHTER_FACETS, ITEM_FACETS, Names
from schemas.record import record

Level: TypeAlias = Literal["fighter", "item"]
FACETS = (*FIGHTER_FACETS, *ITEM_FACETS)


class SelectorError(Exception):
    """A selector that cannot be meant; says why and what to write. `clause` counts from 0.

    What of `choices` was meant by `word` is looked for when it is said, which is not always.
    """

    def __init__(
        self, message: str, clause: int = 0, word: str = "", choices: Collection[str] = ()
    ) -> None:
        super().__init__(message)
        self.clause = clause
        self._word, self._choices = word, choices

    def __str__(self) -> str:
        close = difflib.get_close_matches(self._word, list(self._choices), 1, 0.6)
        return super().__str__() + (f"; did you mean `{close[0]}`?" if close else "")


@record
class Term:
    """One thing that must be true. `facet` is a facet, or `all` for `fighters` and `items`.

    `chosen` with a `relation` asks for what is in it to the keyword that was chosen.
    """

    facet: str
    id: str
    negated: bool = False
    has: bool = False
    relation: str = ""

    @property
    def atom(self) -> str:
        """As it is written, without `not` and `has`."""
        return self.id if self.facet == "all" else f"{self.relation or self.facet}:{self.id}"

    @property
    def about(self) -> Level:
        """Whether it speaks of a fighter or of an item."""
        if self.facet == "all":
            return "item" if self.id == "items" and not self.has else "fighter"
        return "item" if self.facet in ITEM_FACETS and not self.has else "fighter"


@record
class Clause:
    """Terms that must all be true, of a fighter or of an item and its bearer."""

    terms: tuple[Term, ...]
    level: Level


@record
class Parsed:
    """A selector: any of its clauses, all of one level."""

    clauses: tuple[Clause, ...]
    level: Level


def parse_selector(selector: str | list[str], names: Names) -> Parsed:
    """Parses a selector against the ids of a catalog. Raises SelectorError."""
    texts = [selector] if isinstance(selector, str) else selector
    if not texts:
        raise SelectorError("an empty list selects nothing; leave it out or name something")
    clauses = tuple(_clause(text, index, names) for index, text in enumerate(texts))
    levels = {clause.level for clause in clauses}
    if len(levels) > 1:
        raise SelectorError(
            "the list mixes fighters and items; write `has ITEM` for a fighter that has it"
        )
    return Parsed(clauses, clauses[0].level)


def _clause(text: str, index: int, names: Names) -> Clause:
    parts = text.split()
    if not parts:
        raise SelectorError("an empty selector; name something", index)
    terms: list[Term] = []
    words: list[str] = []
    for part in [*parts, "and"]:
        if part != "and":
            words.append(part)
            continue
        if not words:
            raise SelectorError(f"`and` stands between two terms, in `{text}`", index)
        terms.append(_term(words, text, index, names))
        words = []
    level: Level = "item" if any(term.about == "item" for term in terms) else "fighter"
    return Clause(tuple(terms), level)


def _term(words: list[str], text: str, index: int, names: Names) -> Term:
    rest = list(words)
    negated = rest[0] == "not"
    if negated:
        rest.pop(0)
    has = bool(rest) and rest[0] == "has"
    if has:
        rest.pop(0)
    shown = " ".join(words)
    if set(shown) & set("()"):
        raise SelectorError(f"no brackets in `{shown}`; write a list, or two statements", index)
    if len(rest) != 1:
        raise SelectorError(
            f"`{shown}` is not a term; terms are joined by `and`, alternatives are a list", index
        )
    facet, id_ = _atom(rest[0], index, names)
    relation = "" if facet in (*FACETS, "all") else facet
    facet = "chosen" if relation else facet
    if has and (facet in FIGHTER_FACETS or id_ == "fighters"):
        raise SelectorError(f"`has` goes with an item; `{rest[0]}` is true of a fighter", index)
    return Term(facet, id_, negated, has, relation)


def _atom(word: str, index: int, names: Names) -> tuple[str, str]:
    if word in ("fighters", "items"):
        return "all", word
    facet, colon, id_ = word.partition(":")
    if colon:
        if facet not in FACETS and facet not in names.relations:
            raise SelectorError(f"no facet `{facet}`", index, facet, (*FACETS, *names.relations))
        if facet == "item":
            id_ = names.item_id(id_)
        elif facet == "unit":
            id_ = names.unit_id(id_)
        known = names.facets[facet] if facet in FACETS else names.relations[facet]
        if id_ not in known:
            what = facet if facet in FACETS else f"switch with a word `{facet}` in its `toward`"
            raise SelectorError(f"no {what} `{id_}`", index, id_, known)
        return facet, id_
    return _bare(word, index, names)


def _bare(word: str, index: int, names: Names) -> tuple[str, str]:
    item, unit = names.item_id(word), names.unit_id(word)
    found = [("item", item)] if item in names.items else []
    found += [("unit", unit)] if unit in names.units else []
    if len(found) == 1:
        return found[0]
    if found:
        raise SelectorError(
            f"`{word}` is a unit and an item; write `unit:{word}` or `item:{word}`", index
        )
    others = names.facets_with(word)
    if others:
        raise SelectorError(f"`{word}` is a {others[0]}; write `{others[0]}:{word}`", index)
    choices = [*names.items, *names.units, *names.aliases]
    raise SelectorError(f"no unit or item `{word}`", index, word, choices)
