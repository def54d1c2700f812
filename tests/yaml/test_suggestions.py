"""Did you mean."""

from __future__ import annotations

import pytest

from schemas.yaml.suggest import did_you_mean
from tests.calls import calls


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("naem", "name"),
        ("Name", "name"),
        ("great_weapon", "great-weapon"),
        ("Great Weapon", "great-weapon"),
        ("pistl", "pistol"),
    ],
)
def test_the_nearest_word_is_offered(word: str, meant: str) -> None:
    assert did_you_mean(word, ["name", "great-weapon", "pistol"]) == f"; did you mean `{meant}`?"


@pytest.mark.parametrize("word", ["", "zzz", "-"])
def test_nothing_is_offered_for_a_word_that_is_near_none(word: str) -> None:
    assert did_you_mean(word, ["name", "pistol"]) == ""


def test_nothing_is_offered_where_there_is_nothing() -> None:
    assert did_you_mean("name", []) == ""


def test_a_word_asked_for_again_is_not_looked_for_again() -> None:
    choices = [f"weapon-{at}" for at in range(50)]
    first = calls(lambda: did_you_mean("waepon-77", choices))
    assert calls(lambda: did_you_mean("waepon-77", choices)) < first / 10
