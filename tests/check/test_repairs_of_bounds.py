"""Repairs by what a bound is worked out of, and by what only a change makes wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

BOUNDS = """
characteristics:
  men: {name: Men, default: 0}
  arms: {name: Arms, default: 1}
  seats: {name: Seats, of: item}
wargear:
  columns: [name, cost, seats, effects]
  barrow: [Barrow, 2, 3, -]
  wagon: [Wagon, 4, 12, -]
armour: {strap: {name: Strap, cost: 1, effects: [{modify: arms, add: 1}]}}
weapons: {gun: {name: Gun, cost: 3}}
units: {crew: {name: Crew, plural: crews, cost: 5, profile: {men: 5}}}
limits:
  - {id: ROOM, for: has kind:wargear, sum: men, max: {best: seats, of: kind:wargear}}
  - {id: CART, in: fighter, count: kind:wargear, max: 1}
  - {id: ARMS, for: unit:crew, count: gun, max: {value: arms}}
"""


@pytest.fixture
def bounds(tmp_path: Path) -> Moor:
    return Moor(tmp_path, BOUNDS)


def test_what_sets_a_bound_too_low_goes_or_makes_way_for_more(bounds: Moor) -> None:
    text = "fighters: [{id: c, unit: crew, with: [barrow]}]\n"
    assert bounds.labels(text, "ROOM") == [
        "remove Barrow from Crew",
        "swap Barrow for Wagon on Crew",
        "remove Crew",
    ]
    bounds.after(text, "ROOM", "swap Barrow for Wagon on Crew")


def test_an_item_that_raises_the_value_of_a_bound_is_added(bounds: Moor) -> None:
    text = "fighters: [{id: c, unit: crew, with: [gun, gun]}]\n"
    assert bounds.labels(text, "ARMS") == ["add Strap to Crew", "remove Gun from Crew"]
    bounds.after(text, "ARMS", "add Strap to Crew")


GAINED = """
keywords: {wise: {name: Wise}}
traits: {own: {name: Own, plural: spells of its own}}
classes: {day: {name: Day}, night: {name: Night}}
skills: {columns: [name, class], sun: [Sun, day], moon: [Moon, night]}
units: {mage: {name: Mage, plural: mages, cost: 5, keywords: [wise]}}
limits: [{id: OWN, for: unit:mage, count: trait:own, min: 1}]
changes: [{modify: traits, of: class:night, for: keyword:wise, gain: own}]
"""


def test_an_item_is_offered_that_a_change_would_make_wanted(tmp_path: Path) -> None:
    moor = Moor(tmp_path, GAINED)
    assert moor.labels("fighters: [{id: m, unit: mage}]\n", "OWN") == ["add Moon to Mage"]


SPELLS = """
classes: {day: {name: Day}, night: {name: Night}}
skills: {columns: [name, class], a: [A, day], b: [B, day], c: [C, night], d: [D, night]}
limits:
  - {id: ONCE, in: fighter, count: kind:skill, each: item, max: 1}
"""


def test_several_different_items_are_added_at_once(tmp_path: Path) -> None:
    own = "  - {id: OWN, for: unit:rat, count: kind:skill, exactly: 4}\n"
    moor = Moor(tmp_path, SPELLS + own)
    text = "fighters: [{id: r, unit: rat}]\n"
    assert moor.labels(text, "OWN") == ["add A, B, C and D to Rat"]
    moor.after(text, "OWN", "add A, B, C and D to Rat")


def test_they_are_of_different_classes_where_one_of_each_is_the_most(tmp_path: Path) -> None:
    own = "  - {id: OWN, for: unit:rat, count: kind:skill, exactly: 2}\n"
    own += "  - {id: CLASS, in: fighter, count: kind:skill, each: class, max: 1}\n"
    assert Moor(tmp_path, SPELLS + own).labels("fighters: [{id: r, unit: rat}]\n", "OWN") == [
        "add A and C to Rat"
    ]


def test_of_each_that_is_there_twice_one_is_removed(tmp_path: Path) -> None:
    moor = Moor(tmp_path, SPELLS)
    text = "fighters: [{id: r, unit: rat, with: [a, a, c, c]}]\n"
    label = "remove A and C from Rat"
    assert label in moor.labels(text, "ONCE")
    moor.after(text, "ONCE", label)


LED = """
units:
  dog: {name: Dog, plural: Dogs, cost: 2, options: []}
wargear:
  whistle: {name: Whistle, plural: Whistles, cost: 1}
  gun: {name: Gun, plural: Guns, cost: 5}
  shot: {name: Shot, plural: Shots, cost: 1}
limits:
  - {id: DOGS, count: unit:dog, max: {plus: 2, per: 1, of: has whistle}}
  - {id: SHOTS, in: fighter, count: shot, max: {plus: 2, per: 1, of: gun}}
"""


def test_who_has_what_a_bound_goes_by_are_more_where_it_is_given_to_them(tmp_path: Path) -> None:
    moor = Moor(tmp_path, LED)
    text = "fighters: [{name: Al, unit: brute}, {name: Bo, unit: rat}, {unit: dog, count: %d}]\n"
    assert moor.labels(text % 2, "DOGS")[0] == "add Whistle to Al"
    assert moor.labels(text % 3, "DOGS")[0] == "add Whistle to Al and Bo"


def test_things_that_a_bound_goes_by_are_added_to_who_has_too_much(tmp_path: Path) -> None:
    moor = Moor(tmp_path, LED)
    text = "fighters: [{name: Al, unit: brute, with: [{item: shot, count: 3}]}]\n"
    assert "add 2 × Gun to Al" in moor.labels(text, "SHOTS")


def test_what_too_few_have_is_given_to_those_who_lack_it(tmp_path: Path) -> None:
    own = "  - {id: OWN, count: has whistle and not unit:dog, min: 2}\n"
    moor = Moor(tmp_path, LED + own)
    text = "fighters: [{name: Al, unit: brute}, {name: Bo, unit: rat, with: [%s]}, {unit: dog}]\n"
    assert moor.labels(text % "", "OWN")[0] == "add Whistle to Al and Bo"
    assert moor.labels(text % "whistle", "OWN")[0] == "add Whistle to Al"


SCARS = """
characteristics: {scars: {name: Scars, default: 0}}
injuries: {lame: {name: Lame, effects: [{modify: scars, add: 1}]}}
wargear: {paint: {name: Paint, cost: 1, effects: [{modify: scars, add: 1}]}}
limits:
  - {id: SCARS, for: fighters, sum: scars, max: 2, severity: warning}
"""


def test_what_raises_a_value_too_far_is_taken_away(tmp_path: Path) -> None:
    moor = Moor(tmp_path, SCARS)
    painted = "fighters: [{name: Al, unit: rat, with: [lame, lame, paint]}]\n"
    assert moor.labels(painted, "SCARS")[0] == "remove Paint from Al"
    scarred = "fighters: [{name: Al, unit: rat, with: [lame, lame, lame]}]\n"
    assert moor.labels(scarred, "SCARS") == ["remove Al", "remove Lame from Al"]
