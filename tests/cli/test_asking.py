"""What the reading commands say, to people and to programs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from schemas.published import PUBLISHED, model_of

ILLEGAL = """\
format: musterpress/roster
system: core-1e
name: Too much
limit: {points: 60}
fighters:
  - {id: odo, name: Sir Odo, unit: knight, with: [shield]}
  - {id: ida, name: Ida, unit: levy, count: 2}
"""


@pytest.fixture
def illegal(player: Any) -> Any:
    """A player with an illegal roster: plate with shield, and over the limit."""
    player.writes("much.yaml", ILLEGAL)
    return player


def test_systems_lists_games_and_their_samples(player: Any) -> None:
    text = player.does("systems")
    assert "core-1e/border-levy" in text
    (system,) = [one for one in player.asks("systems")["systems"] if one["id"] == "core-1e"]
    assert system["cost_types"] == ["points"]
    assert {"id": "border-levy", "name": "Border Levy"} in system["samples"]


def test_own_catalogs_are_found_in_a_folder_that_is_named(player: Any) -> None:
    player.writes("games/tiny/system.yaml", "system: {id: tiny, name: Tiny, version: 0.1.0}\n")
    assert "tiny" not in player.does("systems")
    assert "Tiny" in player.does("systems", "--catalogs", "games")
    assert "Tiny" in player.does("show", "tiny", "--catalogs", "games")


def test_show_lists_units_with_costs_and_kit(player: Any) -> None:
    (line,) = [one for one in player.does("show", "core-1e").splitlines() if "  knight " in one]
    assert line.split("  ")[1] == "knight"
    assert "46 points" in line
    assert "Plate, Great weapon" in line


def test_show_answers_what_each_unit_has_and_may_take(player: Any) -> None:
    shown = player.asks("show", "core-1e")
    units = {one["id"]: one for one in shown["units"]}
    assert units["knight"]["cost"] == {"points": 46}
    assert units["knight"]["kit"] == ["plate", "great-weapon"]
    assert "pistol" in units["knight"]["options"]
    items = {one["id"]: one for one in shown["items"]}
    assert items["plate"] == {
        "id": "plate",
        "kind": "armour",
        "name": "Plate",
        "cost": {"points": 20},
        "aliases": [],
        "places": ["front", "left", "right", "rear"],
    }


def test_show_of_one_unit_has_its_values(player: Any) -> None:
    text = player.does("show", "core-1e", "knight")
    assert "Knight (knight): 46 points" in text
    assert ["move", "Move", '10"'] in [line.split() for line in text.splitlines()]
    assert [one["id"] for one in player.asks("show", "core-1e", "knight")["units"]] == ["knight"]


def test_show_for_a_roster_says_why_a_unit_is_not_allowed(illegal: Any) -> None:
    illegal.does("edit", "much.yaml", "--limit", 80)
    units = illegal.asks("show", "core-1e", "--for", "much.yaml")["units"]
    by_id = {one["id"]: one for one in units}
    assert by_id["levy"]["allowed"]
    assert not by_id["levy"]["why"]
    assert not by_id["paladin"]["allowed"]
    assert "over" in by_id["paladin"]["why"][0]


def test_an_unknown_game_or_unit_gets_a_did_you_mean(player: Any) -> None:
    assert "did you mean `core-1e`?" in player.is_refused("show", "core-1")
    assert "did you mean `knight`?" in player.is_refused("show", "core-1e", "knigt")


def test_check_groups_each_finding_with_its_source_and_repairs(illegal: Any) -> None:
    result = illegal.tries("check", "much.yaml")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == "much.yaml: Too much, illegal, 71 of 60 points"
    at = next(at for at, line in enumerate(lines) if "C3-SHIELD-HEAVY" in line)
    assert lines[at].startswith("error: Sir Odo: ")
    assert "Armour and shields" in lines[at + 1]
    assert "remove Shield from Sir Odo" in "".join(lines[at + 2 : at + 5])
    assert "limits checked, " in lines[-1]


def test_repairs_are_numbered_through_the_file_and_fix_takes_the_number(illegal: Any) -> None:
    (file,) = illegal.asks("check", "much.yaml")["files"]
    repairs = [repair for one in file["findings"] for repair in one["repairs"]]
    text = illegal.tries("check", "much.yaml").stdout
    for number, repair in enumerate(repairs, 1):
        assert f"    {number}. {repair['label']} (" in text
    wanted = next(at for at, one in enumerate(repairs) if "remove Shield" in one["label"])
    said = illegal.does("fix", "much.yaml", "--repair", wanted + 1)
    assert "remove Shield from Sir Odo" in said
    assert illegal.asks("cost", "much.yaml")["total"] == repairs[wanted]["total_after"]


def test_each_repair_does_what_it_promised(illegal: Any) -> None:
    (file,) = illegal.asks("check", "much.yaml")["files"]
    number = 0
    for finding in file["findings"]:
        for repair in finding["repairs"]:
            number += 1
            illegal.writes("much.yaml", ILLEGAL)
            illegal.does("fix", "much.yaml", "--repair", number)
            (after,) = illegal.asks("check", "much.yaml")["files"]
            assert after["total"] == repair["total_after"]
            assert (finding["code"], finding["owner"]) not in [
                (one["code"], one["owner"]) for one in after["findings"]
            ]
    assert number > 1


def test_a_repair_that_is_not_there_is_refused(illegal: Any) -> None:
    assert "lists 1 to " in illegal.is_refused("fix", "much.yaml", "--repair", 99)
    assert illegal.reads("much.yaml") == ILLEGAL


def test_check_takes_many_files_and_folders(illegal: Any) -> None:
    illegal.writes("lists/a.yaml", ILLEGAL.replace("[shield]", "[]").replace("60", "600"))
    illegal.writes("lists/deep/b.yaml", ILLEGAL)
    illegal.writes("lists/notes.yaml", "just: notes\n")
    result = illegal.tries("check", "lists", "core-1e/border-levy")
    assert result.exit_code == 1
    assert "3 rosters checked, 2 legal" in result.stdout
    assert "notes.yaml" not in result.output


def test_check_goes_on_beside_a_file_that_cannot_be_read(illegal: Any) -> None:
    illegal.writes("broken.yaml", "fighters: [")
    result = illegal.tries("check", "broken.yaml", "much.yaml")
    assert result.exit_code == 2
    assert "Too much, illegal" in result.stdout
    assert result.stderr.startswith("broken.yaml:2:1: ")
    answer = json.loads(illegal.tries("check", "broken.yaml", "much.yaml", "--json").stdout)
    assert [one["file"] for one in answer["files"]] == ["much.yaml"]
    assert answer["unreadable"][0]["file"] == "broken.yaml"


def test_a_folder_without_rosters_is_unusable(player: Any) -> None:
    (player.folder / "empty").mkdir()
    result = player.tries("check", "empty")
    assert result.exit_code == 2
    assert "no roster in this folder" in result.stderr


def test_check_of_a_legal_roster_ends_with_code_0(player: Any) -> None:
    text = player.does("check", "core-1e/border-levy")
    assert "legal, 250 of 250 points" in text


def test_cost_shows_each_fighter_and_the_total(illegal: Any) -> None:
    text = illegal.does("cost", "much.yaml")
    assert "5 points each  10 points" in text
    assert text.splitlines()[-1] == "Too much: 71 of 60 points"


def test_the_receipt_of_each_fighter_adds_up(player: Any) -> None:
    for sample in ("border-levy", "corporate-security"):
        answer = player.asks("cost", f"core-1e/{sample}")
        for fighter in answer["fighters"]:
            lines = [line["amount"] for line in fighter["receipt"]]
            assert sum(lines) == fighter["cost"]["points"]
        assert sum(one["cost"]["points"] for one in answer["fighters"]) == answer["total"]["points"]


def test_explain_aligns_the_lines_of_a_receipt(illegal: Any) -> None:
    text = illegal.does("explain", "much.yaml", "odo", "points")
    assert text.splitlines()[:3] == [
        "Sir Odo (odo)",
        "  Cost: 61 points",
        "     16  Mounted       Core Game Development, 1st ed., Movement",
    ]


def test_where_nothing_has_a_price_the_total_says_so_and_no_line_repeats_it(player: Any) -> None:
    said = player.does("explain", "morsdei/ash-wardens", "wren")
    assert said.count("no cost stated") == 1
    player.does("new", "kill-team", "-o", "team.yaml")
    player.does("add", "team.yaml", "custom", "--name", "Brick")
    said = player.does("explain", "team.yaml", "brick", "sr")
    assert "Knife" in said  # known to be free, so the lines say more than the total


def test_explain_of_one_value_goes_on_to_what_it_is_worked_out_from(player: Any) -> None:
    player.writes(
        "mules/game.yaml",
        """system: {id: mules, name: Mules, version: 0.1.0}
