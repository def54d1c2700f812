"""Units and items of made-up games, with prices of every kind."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from tests.laws.selecting import PRICES, Written, clauses, selectors
from tests.laws.vocabulary import (
    ANY,
    CLASSES,
    FIGHTERS,
    HOUSES,
    ITEMS,
    KEYWORDS,
    OF_ITEMS,
    ROLES,
    SLOTS,
    TRAITS,
    Words,
    printed,
)

VALUES = st.sampled_from(("1", "2", "3", "4"))
FORMULAS = st.sampled_from(("=bearer.S", "=bearer.S + 1", "=ceil(bearer.M / 2)", "=bearer.M * 0.1"))
SOME = {"max": st.sampled_from(("0", "1", "2")), "min": st.just("1")}


@cache
@st.composite
def costs(draw: st.DrawFn, words: Words, is_item: bool) -> dict[str, Written]:
    """The `cost` of an entry; empty for one that says none."""
    if not words.costs or draw(st.integers(0, 4)) == 4:
        return {}
    money = st.fixed_dictionaries({}, optional=dict.fromkeys(words.costs, PRICES))
    scope = st.sampled_from(("fighter", "squad", "warband"))
    copies = st.lists(PRICES, min_size=1, max_size=4)
    tables = st.one_of(
        st.fixed_dictionaries({"copies": copies}, optional={"in": scope}),
        st.fixed_dictionaries(
            {"bundle": st.sampled_from(({"1": "6", "2": "11", "4": "20"}, {"2": "3", "3": "4"}))},
            optional={"exact": st.sampled_from(("yes", "no"))},
        ),
        st.fixed_dictionaries(
            {"models": st.just({"2": "9.5", "5": "18"})},
            optional={"exact": st.sampled_from(("yes", "no"))},
        ),
        st.builds(lambda price: {"flat": price}, PRICES),
    )
    plain = PRICES | st.just("unstated") if is_item else PRICES
    return {"cost": draw(st.one_of(plain, plain, money, tables))}


@cache
@st.composite
def bounds(draw: st.DrawFn, id_: str) -> dict[str, Written]:
    """The short forms `max` and `min`, each in one scope; `min` never over `max`."""
    key = draw(st.sampled_from(("", "", "", "max", "min")))
    if not key:
        return {}
    scope = draw(st.sampled_from(("fighter", "squad", "warband")))
    return {key: {scope: draw(SOME[key]), "id": f"{key}-of-{id_}"}}


@cache
@st.composite
def partners(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    """The short forms `requires` and `excludes`, short or in full."""
    key = draw(st.sampled_from(("", "", "", "requires", "excludes")))
    if not key:
        return {}
    selector = draw(selectors(words))
    return {key: draw(st.sampled_from((selector, {"any": selector, "in": "squad"})))}


@cache
@st.composite
def items(draw: st.DrawFn, words: Words, id_: str) -> dict[str, Written]:
    """A weapon, armour or another item, without its effects."""
    parts = st.fixed_dictionaries(
        {},
        optional={
            "traits": st.lists(st.sampled_from(TRAITS), max_size=2, unique=True),
            "uses": st.sampled_from(({"hand": "1"}, {"hand": "2"})),
            "stacks": st.sampled_from(("yes", "no")),
            "text": st.just("Does a thing."),
        },
    )
    values: dict[str, str] = {}
    for characteristic in draw(st.lists(st.sampled_from(OF_ITEMS), max_size=2, unique=True)):
        value = printed(characteristic, draw(VALUES))
        values[characteristic] = draw(FORMULAS | st.just(value)) if characteristic == "S" else value
    later = words.items[words.items.index(id_) + 1 :]
    gives = draw(st.lists(st.sampled_from(later), max_size=1)) if later else []
    more = {**draw(bounds(id_)), **draw(partners(words)), **draw(costs(words, True))}
    if draw(st.integers(0, 2)):
        more["class"] = draw(st.sampled_from(CLASSES))
    return {"name": id_.capitalize(), "profile": values, "gives": gives, **draw(parts), **more}


@cache
@st.composite
def units(draw: st.DrawFn, words: Words, at: int) -> dict[str, Written]:
    """A unit, without its effects; some are like one before them."""
    id_ = words.units[at]
    values = {
        characteristic: printed(characteristic, draw(VALUES))
        for characteristic in draw(st.lists(st.sampled_from(FIGHTERS[:3]), unique=True))
    }
    parts = st.fixed_dictionaries(
        {},
        optional={
            "role": st.sampled_from((*ROLES, list(ROLES))),
            "keywords": st.lists(st.sampled_from((*HOUSES, *KEYWORDS)), max_size=2, unique=True),
            "kit": st.lists(st.sampled_from(words.items), max_size=2),
            "kit_cost": st.sampled_from(("included", "listed")),
            "slots": st.lists(slots(words), min_size=1, max_size=2, unique_by=lambda g: g["id"]),
            "options": st.lists(options(words), max_size=3),
        },
    )
    like = {"like": draw(st.sampled_from(words.units[:at]))} if at and draw(st.booleans()) else {}
    price = {} if like and draw(st.booleans()) else draw(costs(words, False))
    more = {**draw(bounds(id_)), **draw(partners(words)), **price}
    said = draw(parts)
    if said.get("kit") and "kit_cost" in said:
        said["fixed"] = said["kit"][:1]
    if at and len(said) > 5:
        said["abstract"] = "yes"
    return {"name": id_.capitalize(), "profile": values, **like, **said, **more}


@cache
@st.composite
def slots(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    """A group of places: with room for so much, or for items of some kind."""
    if draw(st.booleans()):
        return {
            "id": "hands",
            "names": ["hand"],
            "holds": draw(st.sampled_from(("1", "2", {"value": "fame"}))),
        }
    takes = {"id": "sides", "names": list(SLOTS[1:]), "takes": draw(clauses(words, "item", 1))}
    bounded = st.sampled_from(
        ({}, {"exactly": "1"}, {"min": "1"}, {"max": "1"}, {"min": "1", "max": "2"})
    )
    if "mode" in words.switches and draw(st.booleans()):
        takes["when"] = {"mode": "open"}
    unasked = {"by_default": draw(clauses(words, "fighter", 1))} if draw(st.booleans()) else {}
    return {**takes, **draw(bounded), **unasked}


@cache
@st.composite
def options(draw: st.DrawFn, words: Words) -> Written:
    """What a unit may take: a selector, one with bounds, or a swap."""
    selector = draw(clauses(words, "item", ANY))
    kind = draw(st.sampled_from(("plain", "plain", "take", "swap")))
    if kind == "take":
        return {
            "take": selector,
            **draw(st.sampled_from(({"max": "1"}, {"min": "1"}, {"exactly": "1"}, {}))),
        }
    if kind == "swap":
        return {"swap": draw(st.sampled_from(words.items)), "for": selector}
    return selector


@cache
@st.composite
def entries(draw: st.DrawFn, words: Words) -> dict[str, dict[str, Written]]:
    """All sections of entries."""
    sections: dict[str, dict[str, Written]] = {
        section: {id_: draw(items(words, id_)) for id_ in ids if id_ in words.items}
        for section, ids in ITEMS.items()
    }
    hired = {id_: draw(units(words, at)) for at, id_ in enumerate(words.units)}
    hands = [group for unit in hired.values() for group in unit.get("slots", ())]
    if not any(group["id"] == "hands" for group in hands):
        for entry in (entry for content in sections.values() for entry in content.values()):
            entry.pop("uses", None)
    return {
        **{section: content for section, content in sections.items() if content},
        "units": hired,
    }
