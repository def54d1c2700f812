"""Whole made-up games, as the plain data of their YAML files."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from tests.laws.changes import changes, modify, products
from tests.laws.entries import entries
from tests.laws.limits import limits
from tests.laws.possible import possible
from tests.laws.selecting import Written
from tests.laws.vocabulary import (
    CLASSES,
    FAMILY,
    HOUSES,
    ITEMS,
    KEYWORDS,
    ROLES,
    SLOTS,
    SQUAD_TYPES,
    TRAITS,
    UNITS,
    Words,
)

SWITCHES = ("house", "creed", "tribe", "mode", "rules", "saying")
ALL_ITEMS = tuple(item for several in ITEMS.values() for item in several)
BEYOND = st.sampled_from(("clamp", "warning", "error"))


@st.composite
def vocabularies(draw: st.DrawFn) -> Words:
    """Which units, items, costs and switches a game has."""
    costs = draw(st.sampled_from((("points", "trade"),) * 4 + (("points",), ())))
    return Words(
        units=_some(draw, UNITS, 1),
        items=_some(draw, ALL_ITEMS, 2),
        costs=costs,
        switches=_some(draw, SWITCHES, 0),
        sized=bool(costs) and draw(st.booleans()),
    )


def _some(draw: st.DrawFn, among: tuple[str, ...], least: int) -> tuple[str, ...]:
    chosen = tuple(one for one in among if draw(st.booleans()))
    return chosen if len(chosen) >= least else among[:least]


@st.composite
def systems(draw: st.DrawFn, least: int = 1, most: int = 9) -> dict[str, Any]:
    """A game that loads without errors, with so many limits and half as many changes."""
    words = draw(vocabularies())
    sections = draw(entries(words))
    ridden = next(iter(sections["units"].values()))
    ridden["profile"] = {**ridden.get("profile", {}), "steed-S": "4"}
    for section, content in sections.items():
        for entry in content.values():
            if draw(st.integers(0, 2)) == 2:
                some = st.lists(modify(words, in_effects=True), min_size=1, max_size=2)
                entry["effects"] = [_at(draw, one, section) for one in draw(some)]
    bodies = [draw(limits(words, f"law-{at}")) for at in range(draw(st.integers(least, most)))]
    bounded = [one["id"] for one in bodies if {"count", "sum"} & one.keys()]
    each = changes(words, bounded)
    system = {
        **draw(basics(words)),
        **sections,
        "limits": bodies,
        "changes": [
            *draw(st.lists(each, min_size=least // 2, max_size=(most + 1) // 2)),
            *draw(products(words, _plain(sections["units"]) if words.costs else ())),
        ],
        "switches": {switch: draw(_switch(words, switch, each)) for switch in words.switches},
    }
    return possible(system)


def _at(draw: st.DrawFn, effect: dict[str, Written], section: str) -> dict[str, Written]:
    if section == "units" or draw(st.integers(0, 4)) < 4:
        return effect
    return {**effect, "at": draw(st.sampled_from((*SLOTS, "none")))}


def _plain(units: dict[str, dict[str, Written]]) -> list[str]:
    """The units whose price, and that of all that are like them, is a plain figure."""
    tables = [id_ for id_, unit in units.items() if isinstance(unit.get("cost"), dict)]
    return [] if tables else list(units)


@st.composite
def basics(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    """The sections without entries and statements."""
    limit = st.sampled_from(("required", "optional"))
    decimals = st.sampled_from(("0", "1", "2"))
    size = {"small": {"name": "Small"}, "large": {"name": "Large"}}
    for cost in words.costs:
        size["small"][cost], size["large"][cost] = "20", "60"
    return {
        "system": {"id": "made-up", "name": "Made up", "version": "1.0.0"},
        **(
            {
                "cost_types": {
                    cost: {"name": cost.title(), "limit": draw(limit), "decimals": draw(decimals)}
                    for cost in words.costs
                }
            }
            if words.costs
            else {}
        ),
        **({"sizes": size} if words.sized else {}),
        "characteristics": draw(_characteristics()),
        "profiles": {"steed": {"has": ["M", "S"]}},
        "keywords": {
            **{house: {"name": house.title(), "family": FAMILY} for house in HOUSES},
            **{word: {"name": word.title()} for word in KEYWORDS},
        },
        "classes": {class_: {"name": class_.title()} for class_ in CLASSES},
        "traits": {trait: {"name": trait.title()} for trait in TRAITS},
        "slots": {slot: {"name": slot.title()} for slot in SLOTS},
        "roles": {role: draw(_role(words)) for role in ROLES},
        "squads": {"platoon": {}, "team": {"within": SQUAD_TYPES[0], "plural": "Teams"}},
    }


@st.composite
def _characteristics(draw: st.DrawFn) -> dict[str, Written]:
    bounds = st.fixed_dictionaries(
        {},
        optional={
            "min": st.just("1"),
            "max": st.sampled_from(("3", "6")),
            "beyond": BEYOND,
            "beyond_by": st.sampled_from(("all", "items", "printed")),
        },
    )
    pace = draw(st.sampled_from(("M + S", "ceil(M * 1.6)", "max(1, M - S) / 3", "round(M / 2)")))
    needed = {"needed_by": "kind:weapon"} if pace == "round(M / 2)" else {}
    return {
        "M": {"name": "Move", "as": '{}"', **draw(bounds)},
        "load": {"name": "Load", "of": "item", "whole": "no", **needed, **draw(bounds)},
        "S": {"name": "Strength", "of": "both", **draw(bounds)},
        "save": {"name": "Save", "of": "both", "as": "{}+", "better": "low", **draw(bounds)},
        "pace": {"name": "Pace", "formula": pace, **draw(bounds)},
        "fame": {"name": "Fame", "default": draw(st.sampled_from(("0", "2"))), "tracked": "yes"},
        "noise": {"name": "Noise", "of": "item", "type": "text"},
        "might": {"name": "Might", "formula": "power(2, S)", "helper": "yes"},
    }


@st.composite
def _role(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    role: dict[str, Written] = {}
    if draw(st.booleans()):
        role["effects"] = [draw(modify(words, in_effects=True))]
    if draw(st.booleans()):
        role["gives"] = draw(st.lists(st.sampled_from(words.items), max_size=2, unique=True))
    if draw(st.booleans()):
        bound = draw(st.sampled_from(("max", "min")))
        role[bound] = {draw(st.sampled_from(("squad", "warband"))): "1"}
    return role


@st.composite
def _switch(
    draw: st.DrawFn, words: Words, switch: str, each: st.SearchStrategy[dict[str, Written]]
) -> dict[str, Written]:
    """A switch of each kind, with what its choices bring."""
    bundle: dict[str, Written] = {"says": "So it is."}
    bundle["limits"] = [draw(limits(words, f"of-{switch}"))]
    bundle["changes"] = draw(st.lists(each, max_size=1))
    match switch:
        case "house":
            one, other = HOUSES
            both = {"both_ways": draw(st.just("allied") | st.just(["allied"]))}
            return {
                "kind": "choice",
                "from": f"family:{FAMILY}",
                "default": one,
                "toward": {one: {"allied": other}, other: {"hostile": [one, other]}},
                **(both if draw(st.booleans()) else {}),
            }
        case "creed":
            return {"kind": "choice", "must": "yes", "choices": {"sea": {}, "sky": bundle}}
        case "tribe":
            bundle["characteristics"] = {"S": {"min": "2", "max": "4", "beyond": draw(BEYOND)}}
            return {"kind": "variant", "default": "hill", "choices": {"hill": bundle, "plain": {}}}
        case "rules":
            return {"kind": "edition", "choices": {"2025-01": {}, "2026-05": bundle}}
        case "mode":
            return {"kind": "mode", "default": "matched", "choices": {"matched": {}, "open": {}}}
    return {"kind": "ruling", "default": "yea", "choices": {"yea": bundle, "nay": {}}}
