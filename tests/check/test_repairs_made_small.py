"""Repairs of several edits: none of them is needless, and alike names are told apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

CARTS = """
characteristics: {men: {name: Men, default: 0}, seats: {name: Seats, of: item}}
traits: {cart: {name: Cart, plural: carts}}
wargear:
  columns: [name, cost, seats, traits]
  man: [Man, 1, -, -]
  barrow: [Barrow, 2, 3, [cart]]
  wagon: [Wagon, 4, 12, [cart]]
weapons: {gun: {name: Gun, cost: 9}}
units:
  crew: {name: Crew, plural: crews, cost: 5, profile: {men: 5}}
  ox: {name: Ox, plural: oxen, cost: 2}
limits:
  - {id: GUNNERS, for: has gun, sum: men, min: 6, too_few: illegal}
  - {id: ROOM, for: has trait:cart, sum: men, max: {best: seats, of: trait:cart}}
  - {id: CART, in: fighter, count: trait:cart, max: 1}
changes: [{id: men, modify: men, for: has man, add: 1, times: {of: man}}]
"""


@pytest.fixture
def carts(tmp_path: Path) -> Moor:
    return Moor(tmp_path, CARTS)


def test_nothing_is_added_only_to_be_mended(carts: Moor) -> None:
    # With the barrow there is no room for a sixth man, beside a wagon it is one cart too many.
    text = "fighters: [{id: c, unit: crew, with: [gun, barrow]}, {id: o, unit: ox}]\n"
    labels = carts.labels(text, "GUNNERS")
    assert labels == ["swap Barrow for Man on Crew", "remove Gun from Crew"]
    mended = carts.after(text, "GUNNERS", labels[0])
    assert [pick.item for pick in mended.fighters[0].with_] == ["gun", "man"]


LOUD = """
characteristics: {men: {name: Men, default: 0}}
wargear: {wagon: {name: Wagon, cost: 4}}
armour: {drum: {name: Drum, cost: 1}}
units: {crew: {name: Crew, plural: crews, cost: 5, profile: {men: 5}}}
limits:
  - {id: CREW, for: unit:crew, sum: men, min: 5, too_few: illegal}
  - {id: LOUD, in: fighter, with: wagon, excludes: drum}
changes: [{modify: men, for: has drum, add: -1}]
"""


def test_an_edit_that_the_next_makes_needless_is_left_out(tmp_path: Path) -> None:
    # That the drum may go is only thought of because a wagon, which helps nothing, forbids it.
    moor = Moor(tmp_path, LOUD)
    text = "fighters: [{id: c, unit: crew, with: [drum]}]\n"
    assert moor.labels(text, "CREW") == ["remove Drum from Crew"]


TURRETS = """
slots: {front: {name: Front}, rear: {name: Rear}}
characteristics: {room: {name: Room}, bulk: {name: Bulk, of: item}}
traits: {fixed: {name: Fixed}}
weapons: {gun: {name: Gun, cost: 2, profile: {bulk: 1}, traits: [fixed]}}
units:
  car:
    {name: Car, plural: cars, cost: 9, profile: {room: 1}, slots: [{id: SIDE, names: [front, rear], takes: trait:fixed, min: 0}]}
limits: [{id: BULK, for: fighters, sum: bulk, of: items, max: {value: room}}]
"""


def test_of_two_items_with_one_name_the_place_is_said(tmp_path: Path) -> None:
    moor = Moor(tmp_path, TURRETS)
    text = "fighters: [{id: c, unit: car, with: [gun@front, gun@rear]}]\n"
    assert moor.labels(text, "BULK")[:2] == [
        "remove Gun (front) from Car",
        "remove Gun (rear) from Car",
    ]
    mended = moor.after(text, "BULK", "remove Gun (front) from Car")
    assert [pick.slot for pick in mended.fighters[0].with_] == ["rear"]
