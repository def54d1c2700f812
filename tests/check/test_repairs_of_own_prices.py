"""What is too dear because of a player's own prices is mended by those of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

RULES = """
weapons: {bow: {name: Bow, cost: 2}}
limits: [{id: PURSE, sum: coins, max: 12}]
"""
LABEL = "take the prices of the game for Ash"


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, RULES)


def test_a_fighter_goes_back_to_the_price_of_its_unit(moor: Moor) -> None:
    text = (
        "fighters: [{id: a, name: Ash, unit: rat, price: 100}, {id: b, name: Birch, unit: brute}]"
    )
    assert moor.labels(text, "PURSE")[0] == LABEL
    mended = moor.after(text, "PURSE", LABEL)
    assert mended.fighters[0].price is None


def test_a_thing_goes_back_to_the_price_of_its_entry(moor: Moor) -> None:
    text = "fighters: [{id: a, name: Ash, unit: rat, with: [{item: bow, price: 40}]}]"
    mended = moor.after(text, "PURSE", LABEL)
    assert mended.fighters[0].with_[0].price is None


def test_prices_below_those_of_the_game_stay(moor: Moor) -> None:
    rats = ", ".join(f"{{id: r{at}, name: Rat {at}, unit: rat}}" for at in range(5))
    text = f"fighters: [{{id: a, name: Ash, unit: brute, price: 1}}, {rats}]"
    assert not [one for one in moor.labels(text, "PURSE") if "prices of the game" in one]
