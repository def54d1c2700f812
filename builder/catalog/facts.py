"""What selectors ask of fighters and items, as sets of words such as `unit:levy`, `class:blade`."""

from __future__ import annotations

from functools import lru_cache

from schemas.warband import Carried, Fighter

SETTLED_BY_UNIT = ("unit:", "role:")
"""Facts of a fighter that never change once its entry is read."""
SETTLED_BY_ITEM = ("item:", "kind:", "class:", "slot:", "origin:")
"""Facts of an item that follow from its entry, its place and where it came from."""


def of_fighter(fighter: Fighter) -> frozenset[str]:
    """Its units, roles, keywords and squad types; kept until `forget`."""
    if fighter.facts is None:
        fighter.facts = _of_fighter(
            fighter.lineage, fighter.roles, fighter.keywords, fighter.squad_types
        )
    return fighter.facts


def of_item(item: Carried) -> frozenset[str]:
    """Its id, kind, class, traits, slot and origin; kept until `forget`."""
    if item.facts is None:
        item.facts = _of_item(
            item.id, item.kind, item.class_, item.traits, item.slot or "none", item.origin
        )
    return item.facts


def of_kit(fighter: Fighter) -> frozenset[str]:
    """What is true of any item of a settled fighter."""
    if fighter.kit_facts is None:
        fighter.kit_facts = frozenset().union(*map(of_item, fighter.items))
    return fighter.kit_facts


def settled_by_unit(fighter: Fighter) -> frozenset[str]:
    """The facts of a fighter that never change once its entry is read."""
    return frozenset(fact for fact in of_fighter(fighter) if fact.startswith(SETTLED_BY_UNIT))


def settled_by_place(item: Carried) -> frozenset[str]:
    """The facts of an item that never change once it is in its place."""
    return frozenset(fact for fact in of_item(item) if fact.startswith(SETTLED_BY_ITEM))


def forget(changed: Fighter | Carried) -> None:
    """To be said when what the facts rest on has changed."""
    changed.facts = None


@lru_cache(maxsize=4096)
def _of_fighter(
    lineage: tuple[str, ...],
    roles: tuple[str, ...],
    keywords: tuple[str, ...],
    squad_types: tuple[str, ...],
) -> frozenset[str]:
    return frozenset(
        [
            "all:fighters",
            *(f"unit:{id_}" for id_ in lineage),
            *(f"role:{id_}" for id_ in roles),
            *(f"keyword:{id_}" for id_ in keywords),
            *(f"squad:{id_}" for id_ in squad_types),
        ]
    )


@lru_cache(maxsize=4096)
def _of_item(
    id_: str, kind: str, class_: str, traits: tuple[str, ...], slot: str, origin: str
) -> frozenset[str]:
    return frozenset(
        [
            "all:items",
            f"item:{id_}",
            f"kind:{kind}",
            f"class:{class_}",
            f"slot:{slot}",
            f"origin:{origin}",
            *(f"trait:{trait}" for trait in traits),
        ]
    )
