"""Repairs by which a squad is no longer there, or is another: who is in it stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.roster import Roster
from tests.check.repaired import Moor

SQUADS = """
squads: {host: {name: Host}, team: {name: Team, within: host}, den: {name: Den}}
limits:
  - {id: TEAMS, count: squad:team, by: squad, max: 2}
  - {id: SMALL, in: squad:team, count: fighters, min: 2, too_few: illegal}
  - {id: LARGE, in: squad:team, count: fighters, max: 3}
  - {id: DENS, in: squad:den, count: unit:brute, max: 0}
"""
TEAMS = {"one": "First", "two": "Second", "six": "Third"}


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, SQUADS)


def roster(**members: int) -> str:
    """Teams of so many rats each, by their ids."""
    squads = ", ".join(f"{{id: {id_}, type: team, name: {TEAMS[id_]}}}" for id_ in members)
    rats = ", ".join(
        f"{{id: {id_}{n}, unit: rat, squad: {id_}}}"
        for id_, number in members.items()
        for n in range(number)
    )
    return f"squads: [{squads}]\nfighters: [{rats}]\n"


def homes(mended: Roster) -> list[str | None]:
    return [fighter.squad for fighter in mended.fighters]


def test_of_too_many_squads_the_smallest_joins_another_or_goes(moor: Moor) -> None:
    text = roster(one=3, two=2, six=1)
    labels = moor.labels(text, "TEAMS")
    assert labels == ["disband Third", "join Third to Second", "disband First"]
    mended = moor.after(text, "TEAMS", "join Third to Second")
    assert [squad.id for squad in mended.squads] == ["one", "two"]
    assert homes(mended) == ["one", "one", "one", "two", "two", "two"]
    assert homes(moor.after(text, "TEAMS", "disband Third"))[-1] is None


def test_a_squad_with_too_few_goes_where_nobody_is_hired(moor: Moor) -> None:
    text = roster(one=1, two=2)
    labels = moor.labels(text, "SMALL")
    assert labels == ["hire Rat into First", "hire Brute into First", "disband First"]
    assert homes(moor.after(text, "SMALL", "disband First")) == [None, "two", "two"]


def test_a_squad_with_nobody_in_it_is_taken_away(moor: Moor) -> None:
    text = roster(one=0, two=2)
    assert "disband First" in moor.labels(text, "SMALL")
    assert [one.id for one in moor.after(text, "SMALL", "disband First").squads] == ["two"]


def test_who_may_not_be_in_a_squad_may_be_without_it(moor: Moor) -> None:
    text = (
        "squads: [{id: h, type: host}, {id: d, type: den, within: h}]\n"
        "fighters: [{id: b, name: Bo, unit: brute, squad: d}, {id: r, unit: rat, joins: d}]\n"
    )
    mended = moor.after(text, "DENS", "disband D")
    assert [squad.id for squad in mended.squads] == ["h"]
    assert homes(mended) == ["h", None]
    assert mended.fighters[1].joins is None


@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("taem", ["make First a squad of type team", "disband First"]),
        (
            "zz",
            [
                "make First a squad of type host",
                "make First a squad of type team",
                "make First a squad of type den",
            ],
        ),
    ],
)
def test_a_type_of_squad_that_is_unknown_is_taken_as_meant_or_chosen(
    moor: Moor, said: str, labels: list[str]
) -> None:
    text = roster(one=2).replace("type: team", f"type: {said}")
    finding = moor.found(text, "UNKNOWN-ID")[1]
    assert finding.owner == "one"
    assert finding.message.startswith(f"First: no type of squad `{said}`")
    assert [repair.label for repair in finding.repairs] == labels
    mended = moor.after(text, "UNKNOWN-ID", "make First a squad of type team")
    assert (mended.squads[0].type, mended.squads[0].name) == ("team", "First")


def test_a_squad_within_one_that_is_not_there_is_put_where_it_was_meant(moor: Moor) -> None:
    squads = "{id: host, type: host}, {id: one, type: team, name: First, within: hots}"
    text = f"squads: [{squads}]\nfighters: [{{unit: rat, count: 2, squad: one}}]\n"
    assert moor.labels(text, "UNKNOWN-ID") == ["put First in Host", "put First in no squad"]
    assert moor.after(text, "UNKNOWN-ID", "put First in Host").squads[1].within == "host"
    mended = moor.after(text, "UNKNOWN-ID", "put First in no squad")
    assert "within" not in mended.squads[1].model_fields_set
