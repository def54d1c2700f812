"""What is counted, in words: models, their carriers, lines, squads, what differs, classes."""

from __future__ import annotations

import re
from typing import Protocol

from builder.build.rulebook import Rulebook
from builder.build.worked import Counted
from builder.check.words import an, described, joined, lower, name_of
from schemas.amounts import Selector
from schemas.base import decimal_text, many


def squads(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """What squads are counted: "Core links", "squads with special weapons", "squads"."""
    clauses = rulebook.matcher(selector).parsed.clauses
    terms = [term for clause in clauses for term in clause.terms]
    types = [term.id for term in terms if term.facet == "squad" and not term.negated]
    if types:
        said = joined([_squad(type_, rulebook, one) for type_ in types], "or")
        around = [term.id for term in terms if term.facet == "squad" and term.negated]
        names = rulebook.names.facets["squad"]
        outside = joined([an(lower(names[type_])) for type_ in around], "or")
        return f"{said} outside {outside}" if outside else said
    squad = "squad" if one else "squads"
    if all(term.facet == "all" and term.id == "fighters" for term in terms):
        return squad
    return f"{squad} with {described(selector, rulebook)}"


def _squad(type_: str, rulebook: Rulebook, one: bool) -> str:
    name = lower(rulebook.names.facets["squad"][type_])
    known = rulebook.data.squads.get(type_)
    return name if one else lower(known.plural) if known and known.plural else many(name)


def carriers(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """Who is counted where models that carry something are: "fighters with special weapons"."""
    if rulebook.matcher(selector).level == "fighter":
        return described(selector, rulebook, one=one)
    return f"{'fighter' if one else 'fighters'} with {described(selector, rulebook)}"


def lines(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """What is counted where lines of a roster are: "roster lines", "roster lines of Squires"."""
    said, line = described(selector, rulebook), "roster line" if one else "roster lines"
    if said == "fighters":
        return line
    of_items = rulebook.matcher(selector).level == "item"
    return f"{line} {'with' if of_items else 'of'} {said}"


def kinds(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """What differs where different ones are counted: "different races", "different Squires"."""
    clauses = rulebook.matcher(selector).parsed.clauses
    families = [
        lower(rulebook.names.facets["family"][term.id])
        for clause in clauses
        for term in clause.terms
        if term.facet == "family" and not term.negated
    ]
    said = joined([name if one else many(name) for name in families])
    said = said or described(selector, rulebook, one=one)
    for whatever, each in (("fighter", "unit"), ("thing", "item")):
        said = re.sub(rf"^{whatever}(s?)\b", rf"{each}\1", said)
    return f"different {said}"


def classes(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """What is counted where classes of things are: "classes of weapons"."""
    return f"{'class' if one else 'classes'} of {described(selector, rulebook)}"


def told_of(counted: Counted, rulebook: Rulebook) -> str:
    """What a bound goes by, and how much there is: "3 Squires", "24 points of Squires"."""
    number = decimal_text(counted.number)
    if counted.limit:
        return f"{number} {lower(name_of(counted.limit, rulebook))}"
    if counted.sum:
        said = described(counted.selector, rulebook)
        of = "" if said == "fighters" else f" of {said}"
        return f"{number} {lower(name_of(counted.sum, rulebook))}{of}"
    in_words = described if counted.by == "entry" else IN_WORDS[counted.by]
    return f"{number} {in_words(counted.selector, rulebook, one=counted.number == 1)}"


class InWords(Protocol):
    """What a selector finds, counted in one way, in words."""

    def __call__(self, selector: Selector, rulebook: Rulebook, /, *, one: bool = False) -> str: ...


IN_WORDS: dict[str, InWords] = {
    "model": described,
    "carrier": carriers,
    "entry": lines,
    "squad": squads,
    "different": kinds,
    "class": classes,
}
"""What is counted by each of these, in words."""
