"""The card of a game that does not say what its cards show: all that there is, in plain order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schemas.card import CardSpec, ItemsPart, Part, ProfilesPart
from schemas.catalog import ITEM_SECTIONS, CatalogData
from schemas.tags import Characteristic

BESIDE_WEAPONS = (
    ("Equipment", ("armour", "wargear", "upgrade")),
    ("Skills", ("skill", "rule", "action")),
    ("Injuries", ("injury",)),
)


def plain_card(data: CatalogData, characteristics: dict[str, Characteristic]) -> CardSpec:
    """Name, cost and characteristics, weapons as a table, other things with their texts."""
    of_fighters = [
        id_
        for id_, about in characteristics.items()
        if about.of != "item" and not about.profile and not about.helper
    ]
    words: list[Part] = ["name", "unit", "role", "keywords", "cost"]
    last: list[Part] = ["rules", "squad", "notes", "receipt"]
    further: list[Part] = [ProfilesPart(profiles=list(data.profiles))] if data.profiles else []
    items = _of_items(data, characteristics)
    return CardSpec(front=[*words, *of_fighters, *further, *items, *last])


def _of_items(data: CatalogData, characteristics: dict[str, Characteristic]) -> Iterator[ItemsPart]:
    columns = [
        id_
        for id_, about in characteristics.items()
        if about.of != "fighter"
        and not about.helper
        and (about.of == "item" or _is_printed(id_, data.weapons.values()))
    ]
    if data.weapons:
        yield ItemsPart(weapons="kind:weapon", title="Weapons", columns=[*columns, "traits"])
    sections = {kind: section for section, kind in ITEM_SECTIONS.items()}
    for title, kinds in BESIDE_WEAPONS:
        there = [kind for kind in kinds if getattr(data, sections[kind])]
        if there:
            yield ItemsPart(items=[f"kind:{kind}" for kind in there], title=title, text=True)


def _is_printed(id_: str, weapons: Iterable[object]) -> bool:
    return any(id_ in getattr(weapon, "profile", {}) for weapon in weapons)
