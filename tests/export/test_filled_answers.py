from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from output.export.answers import check_answer, checked_file, cost_answer, explain_answer
from schemas.finding import Finding
from schemas.problems import Problem
from schemas.published import json_schema, model_of


@pytest.fixture(params=["tidy", "hostile", "free"])
def case(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


def fits(name: str, data: Any) -> Any:
    """The answer as a program reads it, after it was held to its model and its schema."""
    read = json.loads(json.dumps(data))
    model_of(name).model_validate(read)
    errors = Draft202012Validator(json_schema(name)).iter_errors(read)
    assert [error.message for error in errors] == []
    assert list(read)[:2] == ["format", "version"]
    assert (read["format"], read["version"]) == (f"musterpress/{name}", 1)
    return read


def test_every_filled_answer_fits_its_schema(case: Any) -> None:
    fits("cost", cost_answer(case.warband))
    fits("explain", explain_answer(case.warband))
    fits("check", check_answer([checked_file("a.yaml", case.warband, case.findings, 12)]))


def test_cost_says_totals_limits_and_receipts(tidy: Any) -> None:
    read = fits("cost", cost_answer(tidy.warband))
    assert (read["total"], read["limit"], read["unpriced"]) == ({"points": 154}, {"points": 250}, 0)
    odo, squires = read["fighters"]
    assert odo["receipt"] == [
        {"label": "1 × unit", "amount": 30, "cause": "odo", "source": "Units", "type": "points"},
        {
            "label": "Lance",
            "amount": 9,
            "cause": "odo/lance",
            "source": "Weapons",
            "type": "points",
        },
        {
            "label": "Plate",
            "amount": 25,
            "cause": "odo/plate",
            "source": "Weapons",
            "type": "points",
        },
    ]
    assert (squires["count"], squires["cost"], squires["each"]) == (
        5,
        {"points": 90},
        {"points": 18},
    )


def test_the_lines_of_each_cost_type_add_up(case: Any) -> None:
    for fighter in cost_answer(case.warband)["fighters"]:
        for type_id, cost in fighter["cost"].items():
            lines = [line["amount"] for line in fighter["receipt"] if line["type"] == type_id]
            assert (sum(lines) if None not in lines else None) == cost


def test_no_chosen_size_is_null(free: Any) -> None:
    assert cost_answer(free.warband)["limit"] is None
    assert checked_file("f", free.warband, [], 0)["limit"] is None


def test_check_says_what_an_organiser_asks(hostile: Any) -> None:
    file = checked_file("lists/a.yaml", hostile.warband, hostile.findings, 31)
    assert file["file"] == "lists/a.yaml"
    assert file["checked"] == 31
    assert file["homebrew"] == ["harpoon", "own"]
    assert file["switches"] == {"blast": "diameter"}
    assert file["accepted"] == [{"code": "TIN-9", "owner": "evil", "reason": "We | agreed"}]
    assert [finding["code"] for finding in file["findings"]] == ["UNKNOWN-ID", "TIN-9", "TIN-10"]


def test_a_repair_says_its_changes_and_leaves_out_the_rest(tidy: Any) -> None:
    finding = checked_file("f", tidy.warband, tidy.findings, 2)["findings"][0]
    assert finding["cause"] == ["odo/shield", "odo/plate"]
    assert finding["repairs"] == [
        {
            "label": "swap Plate for Mail on Sir Odo",
            "changes": [{"do": "swap", "fighter": "odo", "item": "plate", "for": "mail"}],
            "total_after": {"points": 144.5},
        }
    ]


def finding(severity: Any, kind: Any) -> Finding:
    return Finding("X-1", severity, kind, "roster", "")


@pytest.mark.parametrize(
    ("findings", "status"),
    [
        ([], "legal"),
        ([finding("warning", "advisory"), finding("info", "illegal")], "legal"),
        ([finding("error", "unfinished")], "unfinished"),
        ([finding("error", "unfinished"), finding("error", "illegal")], "illegal"),
        ([finding("error", "illegal")], "illegal"),
    ],
)
def test_a_list_is_legal_when_nothing_is_an_error(
    tidy: Any, findings: list[Finding], status: str
) -> None:
    file = checked_file("f", tidy.warband, findings, 1)
    assert (file["status"], file["legal"]) == (status, status == "legal")


def test_a_file_that_cannot_be_read_is_named_with_its_place(tidy: Any) -> None:
    answer = check_answer([], [Problem("b.yaml", 3, 7, "`untis` is no key; write `units`")])
    assert fits("check", answer)["unreadable"] == [
        {"file": "b.yaml", "line": 3, "column": 7, "message": "`untis` is no key; write `units`"}
    ]


def test_explain_gives_all_values_of_all_fighters(tidy: Any) -> None:
    odo, squires = explain_answer(tidy.warband)["fighters"]
    assert [value["id"] for value in odo["values"]] == ["move", "save"]
    assert odo["values"][0] == {
        "id": "move",
        "name": "Move",
        "value": '7"',
        "number": 7,
        "base": 7,
        "receipt": [{"label": "Mounted", "amount": 7, "cause": "odo", "source": "Movement"}],
    }
    assert (odo["values"][1]["value"], odo["values"][1]["number"]) == ("–", None)
    assert [item["id"] for item in odo["items"]] == ["odo/lance"]
    assert squires["values"] == []


def test_explain_gives_one_value_of_one_fighter(tidy: Any) -> None:
    answer = explain_answer(tidy.warband, ["odo"], "reach")
    (odo,) = fits("explain", answer)["fighters"]
    assert odo["values"] == []
    assert [value["value"] for value in odo["items"][0]["values"]] == ['2"']


def test_explain_gives_the_cost_of_all_models_when_asked(tidy: Any) -> None:
    (squires,) = fits("explain", explain_answer(tidy.warband, ["f2"], "points"))["fighters"]
    (cost,) = squires["values"]
    assert (cost["name"], cost["value"], cost["number"]) == ("Points", "90 points", 90)
    assert sum(line["amount"] for line in cost["receipt"]) == 90
