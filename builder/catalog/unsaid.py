"""Currencies in which the rules state no prices: what says nothing there is `unstated`, not free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from schemas.catalog import ITEM_SECTIONS, CatalogData, Homebrew
from schemas.entries import Entry, Unit
from schemas.prices import Bundle, Copies, Cost, Flat, Models
from schemas.system import CostType

C = TypeVar("C", CatalogData, Homebrew)
E = TypeVar("E", bound=Entry)


def with_unsaid(content: C, cost_types: Mapping[str, CostType]) -> C:
    """The content with `unstated` where a currency with `stated: no` is not mentioned."""
    unstated = [id_ for id_, kind in cost_types.items() if not kind.stated]
    if not unstated:
        return content
    main = next(iter(cost_types))
    sections: dict[str, Any] = {
        section: {id_: _filled(item, unstated, main) for id_, item in items.items()}
        for section in ITEM_SECTIONS
        if (items := getattr(content, section))
    }
    sections["units"] = {
        id_: _filled(unit, unstated, main) if _says_its_own(unit) else unit
        for id_, unit in content.units.items()
    }
    return content.model_copy(update=sections)


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
