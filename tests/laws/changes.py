"""Changes of made-up games, and the effects of their items, roles and units.

A change reads what has a lower rank than what it changes, so that nothing needs itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from hypothesis import strategies as st

from tests.laws.selecting import FIGURES, PRICES, ROUNDINGS, Written, amounts, conditions, selectors
from tests.laws.vocabulary import (
    ANY,
    FIGHTERS,
    HOUSES,
    KEYWORDS,
    OF_ITEMS,
    RANKS,
    TRAITS,
    Words,
)

WHOLES = st.sampled_from(("model", "entry"))
SMALL = st.sampled_from(("1", "2", "-1", "0.5"))


@st.composite
def changes(draw: st.DrawFn, words: Words, bounded: Iterable[str]) -> dict[str, Written]:
    """A change to a value, a bound, or to what counts toward a limit; `bounded`: limits' ids."""
    limits = tuple(bounded)
    kinds = ["value", "value", "value", *["limit", "weight"] * bool(limits)]
    match draw(st.sampled_from(kinds)):
        case "limit":
            return draw(_of_limit(words, limits))
        case "weight":
            return draw(_weight(words, limits))
    return draw(modify(words))


@cache
@st.composite
def modify(draw: st.DrawFn, words: Words, *, in_effects: bool = False) -> dict[str, Written]:
    """A change to a value; in effects of an entry its bearer is meant."""
    targets = [*FIGHTERS, *OF_ITEMS, *words.costs * 4, *HOUSES, *KEYWORDS, *TRAITS, "name", "noise"]
    target = draw(st.sampled_from(targets))
    rank = RANKS.get(target, ANY)
    change, about = draw(_change(words, target, rank))
    said: dict[str, Written] = dict(change)
    if about == "item":
        said["of"] = draw(selectors(words, "item", rank))
    if draw(st.booleans()):
        said["for"] = draw(selectors(words, "fighter", rank))
    for key in ("if", "unless"):
        if draw(st.integers(0, 4)) == 4:
            said[key] = draw(conditions(words, rank))
    if draw(st.integers(0, 4)) == 4 and "add" in said:
        said["times"] = draw(_times(words, rank))
    if "mode" in words.switches and draw(st.integers(0, 4)) == 4:
        said["when"] = {"mode": "open"}
    if in_effects and draw(st.integers(0, 4)) == 4:
        said["stacks"] = "no"
    return said


@cache
@st.composite
def _change(
    draw: st.DrawFn, words: Words, target: str, rank: int
) -> tuple[dict[str, Written], str]:
    """The target and its change, and whether it is about items or fighters."""
    if target in (*HOUSES, *KEYWORDS):
        return {"modify": "keywords", draw(st.sampled_from(("gain", "lose"))): target}, "fighter"
    if target in TRAITS:
        return {"modify": "traits", draw(st.sampled_from(("gain", "lose"))): target}, "item"
    if target in ("name", "noise"):
        about = "item" if target == "noise" else draw(st.sampled_from(("fighter", "item")))
        return {"modify": target, "text": "{} of note"}, about
    about = draw(st.sampled_from(("fighter", "item")))
    if target in words.costs:
        keys = ["set", "add", "add", "at_least", "at_most"]
        amount = PRICES | amounts(words, rank)
    else:
        if target not in (FIGHTERS if about == "fighter" else OF_ITEMS):
            about = "item" if about == "fighter" else "fighter"
        keys = ["set", "add", "improve", "worsen", "multiply", "at_least", "at_most"]
        amount = SMALL | amounts(words, rank)
    key = draw(st.sampled_from(keys))
    if target == "save" and key in ("set", "add") and about == "fighter" and draw(st.booleans()):
        amount = st.builds(
            lambda of: {"best": "save", "of": of}, selectors(words, "item", RANKS["save"])
        )
    value = draw(st.sampled_from(("0.9", "2", "1.1")) if key == "multiply" else amount)
    more = {"round": draw(ROUNDINGS)} if key == "multiply" and draw(st.booleans()) else {}
    if target in words.costs and about == "fighter" and draw(st.booleans()):
        more["over"] = draw(WHOLES)
    return {"modify": target, key: value, **more}, about


@cache
@st.composite
def _times(draw: st.DrawFn, words: Words, rank: int) -> dict[str, Written]:
    parts = st.fixed_dictionaries(
        {},
        optional={
            "per": st.sampled_from(("1", "2")),
            "in": st.sampled_from(("warband", "pool")),
            "round": ROUNDINGS,
        },
    )
    return {**draw(parts), "of": draw(selectors(words, below=rank))}


@st.composite
def _of_limit(draw: st.DrawFn, words: Words, limits: tuple[str, ...]) -> dict[str, Written]:
    """A change to a bound."""
    bound = draw(st.sampled_from(("min", "max")))
    key = draw(st.sampled_from(("set", "add", "multiply", "at_least", "at_most")))
    value = draw(FIGURES | amounts(words))
    said: dict[str, Written] = {"modify": f"limit:{draw(st.sampled_from(limits))}.{bound}"}
    said[key] = value
    if draw(st.booleans()):
        said[draw(st.sampled_from(("if", "unless")))] = draw(conditions(words))
    if key == "add" and draw(st.integers(0, 2)) == 2:
        said["times"] = draw(_times(words, ANY))
    return said


@st.composite
def _weight(draw: st.DrawFn, words: Words, limits: tuple[str, ...]) -> dict[str, Written]:
    toward = draw(st.sampled_from(limits) | st.just(list(limits[:2])))
    circumstance = draw(st.sampled_from(("", "", "if", "unless")))
    more = {circumstance: draw(conditions(words))} if circumstance else {}
    if "mode" in words.switches and draw(st.integers(0, 4)) == 4:
        more["when"] = {"mode": "open"}
    if draw(st.integers(0, 4)) == 4:
        more["for"] = draw(selectors(words, "fighter"))
    selector = draw(selectors(words))
    if draw(st.booleans()):
        return {"exempt": selector, "from": toward, **more}
    weight = draw(st.sampled_from(("0", "0.5", "2", "0.1")))
    return {"weight": weight, "of": selector, "toward": toward, **more}


@st.composite
def products(draw: st.DrawFn, words: Words, priced: Iterable[str]) -> list[dict[str, Written]]:
    """Discounts and surcharges on units that have a plain price."""
    plain = tuple(priced)
    if not plain or draw(st.booleans()):
        return []
    of = {"for": f"unit:{draw(st.sampled_from(plain))}"}
    if draw(st.booleans()):
        of["over"] = draw(WHOLES)
    factor = draw(st.sampled_from(("0.9", "1.1", "0.5")))
    rounding = {"round": draw(ROUNDINGS)} if draw(st.booleans()) else {}
    when = {"if": draw(conditions(words, RANKS["points"]))} if draw(st.booleans()) else {}
    return [{"modify": words.main, "multiply": factor, **of, **rounding, **when}]
