from __future__ import annotations

from typing import Any

import pytest

from schemas.answers.reopen import is_export, roster_of_export
from schemas.problems import InputError

CHOICES = {"format": "musterpress/roster", "version": 1, "system": "tin-men"}
EXPORT = {"format": "musterpress/warband", "version": 1, "choices": CHOICES, "total": {}}


def test_an_export_holds_the_roster_that_it_was_made_of() -> None:
    assert is_export(EXPORT)
    assert roster_of_export(EXPORT) == CHOICES


def test_the_version_may_be_read_as_text() -> None:
    assert roster_of_export(EXPORT | {"version": "1"}) == CHOICES


def test_a_roster_is_no_export() -> None:
    assert not is_export(CHOICES)
    assert not is_export(["musterpress/warband"])


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (CHOICES, "this is not `musterpress/warband`"),
        (EXPORT | {"version": 2}, "version 2 cannot be read here"),
        ({"format": "musterpress/warband"}, "version none cannot be read here"),
        (EXPORT | {"choices": None}, "`choices` is missing"),
    ],
)
def test_what_cannot_be_reopened_is_refused_by_name(data: dict[str, Any], says: str) -> None:
    with pytest.raises(InputError) as caught:
        roster_of_export(data, "old.json")
    (problem,) = caught.value.problems
    assert problem.file == "old.json"
    assert says in problem.message
