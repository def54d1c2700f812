"""Cases say which keywords a fighter and which traits an item has, as they stand on paper."""

from __future__ import annotations

from builder import load_catalog
from builder.check.cases import run_case
from schemas.case import Case


def differences(values: dict[str, str], weapons: dict[str, str]) -> list[str]:
    case = {
        "case": "told",
        "fighters": [{"unit": "heavy-gunner"}],
        "values": {"f1": values},
        "weapons": {"f1": {"heavy-gun": weapons}},
    }
    return run_case(Case.model_validate(case), load_catalog("core-1e"))


def test_keywords_and_traits_are_told_by_their_names() -> None:
    told = differences({"keywords": "Trooper, Infantry"}, {"traits": "Cannot move and shoot"})
    assert told == []


def test_other_keywords_and_traits_are_a_difference() -> None:
    assert differences({"keywords": "Infantry"}, {"traits": "none"}) == [
        "f1: keywords is Trooper, Infantry, not Infantry",
        "f1/heavy-gun: traits is Cannot move and shoot, not none",
    ]


def test_a_fighter_or_item_that_is_not_there_is_told_with_those_that_are() -> None:
    case = {
        "case": "told",
        "fighters": [{"id": "gunner", "unit": "heavy-gunner"}, {"unit": "levy"}],
        "values": {"guner": {}, "x": {}},
        "weapons": {"y": {}, "gunner": {"hevy-gun": {}}},
    }
    assert run_case(Case.model_validate(case), load_catalog("core-1e")) == [
        "no fighter guner; did you mean `gunner`?",
        "no fighter x; there are: gunner, f2",
        "no fighter y; there are: gunner, f2",
        "gunner has no hevy-gun; did you mean `heavy-gun`?",
    ]
