"""Many rosters checked: a table, CSV, JSON, an organiser's event; one bad file stops no other."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from click import unstyle

from builder import build, load_catalog
from builder.cli import checking
from builder.cli.lines import width
from builder.cli.report import report
from schemas.finding import Finding
from schemas.roster import Roster

LEGAL = """\
format: musterpress/roster
version: 1
system: core-1e
name: Ford Watch
limit: {points: 100}
fighters:
  - {id: odo, name: Odo, unit: knight, role: army-commander}
  - {id: meg, name: Meg, unit: spearman}
"""
ILLEGAL = LEGAL.replace("Ford Watch", '"=2+3"').replace("100", "10")
EVENT = """\
format: musterpress/event
version: 1
name: Border Cup
system: core-1e
limit: {points: 100}
limits:
  - {id: NO-SPEARS, count: spearman, max: 0, message: No spears at the Cup}
"""


@pytest.fixture
def rosters(player: Any) -> Any:
    """A player with a folder of a legal, an illegal and a broken roster, and an event."""
    player.writes("lists/a.yaml", LEGAL)
    player.writes("lists/deep/b.yaml", ILLEGAL)
    player.writes("lists/broken.yaml", "format: musterpress/roster\nfighters: [\n")
    player.writes("cup.yaml", EVENT)
    return player


def test_several_files_end_with_a_table(rosters: Any) -> None:
    result = rosters.tries("check", "lists")
    cells = [line.split("  ") for line in result.stdout.splitlines()[-5:]]
    rows = [[cell.strip() for cell in row if cell.strip()] for row in cells]
    assert rows[0] == ["File", "Name", "Total", "Status", "Errors"]
    assert rows[1][1:] == ["Ford Watch", "68 of 100 points", "legal", "0"]
    assert rows[2][1:] == ["unreadable", "1"]
    assert rows[3][1:] == ["=2+3", "68 of 10 points", "illegal", "1"]
    assert rows[4] == ["2 rosters checked, 1 legal, 1 illegal, 1 unreadable"]


def test_a_file_that_cannot_be_used_makes_the_exit_code_2_whatever_the_others_are(
    rosters: Any,
) -> None:
    assert rosters.tries("check", "lists").exit_code == 2
    (rosters.folder / "lists" / "broken.yaml").unlink()
    assert rosters.tries("check", "lists").exit_code == 1
    assert rosters.tries("check", "lists/a.yaml").exit_code == 0


def test_of_many_files_there_is_the_table_alone(player: Any) -> None:
    for at in range(21):
        player.writes(f"lists/{at:02}.yaml", ILLEGAL)
    lines = player.tries("check", "lists").stdout.splitlines()
    assert len(lines) == 1 + 21 + 1
    assert lines[-1] == "21 rosters checked, 0 legal, 21 illegal"


def test_csv_is_a_row_a_file_and_runs_no_formula(rosters: Any) -> None:
    result = rosters.tries("check", "lists", "--csv")
    assert result.exit_code == 2
    head, *rows = csv.reader(io.StringIO(result.stdout, newline=""), strict=True)
    assert head[:3] == ["File", "Name", "System"]
    by_file = {Path(row[0]).name: row[1:] for row in rows}
    assert by_file["a.yaml"] == ["Ford Watch", "core-1e", "68", "100", "legal", "0", ""]
    assert by_file["b.yaml"][0] == "'=2+3"
    assert by_file["b.yaml"][4:6] == ["illegal", "1"]
    assert by_file["broken.yaml"][4] == "unreadable"
    assert "broken.yaml:3:1" in by_file["broken.yaml"][6]
    assert result.stdout_bytes.count(b"\r\n") == 4


def test_json_has_every_file_and_what_could_not_be_read(rosters: Any) -> None:
    answer = rosters.asks("check", "lists")
    assert [one["status"] for one in answer["files"]] == ["legal", "illegal"]
    assert [Path(one["file"]).name for one in answer["unreadable"]] == ["broken.yaml"]
    assert any(one["repairs"] for one in answer["files"][1]["findings"])


def test_repairs_can_be_left_out(rosters: Any) -> None:
    answer = rosters.asks("check", "lists/deep/b.yaml", "--no-repairs")
    assert answer["files"][0]["status"] == "illegal"
    assert all(not one["repairs"] for one in answer["files"][0]["findings"])


def test_csv_and_json_at_once_are_refused(rosters: Any) -> None:
    assert "choose one" in rosters.is_refused("check", "lists", "--csv", "--json")


def test_an_event_is_held_against_every_roster(rosters: Any) -> None:
    answer = rosters.asks("check", "lists", "--event", "cup.yaml")
    codes = [{one["code"] for one in file["findings"]} for file in answer["files"]]
    assert "NO-SPEARS" in codes[0]
    assert {"NO-SPEARS", "EVENT-SIZE"} <= codes[1]
    assert "NO-SPEARS" not in {
        one["code"] for file in rosters.asks("check", "lists")["files"] for one in file["findings"]
    }


def test_repairs_at_an_event_are_numbered_and_fix_takes_the_number_with_it(rosters: Any) -> None:
    (file,) = rosters.asks("check", "lists/deep/b.yaml", "--event", "cup.yaml")["files"]
    repairs = [repair for one in file["findings"] for repair in one["repairs"]]
    text = rosters.tries("check", "lists/deep/b.yaml", "--event", "cup.yaml").stdout
    assert f"    1. {repairs[0]['label']} (" in text
    number = next(n for n, one in enumerate(repairs, 1) if one["label"] == "choose 100 points")
    said = rosters.does("fix", "lists/deep/b.yaml", "--event", "cup.yaml", "--repair", number)
    assert said.startswith("done: choose 100 points; ")
    assert "limit: {points: 100}" in rosters.reads("lists/deep/b.yaml")
    (after,) = rosters.asks("check", "lists/deep/b.yaml", "--event", "cup.yaml")["files"]
    assert "EVENT-SIZE" not in {one["code"] for one in after["findings"]}


def test_each_repair_at_an_event_does_what_it_promised(rosters: Any) -> None:
    event = ("--event", "cup.yaml")
    before = rosters.reads("lists/deep/b.yaml")
    (file,) = rosters.asks("check", "lists/deep/b.yaml", *event)["files"]
    promised = [(one, repair) for one in file["findings"] for repair in one["repairs"]]
    assert len(promised) > 1
    for number, (finding, repair) in enumerate(promised, 1):
        rosters.writes("lists/deep/b.yaml", before)
        rosters.does("fix", "lists/deep/b.yaml", *event, "--repair", number)
        (after,) = rosters.asks("check", "lists/deep/b.yaml", *event)["files"]
        assert after["total"] == repair["total_after"]
        found = {(one["code"], one["owner"]) for one in after["findings"]}
        assert (finding["code"], finding["owner"]) not in found


def test_what_is_left_at_an_event_is_told_after_a_repair(rosters: Any) -> None:
    result = rosters.tries("fix", "lists/deep/b.yaml", "--event", "cup.yaml", "--repair", 1)
    assert "[NO-SPEARS]" in result.stderr
    assert "`muster check lists/deep/b.yaml --event cup.yaml` says" in result.stderr


def test_without_a_number_fix_lists_what_could_be_done_and_writes_nothing(rosters: Any) -> None:
    before = rosters.reads("lists/a.yaml")
    said = rosters.is_refused("fix", "lists/a.yaml", "--event", "cup.yaml")
    assert "    1. remove Meg" in said
    assert "`muster fix lists/a.yaml --event cup.yaml --repair N`" in said
    assert rosters.reads("lists/a.yaml") == before
    assert "there is nothing to repair" in rosters.is_refused("fix", "lists/a.yaml")


def test_an_answer_names_the_event(rosters: Any) -> None:
    event = rosters.asks("check", "lists", "--event", "cup.yaml")["event"]
    digest = hashlib.sha256(EVENT.encode()).hexdigest()
    assert event == {
        "file": "cup.yaml",
        "name": "Border Cup",
        "system": "core-1e",
        "hash": f"sha256-{digest}",
    }
    assert "event" not in rosters.asks("check", "lists")


def test_an_event_may_come_from_standard_input(rosters: Any) -> None:
    named = rosters.asks("check", "lists/a.yaml", "--event", "cup.yaml")
    for text in (EVENT, json.dumps(yaml.safe_load(EVENT))):
        piped = json.loads(
            rosters.tries("check", "lists/a.yaml", "--event", "-", "--json", typed=text).stdout
        )
        assert piped["files"] == named["files"]
        assert piped["event"]["file"] == "-"
    assert "name one of them" in rosters.is_refused("check", "-", "--event", "-")
    assert "name one of them" in rosters.is_refused("fix", "-", "--event", "-", "--repair", 1)


def test_the_event_file_in_the_folder_is_no_roster(rosters: Any) -> None:
    rosters.writes("lists/cup.yaml", f"# Not a musterpress/roster.\n{EVENT}")
    answer = rosters.asks("check", "lists", "--event", "lists/cup.yaml")
    assert [Path(one["file"]).name for one in answer["unreadable"]] == ["broken.yaml"]


def test_an_event_that_cannot_be_used_is_refused_before_anything_is_said(rosters: Any) -> None:
    rosters.writes("cup.yaml", EVENT.replace("spearman", "spearmann"))
    message = rosters.is_refused("check", "lists", "--event", "cup.yaml")
    assert message.startswith("cup.yaml:7:28: ")
    assert "did you mean `spearman`?" in message


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="rights do not bind here")
def test_a_file_without_the_right_to_read_stops_no_other(rosters: Any) -> None:
    (rosters.folder / "lists" / "broken.yaml").chmod(0)
    answer = rosters.asks("check", "lists")
    assert len(answer["files"]) == 2
    assert "cannot be read" in answer["unreadable"][0]["message"]


def test_a_file_that_is_no_text_stops_no_other(rosters: Any) -> None:
    file = rosters.folder / "lists" / "broken.yaml"
    file.write_bytes(LEGAL.encode() + b"notes: \xff\n")
    answer = rosters.asks("check", "lists")
    assert len(answer["files"]) == 2
    assert "not UTF-8" in answer["unreadable"][0]["message"]


@pytest.mark.parametrize("forks", [True, False])
def test_two_processes_say_what_one_says(
    rosters: Any, monkeypatch: pytest.MonkeyPatch, forks: bool
) -> None:
    def answers() -> Any:
        return json.loads(rosters.tries("check", "lists", "--event", "cup.yaml", "--json").stdout)

    alone = answers()
    started: list[int] = []
    together = checking._together

    def counted(files: Any, *how: Any) -> Any:
        started.append(len(files))
        return together(files, *how)

    monkeypatch.setattr(checking, "PAYS_FROM", dict.fromkeys(checking.PAYS_FROM, 1))
    monkeypatch.setattr(checking, "_processors", lambda: 2)
    monkeypatch.setattr(checking, "_together", counted)
    monkeypatch.setattr(checking, "_forks", lambda: forks and sys.platform == "linux")
    monkeypatch.setattr(checking, "PIECE", 1)
    assert answers() == alone
    assert started == [3]


def test_where_there_is_no_room_for_helpers_it_goes_without(
    rosters: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = rosters.asks("check", "lists")

    def breaks(files: Any, asked: Any, view: Any, desk: Any) -> Any:
        yield desk.look(files[0], view)
        raise BrokenProcessPool

    monkeypatch.setattr(checking, "PAYS_FROM", dict.fromkeys(checking.PAYS_FROM, 1))
    monkeypatch.setattr(checking, "_processors", lambda: 2)
    monkeypatch.setattr(checking, "_together", breaks)
    assert rosters.asks("check", "lists") == alone


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_link_that_leads_nowhere_is_told(rosters: Any) -> None:
    (rosters.folder / "lists" / "broken.yaml").unlink()
    (rosters.folder / "lists" / "c.yaml").symlink_to("nowhere.yaml")
    answer = rosters.asks("check", "lists")
    assert [Path(one["file"]).name for one in answer["unreadable"]] == ["c.yaml"]


def test_a_table_is_in_the_order_of_numbers_and_fits_on_a_line(player: Any) -> None:
    named = LEGAL.replace("Ford Watch", "The very long watch at the ford " * 3)
    for number in (10, 9, 1):
        player.writes(f"lists/b{number}.yaml", named)
    lines = player.tries("check", "lists").stdout.splitlines()
    rows = [line for line in lines if line.startswith("lists/b")]
    assert [row.split(maxsplit=1)[0].rstrip(":") for row in rows[-3:]] == [
        "lists/b1.yaml",
        "lists/b9.yaml",
        "lists/b10.yaml",
    ]
    assert all(width(row) <= 80 for row in rows[-3:])


def test_what_is_illegal_and_has_no_repair_says_so_where_repairs_were_looked_for() -> None:
    system = build(Roster(system="core-1e"), load_catalog("core-1e")).system
    found = [
        Finding("MANY", "error", "illegal", "roster", "too many"),
        Finding("FEW", "error", "unfinished", "roster", "too few"),
        Finding("MEANT", "error", "illegal", "roster", "odd", accepted="so agreed"),
        Finding("ODD", "warning", "advisory", "roster", "odd"),
    ]
    told = [unstyle(line).strip() for line in report(found, system, are_mended=True)]
    assert told == [
        "error: too many [MANY]",
        "no repair found",
        "error: too few [FEW]",
        "error: odd [MEANT]",
        "accepted: so agreed",
        "warning: odd [ODD]",
    ]
    assert "no repair found" not in "".join(report(found, system))
    far = replace(found[0], have=90, limit=9)
    _, told_of_it = (unstyle(line).strip() for line in report([far], system, are_mended=True))
    assert told_of_it == (
        "no repair found: what was tried is not enough, or makes something else worse"
    )
