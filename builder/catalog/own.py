"""A roster's own content, and the catalog with it laid over."""

from __future__ import annotations

from typing import Any, TypeVar

from builder.catalog.names import Names, names_of
from builder.catalog.unsaid import with_unsaid
from schemas.catalog import ITEM_SECTIONS, CatalogData, Homebrew
from schemas.record import record
from schemas.yaml.places import Places

T = TypeVar("T")


@record
class Own:
    """Own content as its file has it."""

    file: str
    content: Homebrew
    raw: dict[str, Any]
    """What the content was made of: keys and texts as they are written."""
    places: Places | None = None
    """Where it stands, by paths that begin with `homebrew`; none where no file is known."""

    @classmethod
    def of(cls, content: Homebrew, name: str) -> Own:
        """The own content of a roster that is in no file; `name` is what to call it."""
        return cls(name, content, content.model_dump(by_alias=True, exclude_unset=True))


def laid_over(data: CatalogData, own: Homebrew) -> CatalogData:
    """The catalog with own content in front of what it has of the same id and kind of thing."""
    items = {id_ for section in ITEM_SECTIONS for id_ in getattr(own, section)}
    sections: dict[str, dict[str, Any]] = {}
    for section in type(own).model_fields:
        theirs = getattr(data, section)
        if section in ITEM_SECTIONS:
            theirs = {id_: item for id_, item in theirs.items() if id_ not in items}
        sections[section] = {**theirs, **getattr(own, section)}
    return with_unsaid(data.model_copy(update=sections), data.cost_types)


def settled_names(data: CatalogData, overlaid: Names) -> Names:
    """The names that selectors are read with: what the catalog means by a word stays.

    `overlaid` are the names with own content laid over; of it come those that are not taken.
    """
    names = names_of(data)
    taken = {*names.items, *names.units, *names.aliases, *names.unit_aliases}
    for facet, ids in overlaid.facets.items():
        for id_, name in ids.items():
            names.facets[facet].setdefault(id_, name)
    items, units = set(names.items), set(names.units)
    names.items.update(_others(overlaid.items, items | units))
    names.units.update(_others(overlaid.units, items | units))
    names.aliases.update(_others(overlaid.aliases, taken))
    names.unit_aliases.update(_others(overlaid.unit_aliases, taken))
    return names


def _others(entries: dict[str, T], taken: set[str]) -> dict[str, T]:
    return {id_: entry for id_, entry in entries.items() if id_ not in taken}
