"""How a limit speaks: messages with names, plurals, and what a selector means in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

from builder.build.rulebook import Rulebook
from builder.catalog.match import Matcher
from builder.catalog.selectors import Term
from schemas.amounts import Selector
from schemas.base import many, mixed_text, words
from schemas.catalog import ITEM_SECTIONS
from schemas.tags import Keyword

_NAME = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")
_SECTION = {kind: section for section, kind in ITEM_SECTIONS.items()}
_PLAYERS = re.compile(r"\{(?:who|these|item|said|numbers)[|}]")
"""What stands for names as they are written in a roster, or for a whole message."""
MESSAGE_NAMES = ("have", "limit", "over", "short", "who", "what", "these", "rule", "source", "size")


def fill(template: str, values: dict[str, object]) -> str:
    """A message with its names filled in; `{have|hound|hounds}` is the right one of two words.

    It begins with a capital, unless it begins with a name: those stay as they are written.
    """
    text, named, stays = _pieces(template)
    for name, one, several, more in named:
        value = values.get(name, "")
        if one is not None:
            text += one if value == 1 else several
        else:
            text += value if isinstance(value, str) else mixed_text(value)  # type: ignore[arg-type]
        text += more
    return text if stays else text[:1].upper() + text[1:]


@lru_cache(maxsize=1024)
def _pieces(template: str) -> tuple[str, list[tuple[str, str | None, str, str]], bool]:
    """A message up to its first name; each name with its two words, if any, and what follows it;
    whether it begins as it is written."""
    first, *rest = _NAME.split(template)
    named = list(zip(*[iter(rest)] * 4, strict=True))
    return first, named, _PLAYERS.match(template) is not None


def joined(names: Sequence[str], last: str = "and") -> str:
    """Names as a person lists them: "mail, plate and shield"; each once."""
    several = list(dict.fromkeys(names))
    if len(several) < 2:
        return "".join(several)
    return ", ".join(several[:-1]) + f" {last} {several[-1]}"


def an(name: str) -> str:
    """A noun with its article: "a squad", "an order"."""
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"


def name_of(value: str, rulebook: Rulebook) -> str:
    """What a cost type or characteristic is called."""
    known = rulebook.data.cost_types.get(value) or rulebook.characteristics.get(value)
    return (known.name if known else None) or words(value)


def placed(name: str, slot: str, rulebook: Rulebook) -> str:
    """A name with where it is: "Ram in front"."""
    return f"{name} in {lower(rulebook.names.facets['slot'].get(slot, words(slot)))}"


_SAID: WeakKeyDictionary[Matcher, dict[bool, str]] = WeakKeyDictionary()
"""What selectors find, in words; a matcher is of one rulebook alone."""


def described(selector: Selector, rulebook: Rulebook, *, one: bool = False) -> str:
    """What a selector finds, in words: "Squires", "Heavy weapons"; or `one` of it: "Squire"."""
    matcher = rulebook.matcher(selector)
    said = _SAID.setdefault(matcher, {})
    if one not in said:
        clauses = matcher.parsed.clauses
        said[one] = joined([_clause(clause.terms, rulebook, one) for clause in clauses], "or")
    return said[one]


def _clause(terms: tuple[Term, ...], rulebook: Rulebook, one: bool) -> str:
    """A noun, and what else is asked of it: "heavy weapons of recruits", "beasts without Shield"."""
    level = "item" if any(term.about == "item" for term in terms) else "fighter"
    terms = tuple(term for term in terms if term.facet != "origin")
    asked = [term for term in terms if not term.negated]
    nouns = [term for term in asked if term.about == level and not term.has]
    slots = [term for term in terms if term.facet == "slot" and not term.has]
    traits = [term for term in nouns if _is_only_had(term, rulebook)]
    named = [term for term in nouns if term not in slots and term not in traits]
    near = [term for term in named if term.facet not in ("all", "kind")]
    first = next(iter([*near, *named]), None)
    name = "thing" if level == "item" else "fighter"
    alone = "something" if traits else name
    text = _noun(first, rulebook, one) if first else alone if one else f"{name}s"
    if first and first.facet == "family":
        kept = [term for term in terms if not _is_other_choice(term, first, rulebook)]
        if len(kept) < len(terms):
            text = re.sub(" with an? ", " with another ", text)
            terms = tuple(kept)
    more = [term for term in asked if term.has or term.about == "fighter"]
    more = [term for term in more if term is not first and term.facet != "all"]
    where = _where(slots, rulebook)
    borne = level == "item" and any(term.about == "fighter" and not term.has for term in more)
    asked_of = _asked(more, level, rulebook)
    had = joined([_noun(term, rulebook, True) for term in traits])
    text += where + (f" with {had}" if had else "")
    return text + asked_of + _barred(terms, level, rulebook, borne)


def _is_only_had(term: Term, rulebook: Rulebook) -> bool:
    """Whether it is a trait that a thing has, and no word for such things: they have no plural."""
    trait = rulebook.data.traits.get(term.id)
    return term.facet == "trait" and not (trait and trait.plural)


def _where(slots: list[Term], rulebook: Rulebook) -> str:
    """The places that a thing is in, or is not in: " in front", " elsewhere than in rear"."""
    known = rulebook.names.facets["slot"]
    said = ""
    for is_barred, before, anywhere in (
        (False, " in ", " in no place"),
        (True, " elsewhere than in ", " in a place"),
    ):
        ids = [term.id for term in slots if term.negated is is_barred]
        said += anywhere if "none" in ids else ""
        named = joined([lower(known[id_]) for id_ in ids if id_ != "none"], "or")
        said += before + named if named else ""
    return said


def _is_other_choice(term: Term, family: Term, rulebook: Rulebook) -> bool:
    """Whether a term bars what the list chose of a family."""
    is_choice = term.facet == "chosen" and not term.relation
    switch = rulebook.data.switches.get(term.id) if is_choice else None
    return term.negated and switch is not None and switch.from_ == f"family:{family.id}"


def _asked(terms: list[Term], level: str, rulebook: Rulebook) -> str:
    """What else is true: who has it, who is among others."""
    own = [term for term in terms if term.has or (term.facet == "family" and level != "item")]
    held = joined([_held(term, rulebook) for term in own])
    among = joined([_noun(term, rulebook, False) for term in terms if term not in own])
    of = "of" if level == "item" else "among"
    holders = " of those with " if level == "item" and not among else " with "
    return (f" {of} {among}" if among else "") + (f"{holders}{held}" if held else "")


def _barred(terms: tuple[Term, ...], level: str, rulebook: Rulebook, borne: bool) -> str:
    """What must not be true of it; `borne`: it is said already whose things they are."""
    barred = [term for term in terms if term.negated]
    families = [term for term in barred if term.facet == "family" and level != "item"]
    own = [t for t in barred if t.has or t in families or _is_only_had(t, rulebook)]
    held = joined([_held(term, rulebook) for term in own], "or")
    squads = [term for term in barred if term.facet == "squad"]
    known = rulebook.names.facets["squad"]
    outside = joined([an(lower(known[term.id])) for term in squads], "or")
    said = (*squads, *own, *(term for term in barred if term.facet == "slot"))
    others = [term for term in barred if term not in said]
    nouns = joined([_noun(term, rulebook, False) for term in others if term.about == level], "or")
    bearers = joined([_noun(term, rulebook, False) for term in others if term.about != level], "or")
    return "".join(
        before + text
        for before, text in (
            (" other than ", nouns),
            (" other than " if borne else " of others than ", bearers),
            (" without ", held),
            (" outside ", outside),
        )
        if text
    )


def _held(term: Term, rulebook: Rulebook) -> str:
    """What somebody has: an item, something in a place, or a keyword of a family."""
    if term.facet == "family":
        return an(lower(rulebook.names.facets["family"][term.id]))
    if term.facet == "slot":
        return "something" + _where([Term("slot", term.id)], rulebook)
    return _noun(term, rulebook, True)


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
            # Those of a family are peoples, houses, gods: names of their own.
            is_own = isinstance(known, Keyword) and bool(known.family)
            if known and not one:
                name = known.plural or (name if is_own else many(name))
            return name if is_own else lower(name)
        case "role":
            role = data.roles.get(term.id)
            name = names.facets["role"][term.id]
            return lower(name if one else (role.plural if role else None) or many(name))
        case "chosen":
            return _chosen(term, rulebook, one)
        case "family" | "squad":
            who = "fighter" if one else "fighters"
            how = "in" if term.facet == "squad" else "with"
            return f"{who} {how} {an(lower(names.facets[term.facet][term.id]))}"
    return words(term.id)


def _chosen(term: Term, rulebook: Rulebook, one: bool) -> str:
    """What a list chose, or what is in a relation to it: "Hill folk", "River folk (aligned)"."""
    relation = words(term.relation).lower()
    keywords = rulebook.chosen.get((term.id, term.relation), ())
    if not keywords:
        who, name = "fighter" if one else "fighters", rulebook.names.facets["chosen"][term.id]
        return f"{who} of the {relation or 'chosen'} {lower(name)}"
    nouns = joined([_noun(Term("keyword", word), rulebook, one) for word in keywords], "or")
    return f"{nouns} ({relation})" if relation else nouns


def lower(name: str) -> str:
    """A common noun inside a sentence; what begins with two capitals is an abbreviation."""
    return name if name[1:2].isupper() else name[:1].lower() + name[1:]