characteristics:
  load: {name: Load, of: item}
  laden: {name: Laden, default: 0, helper: yes}
  half: {name: Half the load, formula: ceil(laden / 2), helper: yes}
  move: {name: Move, formula: 9 - half}
wargear: {sack: {name: Sack, profile: {load: 3}}}
units: {mule: {name: Mule}}
changes: [{name: Carried, modify: laden, for: fighters, add: {sum: load, of: items}}]
""",
    )
    player.writes("m.yaml", "system: mules\nfighters: [{id: m, unit: mule, with: [sack, sack]}]\n")
    said = player.does("explain", "m.yaml", "m", "move", "--catalogs", "mules").splitlines()
    assert [line.strip() for line in said if not line.startswith("    ")] == [
        "Mule (m)",
        "Move: 6",
        "Half the load: 3",
        "Laden: 6",
    ]


def test_explain_answers_one_value_of_one_fighter(illegal: Any) -> None:
    (fighter,) = illegal.asks("explain", "much.yaml", "Sir Odo", "save")["fighters"]
    assert [(one["id"], one["value"]) for one in fighter["values"]] == [("save", "2+")]
    assert "did you mean `save`?" in illegal.is_refused("explain", "much.yaml", "odo", "saev")


@pytest.mark.parametrize("format_", ["json", "text", "markdown", "csv"])
def test_each_export_names_every_fighter(player: Any, format_: str) -> None:
    text = player.does("export", "core-1e/border-levy", "--to", format_)
    for fighter in player.asks("cost", "core-1e/border-levy")["fighters"]:
        assert fighter["name"] in text


def test_an_export_is_read_again_as_the_same_roster(illegal: Any) -> None:
    result = illegal.tries("export", "much.yaml", "--to", "json", "-o", "much.json")
    assert result.exit_code == 0
    assert "C3-SHIELD-HEAVY" in result.stderr
    assert illegal.asks("cost", "much.json") == illegal.asks("cost", "much.yaml")
    assert "is there already" in illegal.is_refused(
        "export", "much.yaml", "--to", "json", "-o", "much.json"
    )


@pytest.mark.parametrize("name", sorted(PUBLISHED))
def test_each_schema_is_printed_and_each_answer_keeps_to_it(illegal: Any, name: str) -> None:
    assert json.loads(illegal.does("schema", name))["title"] == f"musterpress/{name}"
    commands = {
        "systems": ("systems", "--json"),
        "show": ("show", "core-1e", "--for", "much.yaml", "--json"),
        "cost": ("cost", "much.yaml", "--json"),
        "check": ("check", "much.yaml", "core-1e/border-levy", "--json"),
        "explain": ("explain", "much.yaml", "--json"),
        "warband": ("export", "much.yaml", "--to", "json"),
    }
    if name in commands:
        answer = json.loads(illegal.tries(*commands[name]).stdout)
        assert answer["format"] == f"musterpress/{name}"
        model_of(name).model_validate(answer)


def test_an_unknown_schema_gets_a_did_you_mean(player: Any) -> None:
    assert "did you mean `roster`?" in player.is_refused("schema", "rooster")
