"""Selectors, conditions and amounts of made-up games."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from hypothesis import strategies as st

from tests.laws.vocabulary import (
    ANY,
    CLASSES,
    FAMILY,
    FIGHTERS,
    HOUSES,
    KEYWORDS,
    KINDS,
    NUMBERS,
    OF_HOUSE,
    ORIGINS,
    ROLES,
    SLOTS,
    SQUAD_TYPES,
    TRAITS,
    Words,
    bearers,
    readable,
)

Written: TypeAlias = Any
"""A part of a catalog as YAML holds it."""
FIGURES = st.sampled_from(("0", "1", "2", "3", "5"))
PRICES = st.sampled_from(("0", "1", "3", "10", "0.1", "0.2", "2.5", "-4"))
ROUNDINGS = st.sampled_from(("down", "up", "nearest"))
WIDER = ("warband", "pool")
BY = ("model", "entry", "carrier", "squad", "different")


@cache
def item_atoms(words: Words, below: int) -> tuple[str, ...]:
    """The atoms that are about items."""
    traits = [f"trait:{trait}" for trait in readable(TRAITS, below)]
    return (
        *words.items,
        *(f"item:{item}" for item in words.items),
        *(f"kind:{kind}" for kind in KINDS[:3]),
        *(f"class:{class_}" for class_ in CLASSES),
        *(f"slot:{slot}" for slot in (*SLOTS, "none")),
        *(f"origin:{origin}" for origin in ORIGINS),
        *traits * 3,
    )


@cache
def fighter_atoms(words: Words, below: int) -> tuple[str, ...]:
    """The atoms that are about fighters."""
    chosen = ["chosen:house", "allied:house", "hostile:house"]
    families = [f"family:{FAMILY}", *(chosen if "house" in words.switches else ())]
    return (
        *words.units,
        *(f"unit:{unit}" for unit in words.units),
        *(f"role:{role}" for role in ROLES),
        *(f"squad:{squad}" for squad in SQUAD_TYPES),
        *(f"keyword:{word}" for word in readable((*HOUSES, *KEYWORDS), below)),
        *(families if below > OF_HOUSE else ()),
        "has items",
        *(f"has {atom}" for atom in item_atoms(words, below)[::3]),
    )


@cache
@st.composite
def clauses(draw: st.DrawFn, words: Words, about: str, below: int) -> str:
    """One to three terms about fighters or items, some of them negated."""
    atoms = item_atoms(words, below) if about == "item" else fighter_atoms(words, below)
    whole = "items" if about == "item" else "fighters"
    first = whole if draw(st.integers(0, 4)) < 2 else draw(st.sampled_from(atoms))
    terms = [first]
    if draw(st.integers(0, 3)) == 3:
        more = (*atoms, *fighter_atoms(words, below))
        for _ in range(draw(st.integers(1, 2))):
            terms.append(draw(st.sampled_from(("", "not "))) + draw(st.sampled_from(more)))
    elif first != whole and draw(st.integers(0, 5)) == 5:
        terms[0] = f"not {first}"
    return " and ".join(terms)


@cache
@st.composite
def selectors(draw: st.DrawFn, words: Words, about: str = "", below: int = ANY) -> Written:
    """A selector of fighters, of items, or of either: a clause, or a list of two."""
    about = about or draw(st.sampled_from(("fighter", "item")))
    clause = clauses(words, about, below)
    if draw(st.integers(0, 6)) == 6:
        return [draw(clause), draw(clause)]
    return draw(clause)


@cache
@st.composite
def amounts(draw: st.DrawFn, words: Words, below: int = ANY, depth: int = 1) -> Written:
    """A number, or one of the ways to work one out, some with another one added to it."""
    amount = draw(_one_amount(words, below))
    if not isinstance(amount, dict) or not depth or draw(st.integers(0, 2)) < 2:
        return amount
    is_step = not {"percent", "steps", "limit", "value", "best"} & amount.keys()
    added = draw(amounts(words, below, depth - 1).filter(lambda one: one != "none"))
    return {**amount, "base" if is_step else "plus": added}


@cache
@st.composite
def _one_amount(draw: st.DrawFn, words: Words, below: int) -> Written:
    """An amount by itself."""
    kind = draw(
        st.sampled_from(("number",) * 4 + ("percent", "per", "steps", "limit", "value", "best"))
    )
    read = readable(NUMBERS if below < ANY else FIGHTERS, below)  # limits look at fighters
    if kind == "limit" and words.costs:
        return {"limit": draw(st.sampled_from(words.costs)), "plus": draw(st.just("0") | PRICES)}
    if kind == "value" and read:
        more = draw(st.sampled_from(({}, {"plus": "1"}, {"unbounded": "yes"})))
        return {"value": draw(st.sampled_from(read)), **more}
    if kind == "best" and below >= ANY:
        scope = draw(st.sampled_from(({}, {"in": "warband"}, {"in": "pool"})))
        among = draw(selectors(words, "fighter"))
        return {"best": draw(st.sampled_from(FIGHTERS)), "among": among, **scope}
    if kind not in ("percent", "per", "steps"):
        return draw(FIGURES)
    of = draw(_read(words, below))
    summed = draw(_compared(words, below, "sum")) if draw(st.integers(0, 3)) == 0 else {}
    if summed:
        steps = {"steps": {"0": "1", "10": "3"}}
        ways = ({"percent": "50"}, {"plus": "2", "per": "3"}, steps, {})
        return {**summed, **draw(st.sampled_from(ways))}
    if kind == "percent":
        amount = {"percent": draw(st.sampled_from(("10", "25", "100/3", "50", "100"))), "of": of}
        rounding = draw(st.none() | ROUNDINGS)
        most = draw(st.sampled_from(({}, {}, {"at_most": "3"}, {"at_least": "1"})))
        rest = {**({"round": rounding} if rounding else {}), **most}
        return {**amount, **rest, **draw(_where(words, of))}
    if kind == "steps":
        steps = ({"0": "1", "2": "2"}, {"1": "2", "100": "4", "300": "6"}, {"0": "1", "3": "none"})
        return {"steps": draw(st.sampled_from(steps)), "of": of, **draw(_where(words, of))}
    parts = st.fixed_dictionaries(
        {},
        optional={
            "base": FIGURES,
            "plus": st.sampled_from(("1", "2", "0.5", "1/3", "-1")),
            "per": st.sampled_from(("1", "2", "100")),
            "over": st.sampled_from(("1", "50")),
            "round": ROUNDINGS,
            "at_least": st.sampled_from(("0", "1")),
            "at_most": st.sampled_from(("2", "4")),
        },
    )
    return {**draw(parts), "of": of, **draw(_where(words, of))}


@cache
@st.composite
def _read(draw: st.DrawFn, words: Words, below: int) -> Written:
    """What an amount is worked out from."""
    money = ["limit"] * bool(words.costs) + ["spent"] * bool(words.costs and below >= ANY)
    if money and draw(st.booleans()):
        return draw(st.sampled_from(money))
    return draw(selectors(words, below=below))


def _where(words: Words, of: Written) -> st.SearchStrategy[dict[str, str]]:
    """Of which cost type a figure is; how and where things are counted."""
    if of in ("limit", "spent"):
        return st.sampled_from([{}, {}, *({"cost": cost} for cost in words.costs)])
    scopes = [{}, *({"in": scope} for scope in WIDER)]
    counts = [{}, *({"by": by} for by in BY)]
    return st.builds(lambda one, other: {**one, **other}, *map(st.sampled_from, (scopes, counts)))


@cache
@st.composite
def conditions(draw: st.DrawFn, words: Words, below: int = ANY, depth: int = 1) -> Written:
    """A selector, a comparison, a choice, or several of them put together."""
    kinds = ["selector"] * 4 + ["count"] * 2 + ["value", "sum", "limit", "chosen"]
    kinds += ["any", "all", "not"] if depth else []
    kind = draw(st.sampled_from(kinds))
    inner = conditions(words, below, depth - 1)
    match kind:
        case "any" | "all":
            return {kind: [draw(inner), draw(inner)]}
        case "not":
            return {"not": draw(inner)}
        case "chosen" if "mode" in words.switches:
            return {"chosen": {"mode": draw(st.sampled_from(("matched", "open")))}}
    what = draw(_compared(words, below, kind))
    return {**what, **draw(_bounds)} if what else draw(selectors(words, below=below))


_bounds = st.sampled_from(({}, {"min": "2"}, {"max": "1"}, {"exactly": "1"}, {"min": "3"}))


@cache
@st.composite
def _compared(draw: st.DrawFn, words: Words, below: int, kind: str) -> dict[str, Written]:
    """What a comparison looks at; empty for anything else."""
    scope = draw(st.sampled_from(({}, {}, {"in": "warband"}, {"in": "pool"})))
    summed = [name for name in words.summed if name in readable(words.summed, below)]
    read = readable(NUMBERS if below < ANY else FIGHTERS, below)  # limits look at fighters
    match kind:
        case "count":
            by = draw(st.sampled_from(({}, {"by": "entry"}, {"by": "carrier"})))
            return {"count": draw(selectors(words, below=below)), **by, **scope}
        case "value" if read:
            return {"value": draw(st.sampled_from(read))}
        case "sum" if summed:
            name = draw(st.sampled_from(summed))
            whole = {"fighter": ("fighters",), "item": ("items",)}
            of = draw(st.sampled_from(whole.get(bearers(name), ("fighters", "items"))))
            return {"sum": name, "of": of, **scope}
        case "limit" if words.costs:
            return {"limit": draw(st.sampled_from(words.costs))}
    return {}
