"""Rosters of a game, as a file holds them; most are against some rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from builder.catalog.catalog import Catalog
from schemas.catalog import ITEM_SECTIONS, CatalogData
from schemas.entries import Unit
from schemas.switches import Switch

OWN = {
    "weapons": {"trident": {"name": "Trident", "class": "melee", "cost": "0.3"}},
    "units": {"diver": {"name": "Diver", "cost": "7", "kit": ["trident"]}},
}
"""Own content of a player, in a game that has costs."""
STRANGE = "ghost"
"""What no game has."""
PRICES = st.sampled_from(("0.3", "2", "0"))


@st.composite
def rosters(draw: st.DrawFn, game: Catalog) -> dict[str, Any]:
    """A roster of a game; the ids are each fighter's own."""
    data = game.data
    own = bool(data.cost_types) and draw(st.integers(0, 7)) == 7
    strange = [STRANGE] * (draw(st.integers(0, 5)) == 5)
    units = [*data.units, *(["diver"] if own else []), *strange]
    items = [*_items(data), *(["trident"] if own else []), *strange]
    squads = squads_of(data)
    one = fighters(data, units, items, [squad["id"] for squad in squads])
    several = [draw(one) for _ in range(draw(st.integers(1, 6)))]
    roster = {
        "system": game.id,
        "fighters": [{"id": f"f{at}", **entry} for at, entry in enumerate(several)],
        "squads": squads,
        "switches": draw(_choices(data)),
        **draw(sizes(data)),
        **({"homebrew": OWN} if own else {}),
    }
    if draw(st.integers(0, 5)) == 5:
        codes = [limit.id for limit in data.limits if limit.id] or [""]
        accepted = {"code": draw(st.sampled_from(codes)), "owner": "roster", "reason": "so be it"}
        roster["accepted"] = [accepted]
    return roster


def squads_of(data: CatalogData) -> list[dict[str, str]]:
    """Two squads of each type that a game has, in the first one of the type around them."""
    return [
        {"id": f"{type_}-{at}", "type": type_, **within}
        for type_, squad in data.squads.items()
        for within in [{"within": f"{squad.within}-1"} if squad.within else {}]
        for at in (1, 2)
    ]


def _items(data: CatalogData) -> list[str]:
    return [id_ for section in ITEM_SECTIONS for id_ in getattr(data, section)]


@st.composite
def fighters(
    draw: st.DrawFn,
    data: CatalogData,
    units: Iterable[str],
    items: Iterable[str],
    squads: Iterable[str],
) -> dict[str, Any]:
    """An entry of a roster, without its id."""
    id_ = draw(st.sampled_from([*units]))
    unit = data.units.get(id_, Unit.model_construct())
    places = [*dict.fromkeys(name for group in unit.slots or () for name in group.names), "all"]
    item = st.sampled_from([*items])
    placed = st.builds(lambda item, slot: f"{item}@{slot}", item, st.sampled_from(places))
    priced = {"count": st.integers(1, 3), "price": PRICES, "why": st.just("a gift")}
    own = priced if data.cost_types else {"count": st.integers(1, 3)}
    picks = st.one_of(item, item, placed, st.fixed_dictionaries({"item": item}, optional=own))
    optional: dict[str, Any] = {
        "count": st.integers(1, 5),
        "joins": st.sampled_from((*squads, "f0")),
        "fielded": st.sampled_from(("yes", "no")),
        "without": st.lists(st.sampled_from(unit.kit) if unit.kit else item, max_size=1),
    }
    if data.roles:
        role = st.sampled_from([*data.roles])
        optional["role"] = role | st.lists(role, min_size=2, max_size=2, unique=True)
    if squads:
        optional["squad"] = st.sampled_from([*squads])
    with_ = st.lists(picks, max_size=4)
    entry: dict[str, Any] = {"unit": id_, "with": draw(with_), **_some(draw, optional)}
    if data.cost_types and draw(st.integers(0, 9)) == 9:
        entry["price"] = draw(PRICES)
    return entry


def _some(draw: st.DrawFn, parts: dict[str, Any]) -> dict[str, Any]:
    return {key: draw(part) for key, part in parts.items() if draw(st.integers(0, 2)) == 2}


@st.composite
def _choices(draw: st.DrawFn, data: CatalogData) -> dict[str, str]:
    """What a roster chooses of some of the switches."""
    return {
        id_: draw(st.sampled_from(choices))
        for id_, switch in data.switches.items()
        if (choices := _choices_of(switch, data)) and draw(st.booleans())
    }


def _choices_of(switch: Switch, data: CatalogData) -> list[str]:
    family = (switch.from_ or "").removeprefix("family:")
    members = [id_ for id_, keyword in data.keywords.items() if keyword.family == family]
    return [*switch.choices] or members


@st.composite
def sizes(draw: st.DrawFn, data: CatalogData) -> dict[str, Any]:
    """A named size, a free limit, or neither."""
    kinds: list[dict[str, Any]] = [{}, *({"size": size} for size in data.sizes)]
    if data.cost_types:
        figures = st.sampled_from(("0", "10", "20.5", "60", "300"))
        kinds.append({"limit": {cost: draw(figures) for cost in data.cost_types}})
    return draw(st.sampled_from(kinds))
