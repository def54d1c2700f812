"""A list without its notes, or without anything that tells what it costs."""

from __future__ import annotations

from dataclasses import replace

from schemas.card import CardSpec, ItemsPart, Part
from schemas.warband import Carried, Fighter, SystemView, Warband


def without_notes(warband: Warband) -> Warband:
    """The warband without notes on it and on its fighters."""
    fighters = [replace(fighter, notes="") for fighter in warband.fighters]
    return replace(warband, fighters=fighters, hidden=warband.hidden | {"notes"})


def without_points(warband: Warband) -> Warband:
    """The warband as its opponent may see it: no price, receipt, total, limit or reason of a price.

    The name of its size goes too, which is mostly what it may cost.
    """
    return replace(
        warband,
        system=_without_cost_types(warband.system),
        fighters=[_free(fighter) for fighter in warband.fighters],
        limit={},
        size_name="",
        total={},
        unpriced=0,
        hidden=warband.hidden | {"points"},
    )


def _without_cost_types(system: SystemView) -> SystemView:
    sides = {"front": system.card.front, "back": system.card.back}
    kept = {side: [_without_cost(part) for part in parts] for side, parts in sides.items()}
    card: CardSpec = system.card.model_copy(update=kept)
    return replace(system, cost_types=[], card=card)


def _without_cost(part: Part) -> Part:
    if not isinstance(part, ItemsPart) or "cost" not in part.columns:
        return part
    columns = [column for column in part.columns if column != "cost"]
    return part.model_copy(update={"columns": columns})


def _free(fighter: Fighter) -> Fighter:
    items = {id(item): _free_item(item) for item in fighter.items}
    selected = {
        key: tuple(items.get(id(item)) or _free_item(item) for item in chosen)
        for key, chosen in fighter.selected.items()
    }
    return replace(
        fighter,
        items=list(items.values()),
        selected=selected,
        cost={},
        each={},
        receipts={},
        why="",
        priced=False,
    )


def _free_item(item: Carried) -> Carried:
    return replace(item, cost={}, why="", priced=False)
