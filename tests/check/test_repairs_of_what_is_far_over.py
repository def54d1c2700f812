"""What is far over a limit is mended by many edits together: no more than it takes, the nearest."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from schemas.roster import Roster
from tests.check.repaired import Moor

MORE = """
wargear:
  columns: [name, cost]
  drum: [Drum, 2]
  horn: [Horn, 1]
units:
  ox: {name: Ox, plural: oxen, cost: 4}
limits:
  - {id: COINS, sum: coins, max: {limit: coins}}
  - {id: NAMES, count: fighters, each: name, max: 1}
  - {id: DRUMS, count: drum, max: 3}
  - {id: RATS, count: unit:rat, max: 4}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, MORE)


def many(number: int, entry: str) -> str:
    return ", ".join(f"{{{entry}}}" for _ in range(number))


def units(roster: Roster) -> list[str]:
    return [fighter.unit for fighter in roster.fighters]


def test_as_many_go_as_must_and_it_is_said_once_what_is_done_with_them(moor: Moor) -> None:
    text = f"limit: {{coins: 20}}\nfighters: [{many(10, 'unit: brute')}]\n"
    label = "remove Brute 10, Brute 9, Brute 8, Brute 7, Brute 6, Brute 5, Brute 4 and Brute 3"
    assert moor.labels(text, "COINS") == [label]
    assert units(moor.after(text, "COINS", label)) == ["brute"] * 2


def test_of_the_fewest_the_nearest_go(moor: Moor) -> None:
    text = f"limit: {{coins: 24}}\nfighters: [{many(5, 'unit: brute')}, {many(3, 'unit: rat')}]\n"
    # 54 less 24 is 30: four brutes are enough, and so are three and a rat.
    (label,) = moor.labels(text, "COINS")
    assert label == "remove Brute 5, Brute 4, Brute 3 and Rat 3"
    after = moor.found(text, "COINS")[1].repairs[0].total_after
    assert after == {"coins": 24}


def test_where_three_who_go_are_enough_a_way_without_them_is_the_last(moor: Moor) -> None:
    text = f"limit: {{coins: 26}}\nfighters: [{many(8, 'unit: rat, with: [drum]')}]\n"
    *gone, kept = moor.labels(text, "COINS")
    assert gone == [
        "remove Rat 1, Rat 2 and Rat 3",
        "remove Rat 1, Rat 2 and Rat 4",
    ]
    assert kept == "remove Drum from Rat 8, Rat 7, Rat 6, Rat 5, Rat 4, Rat 3 and Rat 2"
    assert len(moor.after(text, "COINS", kept).fighters) == 8


def test_of_what_is_carried_no_more_goes_than_is_too_much(moor: Moor) -> None:
    text = f"fighters: [{many(9, 'unit: brute, with: [drum]')}]\n"
    label = moor.labels(text, "DRUMS")[0]
    assert (
        label
        == "remove Drum from " + ", ".join(f"Brute {n}" for n in (9, 8, 7, 6, 5)) + " and Brute 4"
    )
    left = [len(fighter.with_) for fighter in moor.after(text, "DRUMS", label).fighters]
    assert sum(left) == 3


def test_models_of_a_line_go_before_the_line_where_that_is_nearer(moor: Moor) -> None:
    names = ", ".join(f"{{unit: rat, name: R{n}, count: 3}}" for n in range(5))
    assert moor.labels(f"fighters: [{names}]\n", "RATS") == [
        "R3: 1 instead of 3 and remove R0, R1 and R2"
    ]


def test_who_would_leave_too_few_of_his_kind_is_spared(tmp_path: Path) -> None:
    moor = Moor(tmp_path, MORE + "  - {id: OXEN, count: unit:ox, min: 3, too_few: illegal}\n")
    text = f"limit: {{coins: 15}}\nfighters: [{many(3, 'unit: ox')}, {many(6, 'unit: rat')}]\n"
    # Oxen cost more, but two would be too few.
    (label,) = moor.labels(text, "COINS")
    assert label == "remove Rat 6, Rat 5, Rat 4, Rat 3 and Rat 2"


def test_who_has_a_role_is_spared_where_others_are_enough(moor: Moor) -> None:
    boss = "{unit: rat, role: boss, with: [drum, horn]}"
    text = f"limit: {{coins: 16}}\nfighters: [{boss}, {many(8, 'unit: rat')}]\n"
    assert moor.labels(text, "COINS")[0] == "remove Rat 9, Rat 8, Rat 7, Rat 6 and Rat 5"


ANNAS = (
    "{id: a, name: Anna, unit: brute}",
    "{id: b, name: Anna, unit: rat, role: boss}",
    "{id: c, name: Anna, unit: rat}",
    "{id: d, name: Bo, unit: rat, with: [horn]}",
    "{id: e, name: bo, unit: rat}",
)


def test_of_a_name_the_fewest_go_in_whatever_order_they_were_hired(moor: Moor) -> None:
    for fighters in list(permutations(ANNAS))[::7]:
        text = f"fighters: [{', '.join(fighters)}]\n"
        (repair,) = moor.found(text, "NAMES")[1].repairs
        # The cheapest of each, but who has no role before who has one.
        assert {change.fighter for change in repair.changes} == {"b", "c", "e"}


def test_who_is_over_in_several_ways_goes_once(tmp_path: Path) -> None:
    game = (
        "system: {id: moor, name: Moor, version: 1.0.0}\n"
        "cost_types: {coins: {name: Coins}}\n"
        "wargear: {hook: {name: Hook}, oar: {name: Oar}}\n"
        "units: {ox: {name: Ox, cost: 1, kit: [hook, oar], fixed: [hook, oar]}}\n"
        "limits: [{id: EACH, count: items, each: item, max: 2}]\n"
    )
    moor = Moor(tmp_path, "", game)
    text = "fighters: [{id: a, unit: ox, count: 5, with: [oar]}]\n"
    assert moor.labels(text, "EACH") == ["remove Ox"]
    assert moor.after(text, "EACH", "remove Ox").fighters == []
