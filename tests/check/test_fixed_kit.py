"""A piece of the kit that its bearer cannot be without: it stays, and nothing offers otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

RULES = """
skills: {flight: {name: Flight}, song: {name: Song}}
units:
  kite: {name: Kite, cost: 4, kit: [flight, song], fixed: [flight]}
  swift: {name: Swift, like: kite, kit: [song]}
"""
STILL = "limits: [{id: STILL, count: kind:skill, max: 1}]"


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, RULES)


@pytest.mark.parametrize("unit", ["kite", "swift"])
def test_giving_it_up_is_illegal_and_taken_back(unit: str, moor: Moor) -> None:
    text = f"fighters: [{{id: v, name: Vessa, unit: {unit}, without: [flight]}}]"
    _, finding = moor.found(text, "FIXED-KIT")
    assert finding.kind == "illegal"
    assert finding.message == f"Vessa: gives up Flight, without which no {unit.title()} is"
    assert [one.label for one in finding.repairs] == ["no longer give up Flight of Vessa"]
    assert (
        not moor.after(text, "FIXED-KIT", "no longer give up Flight of Vessa").fighters[0].without
    )


def test_what_may_be_given_up_is_not_told(moor: Moor) -> None:
    with pytest.raises(StopIteration):
        moor.found("fighters: [{unit: kite, without: [song]}]", "FIXED-KIT")


def test_no_repair_takes_it_away(tmp_path: Path) -> None:
    labels = Moor(tmp_path, RULES + STILL).labels(
        "fighters: [{id: v, name: Vessa, unit: kite}]", "STILL"
    )
    assert labels == ["remove Song from Vessa"]
