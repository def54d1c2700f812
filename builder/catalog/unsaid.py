"""Currencies in which the rules state no prices: what says nothing there is `unstated`, not free."""

from __future__ import annotations

from typing import Any, TypeVar

from schemas.catalog import ITEM_SECTIONS, CatalogData
from schemas.entries import Entry, Unit
from schemas.prices import Bundle, Copies, Cost, Flat, Models

E = TypeVar("E", bound=Entry)


def with_unsaid(data: CatalogData) -> CatalogData:
    """The catalog with `unstated` where a currency with `stated: no` is not mentioned."""
    unstated = [id_ for id_, kind in data.cost_types.items() if not kind.stated]
    if not unstated:
        return data
    main = next(iter(data.cost_types))
    sections: dict[str, Any] = {
        section: {id_: _filled(item, unstated, main) for id_, item in getattr(data, section).items()}
        for section in ITEM_SECTIONS
    }
    sections["units"] = {
        id_: _filled(unit, unstated, main) if _says_its_own(unit) else unit
        for id_, unit in data.units.items()
    }
    return data.model_copy(update=sections)


def _says_its_own(unit: Unit) -> bool:
    """Whether a price is looked for here: a unit without one costs what it is like."""
    return unit.cost is not None or unit.like is None


def _filled(entry: E, unstated: list[str], main: str) -> E:
    cost = entry.cost
    missing = [id_ for id_ in unstated if not _mentions(cost, id_, main)]
    if not missing:
        return entry
    said: dict[str, Any] = cost if isinstance(cost, dict) else {} if cost is None else {main: cost}
    return entry.model_copy(update={"cost": {**said, **dict.fromkeys(missing, "unstated")}})


def _mentions(cost: Cost | None, cost_type: str, main: str) -> bool:
    match cost:
        case None:
            return False
        case Copies() | Bundle() | Models() | Flat():
            return True  # in the main currency, and free in the others
        case dict():
            return cost_type in cost
        case _:
            return cost_type == main
