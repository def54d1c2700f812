"""What is too much in one place is moved to another that has room; what that costs is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build
from schemas.roster import Roster
from schemas.yaml import read_yaml
from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}}
slots: {front: {name: Front}, rear: {name: Rear}, side: {name: Side}}
"""
GUNS = "id: GUNS, names: [front, rear, side], takes: class:big"
CARS = f"""
classes: {{big: {{name: Big}}}}
weapons:
  gun: {{name: Gun, cost: 5, class: big}}
  bow: {{name: Bow, cost: 3, class: big}}
units:
  car: {{name: Car, plural: cars, cost: 9, kit: [gun@front], slots: [{{{GUNS}, max: 1}}]}}
  ark: {{name: Ark, plural: arks, cost: 9, slots: [{{{GUNS}, exactly: 1}}]}}
  hulk: {{name: Hulk, plural: hulks, cost: 9, kit: [gun], slots: [{{{GUNS}, max: 1}}]}}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, CARS, GAME)


def offered(moor: Moor, fighter: str) -> dict[str, int]:
    """What is offered, and the total after it."""
    _, finding = moor.found(f"fighters: [{{{fighter}}}]\n", "GUNS")
    return {one.label: int(one.total_after["coins"] or 0) for one in finding.repairs}


def test_one_of_two_in_a_place_is_put_in_each_that_is_empty(moor: Moor) -> None:
    assert offered(moor, "unit: car, with: [bow@front]") == {
        "put Bow of Car in rear": 12,
        "put Bow of Car in side": 12,
        "remove Gun from Car": 12,
    }
    mended = moor.after("fighters: [{unit: car, with: [bow@front]}]\n", "GUNS",
                        "put Bow of Car in side")  # fmt: skip
    assert [pick.item for pick in mended.fighters[0].with_] == ["bow@side"]


def test_what_is_too_much_goes_where_something_is_missing(moor: Moor) -> None:
    found = offered(moor, "unit: ark, with: [gun@front, bow@front, bow@rear]")
    assert list(found)[:2] == ["put Bow (front) of Ark in side", "put Gun of Ark in side"]
    assert set(found.values()) == {20}


def test_several_that_are_too_many_are_each_moved(moor: Moor) -> None:
    found = offered(moor, "unit: ark, with: [{item: bow@front, count: 3}]")
    assert next(iter(found)) == "put Bow of Ark in rear and side"


def test_a_free_piece_of_the_kit_is_bought_where_it_is_moved_and_that_is_said(moor: Moor) -> None:
    assert offered(moor, "unit: hulk") == {
        "remove Gun from Hulk": 9,
        "put Gun of Hulk in front, no longer free": 14,
        "put Gun of Hulk in rear, no longer free": 14,
    }


SHIP = """
classes: {big: {name: Big}}
weapons:
  gun: {name: Gun, cost: 5, class: big}
  bow: {name: Bow, cost: 3, class: big}
units:
  ship:
    name: Ship
    plural: Ships
    cost: 9
    slots:
      - {id: ENDS, names: [front, rear], takes: class:big, max: 1}
      - {id: SIDES, names: [side], takes: class:big, max: 2}
"""


@pytest.fixture
def sea(tmp_path: Path) -> Moor:
    return Moor(tmp_path, SHIP, GAME)


def test_a_place_of_one_group_is_none_that_another_misses(sea: Moor) -> None:
    fits = "fighters: [{unit: ship, with: [gun@front, bow@side, gun@side]}]\n"
    assert sea.codes(fits) == []
    crowded = "fighters: [{unit: ship, with: [gun@front, bow@side, gun@side, gun@side]}]\n"
    assert sea.codes(crowded) == ["SIDES"]


def test_what_is_put_nowhere_may_go_to_the_places_of_all_groups(sea: Moor) -> None:
    text = "fighters: [{unit: ship, with: [gun@front, bow]}]\n"
    assert sea.codes(text) == ["ENDS"]
    _, finding = sea.found(text, "ENDS")
    assert finding.message == "Ship: Bow has no place; choose front, rear or side"
    assert sea.labels(text, "ENDS") == [
        "put Bow of Ship in rear",
        "put Bow of Ship in side",
        "remove Bow from Ship",
    ]


def test_several_that_are_put_nowhere_are_each_given_a_place(sea: Moor) -> None:
    text = "fighters: [{unit: ship, with: [gun, bow]}]\n"
    assert sea.labels(text, "ENDS")[0] == "put Gun of Ship in front and put Bow of Ship in rear"


def test_all_places_are_those_that_take_it(tmp_path: Path) -> None:
    hold = "- {names: [hold, deck], takes: class:small}\n      - {id: ENDS"
    classes = "classes: {big: {name: Big}, small: {name: Small}}"
    game = SHIP.replace("- {id: ENDS", hold).replace("classes: {big: {name: Big}}", classes)
    cargo = "armour: {crate: {name: Crate, class: small}}\n"
    places = "slots: {hold: {name: Hold}, deck: {name: Deck}}\n"
    moor = Moor(tmp_path, game + cargo, GAME.replace("slots: {", places.strip()[:-1] + ", "))
    text = "system: moor\nfighters: [{unit: ship, with: [gun@all, crate@all]}]\n"
    (ship,) = build(Roster.model_validate(read_yaml(text, "r").data), moor.catalog).fighters
    assert [item.word for item in ship.items] == [
        "gun@front",
        "gun@rear",
        "gun@side",
        "crate@hold",
        "crate@deck",
    ]
