"""Repairs that take away just enough, by the figure that is over: of whichever cost or value."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}, grace: {name: Grace, limit: optional}}
characteristics:
  might: {name: Might}
  speed: {name: Speed, as: '{}"'}
"""
MORE = """
weapons:
  pike: {name: Pike, cost: 0}
  pin: {name: Pin, cost: 0}
wargear:
  boots: {name: Boots, cost: 1, effects: [{modify: speed, set: 8}]}
  skates: {name: Skates, cost: 1, effects: [{modify: speed, set: 9}]}
  wings: {name: Wings, cost: 1, effects: [{modify: speed, set: 4}]}
  wind: {name: Wind, cost: 1, effects: [{modify: speed, add: 2}]}
units:
  ape: {name: Ape, plural: Apes, cost: {coins: 9, grace: 2}, profile: {might: 4, speed: 5"}}
limits:
  - {id: COINS, sum: coins, max: {limit: coins}}
  - {id: GRACE, sum: grace, max: {limit: grace}}
  - {id: MIGHT, sum: might, max: 20}
  - {id: HALF, sum: coins, of: has pike, max: {percent: 25, of: spent}}
  - {id: PINS, count: pin, max: 2}
  - {id: KEEP, in: entry, if: {count: fighters, min: 2}, with: fighters, requires: pin}
  - {id: FEW, count: has pike, max: {percent: 25, of: fighters}}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, MORE, GAME)


def test_a_sum_of_values_is_met_by_as_many_fewer_as_it_takes(moor: Moor) -> None:
    text = "fighters: [{id: a, unit: ape, count: 9}]\n"
    assert moor.labels(text, "MIGHT") == ["Ape: 5 instead of 9", "remove Ape"]


def test_a_second_currency_is_met_by_as_many_fewer_as_it_takes(moor: Moor) -> None:
    text = "limit: {coins: 900, grace: 5}\nfighters: [{id: a, unit: ape, count: 5}]\n"
    assert moor.labels(text, "GRACE") == ["Ape: 2 instead of 5", "remove Ape"]


def test_two_fighters_go_together_where_one_is_not_enough(moor: Moor) -> None:
    text = "limit: {coins: 10}\nfighters: [{unit: ape}, {unit: ape}, {unit: ape}]\n"
    assert moor.labels(text, "COINS")[0] == "remove Ape 1 and Ape 2"


@pytest.mark.parametrize("code", ["HALF", "FEW"])
def test_a_share_that_shrinks_with_what_is_taken_away_is_met_all_the_same(
    moor: Moor, code: str
) -> None:
    others = "{id: o, unit: ape, count: 9}"
    text = f"fighters: [{{id: a, unit: ape, count: 9, with: [pike], name: Al}}, {others}]\n"
    assert "Al: 3 instead of 9" in moor.labels(text, code)
    moor.after(text, code, "Al: 3 instead of 9")


def test_what_sets_a_value_otherwise_is_laid_down_before_the_fighter_goes(moor: Moor) -> None:
    text = "fighters: [{id: a, unit: ape, with: [boots, skates, skates, wind]}]\n"
    _, finding = moor.found(text, "CONFLICTING-SET")
    assert finding.message == 'Ape: Speed is set by Boots and Skates; the better, 9", holds'
    assert [repair.label for repair in finding.repairs] == [
        "remove Boots from Ape",
        "remove 2 × Skates from Ape",
    ]


def test_of_three_that_set_a_value_one_less_is_not_enough(moor: Moor) -> None:
    text = "fighters: [{id: a, unit: ape, with: [boots, skates, wings]}]\n"
    for label in moor.labels(text, "CONFLICTING-SET"):
        moor.after(text, "CONFLICTING-SET", label)


def test_who_must_keep_what_is_too_much_is_fewer_or_goes(moor: Moor) -> None:
    text = "fighters: [{id: a, unit: ape, count: 9, with: [pin]}, {id: o, unit: ape, name: Od}]\n"
    assert moor.labels(text, "PINS") == ["Ape: 2 instead of 9", "remove Ape"]
