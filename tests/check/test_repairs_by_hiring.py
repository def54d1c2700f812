"""Repairs that hire: by price, by the sizes that are sold, into squads, and for whom a bound goes by."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.check.wishes.asked import Asked
from schemas.roster import Roster
from schemas.yaml import read_yaml
from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: required}, grace: {name: Grace, limit: optional}}
"""
SPENT = """
units:
  guard: {name: Guard, plural: Guards, cost: {models: {4: 1, 8: 2}, exact: yes}}
  rat: {name: Rat, plural: Rats, cost: 2}
  monk: {name: Monk, plural: Monks, cost: {coins: 1, grace: 3}}
limits:
  - {id: SPENT, sum: coins, exactly: {limit: coins}}
  - {id: GRACE, sum: grace, min: 5}
  - {id: LINES, count: guard, by: entry, min: 3}
  - {id: MEN, count: guard, min: 5}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, SPENT, GAME)


def test_what_is_unspent_is_hired_for_by_price_and_by_the_sizes_that_are_sold(moor: Moor) -> None:
    text = "limit: {coins: 6}\nfighters: [{unit: guard, count: 8}]\n"
    labels = moor.labels(text, "SPENT")
    # At one price, the monks come first: they make up what is missing of the other currency too.
    assert labels == ["hire 4 Monks", "hire 2 Rats", "hire 2 × 8 Guards"]
    mended = moor.after(text, "SPENT", "hire 2 × 8 Guards")
    assert [fighter.count for fighter in mended.fighters] == [8, 8, 8]


def test_a_second_currency_is_made_up_by_its_own_prices(moor: Moor) -> None:
    assert moor.labels("limit: {coins: 9}\nfighters: [{unit: rat}]\n", "GRACE") == ["hire 2 Monks"]


def test_roster_lines_that_are_missing_are_hired_one_by_one(moor: Moor) -> None:
    text = "limit: {coins: 9}\nfighters: [{unit: guard, count: 8}]\n"
    assert moor.labels(text, "LINES") == ["hire 2 × 4 Guards"]


def test_models_that_are_missing_come_in_sizes_that_are_sold(moor: Moor) -> None:
    text = "limit: {coins: 9}\nfighters: [{unit: rat}]\n"
    assert moor.labels(text, "MEN") == ["hire 8 Guards"]


HOMES = """
squads: {team: {name: Team}}
units:
  rat: {name: Rat, plural: Rats, cost: 1, max: {squad: 1}}
  boss: {name: Boss, cost: 5}
limits:
  - {id: HOME, count: fighters and not squad:team, max: 0}
  - {id: BOSS, count: boss, min: 1}
  - {id: RATS, count: rat, min: 2}
"""


def test_who_must_be_in_a_squad_is_hired_into_one(tmp_path: Path) -> None:
    moor = Moor(tmp_path, HOMES, GAME)
    text = (
        "limit: {coins: 99}\nsquads: [{id: one, type: team, name: First}]\n"
        "fighters: [{id: r, unit: rat, squad: one}]\n"
    )
    assert moor.labels(text, "BOSS") == ["hire Boss into First", "hire Boss in a new team"]
    assert moor.labels(text, "RATS") == ["hire Rat in a new team"]
    mended = moor.after(text, "RATS", "hire Rat in a new team")
    assert [fighter.squad for fighter in mended.fighters] == ["one", "team"]


RATIOS = """
squads: {team: {name: Team}}
units:
  drone: {name: Drone, plural: Drones, cost: 1}
  smith: {name: Smith, plural: Smiths, cost: 9}
  saint: {name: Saint, plural: Saints, cost: 1}
  pilgrim: {name: Pilgrim, plural: Pilgrims, cost: 1}
limits:
  - {id: DRONES, count: drone, max: {plus: 2, per: 1, of: smith, at_most: 5}}
  - {id: NEAR, in: squad:team, count: drone, max: {plus: 2, per: 1, of: smith}}
  - {id: SAINTS, count: saint, by: entry, max: {per: 2, of: pilgrim, by: entry}}
