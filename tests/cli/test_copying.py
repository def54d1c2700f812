"""Fighters copied within a roster and to another: what comes along, and what is different there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.two_rosters import SKERRY, SOURCE, TARGET, added_to, of, plain


def test_several_are_copied_at_once_and_come_to_the_same(two: Any) -> None:
    answer = two.asks("duplicate", "a.yaml", "Sir Odo", "ida", "Pat", "--to", "b.yaml")
    assert answer == {"fighters": ["sir-odo", "ida", "pat"]}
    theirs = of(two, "a.yaml", "odo", "ida", "pat")
    assert plain(of(two, "b.yaml", *answer["fighters"])) == plain(theirs)
    came = added_to(TARGET, two.reads("b.yaml"))
    assert any("x-mine: kept" in line for line in came)


def test_one_write_is_one_undo(two: Any) -> None:
    two.does("duplicate", "a.yaml", "odo", "ida", "--to", "b.yaml")
    assert two.reads("a.yaml") == SOURCE
    two.does("undo", "b.yaml")
    assert two.reads("b.yaml") == TARGET
    two.does("undo", "b.yaml", "--redo")
    assert "gorgon" in two.reads("b.yaml")


def test_a_squad_comes_along_and_is_no_other_of_the_same_id(two: Any) -> None:
    two.does("duplicate", "a.yaml", "odo", "ida", "--to", "b.yaml")
    assert "  - {id: first-2, type: squad, name: First lance}\n" in two.reads("b.yaml")
    assert two.reads("b.yaml").count("squad: first-2") == 2
    two.does("duplicate", "b.yaml", "ida", "--to", "c.yaml")
    two.does("duplicate", "b.yaml", "sir-odo", "--to", "c.yaml")
    assert two.reads("c.yaml").count("name: First lance") == 1


def test_a_squad_brings_those_it_is_within(player: Any) -> None:
    squads = "squads: [{id: big, type: platoon}, {id: small, type: team, within: big}]"
    fighters = "fighters: [{id: eve, unit: trooper, squad: small}]"
    player.writes("a.yaml", f"system: skerry\n{squads}\n{fighters}\n")
    player.does("duplicate", "a.yaml", "eve", "--to", "b.yaml", "--catalogs", SKERRY)
    text = player.reads("b.yaml")
    assert "- {id: big, type: platoon}" in text
    assert "- {id: small, type: team, within: big}" in text


def test_who_joins_one_that_comes_too_joins_the_copy(two: Any) -> None:
    two.does("duplicate", "a.yaml", "pat", "odo", "--to", "b.yaml")
    assert "joins: sir-odo}" in two.reads("b.yaml")
    two.does("duplicate", "a.yaml", "odo", "pat")
    assert "joins: sir-odo}" in two.reads("a.yaml")


def test_who_joins_one_that_stays_behind_joins_no_stranger(two: Any) -> None:
    answer = two.asks("duplicate", "a.yaml", "pat", "--to", "b.yaml")
    assert answer == {"fighter": "pat", "join_nobody": ["pat"]}
    assert "joins" not in two.reads("b.yaml")
    told = two.does("duplicate", "a.yaml", "pat", "--to", "b.yaml")
    assert "Pat joins nobody there: whom the original joins was not copied" in told


def test_a_copy_in_the_same_roster_joins_the_same(two: Any) -> None:
    two.does("duplicate", "a.yaml", "pat")
    assert two.reads("a.yaml").count("joins: odo") == 2


def test_what_is_accepted_is_accepted_of_the_copy(two: Any) -> None:
    two.does("duplicate", "a.yaml", "odo", "--to", "b.yaml")
    (file,) = two.asks("check", "b.yaml")["files"]
    assert [one["owner"] for one in file["accepted"]] == ["sir-odo"]
    assert file["legal"]
    two.does("duplicate", "a.yaml", "odo")
    assert two.asks("check", "a.yaml")["files"][0]["legal"]


def test_a_roster_that_is_not_there_is_begun_with_the_same_size_and_switches(two: Any) -> None:
    told = two.does("duplicate", "a.yaml", "odo", "ida", "--to", "new.yaml")
    assert told.startswith("new.yaml: a new roster; copied Sir Odo: Sir Odo (sir-odo), Ida: Ida")
    text = two.reads("new.yaml")
    keys = [line.partition(":")[0] for line in text.splitlines() if line[:1].isalpha()]
    assert keys == [
        *("format", "version", "system", "catalog", "limit", "switches"),
        *("squads", "fighters", "accepted", "homebrew"),
    ]
    assert "limit: {points: 300}" in text
    assert "switches: {blast-size: diameter}" in text
    assert plain(of(two, "new.yaml", "sir-odo", "ida")) == plain(of(two, "a.yaml", "odo", "ida"))


def test_a_new_roster_gives_ids_that_no_earlier_file_there_took(two: Any) -> None:
    two.does("duplicate", "a.yaml", "ida", "--to", "new.yaml")
    (two.folder / "new.yaml").unlink()
    assert two.asks("duplicate", "a.yaml", "ida", "--to", "new.yaml") == {"fighter": "ida"}


def test_json_is_begun_where_the_name_says_so(two: Any) -> None:
    two.does("duplicate", "a.yaml", "ida", "--to", "new.json")
    assert two.reads("new.json").startswith("{")
    assert plain(of(two, "new.json", "ida")) == plain(of(two, "a.yaml", "ida"))


@pytest.mark.parametrize("same", ["a.yaml", "./a.yaml"])
def test_the_same_file_is_copied_within(two: Any, same: str) -> None:
    assert two.asks("duplicate", "a.yaml", "odo", "--to", same) == {"fighter": "sir-odo"}
    ids = [one["id"] for one in two.asks("cost", "a.yaml")["fighters"]]
    assert ids == ["odo", "sir-odo", "ida", "pat"]


def test_the_same_fighter_said_twice_is_copied_twice(two: Any) -> None:
    answer = two.asks("duplicate", "a.yaml", "pat", "pat", "--to", "b.yaml")
    assert answer["fighters"] == ["pat", "pat-2"]


def test_everything_that_is_wrong_is_said_and_nothing_is_written(two: Any) -> None:
    message = two.is_refused("duplicate", "a.yaml", "nobody", "Idda", "odo", "--to", "b.yaml")
    assert "nobody: no such fighter" in message
    assert "Idda: no such fighter; did you mean `ida`?" in message
    assert two.reads("b.yaml") == TARGET
    two.is_refused("duplicate", "a.yaml", "nobody", "--to", "new.yaml")
    assert not (two.folder / "new.yaml").exists()


def test_a_roster_of_another_game_is_refused(two: Any) -> None:
    two.writes("s.yaml", "system: skerry\n")
    message = two.is_refused("duplicate", "a.yaml", "odo", "--to", "s.yaml", "--catalogs", SKERRY)
    assert message == "s.yaml: is a roster of skerry, not of core-1e\n"


def test_a_sample_is_copied_from_and_not_to(two: Any) -> None:
    message = two.is_refused("duplicate", "a.yaml", "odo", "--to", "core-1e/border-levy")
    assert "samples are not changed" in message
    two.does("duplicate", "core-1e/border-levy", "Long Meg", "Hob Tarrant", "--to", "b.yaml")
    assert "Hob Tarrant" in two.reads("b.yaml")


def test_what_costs_otherwise_there_is_told_of_copies_and_of_others(player: Any) -> None:
    head = "system: skerry\nlimit: {points: 900, trade: 10}\n"
    player.writes("a.yaml", f"{head}fighters: [{{id: eve, name: Eve, unit: scout, count: 2}}]\n")
    hill = "switches: {tribe: hill}\nfighters: [{id: tom, name: Tom, unit: scout, count: 2}]\n"
    player.writes("b.yaml", head + hill)
    said = ("duplicate", "a.yaml", "eve", "--to", "b.yaml", "--catalogs", SKERRY)
    told = player.does(*said)
    assert "not as before: Eve 202 points, was 200 points" in told
    assert "others there: Tom 222 points, was 202 points" in told
    player.does("undo", "b.yaml", "--catalogs", SKERRY)
    answer = player.asks(*said)
    (eve,) = answer["copies"]["fighters"]
    assert (eve["cost"]["then"]["points"], eve["cost"]["now"]["points"]) == (200, 202)
    (tom,) = answer["others"]["fighters"]
    assert (tom["cost"]["then"]["points"], tom["cost"]["now"]["points"]) == (202, 222)


def test_what_is_found_of_a_copy_alone_is_told(player: Any) -> None:
    player.writes(
        "a.yaml", "system: skerry\nlimit: {points: 900}\nfighters: [{id: eve, unit: ogre}]\n"
    )
    player.writes("b.yaml", "system: skerry\nlimit: {points: 90}\nfighters: []\n")
    answer = player.asks("duplicate", "a.yaml", "eve", "--to", "b.yaml", "--catalogs", SKERRY)
    assert [one["code"] for one in answer["copies"]["new"]] == ["one-line"]
    assert answer["copies"]["fighters"] == []


def test_a_piped_roster_gets_copies_and_standard_input_is_only_one(two: Any) -> None:
    text = two.does("duplicate", "a.yaml", "pat", "--to", "-", typed=TARGET)
    assert "name: Pat" in text
    assert "# the first" in text
    assert "only one of the two" in two.is_refused(
        "duplicate", "-", "pat", "--to", "-", typed=SOURCE
    )
