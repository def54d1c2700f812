"""Limits of made-up games: every construct, with every key that it may have."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from hypothesis import strategies as st

from tests.laws.selecting import BY, Written, amounts, conditions, selectors
from tests.laws.vocabulary import BOTH, FAMILY, SCOPES_OF_LIMITS, Words, bearers

CONSTRUCTS = ("count", "count", "sum", "requires", "excludes", "one_of", "attach", "rule")
EACH = ("item", "class", "unit", "name", "role", "slot", "squad", "alike")
MESSAGE = (
    "{who}: {have} {have|thing|things} of {limit}, {over} over, {short} short: "
    "{what}, {these} ({rule}, {source}, {size})"
)


@cache
@st.composite
def limits(draw: st.DrawFn, words: Words, id_: str) -> dict[str, Written]:
    """A limit with an id of its own."""
    construct = draw(st.sampled_from(CONSTRUCTS))
    return {"id": id_, **draw(_BODY[construct](words)), **draw(common(words))}


@cache
@st.composite
def common(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    """What every limit may say: where, when, how bad, in which words."""
    condition = conditions(words)
    parts = st.fixed_dictionaries(
        {},
        optional={
            "severity": st.sampled_from(("error", "warning", "info")),
            "too_few": st.sampled_from(("unfinished", "illegal")),
            "message": st.just(MESSAGE),
            "name": st.just("Things"),
        },
    )
    circumstances = st.fixed_dictionaries({}, optional={"if": condition, "unless": condition})
    said = {**draw(parts), **(draw(circumstances) if draw(st.integers(0, 2)) == 2 else {})}
    if "mode" in words.switches and draw(st.integers(0, 4)) == 4:
        said["when"] = {"mode": draw(st.sampled_from(("matched", ["matched", "open"])))}
    match draw(st.integers(0, 3)):
        case 0 | 1:
            said["in"] = draw(st.sampled_from(SCOPES_OF_LIMITS))
        case 2:
            said["for"] = draw(selectors(words, "fighter"))
    return said


@cache
@st.composite
def _bounds(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    """`exactly`, or `min`, or `max`, or both; plain numbers in their order."""
    key = draw(st.sampled_from(("max", "max", "min", "exactly", "both")))
    amount = amounts(words)
    if key != "both":
        return {key: draw(st.just("none") | amount if key == "max" else amount)}
    return {"min": draw(st.sampled_from(("1", "2"))), "max": draw(st.sampled_from(("2", "3")))}


@cache
@st.composite
def _count(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    by = {"by": draw(st.sampled_from(BY))} if draw(st.integers(0, 2)) == 2 else {}
    each = {"each": draw(st.sampled_from(EACH))} if draw(st.booleans()) else {}
    return {"count": draw(selectors(words)), **by, **each, **draw(_bounds(words))}


@cache
@st.composite
def _sum(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    summed = draw(st.sampled_from([*[*words.costs] * 4, *words.summed]))
    whose = bearers(summed)
    said = whose == "item" or draw(st.booleans())
    of = {"of": draw(selectors(words, whose))} if said else {}
    if summed in BOTH and draw(st.booleans()):
        of = {"of": draw(selectors(words, "fighter")), "also": draw(selectors(words, "item"))}
    return {"sum": summed, **of, **draw(_bounds(words))}


def _pair(word: str) -> Callable[..., Any]:
    @st.composite
    def pair(draw: st.DrawFn, words: Words) -> dict[str, Written]:
        return {"with": draw(selectors(words)), word: draw(selectors(words))}

    return pair


@cache
@st.composite
def _one_of(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    several = draw(st.lists(selectors(words), min_size=2, max_size=3))
    return {"one_of": several, "optional": draw(st.sampled_from(("yes", "no")))}


@cache
@st.composite
def _attach(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    more = st.fixed_dictionaries(
        {},
        optional={
            "host_min": st.sampled_from(("1", "2")),
            "same": st.just(FAMILY),
            "max": st.just("1"),
            "must": st.sampled_from(("yes", "no")),
        },
    )
    fighters = selectors(words, "fighter")
    return {"attach": draw(fighters), "to": draw(fighters), **draw(more)}


@cache
@st.composite
def _rule(draw: st.DrawFn, words: Words) -> dict[str, Written]:
    fighters = selectors(words, "fighter")
    same = draw(st.sampled_from(({}, {"same": FAMILY})))
    options = {"each": draw(fighters), "with": draw(fighters), **same}
    return {"rule": "different-partners", "options": options}


_BODY = {
    "count": _count,
    "sum": _sum,
    "requires": _pair("requires"),
    "excludes": _pair("excludes"),
    "one_of": _one_of,
    "attach": _attach,
    "rule": _rule,
}
