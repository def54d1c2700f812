"""What is missing is given to those who may take it, or comes with somebody who is hired for it."""

from __future__ import annotations

from pathlib import Path

from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}, fame: {name: Fame, limit: optional}}
classes: {card: {name: Card, plural: Cards}}
units:
  rat: {name: Rat, plural: Rats, cost: 3, options: []}
  cart: {name: Cart, plural: Carts, cost: 4, options: [class:card], max: {warband: 1}}
  barge: {name: Barge, plural: Barges, cost: 9, options: [class:card]}
actions:
  columns: [name, class, cost]
  boast: [Boast, card, {fame: 1}]
  feint: [Feint, card, {fame: 1}]
  march: [March, card, 0]
  rest: [Rest, card, 0]
"""
DECK = """
limits:
  - {id: DECK, count: class:card, min: 4}
  - {id: TWICE, count: class:card, each: item, max: 2}
"""


def test_what_is_missing_goes_to_who_may_take_it_however_far_down_he_stands(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DECK, GAME)
    rats = ", ".join(["{unit: rat}"] * 9)
    text = f"fighters: [{rats}, {{unit: cart, with: [march, march, rest]}}]\n"
    assert moor.labels(text, "DECK")[0] == "add Rest to Cart"


def test_a_few_of_each_are_added_where_one_of_each_is_too_few(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DECK, GAME)
    assert moor.labels("fighters: [{unit: cart}]\n", "DECK") == [
        "add 2 × March and 2 × Rest to Cart",
        "add March, Rest, Boast and Feint to Cart",
    ]


def test_what_a_fighter_has_none_of_comes_first(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DECK, GAME)
    text = "fighters: [{unit: cart, with: [march, march]}]\n"
    assert "add 2 × Rest to Cart" in moor.labels(text, "DECK")


def test_who_may_take_what_is_missing_is_hired_with_it(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DECK, GAME)
    text = "fighters: [{unit: rat}]\n"
    label = "hire Cart with 2 × March and 2 × Rest"
    assert moor.labels(text, "DECK")[0] == label
    hired = moor.after(text, "DECK", label).fighters[1]
    assert (hired.unit, [(pick.item, pick.count) for pick in hired.with_]) == (
        "cart",
        [("march", None), ("march", None), ("rest", None), ("rest", None)],
    )


def test_nobody_is_hired_where_somebody_there_may_take_it(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DECK, GAME)
    labels = moor.labels("fighters: [{unit: rat}, {unit: barge}]\n", "DECK")
    assert labels
    assert not any("hire" in label for label in labels)
