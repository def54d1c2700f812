"""Fighters copied within a roster and to another: what comes along, and what is different there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

SKERRY = Path(__file__).parents[1] / "check" / "kinds"

SOURCE = """\
format: musterpress/roster
system: core-1e
name: Source
limit: {points: 300}
switches: {blast-size: diameter}
squads:
  - {id: first, type: squad, name: First lance}
fighters:
  - {id: odo, name: Sir Odo, unit: knight, squad: first, with: [shield], x-mine: kept}
  - id: ida
    name: Ida
    unit: gorgon
    squad: first
    with: [harpoon, {item: mail, as: Flak vest, price: 3, why: second-hand}]
    notes: |
      two
      lines
  - {id: pat, name: Pat, unit: levy, joins: odo}
accepted:
  - {code: C3-SHIELD-HEAVY, owner: odo, reason: agreed}
homebrew:
  weapons:
    columns: [name, class, cost, range]
    harpoon: [Harpoon, ranged, 9, 16"]
    unused: [Unused, ranged, 1, 16"]
  units:
    beast: {name: Beast, cost: 30, profile: {move: 8", wounds: 2, to-hit: 3+, morale: 3+}}
    gorgon: {like: beast, cost: 40}
"""

TARGET = """\
# theirs
format: musterpress/roster
system: core-1e
name:   Target
limit: {points: 300}
squads:
  - {id: first, type: squad, name: Other lance}   # other
fighters:
  - {id: odo, name: Old Odo, unit: levy}   # the first
x-last: [1,  2]
"""

HOOK = """\
homebrew:
  weapons:
    columns: [name, class, cost, range]
    harpoon: [Hook, ranged, 2, 6"]   # ours
"""


@pytest.fixture
def two(player: Any) -> Any:
    player.writes("a.yaml", SOURCE)
    player.writes("b.yaml", TARGET)
    return player


def of(player: Any, file: str, *ids: str) -> list[Any]:
    """What an export says of fighters, but for their ids and places."""
    data = export(player, file)
    fighters = {one["id"]: one for one in data["fighters"]}
    findings = [
        [
            (one["code"], one["severity"], one.get("accepted"))
            for one in data["findings"]
            if one["owner"] == id_
        ]
        for id_ in ids
    ]
    said = []
    for id_ in ids:
        one = fighters[id_]
        items = [
            {
                key: item[key]
                for key in ("name", "class", "copies", "values", "cost", "origin", "why")
            }
            for item in one["items"]
        ]
        keys = ("name", "unit_name", "count", "values", "cost", "each", "notes", "keywords")
        said.append({key: one[key] for key in keys} | {"items": items})
    return [said, findings]


def export(player: Any, file: str) -> Any:
    return json.loads(player.does("export", file, "--to", "json"))


def plain(value: Any) -> Any:
    """Without causes, which name fighters by their ids."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in ("cause", "receipt")}
    return [plain(one) for one in value] if isinstance(value, list) else value


def added_to(before: str, after: str) -> list[str]:
    """The lines that came. Every line that was there must still be, in its order."""
    left = iter(after.splitlines(keepends=True))
    came: list[str] = []
    for line in before.splitlines(keepends=True):
        for other in left:
            if other == line:
                break
            came.append(other)
        else:
            pytest.fail(f"gone: {line}")
    return [*came, *left]


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


def test_own_content_comes_along_with_what_it_is_like_and_no_more(two: Any) -> None:
    two.does("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    homebrew = export(two, "b.yaml")["choices"]["homebrew"]
    assert set(homebrew["units"]) == {"gorgon", "beast"}
    assert set(homebrew["weapons"]) == {"harpoon"}


def test_own_content_that_is_there_already_is_not_brought_twice(two: Any) -> None:
    two.does("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    before = two.reads("b.yaml")
    two.does("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    assert all("harpoon: {" not in line for line in added_to(before, two.reads("b.yaml")))


def test_own_content_of_the_same_id_keeps_its_meaning_on_both_sides(two: Any) -> None:
    two.writes("b.yaml", TARGET.replace("unit: levy", "unit: levy, with: [harpoon]") + HOOK)
    before = two.reads("b.yaml")
    answer = two.asks("duplicate", "a.yaml", "ida", "--to", "b.yaml")
    assert answer == {"fighter": "ida", "renamed": {"harpoon": "harpoon-2"}}
    assert plain(of(two, "b.yaml", "ida")) == plain(of(two, "a.yaml", "ida"))
    added_to(before, two.reads("b.yaml"))
    (old, _) = two.asks("cost", "b.yaml")["fighters"]
    assert old["cost"] == {"points": 7}
    assert "own `harpoon` is `harpoon-2` there" in two.does(
        "duplicate", "a.yaml", "ida", "--to", "b.yaml"
    )


def test_own_content_in_front_of_the_catalog_changes_nobody_who_is_there(two: Any) -> None:
    own = "homebrew:\n  units:\n    levy: {name: Levy, cost: 90}\n"
    two.writes("a.yaml", f"system: core-1e\nfighters: [{{id: eve, unit: levy}}]\n{own}")
    answer = two.asks("duplicate", "a.yaml", "eve", "--to", "b.yaml")
    assert answer["renamed"] == {"levy": "levy-2"}
    costs = [one["cost"]["points"] for one in two.asks("cost", "b.yaml")["fighters"]]
    assert costs == [5, 90]
    assert "others" not in answer


def test_own_values_that_differ_are_refused(two: Any) -> None:
    own = "homebrew:\n  characteristics:\n    luck: {{name: Luck, default: '{}'}}\n"
    fighter = "fighters: [{id: eve, unit: levy, profile: {luck: '3'}}]\n"
    two.writes("a.yaml", f"system: core-1e\n{fighter}{own.format(1)}")
    two.writes("b.yaml", TARGET + own.format(2))
    before = two.reads("b.yaml")
    message = two.is_refused("duplicate", "a.yaml", "eve", "--to", "b.yaml")
    assert message == "luck: own characteristics of this id differ in the two rosters; rename one\n"
    assert two.reads("b.yaml") == before


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
