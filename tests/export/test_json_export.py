from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from output.export import EXPORTS, roster_of_export
from schemas.answers.warband import WarbandExport
from schemas.published import json_schema
from schemas.roster import Roster
from schemas.yaml.reader import read_yaml

STRANGE = "DEL \x7f NEL \x85 LS \u2028 PS \u2029 BOM \ufeff BEL \x07 tab \t end"


@pytest.fixture(params=["tidy", "hostile", "free"])
def case(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


def exported(case: Any) -> Any:
    return json.loads(EXPORTS["json"](case.warband, case.findings))


def test_the_export_fits_its_published_schema(case: Any) -> None:
    errors = Draft202012Validator(json_schema("warband")).iter_errors(exported(case))
    assert [error.message for error in errors] == []
    WarbandExport.model_validate(exported(case))


def test_it_opens_again_as_the_same_roster(case: Any) -> None:
    choices = roster_of_export(exported(case))
    assert Roster.model_validate(choices) == case.warband.roster


def test_the_choices_are_a_roster_file_that_fits_its_schema(case: Any) -> None:
    errors = Draft202012Validator(json_schema("roster")).iter_errors(exported(case)["choices"])
    assert [error.message for error in errors] == []


def test_the_choices_say_nothing_that_the_roster_does_not(tidy: Any) -> None:
    assert exported(tidy)["choices"]["fighters"] == [
        {"id": "odo", "unit": "knight", "name": "Sir Odo", "picture": "odo.png"},
        {"unit": "squire", "count": 5, "with": ["blade", "blade"]},
    ]


def test_what_the_roster_keeps_for_others_is_kept(hostile: Any) -> None:
    choices = exported(hostile)["choices"]
    assert choices["x-site"] == "kept"
    assert choices["squads"][0]["x-colour"] == "red"
    assert choices["fighters"][0]["x-mine"] == {"deep": ["kept", "as it is"]}
    assert choices["fighters"][0]["with"][2] == "no-such-thing"
    assert choices["fighters"][1]["price"] == 40.25


def test_the_reader_of_rosters_reads_every_text_as_it_was(hostile: Any) -> None:
    fighter = hostile.warband.roster.fighters[0].model_copy(update={"notes": STRANGE})
    hostile.warband.roster = hostile.warband.roster.model_copy(update={"fighters": [fighter]})
    text = EXPORTS["json"](hostile.warband, hostile.findings)
    read = read_yaml(text, "export.json").data
    assert list(texts_in(read)) == list(texts_in(json.loads(text)))
    assert read["choices"]["fighters"][0]["notes"] == STRANGE


def test_each_receipt_adds_up_to_its_cost(case: Any) -> None:
    for fighter in exported(case)["fighters"]:
        for type_id, cost in fighter["cost"].items():
            amounts = [line["amount"] for line in fighter["receipts"][type_id]]
            assert (sum(amounts) if None not in amounts else None) == cost


def test_an_unstated_cost_is_null(hostile: Any) -> None:
    assert exported(hostile)["fighters"][0]["cost"] == {"points": 2.5, "sr": None}


def test_the_picture_is_the_one_that_the_roster_names(tidy: Any) -> None:
    assert [fighter["picture"] for fighter in exported(tidy)["fighters"]] == ["odo.png", None]


def test_an_accepted_finding_says_why(hostile: Any) -> None:
    by_code = {finding["code"]: finding for finding in exported(hostile)["findings"]}
    assert by_code["TIN-9"]["accepted"] == "We | agreed"
    assert "accepted" not in by_code["TIN-10"]


def texts_in(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)
    else:
        yield data if isinstance(data, str) else json.dumps(data)
