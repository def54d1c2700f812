"""Who has the name of another is told apart by the number that stands on the card."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

MORE = """
wargear:
  columns: [name, cost]
  drum: [Drum, 2]
  horn: [Horn, 1]
limits:
  - {id: ONE, in: fighter, with: drum, excludes: horn}
  - {id: FEW, count: unit:rat, max: 2}
  - {id: APART, with: unit:rat, excludes: unit:brute}
  - {id: NAMES, count: fighters, each: name, max: 2}
"""
ANNA = "name: Anna, unit: rat"


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, MORE)


def test_a_message_and_its_repairs_say_which_of_two(moor: Moor) -> None:
    text = f"fighters: [{{{ANNA}}}, {{unit: rat}}, {{{ANNA}, with: [drum, horn]}}]\n"
    assert moor.found(text, "ONE")[1].message == "Anna (no. 3): Drum and Horn cannot be together."
    assert "remove Horn from Anna (no. 3)" in moor.labels(text, "ONE")


def test_what_is_unknown_is_told_of_the_one_who_has_it(moor: Moor) -> None:
    text = f"fighters: [{{{ANNA}}}, {{{ANNA}, role: bos}}]\n"
    finding = moor.found(text, "UNKNOWN-ID")[1]
    assert finding.message == "Anna (no. 2): no role `bos`; did you mean `boss`?"
    assert moor.labels(text, "UNKNOWN-ID")[0] == "make Anna (no. 2) boss"


def test_several_in_one_message_are_each_named(moor: Moor) -> None:
    text = f"fighters: [{{{ANNA}}}, {{{ANNA}}}, {{name: Bo, unit: brute}}]\n"
    message = moor.found(text, "APART")[1].message
    assert message == "The warband: Anna (no. 1), Anna (no. 2) and Bo cannot be together."


def test_a_name_itself_is_told_without_numbers(moor: Moor) -> None:
    text = f"fighters: [{{{ANNA}}}, {{{ANNA}}}, {{name: anna, unit: brute}}]\n"
    assert moor.found(text, "NAMES")[1].message == "Anna and anna: 3; at most 2. 1 too many."


def test_a_name_that_is_given_like_a_numbered_one_is_told_from_it(moor: Moor) -> None:
    text = "fighters: [{unit: rat}, {unit: rat}, {name: Rat 2, unit: rat, with: [drum, horn]}]\n"
    assert moor.found(text, "ONE")[1].message.startswith("Rat 2 (no. 3): ")


def test_later_edits_speak_of_fighters_as_they_are_numbered_before_the_first(moor: Moor) -> None:
    text = f"fighters: [{', '.join(f'{{{ANNA}}}' for _ in range(5))}]\n"
    assert "remove Anna (no. 5), Anna (no. 4) and Anna (no. 3)" in moor.labels(text, "FEW")
