"""How a limit speaks: messages with names, plurals, and what a selector means in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from builder.build.rulebook import Rulebook
from builder.catalog.selectors import Term
from schemas.amounts import Selector
from schemas.base import decimal_text, words
from schemas.catalog import ITEM_SECTIONS

_NAME = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")
_SECTION = {kind: section for section, kind in ITEM_SECTIONS.items()}
_PLAYERS = re.compile(r"\{(?:who|these|item|said)[|}]")
"""What stands for names as they are written in a roster, or for a whole message."""
MESSAGE_NAMES = ("have", "limit", "over", "short", "who", "what", "these", "rule", "source", "size")


def fill(template: str, values: dict[str, object]) -> str:
    """A message with its names filled in; `{have|hound|hounds}` is the right one of two words.

    It begins with a capital, unless it begins with a name: those stay as they are written.
    """

    def replace(match: re.Match[str]) -> str:
        name, one, many = match.groups()
        value = values.get(name, "")
        if one is not None:
            return one if value == 1 else many
        if isinstance(value, str):
            return value
        return decimal_text(value)  # type: ignore[arg-type]

    text = _NAME.sub(replace, template)
    return text if _PLAYERS.match(template) else text[:1].upper() + text[1:]


def joined(names: Sequence[str], last: str = "and") -> str:
    """Names as a person lists them: "mail, plate and shield"; each once."""
    several = list(dict.fromkeys(names))
    if len(several) < 2:
        return "".join(several)
    return ", ".join(several[:-1]) + f" {last} {several[-1]}"


def described(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """What a selector finds, in words: "Squires", "Heavy weapons"; or `one` of it: "Squire"."""
    parsed = rulebook.matcher(selector).parsed
    return joined([_clause(clause.terms, rulebook, one) for clause in parsed.clauses], "or")


def _clause(terms: tuple[Term, ...], rulebook: Rulebook, one: bool) -> str:
    first = next((t for t in terms if not t.negated and t.facet != "origin"), None)
    if first is None:
        name = "things" if terms[0].about == "item" else "fighters"
        return name[:-1] if one else name
    return _noun(first, rulebook, one)


def _noun(term: Term, rulebook: Rulebook, one: bool) -> str:
    data, names = rulebook.data, rulebook.names
    match term.facet:
        case "all":
            return term.id[:-1] if one else term.id
        case "unit":
            unit = rulebook.unit(term.id)
            return (unit.name if one else unit.plural) if unit else words(term.id)
        case "item":
            item = names.items[term.id]
            return (None if one else item.plural) or item.name or words(term.id)
        case "kind":
            return words(term.id if one else _SECTION.get(term.id, term.id)).lower()
        case "class" | "trait" | "slot" | "keyword":
            section = {"class": data.classes, "trait": data.traits, "slot": data.slots}
            known = section.get(term.facet, data.keywords).get(term.id)
            name = names.facets[term.facet].get(term.id, words(term.id))
            return _lower((known.plural if known and not one else None) or name)
        case "role":
            role = data.roles.get(term.id)
            name = names.facets["role"][term.id]
            return _lower(name if one else (role.plural if role else None) or name + "s")
        case "chosen":
            keyword = rulebook.choices.get(term.id, "")
            if keyword:
                return _noun(Term("keyword", keyword), rulebook, one)
            return "fighter" if one else "fighters"
        case "family" | "squad":
            who = "fighter" if one else "fighters"
            how = "in" if term.facet == "squad" else "with"
            return f"{who} {how} a {_lower(names.facets[term.facet][term.id])}"
    return words(term.id)


def _lower(name: str) -> str:
    """A common noun inside a sentence; what begins with two capitals is an abbreviation."""
    return name if name[1:2].isupper() else name[:1].lower() + name[1:]
