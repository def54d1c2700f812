"""An item as a fighter carries it, before anything changes it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from builder.build.rulebook import Rulebook
from builder.catalog.facts import of_item
from schemas.base import words
from schemas.entries import Item
from schemas.warband import Carried, Fighter


def carried(
    id_: str, slot: str | None, origin: str, fighter: Fighter, rulebook: Rulebook
) -> Carried:
    """An item by a word for it, as it is before anything changes it; an unknown one is marked."""
    key, kept = (id_, slot, origin), rulebook.bare
    fields_of = kept.get(key) or kept.keep(key, _fields_of(id_, slot, origin, rulebook))
    item = Carried(f"{fighter.id}/{fields_of[0]}", *fields_of)
    item.values, item.cost = {}, {}
    return item


def _fields_of(id_: str, slot: str | None, origin: str, rulebook: Rulebook) -> tuple[Any, ...]:
    """The fields of an item after its ref, the same for whoever carries it."""
    id_ = rulebook.names.item_id(id_)
    entry = rulebook.item(id_)
    item = (
        Carried("", id_, "", words(id_), slot=slot, origin=origin, known=False)
        if entry is None
        else _printed(id_, entry, slot, origin, rulebook)
    )
    item.slot_name = slot_name(slot, rulebook)
    of_item(item)
    return tuple([getattr(item, field.name) for field in fields(item)[1:]])


def _printed(id_: str, entry: Item, slot: str | None, origin: str, rulebook: Rulebook) -> Carried:
    return Carried(
        "",
        id_,
        rulebook.names.kind_of[id_],
        entry.name or words(id_),
        entry.class_ or "",
        rulebook.names.facets["class"].get(entry.class_ or "", ""),
        tuple(entry.traits),
        text=entry.text or "",
        source=rulebook.source(entry.source),
        slot=slot,
        origin=origin,
        emblem=entry.emblem or "",
        own=id_ in rulebook.own_items,
    )


def slot_name(slot: str | None, rulebook: Rulebook) -> str:
    """What a place is called; empty for none."""
    return rulebook.names.facets["slot"].get(slot, words(slot)) if slot else ""
