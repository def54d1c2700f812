"""No repair makes anything else worse: not what has numbers, nor what only has owners."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check
from tests.check.repaired import Moor

NOISE = """
wargear:
  columns: [name, class, cost]
  horn: [Horn, noise, 1]
  drum: [Drum, noise, 2]
  pipe: [Pipe, noise, 3]
classes: {noise: {name: Noise}}
limits:
  - {id: NOISE, for: unit:rat, count: class:noise, min: 1, too_few: illegal}
"""
HORN = "wargear: {horn: {name: Horn, cost: 1}}\n"
TWO = "{id: a, name: Al, unit: rat, with: [horn]}, {id: b, name: Bo, unit: rat}"


def test_nobody_becomes_one_more_of_a_forbidden_pair(tmp_path: Path) -> None:
    moor = Moor(tmp_path, NOISE + "  - {id: APART, with: has horn, excludes: has drum}\n")
    text = f"fighters: [{TWO}, {{id: c, name: Cy, unit: rat, with: [drum]}}]\n"
    assert set(moor.found(text, "APART")[1].cause) == {"a", "c"}
    assert moor.labels(text, "NOISE") == ["add Pipe to Bo"]


def test_no_second_value_fails_where_each_is_bounded(tmp_path: Path) -> None:
    moor = Moor(tmp_path, NOISE + "  - {id: EACH, count: class:noise, each: item, max: 1}\n")
    # Two horns are one too many. A second drum would be as bad, though the number be no higher.
    others = "{id: c, name: Cy, unit: rat, with: [horn]}, {name: Di, unit: rat, with: [drum]}"
    assert moor.labels(f"fighters: [{TWO}, {others}]\n", "NOISE") == ["add Pipe to Bo"]


DEAR = """  - {id: COINS, sum: coins, max: {limit: coins}}
  - {id: SILENT, count: horn, max: 0}
"""


def test_over_the_limit_nothing_more_is_spent_where_it_can_be_helped(tmp_path: Path) -> None:
    moor = Moor(tmp_path, NOISE.replace("min: 1, too_few: illegal", "max: 1") + DEAR)
    text = f"limit: {{coins: %d}}\nfighters: [{TWO}]\n"
    rich = ["swap Horn for Drum on Al", "swap Horn for Pipe on Al", "remove Horn from Al"]
    assert sorted(moor.labels(text % 9, "SILENT")) == sorted(rich)
    assert moor.labels(text % 6, "SILENT") == ["remove Horn from Al"]


def test_where_nothing_else_helps_what_it_costs_is_told(tmp_path: Path) -> None:
    moor = Moor(tmp_path, NOISE + DEAR)
    _, finding = moor.found(f"limit: {{coins: 5}}\nfighters: [{TWO}]\n", "NOISE")
    told = [(one.label, one.total_after["coins"]) for one in finding.repairs]
    assert told == [("add Drum to Bo", 9), ("add Pipe to Bo", 10)]


EXACT = """
squads: {team: {name: Team}}
limits:
  - {id: PAIRS, count: [rat, brute], each: unit, exactly: 2}
  - {id: TEAMS, count: squad:team, each: squad, exactly: 2}
"""


@pytest.fixture
def exact(tmp_path: Path) -> Moor:
    return Moor(tmp_path, EXACT)


def offered(moor: Moor, text: str, code: str) -> dict[str, list[str]]:
    """What each finding of a code says, and what is offered for it."""
    roster, _ = moor.found(text, code)
    findings = check(build(roster, moor.catalog), moor.catalog)
    return {
        one.message: [repair.label for repair in one.repairs]
        for one in findings
        if one.code == code
    }


def test_too_many_of_one_and_too_few_of_another_are_mended_together(exact: Moor) -> None:
    text = "fighters: [{id: r, unit: rat, count: 3}, {id: b, unit: brute}]\n"
    assert offered(exact, text, "PAIRS") == {
        "Rat: 3; at most 2. 1 too many. Brute: 1; at least 2. 1 more.": [
            "Rat: 2 instead of 3 and hire Brute"
        ],
    }


def test_what_mends_both_at_once_comes_first(exact: Moor) -> None:
    teams = "[{id: one, type: team, name: First}, {id: two, type: team, name: Second}]"
    who = {"Ro": "one", "Bo": "one", "Cy": "one", "Di": "two"}
    fighters = ", ".join(f"{{name: {name}, unit: rat, squad: {id_}}}" for name, id_ in who.items())
    text = f"squads: {teams}\nfighters: [{fighters}]\n"
    assert offered(exact, text, "TEAMS") == {
        "First: 3; at most 2. 1 too many. Second: 1; at least 2. 1 more.": [
            "put Bo in Second",
            "put Cy in Second",
            "put Ro in Second",
        ],
    }


HOUSES = """
keywords:
  red: {name: Red, family: house}
  blue: {name: Blue, family: house}
  green: {name: Green, family: house}
units: {guard: {name: Guard, plural: guards, cost: 5, keywords: [red]}}
switches: {house: {kind: choice, name: House, from: family:house}}
limits:
  - {id: OWN, sum: coins, of: "chosen:house", min: {percent: 60, of: spent}}
"""


def test_too_little_of_one_house_is_not_mended_by_too_little_of_another(tmp_path: Path) -> None:
    labels = Moor(tmp_path, HOUSES).labels(
        "switches: {house: blue}\nfighters: [{unit: guard, count: 3}]\n", "OWN"
    )
    assert "set House to red" in labels
    assert "set House to green" not in labels


def test_of_what_is_too_few_beside_too_many_still_less_is_no_new_fault(tmp_path: Path) -> None:
    moor = Moor(tmp_path, EXACT + "  - {id: QUIET, if: horn, count: brute, max: 0}\n" + HORN)
    text = "fighters: [{unit: rat, count: 3, with: [horn]}, {unit: brute}]\n"
    assert "remove Brute" in moor.labels(text, "QUIET")


LEVELS = """
characteristics: {lore: {name: Lore, default: 0}}
upgrades: {level: {name: Level, cost: 2, effects: [{modify: lore, add: 1}], max: {fighter: 1}}}
skills: {hex: {name: Hex, plural: Hexes}, ward: {name: Ward, plural: Wards}}
limits:
  - {id: SPELLS, for: fighters, count: kind:skill, max: {value: lore}}
"""


def test_who_would_have_to_go_stays_where_two_things_may(tmp_path: Path) -> None:
    """Without the second level one of the two skills is too many."""
    moor = Moor(tmp_path, LEVELS)
    text = "fighters: [{name: Al, unit: rat, with: [level, level, hex, ward]}]\n"
    assert moor.labels(text, "max-level")[:2] == [
        "remove Level and Hex from Al",
        "remove Level and Ward from Al",
    ]


SCHOOLS = """
classes: {school: {name: School}}
upgrades:
  columns: [name, class, cost]
  ember: [Ember, school, 1]
  tide: [Tide, school, 1]
  gale: [Gale, school, 1]
skills: {flood: {name: Flood}}
limits:
  - {id: OPPOSED, in: fighter, with: ember, excludes: flood}
"""


def test_nobody_swaps_what_he_has_learned_for_what_he_knows_already(tmp_path: Path) -> None:
    moor = Moor(tmp_path, SCHOOLS)
    labels = moor.labels(
        "fighters: [{name: Al, unit: rat, with: [ember, tide, flood]}]\n", "OPPOSED"
    )
    assert "swap Ember for Gale on Al" in labels
    assert "swap Ember for Tide on Al" not in labels
