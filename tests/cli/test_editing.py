"""Rosters made and changed by the command line, and what is left as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

BY_HAND = """\
# my own comment
format: musterpress/roster
system: core-1e
name: By hand   # beside a value
limit: {points: 100}
fighters:
  # before a fighter
  - unit: levy
    notes: |
      two
      lines
  - {unit: knight, name: Sir Odo, x-mine: kept}   # in a line

x-other: [1,   2]
"""


def test_new_writes_choices_with_the_catalog_they_were_made_for(player: Any) -> None:
    said = player.does("new", "core-1e", "-o", "levy.yaml", "--name", "Levy", "--limit", 250)
    assert "Levy: 0 of 250 points" in said
    text = player.reads("levy.yaml")
    assert text.startswith("# ")
    assert "hash: sha256-" in text
    assert "limit: {points: 250}" in text


def test_new_writes_json_where_the_file_says_so(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.json", "--name", "Levy", "--limit", 250)
    assert json.loads(player.reads("levy.json"))["limit"] == {"points": 250}
    player.does("add", "levy.json", "knight")
    assert json.loads(player.reads("levy.json"))["fighters"] == [{"id": "knight", "unit": "knight"}]


def test_new_does_not_overwrite_without_force(player: Any) -> None:
    player.writes("levy.yaml", BY_HAND)
    message = player.is_refused("new", "core-1e", "-o", "levy.yaml")
    assert "levy.yaml: is there already" in message
    assert player.reads("levy.yaml") == BY_HAND
    player.does("new", "core-1e", "-o", "levy.yaml", "--force")
    assert player.reads("levy.yaml") != BY_HAND
    player.does("undo", "levy.yaml")
    assert player.reads("levy.yaml") == BY_HAND


@pytest.mark.parametrize("sample", ["border-levy", "core-1e/border-levy"])
def test_new_from_a_sample_is_the_sample_under_another_name(player: Any, sample: str) -> None:
    player.does("new", "core-1e", "-o", "mine.yaml", "--from", sample, "--name", "Mine")
    mine, theirs = player.asks("cost", "mine.yaml"), player.asks("cost", "core-1e/border-levy")
    assert mine["fighters"] == theirs["fighters"]
    assert "name: Mine" in player.reads("mine.yaml")


def test_new_from_an_export_is_the_roster_again(player: Any) -> None:
    player.does("export", "core-1e/border-levy", "--to", "json", "-o", "out.json")
    player.does("new", "core-1e", "-o", "mine.yaml", "--from", "out.json")
    assert player.asks("cost", "mine.yaml") == player.asks("cost", "core-1e/border-levy")


def test_new_refuses_a_size_that_the_game_has_not(player: Any) -> None:
    message = player.is_refused("new", "core-1e", "-o", "levy.yaml", "--size", "enormous")
    assert "core-1e has no size `enormous`; it has none\n" in message
    assert not (player.folder / "levy.yaml").exists()


def test_add_answers_the_id_for_programs(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    assert player.asks("add", "levy.yaml", "knight", "--name", "Sir Odo") == {"fighter": "sir-odo"}


def test_each_add_is_an_entry_of_its_own(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    ids = [player.asks("add", "levy.yaml", "levy")["fighter"] for _ in range(3)]
    assert len(set(ids)) == 3
    assert len(player.asks("cost", "levy.yaml")["fighters"]) == 3


def test_add_says_what_was_done_and_what_it_costs_now(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--name", "Levy", "--limit", 50)
    said = player.does("add", "levy.yaml", "knight", "--name", "Sir Odo")
    assert said == "hired Sir Odo (sir-odo, Knight), 46 points; Levy: 46 of 50 points\n"


def test_findings_go_to_standard_error_and_the_file_is_written(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 10)
    result = player.tries("add", "levy.yaml", "knight", "--with", "shield")
    assert result.exit_code == 0
    assert "C3-SHIELD-HEAVY" in result.stderr
    assert "C3-11" in result.stderr
    assert "unit: knight" in player.reads("levy.yaml")


def test_an_unknown_word_typed_is_refused_with_all_others(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    before = player.reads("levy.yaml")
    wrong = ("--with", "plaet", "--role", "leeder", "--set", "mov=7", "--price", "much")
    message = player.is_refused("add", "levy.yaml", "infantry", *wrong)
    assert "--with plaet: core-1e has no item `plaet`; did you mean `plate`?" in message
    assert "--role leeder: " in message
    assert "--set mov=7: " in message
    assert "--price much: " in message
    assert player.reads("levy.yaml") == before


def test_units_and_items_are_not_taken_for_each_other(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    assert "no unit `plate`" in player.is_refused("add", "levy.yaml", "plate")
    message = player.is_refused("add", "levy.yaml", "infantry", "--with", "knight")
    assert "no item `knight`" in message


def test_vehicle_armour_without_a_side_is_refused_with_the_spelling(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    message = player.is_refused("add", "levy.yaml", "vehicle", "--with", "plate")
    assert "`plate@front`" in message
    assert "`plate@all`" in message


def test_all_sides_are_written_out(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "vehicle", "--with", "plate@all", "--with", "save@front")
    sides = "plate@front, plate@left, plate@right, plate@rear, save@front"
    assert f"with: [{sides}]" in player.reads("levy.yaml")


def test_a_place_that_is_not_there_is_refused(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    message = player.is_refused("add", "levy.yaml", "vehicle", "--with", "plate@frnt")
    assert "did you mean `front`?" in message


def test_places_are_told_once_each_and_are_those_of_the_unit(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    before = player.reads("levy.yaml")
    message = player.is_refused("add", "levy.yaml", "vehicle", "--with", "plate@top")
    assert "Vehicle has no place `top`; there are: front, left, right, rear\n" in message
    message = player.is_refused("add", "levy.yaml", "infantry", "--with", "plate@front")
    assert "Infantry has no place `front`" in message
    assert player.reads("levy.yaml") == before


def test_what_a_fighter_has_not_cannot_be_given_up(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "spearman", "--name", "Meg", "--with", "leather")
    player.does("add", "levy.yaml", "vehicle", "--with", "plate@left", "--with", "plate@rear")
    before = player.reads("levy.yaml")
    message = player.is_refused("edit", "levy.yaml", "meg", "--without", "flamer")
    assert "--without flamer: Meg has no `flamer`; there are: " in message
    assert "leather" in message
    message = player.is_refused("edit", "levy.yaml", "vehicle", "--without", "plate@front")
    assert "Vehicle has no `plate@front`; there are: plate@left, plate@rear\n" in message
    twice = ("--without", "leather") * 2
    assert "Meg has no `leather`" in player.is_refused("edit", "levy.yaml", "meg", *twice)
    player.does("add", "levy.yaml", "levy", "--name", "Ida", "--without", "blade")
    message = player.is_refused("edit", "levy.yaml", "ida", "--without", "shield")
    assert "has no `shield`; there is nothing to give up" in message
    assert player.reads("levy.yaml").startswith(before)


def test_what_went_to_its_place_by_itself_is_given_up_by_either_spelling(player: Any) -> None:
    for word in ("flamer", "flamer@spell"):
        player.does("new", "core-1e", "-o", "levy.yaml", "--force")
        player.does("add", "levy.yaml", "infantry", "--with", "magic", "--with", "flamer")
        player.does("edit", "levy.yaml", "infantry", "--without", word)
        assert "with: [magic]" in player.reads("levy.yaml")
        assert "without" not in player.reads("levy.yaml")


def test_an_unknown_item_of_a_file_can_be_given_up(player: Any) -> None:
    text = "system: core-1e\nfighters:\n- {id: ida, unit: levy, with: [halbred]}\n"
    player.writes("levy.yaml", text)
    player.does("edit", "levy.yaml", "ida", "--without", "halbred")
    assert "halbred" not in player.reads("levy.yaml")


def test_an_alias_is_written_as_the_item_it_means(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "infantry", "--with", "flak")
    assert "with: [mail]" in player.reads("levy.yaml")


def test_a_squad_is_made_once_and_joined_by_name(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "levy", "--squad", "First lance")
    player.does("add", "levy.yaml", "levy", "--squad", "First lance")
    text = player.reads("levy.yaml")
    assert text.count("name: First lance") == 1
    assert text.count("squad: first-lance") == 2


def test_an_edit_touches_no_other_line(player: Any) -> None:
    player.writes("hand.yaml", BY_HAND)
    player.does("edit", "hand.yaml", "Sir Odo", "--with", "pistol")
    before, after = BY_HAND.splitlines(), player.reads("hand.yaml").splitlines()
    kept = [line for line in before if line in after]
    assert [line for line in before if line not in kept] == [before[11]]
    assert "Sir Odo" in before[11]
    assert "x-other: [1,   2]" in after
    assert any("x-mine: kept" in line and "# in a line" in line for line in after)


def test_line_ends_stay_as_they_are(player: Any) -> None:
    player.writes("hand.yaml", BY_HAND.replace("\n", "\r\n"))
    player.does("add", "hand.yaml", "knight")
    text = player.reads("hand.yaml")
    assert text.count("\n") == text.count("\r\n")


def test_edit_changes_what_it_says_and_nothing_else(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 250)
    player.does("add", "levy.yaml", "knight", "--name", "Odo", "--with", "shield")
    said = ("--name", "Sir Odo", "--count", 2, "--without", "shield", "--with", "wound")
    player.does("edit", "levy.yaml", "odo", *said, "--note", "paint", "--price", "points=60")
    (fighter,) = player.asks("cost", "levy.yaml")["fighters"]
    assert (fighter["name"], fighter["count"], fighter["cost"]) == ("Sir Odo", 2, {"points": 120})
    text = player.reads("levy.yaml")
    assert "notes: paint" in text
    assert "shield" not in text


def test_a_piece_of_the_kit_is_given_up_and_taken_back(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "knight", "--without", "great-weapon")
    assert player.asks("cost", "levy.yaml")["total"] == {"points": 36}
    player.does("edit", "levy.yaml", "knight", "--with", "great-weapon")
    assert player.asks("cost", "levy.yaml")["total"] == {"points": 46}
    assert "with" not in player.reads("levy.yaml").split("fighters:")[1]


def test_none_takes_a_role_squad_and_price_back(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    more = ("--role", "squad-leader", "--squad", "First", "--price", 3, "--set", "move=7")
    player.does("add", "levy.yaml", "levy", *more)
    back = ("--role", "none", "--squad", "none", "--price", "none", "--set", "move=")
    player.does("edit", "levy.yaml", "levy", *back)
    entry = player.reads("levy.yaml").split("fighters:")[1]
    assert not [word for word in ("role", "squad", "price", "profile") if word in entry]


def test_the_roster_itself_is_changed_without_a_fighter(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 250)
    player.does("edit", "levy.yaml", "--name", "Mine", "--limit", "none")
    player.does("edit", "levy.yaml", "--switch", "blast-size=diameter")
    text = player.reads("levy.yaml")
    assert "name: Mine" in text
    assert "limit" not in text
    assert "switches: {blast-size: diameter}" in text
    player.does("edit", "levy.yaml", "--switch", "blast-size=")
    assert "switches" not in player.reads("levy.yaml")


def test_unknown_switches_and_choices_are_refused(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    message = player.is_refused("edit", "levy.yaml", "--switch", "blast-sise=diameter")
    assert "did you mean `blast-size`?" in message
    message = player.is_refused("edit", "levy.yaml", "--switch", "blast-size=diametre")
    assert "did you mean `diameter`?" in message


def test_an_accepted_finding_is_listed_and_no_error(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 250)
    player.does("add", "levy.yaml", "knight", "--name", "Odo", "--with", "shield")
    assert player.tries("check", "levy.yaml").exit_code == 1
    player.does("edit", "levy.yaml", "--accept", "C3-SHIELD-HEAVY=we always play it so")
    (file,) = player.asks("check", "levy.yaml")["files"]
    assert file["legal"]
    reason = {"code": "C3-SHIELD-HEAVY", "owner": "odo", "reason": "we always play it so"}
    assert file["accepted"] == [reason]


def test_accepting_for_one_leaves_the_others(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    for name in ("Odo", "Ida"):
        player.does("add", "levy.yaml", "knight", "--name", name, "--with", "shield")
    message = player.is_refused("edit", "levy.yaml", "--accept", "C3-SHIELD-HEAVY=so")
    assert "C3-SHIELD-HEAVY@odo, C3-SHIELD-HEAVY@ida" in message
    player.does("edit", "levy.yaml", "--accept", "C3-SHIELD-HEAVY@ida=so")
    (file,) = player.asks("check", "levy.yaml")["files"]
    errors = [one["owner"] for one in file["findings"] if one["severity"] == "error"]
    assert errors == ["odo"]


def test_what_is_not_found_now_cannot_be_accepted(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "knight", "--name", "Odo", "--with", "shield")
    player.does("add", "levy.yaml", "levy", "--name", "Ida")
    said = "no finding C3-A2 on ida now; accepted findings are for what `muster check` shows\n"
    message = player.is_refused("edit", "levy.yaml", "--accept", "C3-A2@ida=agreed")
    assert message == f"--accept C3-A2@ida=agreed: {said}"
    message = player.is_refused("edit", "levy.yaml", "--accept", "C3-SHIELD-HEAVY@ida=agreed")
    assert "no finding C3-SHIELD-HEAVY on ida now" in message
    assert message.endswith(": C3-SHIELD-HEAVY@odo\n")
    message = player.is_refused("edit", "levy.yaml", "--accept", "C3-SHIELD-HEAVE=agreed")
    assert "did you mean `C3-SHIELD-HEAVY`?" in message


def test_an_entry_that_accepts_nothing_is_mentioned_and_can_be_taken_back(player: Any) -> None:
    accepted = "accepted: [{code: C3-A2, owner: ida, reason: agreed}]"
    fighters = "fighters: [{id: ida, unit: levy}]"
    player.writes("levy.yaml", f"system: core-1e\nlimit: {{points: 9}}\n{fighters}\n{accepted}\n")
    assert "info: C3-A2 on ida is accepted, and there is no such" in player.does(
        "check", "levy.yaml"
    )
    player.does("edit", "levy.yaml", "--accept", "C3-A2@ida=")
    assert "accepted" not in player.reads("levy.yaml")


def test_flags_of_the_roster_are_not_said_of_a_fighter(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "levy")
    assert "--limit" in player.is_refused("edit", "levy.yaml", "levy", "--limit", 3)
    assert "--with" in player.is_refused("edit", "levy.yaml", "--with", "plate")
    assert "nothing to change" in player.is_refused("edit", "levy.yaml")


def test_remove_takes_the_whole_entry_and_undo_brings_it_back(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--from", "border-levy")
    before = player.reads("levy.yaml")
    first = player.asks("cost", "levy.yaml")["fighters"][0]
    player.does("remove", "levy.yaml", first["name"])
    assert first["id"] not in [one["id"] for one in player.asks("cost", "levy.yaml")["fighters"]]
    player.does("undo", "levy.yaml")
    assert player.reads("levy.yaml") == before
    player.does("undo", "levy.yaml", "--redo")
    assert player.reads("levy.yaml") != before


def test_undo_without_a_change_is_refused(player: Any) -> None:
    player.writes("hand.yaml", BY_HAND)
    assert "nothing to undo" in player.is_refused("undo", "hand.yaml")


def test_a_duplicate_shares_nothing_with_the_original(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    player.does("add", "levy.yaml", "knight", "--name", "Odo", "--note", "first")
    assert player.asks("duplicate", "levy.yaml", "odo") == {"fighter": "odo-2"}
    player.does("edit", "levy.yaml", "odo-2", "--note", "second", "--without", "great-weapon")
    first, second = player.asks("cost", "levy.yaml")["fighters"]
    assert (first["cost"], second["cost"]) == ({"points": 46}, {"points": 36})
    assert "notes: first" in player.reads("levy.yaml")


def test_a_fighter_is_copied_to_another_roster_with_its_squad(player: Any) -> None:
    player.does("new", "core-1e", "-o", "mine.yaml")
    fighter = player.asks("cost", "core-1e/border-levy")["fighters"][1]
    player.does("duplicate", "core-1e/border-levy", fighter["id"], "--to", "mine.yaml")
    (copy,) = player.asks("cost", "mine.yaml")["fighters"]
    assert copy["receipt"][0]["amount"] == fighter["receipt"][0]["amount"]
    (file,) = player.asks("check", "mine.yaml")["files"]
    assert "UNKNOWN-ID" not in [one["code"] for one in file["findings"]]


def test_a_fighter_is_found_by_id_or_by_a_name_that_only_one_has(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    for _ in range(2):
        player.does("add", "levy.yaml", "levy", "--name", "Anna")
    player.does("add", "levy.yaml", "levy", "--name", "Björn")
    assert "anna, anna-2" in player.is_refused("edit", "levy.yaml", "Anna", "--count", 2)
    player.does("edit", "levy.yaml", "björn", "--count", 2)
    assert "did you mean `bjorn`?" in player.is_refused("remove", "levy.yaml", "Bjorn")


@pytest.mark.parametrize("command", ["add", "edit", "remove", "undo", "fix"])
def test_a_sample_is_not_edited(player: Any, command: str) -> None:
    arguments = {"add": ["knight"], "edit": ["--name", "Mine"], "remove": ["f1"], "undo": []}
    more = arguments.get(command, ["--repair", 1])
    message = player.is_refused(command, "core-1e/border-levy", *more)
    assert "muster new core-1e --from core-1e/border-levy" in message


def test_a_picture_is_written_relative_to_the_roster(player: Any) -> None:
    player.writes("pictures/odo.png", "not looked at here")
    (player.folder / "lists").mkdir()
    player.does("new", "core-1e", "-o", "lists/levy.yaml")
    player.does("add", "lists/levy.yaml", "knight", "--picture", "pictures/odo.png")
    assert "picture: ../pictures/odo.png" in player.reads("lists/levy.yaml")
    message = player.is_refused("add", "lists/levy.yaml", "knight", "--picture", "ida.png")
    assert "--picture ida.png: there is no such file" in message


def test_a_roster_that_is_read_only_is_not_changed(player: Any) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml")
    (player.folder / "levy.yaml").chmod(0o444)
    before = player.reads("levy.yaml")
    said = player.is_refused("add", "levy.yaml", "levy")
    assert said.startswith("levy.yaml: not written: the file is read-only; ")
    assert player.reads("levy.yaml") == before
