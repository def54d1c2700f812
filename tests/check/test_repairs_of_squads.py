"""Repairs by squads: who is put in one, moved to another, hired into it; squads that are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.roster import Squad
from tests.check.repaired import Moor

SQUADS = """
squads: {host: {name: Host}, team: {name: Team, within: host}}
limits:
  - {id: HOME, count: fighters and not squad:team, max: 0}
  - {id: SMALL, in: squad:team, count: fighters, min: 2}
  - {id: LARGE, in: squad:team, count: fighters, max: 3}
  - {id: APART, in: squad, with: unit:rat, excludes: unit:brute}
  - {id: SCOUTS, count: role:scout and squad:team, min: 1}
"""
TEAM = "squads: [{id: one, type: team, name: First}, {id: two, type: team, name: Second}]\n"


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, SQUADS)


def test_who_belongs_in_a_squad_is_put_in_one_that_there_is(moor: Moor) -> None:
    text = TEAM + "fighters: [{id: r, name: Ro, unit: rat}]\n"
    assert moor.labels(text, "HOME")[:2] == ["put Ro in First", "put Ro in Second"]
    assert moor.after(text, "HOME", "put Ro in Second").fighters[0].squad == "two"


def test_where_there_is_no_squad_one_is_made_within_what_it_must_be(moor: Moor) -> None:
    text = "fighters: [{id: r, name: Ro, unit: rat}, {id: q, name: Qi, unit: rat}]\n"
    label = "put Ro and Qi in a new team"
    assert moor.labels(text, "HOME")[0] == label
    mended = moor.after(text, "HOME", label)
    assert mended.squads == [
        Squad(id="host", type="host"),
        Squad(id="team", type="team", within="host"),
    ]
    assert [fighter.squad for fighter in mended.fighters] == ["team", "team"]


def test_a_made_squad_has_an_id_that_nothing_has(moor: Moor) -> None:
    text = "squads: [{id: team, type: host}]\nfighters: [{id: team-2, name: Ro, unit: rat}]\n"
    mended = moor.after(text, "HOME", "put Ro in a new team")
    assert mended.squads[1:] == [Squad(id="team-3", type="team", within="team")]


def test_a_squad_that_is_too_small_is_filled_by_who_is_elsewhere_or_hired(moor: Moor) -> None:
    text = TEAM + (
        "fighters: [{id: a, name: Al, unit: rat, squad: one}, {id: r, name: Ro, unit: rat},"
        " {id: b, name: Bo, unit: rat, count: 3, squad: two}]\n"
    )
    labels = moor.labels(text, "SMALL")
    assert labels[0] == "put Ro in First"
    assert "hire Rat into First" in labels
    assert moor.after(text, "SMALL", "put Ro in First").fighters[1].squad == "one"
    assert moor.after(text, "SMALL", "hire Rat into First").fighters[-1].squad == "one"


def test_several_are_put_in_a_squad_together(tmp_path: Path) -> None:
    moor = Moor(tmp_path, SQUADS.replace("min: 2", "min: 3"))
    text = TEAM.replace(", {id: two, type: team, name: Second}", "") + (
        "fighters: [{id: a, name: Al, unit: rat, squad: one}, {id: r, name: Ro, unit: rat},"
        " {id: q, name: Qi, unit: rat}]\n"
    )
    label = "put Ro and Qi in First"
    assert label in moor.labels(text, "SMALL")
    assert [one.squad for one in moor.after(text, "SMALL", label).fighters] == ["one"] * 3


def test_who_is_too_many_goes_to_another_squad(moor: Moor) -> None:
    five = ", ".join(f"{{id: r{n}, name: R{n}, unit: rat, squad: one}}" for n in range(4))
    text = TEAM + f"fighters: [{five}, {{id: b, unit: rat, squad: two}}]\n"
    labels = moor.labels(text, "LARGE")
    assert labels[0] == "put R0 in Second"
    assert moor.after(text, "LARGE", labels[0]).fighters[0].squad == "two"


def test_who_cannot_be_together_is_parted(moor: Moor) -> None:
    text = TEAM + (
        "fighters: [{id: r, name: Ro, unit: rat, squad: one, count: 2},"
        " {id: b, name: Bo, unit: brute, squad: one}, {id: c, unit: brute, squad: two}]\n"
    )
    assert moor.labels(text, "APART")[0] == "put Bo in Second"


def test_who_is_wanted_in_a_squad_is_hired_into_one(moor: Moor) -> None:
    found = moor.found("fighters: []\n", "SCOUTS")[1].repairs
    assert any(one.label == "hire Brute" for one in found)
    mended = moor.after("fighters: []\n", "SCOUTS", "hire Brute")
    assert mended.fighters[0].squad == "team"


@pytest.mark.parametrize(
    ("said", "labels"),
    [("onee", ["put Ro in First", "put Ro in no squad"]), ("zzz", ["put Ro in no squad"])],
)
def test_a_squad_that_was_mistyped_is_taken_as_meant(
    tmp_path: Path, said: str, labels: list[str]
) -> None:
    moor = Moor(tmp_path, "squads: {host: {name: Host}, team: {name: Team}}\n")
    text = TEAM + f"fighters: [{{id: r, name: Ro, unit: rat, squad: {said}}}]\n"
    assert moor.labels(text, "UNKNOWN-ID") == labels


def test_a_host_that_was_mistyped_is_taken_as_meant(moor: Moor) -> None:
    text = TEAM + "fighters: [{id: r, name: Ro, unit: rat, squad: one, joins: twoo}]\n"
    labels = ["Ro joins Second", "Ro joins nobody"]
    assert moor.labels(text, "UNKNOWN-ID") == labels


GUESTS = """
squads: {team: {name: Team}}
limits: [{id: GUEST, attach: unit:brute, to: unit:rat, host_min: 2, must: yes}]
"""


def test_who_must_join_and_finds_nobody_is_given_a_host(tmp_path: Path) -> None:
    moor = Moor(tmp_path, GUESTS)
    text = "fighters: [{id: b, name: Bo, unit: brute}]\n"
    label = "hire 2 rats and Bo joins them"
    assert label in moor.labels(text, "GUEST")
    mended = moor.after(text, "GUEST", label)
    assert mended.fighters[0].joins == mended.fighters[1].id


LED = """
squads: {host: {name: Host}, team: {name: Team, within: host}}
limits:
  - {id: LED, in: "squad:team", count: role:boss, min: 1}
  - {id: PARTS, in: "squad:host", count: squad:team, by: squad, min: 1}
