"""Repairs of what a player has to choose, and of words that were mistyped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import GAME, Moor

HOUSES = """
keywords: {a: {name: Ash, family: kin}, b: {name: Birch, family: kin}, c: {name: Cedar, family: kin}, d: {name: Elm, family: kin}}
sizes: {big: {name: Big, coins: 40}, small: {name: Small, coins: 10}}
switches:
  house: {kind: choice, name: House, from: family:kin, must: yes}
  weather: {kind: mode, name: Weather, default: dry, choices: {dry: {}, wet: {limits: [{id: WET, count: unit:rat, max: 0}]}}}
limits:
  - {id: SHARE, sum: coins, of: unit:brute, max: {percent: 50, of: limit}}
  - {id: OF-HOUSE, count: chosen:house, max: 0}
"""
RAT = "fighters: [{id: r, unit: rat}]\n"


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, HOUSES)


def test_each_choice_of_a_switch_that_must_be_settled_is_offered(moor: Moor) -> None:
    labels = [f"choose {name}" for name in ("Ash", "Birch", "Cedar", "Elm")]
    assert moor.labels(RAT, "CHOOSE-HOUSE") == labels
    assert moor.after(RAT, "CHOOSE-HOUSE", "choose Cedar").switches == {"house": "c"}


def test_a_choice_that_makes_the_roster_illegal_is_not(tmp_path: Path) -> None:
    more = HOUSES.replace(
        "OF-HOUSE, count: chosen:house", "NO-B, count: fighters, if: {chosen: {house: b}}"
    )
    labels = Moor(tmp_path, more).labels(RAT, "CHOOSE-HOUSE")
    assert labels == ["choose Ash", "choose Cedar", "choose Elm"]


def test_another_choice_is_offered_where_somebody_is_an_enemy_of_the_chosen_one(
    tmp_path: Path,
) -> None:
    more = HOUSES.replace("must: yes}", "must: yes, toward: {a: {foe: [b, c]}, b: {foe: c}}}")
    more += "  - {id: FOES, count: foe:house, max: 0}\n"
    more += "units: {imp: {name: Imp, cost: 1, keywords: [b]}}\n"
    moor = Moor(tmp_path, more)
    text = "switches: {house: a}\nfighters: [{id: i, unit: imp}]\n"
    labels = moor.labels(text, "FOES")
    assert labels == ["remove Imp", "set House to c", "set House to d"]
    assert moor.after(text, "FOES", "set House to c").switches == {"house": "c"}


def test_a_size_is_chosen_the_smallest_first(moor: Moor) -> None:
    assert moor.labels(RAT, "CHOOSE-SIZE") == ["choose Small (10)", "choose Big (40)"]
    assert moor.after(RAT, "CHOOSE-SIZE", "choose Small (10)").size == "small"


def test_a_figure_of_ones_own_becomes_a_named_size(tmp_path: Path) -> None:
    moor = Moor(tmp_path, HOUSES, GAME.replace("1.0.0}", "1.0.0, sizes_only: yes}"))
    text = RAT + "limit: {coins: 25}\n"
    assert moor.labels(text, "NAMED-SIZE") == ["choose Small (10)", "choose Big (40)"]
    mended = moor.after(text, "NAMED-SIZE", "choose Big (40)")
    assert (mended.size, mended.limit) == ("big", None)


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("size: bigg", ["choose Big (40)", "choose Small (10)", "choose no size"]),
        ("switches: {wether: wet}", ["leave out the switch `wether`"]),
        ("switches: {wether: dry}", ["leave out the switch `wether`", "set `weather` to `dry`"]),
        ("switches: {weather: dyr}", ["set `weather` to `dry`", "leave `weather` at its default"]),
        ("limit: {coin: 10}", ["take `coins` for `coin`", "leave out the limit of `coin`"]),
    ],
)
def test_a_mistyped_choice_is_taken_as_meant_or_left_out(
    moor: Moor, said: str, labels: list[str]
) -> None:
    text = RAT + said + "\n"
    assert sorted(moor.labels(text, "UNKNOWN-ID")) == sorted(labels)
    for label in labels:
        moor.after(text, "UNKNOWN-ID", label)


def test_of_several_mistyped_words_each_is_mended_by_itself(moor: Moor) -> None:
    text = RAT + "size: bigg\nswitches: {weather: dyr}\n"
    assert moor.found(text, "UNKNOWN-ID")[1].repairs
    fighter = "fighters: [{id: r, unit: rat, role: bos, squad: s9}]\n"
    assert moor.labels(fighter, "UNKNOWN-ID")


@pytest.mark.parametrize(
    ("roles", "label", "left"),
    [
        ("[boss, scuot]", "make Rat scout", ["boss", "scout"]),
        ("[boss, scuot]", "take the role `scuot` from Rat", "boss"),
        ("[boss, scout, scuot]", "take the role `scuot` from Rat", ["boss", "scout"]),
        ("scuot", "make Rat scout", "scout"),
        ("scuot", "take the role from Rat", None),
    ],
)
def test_a_role_is_mended_beside_those_that_the_fighter_has(
    moor: Moor, roles: str, label: str, left: object
) -> None:
    text = f"fighters: [{{id: r, unit: rat, role: {roles}}}]\n"
    assert moor.after(text, "UNKNOWN-ID", label).fighters[0].role == left


BOSS = "limits: [{id: BOSS, count: role:boss, exactly: 1}]\n"


def test_one_of_several_roles_is_taken_away(tmp_path: Path) -> None:
    moor = Moor(tmp_path, BOSS)
    text = "fighters: [{id: r, name: Ro, unit: rat, role: [boss, scout]}, {id: q, name: Qi, unit: rat, role: boss}]\n"
    assert moor.labels(text, "BOSS")[:2] == ["Qi no longer boss", "Ro no longer boss"]
    assert moor.after(text, "BOSS", "Ro no longer boss").fighters[0].role == "scout"


def test_a_role_is_given_beside_the_one_that_a_unit_has(tmp_path: Path) -> None:
    moor = Moor(tmp_path, BOSS)
    text = "fighters: [{id: b, unit: brute}]\n"
    labels = moor.labels(text, "BOSS")
    assert labels[:2] == ["make Brute boss alone", "make Brute boss too"]
    assert moor.after(text, "BOSS", labels[1]).fighters[0].role == ["scout", "boss"]


def test_where_somebody_has_no_role_the_others_keep_theirs(tmp_path: Path) -> None:
    text = "fighters: [{id: b, unit: brute}, {id: r, unit: rat}]\n"
    assert Moor(tmp_path, BOSS).labels(text, "BOSS")[0] == "make Rat boss"


SIDES = """
wargear: {flag: {name: Flag, cost: 1}, drum: {name: Drum, cost: 1}, horn: {name: Horn, cost: 1}}
limits:
  - {id: FLAG, count: flag, max: 0, when: {side: [red, green]}}
  - {id: RULE, count: drum, max: 0, when: {ruling: strict}}
switches:
  side: {kind: choice, name: Side, choices: {red: {}, green: {}, blue: {}}}
  ruling: {kind: ruling, default: strict, choices: {strict: {}, mild: {}}}
"""


def test_what_the_list_chooses_is_chosen_otherwise_last_of_all(tmp_path: Path) -> None:
    moor = Moor(tmp_path, SIDES)
    text = "switches: {side: red}\nfighters: [{id: r, unit: rat, with: [flag]}]\n"
    labels = moor.labels(text, "FLAG")
    assert labels[-1] == "set Side to blue"
    assert "remove Flag from Rat" in labels
    assert moor.after(text, "FLAG", "set Side to blue").switches == {"side": "blue"}


def test_a_ruling_is_not_changed_to_mend_anything(tmp_path: Path) -> None:
    labels = Moor(tmp_path, SIDES).labels("fighters: [{id: r, unit: rat, with: [drum]}]\n", "RULE")
    assert labels
    assert not any(label.startswith("set ") for label in labels)