"""


@pytest.fixture
def ratios(tmp_path: Path) -> Moor:
    return Moor(tmp_path, RATIOS, GAME)


def test_too_many_for_one_are_offered_more_of_the_other(ratios: Moor) -> None:
    text = "limit: {coins: 99}\nfighters: [{unit: smith}, {unit: drone, count: 5}]\n"
    assert "hire 2 Smiths" in ratios.labels(text, "DRONES")


def test_no_more_of_the_other_are_hired_where_the_bound_grows_no_further(ratios: Moor) -> None:
    text = "limit: {coins: 99}\nfighters: [{unit: smith, count: 3}, {unit: drone, count: 6}]\n"
    assert ratios.labels(text, "DRONES") == ["Drone: 5 instead of 6", "remove Drone"]


def test_lines_for_a_line_are_hired_one_by_one(ratios: Moor) -> None:
    text = "limit: {coins: 99}\nfighters: [{unit: pilgrim, count: 4}, {unit: saint}]\n"
    assert "hire Pilgrim" in ratios.labels(text, "SAINTS")


def test_for_a_squad_they_are_hired_into_it(ratios: Moor) -> None:
    text = (
        "limit: {coins: 99}\nsquads: [{id: one, type: team, name: First}]\n"
        "fighters: [{unit: smith, count: 2}, {unit: drone, squad: one}]\n"
    )
    assert "hire Smith into First" in ratios.labels(text, "NEAR")


def test_a_number_that_is_not_sold_becomes_the_next_that_is(moor: Moor) -> None:
    text = "limit: {coins: 9}\nfighters: [{name: Ro, unit: guard, count: 6}]\n"
    assert moor.labels(text, "PRICE-TABLE") == ["Ro: 8 instead of 6", "Ro: 4 instead of 6"]
    assert moor.after(text, "PRICE-TABLE", "Ro: 4 instead of 6").fighters[0].count == 4


WORSE = """
squads: {team: {name: Team}}
units: {rat: {name: Rat, plural: Rats, cost: 1}, king: {name: King, cost: 1, max: {warband: 1}}}
limits:
  - {id: HOME, count: fighters and not squad:team, max: 0}
  - {id: FEW, in: squad:team, count: fighters, max: 1}
  - {id: LED, with: rat, requires: king}
"""


def test_nothing_is_offered_that_takes_another_fault_further(tmp_path: Path) -> None:
    moor = Moor(tmp_path, WORSE, GAME)
    text = (
        "limit: {coins: 9}\nsquads: [{id: one, type: team, name: First}]\n"
        "fighters: [{name: Ro, unit: rat}, {name: Mo, unit: rat, squad: one},"
        " {name: Bo, unit: rat, squad: one}]\n"
    )
    labels = moor.labels(text, "FEW")
    assert labels[:2] == ["put Bo in a new team", "put Mo in a new team"]
    assert not any("no squad" in label for label in labels)


def test_of_what_there_can_be_one_the_name_has_no_plural(tmp_path: Path) -> None:
    moor = Moor(tmp_path, WORSE, GAME)
    text = "limit: {coins: 9}\nfighters: [{unit: rat}]\n"
    assert moor.found(text, "LED")[1].message == "The warband: Rat needs King."


def test_a_wish_is_looked_at_where_it_must_be(tmp_path: Path) -> None:
    moor = Moor(tmp_path, WORSE, GAME)
    text = "system: moor\nlimit: {coins: 9}\nfighters: []\n"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    assert Asked(roster, moor.catalog).hire("king").allowed
    full = "squads: [{id: one, type: team}]\nfighters: [{unit: king, squad: one}]\n"
    roster = Roster.model_validate(read_yaml("system: moor\n" + full, "roster").data)
    asked = Asked(roster, moor.catalog)
    assert asked.hire("rat").allowed
    assert asked.hire("king").why == ("Kings: 2; at most 1. 1 too many.",)


CHEAPER = """
limits:
  - {id: WORTH, sum: coins, of: unit:rat, min: 30}
  - {id: LINE, in: entry, count: unit:rat, max: 8}
changes:
  - {name: By the dozen, modify: coins, for: unit:rat, over: entry, multiply: 0.5}
"""


def test_more_are_hired_where_a_change_makes_them_cheaper(tmp_path: Path) -> None:
    """Ten rats at 3 would be worth 30, but cost half; twenty are three lines of seven."""
    moor = Moor(tmp_path, CHEAPER)
    assert moor.labels("fighters: [{unit: brute}]\n", "WORTH") == ["hire 3 × 7 rats"]


HALF = """
limits:
  - {id: HALF, count: unit:rat, min: {percent: 50, of: fighters, round: up}}
"""


def test_more_are_hired_where_the_bound_grows_with_them(tmp_path: Path) -> None:
    """Three of six are missing, but with three more there would be nine."""
    moor = Moor(tmp_path, HALF)
    text = "fighters: [{unit: brute, count: 3}, {unit: brute, count: 3}]\n"
    assert "hire 6 rats" in moor.labels(text, "HALF")


SHARE = """
squads: {host: {name: Host}, team: {name: Team, within: host}}
limits:
  - {id: HOME, count: fighters and not squad:team, max: 0}
  - {id: LARGE, in: "squad:team", count: fighters, max: 4}
  - {id: OWN, sum: coins, of: unit:rat, min: {percent: 50, of: spent}}
"""


def test_as_many_squads_are_hired_as_a_share_of_what_is_spent_takes(tmp_path: Path) -> None:
    """Four brutes cost 36, and rats must be half of everything: as much again."""
    moor = Moor(tmp_path, SHARE)
    text = (
        "squads: [{id: h, type: host}, {id: t, type: team, within: h}]\n"
        "fighters: [{unit: brute, count: 4, squad: t}]\n"
    )
    (label,) = moor.labels(text, "OWN")
    assert label == "hire 3 × 4 rats in a new team"
    mended = moor.after(text, "OWN", label)
    assert [fighter.squad for fighter in mended.fighters[1:]] == ["team", "team-2", "team-3"]
