"""All ids of a catalog by what they name, and what a bare id in a selector means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from builder.catalog.relations import relations_of
from schemas.base import words
from schemas.catalog import ITEM_SECTIONS, CatalogData, Homebrew
from schemas.entries import Item, Unit
from schemas.statements import Modify

ORIGINS = ("kit", "choice", "given")
FIGHTER_FACETS = ("unit", "role", "keyword", "squad", "family", "chosen")
ITEM_FACETS = ("item", "kind", "class", "trait", "slot", "origin")


@dataclass(slots=True)
class Names:
    """Ids by kind; values are names for people."""

    units: dict[str, Unit] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    kind_of: dict[str, str] = field(default_factory=dict)
    """Item id: kind."""
    aliases: dict[str, str] = field(default_factory=dict)
    """Alias of an item: its id."""
    unit_aliases: dict[str, str] = field(default_factory=dict)
    facets: dict[str, dict[str, str]] = field(default_factory=dict)
    """Facet: {id: name}."""
    relations: dict[str, dict[str, str]] = field(default_factory=dict)
    """Word for what choices are to one another: {switch that says it: name}."""

    def item_id(self, word: str) -> str:
        """The item id that a word means: itself, or what it is an alias of."""
        return word if word in self.items else self.aliases.get(word, word)

    def unit_id(self, word: str) -> str:
        """The unit id that a word means."""
        return word if word in self.units else self.unit_aliases.get(word, word)

    def hired(self) -> list[str]:
        """The ids of the units that can be hired, in their order."""
        return [id_ for id_, unit in self.units.items() if not unit.abstract]

    def facets_with(self, word: str) -> list[str]:
        """The facets in which a word is an id."""
        return [facet for facet, ids in self.facets.items() if word in ids]


def names_of(data: CatalogData, homebrew: Homebrew | None = None) -> Names:
    """The names of a catalog, with a roster's own content laid over it."""
    names = Names()
    for source in (data, homebrew):
        if source is None:
            continue
        names.units.update(source.units)
        for section, kind in ITEM_SECTIONS.items():
            for id_, item in getattr(source, section).items():
                names.items[id_] = item
                names.kind_of[id_] = kind
    for id_, item in names.items.items():
        names.aliases.update((alias, id_) for alias in item.aliases)
    for id_, unit in names.units.items():
        names.unit_aliases.update((alias, id_) for alias in unit.aliases)
    keywords = dict(data.keywords)
    if homebrew:
        keywords.update(homebrew.keywords)
    traits = {**data.traits, **(homebrew.traits if homebrew else {})}
    declared = {
        "unit": {id_: unit.name or words(id_) for id_, unit in names.units.items()},
        "item": {id_: item.name or words(id_) for id_, item in names.items.items()},
        "role": {id_: role.name or words(id_) for id_, role in data.roles.items()},
        "keyword": {id_: word.name or words(id_) for id_, word in keywords.items()},
        "squad": {id_: squad.name or words(id_) for id_, squad in data.squads.items()},
        "family": {word.family: words(word.family) for word in keywords.values() if word.family},
        "chosen": {id_: switch.name or words(id_) for id_, switch in data.switches.items()},
        "kind": {kind: words(kind) for kind in ITEM_SECTIONS.values()},
        "class": {id_: word.name or words(id_) for id_, word in data.classes.items()},
        "trait": {id_: word.name or words(id_) for id_, word in traits.items()},
        "slot": {id_: word.name or words(id_) for id_, word in data.slots.items()},
        "origin": {origin: origin for origin in ORIGINS},
    }
    names.facets = declared
    for id_, switch in data.switches.items():
        for relation in relations_of(switch):
            names.relations.setdefault(relation, {})[id_] = declared["chosen"][id_]
    declared["slot"]["none"] = "no slot"
    for item in names.items.values():
        if item.class_:
            declared["class"].setdefault(item.class_, words(item.class_))
        for trait in item.traits:
            declared["trait"].setdefault(trait, words(trait))
        for slot in item.uses:
            declared["slot"].setdefault(slot, words(slot))
    for unit in names.units.values():
        for keyword in unit.keywords:
            declared["keyword"].setdefault(keyword, words(keyword))
        for group in unit.slots or ():
            for slot in group.names:
                declared["slot"].setdefault(slot, words(slot))
    for modify in _changes(data):
        if modify.modify in ("keywords", "traits") and modify.gain is not None:
            facet = modify.modify.removesuffix("s")
            for word in [modify.gain] if isinstance(modify.gain, str) else modify.gain:
                declared[facet].setdefault(word, words(word))
    return names


def _changes(data: CatalogData) -> Iterator[Modify]:
    """All changes to values that a catalog states, whoever brings them."""
    brought = [
        choice.changes for switch in data.switches.values() for choice in switch.choices.values()
    ]
    sections = (data.roles, data.units, *(getattr(data, name) for name in ITEM_SECTIONS))
    effects = [entry.effects for section in sections for entry in section.values()]
    for changes in (data.changes, *brought, *effects):
        yield from (change for change in changes if isinstance(change, Modify))
