from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from output.export import EXPORTS
from output.export.csv_ import LONG
from output.export.guarded import guarded
from schemas.warband import CostTypeView


def rows_of(case: Any) -> list[dict[str, str]]:
    text = EXPORTS["csv"](case.warband, case.findings)
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def test_there_is_a_row_for_each_fighter(hostile: Any) -> None:
    rows = rows_of(hostile)
    assert [row["Count"] for row in rows] == ["1", "5", "1"]
    assert [row["Name"].removeprefix("'") for row in rows] == [
        fighter.name for fighter in hostile.warband.fighters
    ]


def test_notes_stay_as_they_were_written(hostile: Any) -> None:
    assert rows_of(hostile)[0]["Notes"] == hostile.warband.fighters[0].notes


def test_costs_are_numbers_in_a_column_each(hostile: Any) -> None:
    rows = rows_of(hostile)
    assert [row["Points"] for row in rows] == ["2.50", "200.00", "0.00"]
    assert [row["SR"] for row in rows] == ["no cost stated", "3", "0"]


def test_each_row_says_which_warband_it_is_of(tidy: Any) -> None:
    assert {row["Warband"] for row in rows_of(tidy)} == {"Border Levy"}
    assert {row["Total"] for row in rows_of(tidy)} == {"154 of 250 points"}


def test_a_characteristic_that_nobody_has_gets_no_column(tidy: Any) -> None:
    first, _ = rows_of(tidy)
    assert first["Move"] == '7"'
    assert "Save" not in first


def test_findings_stand_with_their_fighter_or_with_the_warband(tidy: Any) -> None:
    first, second = rows_of(tidy)
    assert first["Findings"] == "error TIN-SHIELD: Sir Odo: no shield with plate"
    assert second["Findings"] == ""
    assert first["Findings on the warband"] == (
        "Illegal: 1 error, 1 warning\nwarning TIN-07: Few shots"
    )


def test_lines_end_as_the_standard_says(tidy: Any) -> None:
    text = EXPORTS["csv"](tidy.warband, [])
    assert text.startswith("No.,Name,Count,")
    assert text.endswith("\r\n")
    assert text.count("\r\n") == 3


def test_without_fighters_there_is_the_heading_alone(free: Any) -> None:
    assert EXPORTS["csv"](free.warband, []).count("\r\n") == 1


@pytest.mark.parametrize("text", ["=1+1", "+1+1", "-x", "@SUM(A1)", "\t=1", "\r=1", "＝1", "-"])
def test_a_text_that_a_spreadsheet_would_run_is_guarded(text: str) -> None:
    assert guarded(text) == "'" + text


@pytest.mark.parametrize("text", ["", "12", "-3", "+4", "+2.5", "a=1", "3+", " =1", "'=1"])
def test_other_texts_are_left_alone(text: str) -> None:
    assert guarded(text) == text


def test_a_hostile_name_and_value_are_guarded(hostile: Any) -> None:
    rows = rows_of(hostile)
    assert rows[2]["Name"] == "'" + hostile.warband.fighters[2].name
    assert rows[1]["Move"] == "'=cmd|x"


def test_headings_that_are_alike_are_numbered(tidy: Any) -> None:
    tidy.warband.system.cost_types = [CostTypeView("points", "Weapons", "w")]
    first, _ = rows_of(tidy)
    assert (first["Weapons"], first["Weapons 2"]) == ("64", "Lance")


def test_a_long_text_on_the_warband_stands_in_the_first_row_alone(tidy: Any) -> None:
    tidy.warband.roster = tidy.warband.roster.model_copy(update={"notes": "A" * LONG})
    assert {row["Notes on the warband"] for row in rows_of(tidy)} == {"A" * LONG}
    tidy.warband.roster = tidy.warband.roster.model_copy(update={"notes": "A" * (LONG + 1)})
    assert [row["Notes on the warband"] for row in rows_of(tidy)] == ["A" * (LONG + 1), ""]
    assert {row["Warband"] for row in rows_of(tidy)} == {"Border Levy"}