"""


def test_what_one_squad_lacks_is_not_taken_from_another_that_lacks_it_then(tmp_path: Path) -> None:
    moor = Moor(tmp_path, LED)
    text = TEAM + (
        "fighters: [{id: a, name: Al, unit: brute, role: boss, squad: one},"
        " {id: b, name: Bo, unit: rat, squad: two}]\n"
    )
    labels = moor.labels(text, "LED")
    assert labels[0] == "make Bo boss"
    assert "put Al in Second" not in labels


def test_a_squad_that_is_missing_is_made_within_the_one_that_lacks_it(tmp_path: Path) -> None:
    moor = Moor(tmp_path, LED)
    text = (
        "squads: [{id: old, type: host, name: Old}, {id: t, type: team, within: old},"
        " {id: young, type: host, name: Young}]\n"
        "fighters: [{unit: rat, role: boss, squad: t}]\n"
    )
    label = "hire Rat in a new team in Young"
    assert moor.labels(text, "PARTS")[0] == label
    mended = moor.after(text, "PARTS", label)
    assert mended.squads[-1] == Squad(id="team", type="team", within="young")
    assert mended.fighters[-1].squad == "team"


OUTSIDE = """
squads: {host: {name: Host}, team: {name: Team, within: host}}
limits:
  - {id: OUTSIDE, count: squad:team and not squad:host, by: squad, max: 0}
"""


def test_a_squad_that_may_not_stand_alone_is_put_within_another(tmp_path: Path) -> None:
    moor = Moor(tmp_path, OUTSIDE)
    fighters = "fighters: [{unit: rat, squad: t}]\n"
    loose = "squads: [{id: t, type: team, name: Third}%s]\n" + fighters
    _, finding = moor.found(loose % "", "OUTSIDE")
    assert finding.message == "Teams outside a host: 1; none allowed."
    assert moor.labels(loose % "", "OUTSIDE")[0] == "put Third in a new host"
    made = moor.after(loose % "", "OUTSIDE", "put Third in a new host")
    assert made.squads[0] == Squad(id="t", name="Third", type="team", within="host")
    there = loose % ", {id: h, type: host, name: Royal}"
    assert moor.labels(there, "OUTSIDE")[0] == "put Third in Royal"
    assert moor.after(there, "OUTSIDE", "put Third in Royal").squads[0].within == "h"
