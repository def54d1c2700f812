"""Values that need each other are a fault of the catalog that names them, and never a hang."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.problems import InputError
from tests.laws.law import game_of, law
from tests.laws.systems import systems


def _values(several: list[str]) -> dict[str, Any]:
    pairs = pairwise([*several, several[0]])
    return {"changes": [{"modify": a, "add": "1", "if": {"value": b}} for a, b in pairs]}


def _costs(several: list[str]) -> dict[str, Any]:
    pairs = pairwise([*several, several[0]])
    return {"changes": [{"modify": a, "add": "1", "if": {"sum": b}} for a, b in pairs]}


def _keywords(several: list[str]) -> dict[str, Any]:
    pairs = pairwise([*several, several[0]])
    return {"changes": [{"modify": "keywords", "gain": a, "for": f"keyword:{b}"} for a, b in pairs]}


def _formulas(several: list[str]) -> dict[str, Any]:
    return {"characteristics": {a: {"formula": b} for a, b in pairwise([*several, several[0]])}}


def _likes(several: list[str]) -> dict[str, Any]:
    return {"units": {a: {"like": b} for a, b in pairwise([*several, several[0]])}}


def _gifts(several: list[str]) -> dict[str, Any]:
    return {"rules": {a: {"gives": [b]} for a, b in pairwise([*several, several[0]])}}


def _squads(several: list[str]) -> dict[str, Any]:
    return {"squads": {a: {"within": b} for a, b in pairwise([*several, several[0]])}}


CYCLES = {
    "values": (_values, ("M", "S", "fame")),
    "costs": (_costs, ("points", "trade")),
    "keywords": (_keywords, ("elite", "veteran", "red")),
    "formulas": (_formulas, ("w1", "w2", "w3", "w4")),
    "likes": (_likes, ("u1", "u2", "u3")),
    "gifts": (_gifts, ("g1", "g2", "g3")),
    "squads": (_squads, ("s1", "s2", "s3")),
}


@pytest.mark.parametrize("kind", list(CYCLES))
@law(0.2)
@given(system=systems(), data=st.data())
def test_a_cycle_is_refused_and_named(
    kind: str, system: dict[str, Any], data: st.DataObject
) -> None:
    put_in, ids = CYCLES[kind]
    if kind == "costs":
        system = {**system, "cost_types": {cost: {"name": cost.title()} for cost in ids}}
    several = data.draw(st.lists(st.sampled_from(ids), min_size=1, max_size=4, unique=True))
    with pytest.raises(InputError) as refused:
        game_of(merged(system, put_in(several)))
    told = [problem.message for problem in refused.value.problems]
    assert all(message.startswith("cycle: ") for message in told)
    # The game may know a shorter way round; then that one is told.
    assert all(any(id_ in message for id_ in several) for message in told)


def merged(system: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """A game with more entries and statements."""
    result = dict(system)
    for key, value in more.items():
        old = result.get(key, type(value)())
        result[key] = [*old, *value] if isinstance(value, list) else {**old, **value}
    return result
