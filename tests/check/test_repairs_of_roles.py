"""Repairs of what may not be true of who has a role: it is given up, or given to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

RULES = """
weapons: {bow: {name: Bow, cost: 2}}
limits:
  - {id: BOW, for: role:boss, count: bow, max: 0}
  - {id: BOSS, count: role:boss, exactly: 1}
  - {id: BRUTE, count: role:boss and not unit:brute, max: 0, when: {mode: stern}}
switches: {mode: {kind: mode, default: mild, choices: {mild: {}, stern: {}}}}
"""
FIGHTERS = """
fighters:
  - {id: r, name: Ash, unit: rat, role: boss, with: [bow]}
  - {id: s, name: Birch, unit: rat}
  - {id: b, name: Cedar, unit: brute}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, RULES)


def test_a_role_is_given_to_another_where_its_limit_is_broken(moor: Moor) -> None:
    mended = moor.after(FIGHTERS, "BOW", "make Birch boss instead of Ash")
    assert [fighter.roles for fighter in mended.fighters] == [(), ("boss",), ()]


def test_a_role_is_given_up_where_nobody_need_have_it(tmp_path: Path) -> None:
    moor = Moor(tmp_path, RULES.replace("  - {id: BOSS, count: role:boss, exactly: 1}\n", ""))
    assert "Ash no longer boss" in moor.labels(FIGHTERS, "BOW")


def test_a_role_goes_to_one_who_may_have_it_beside_his_own(moor: Moor) -> None:
    stern = "switches: {mode: stern}\n" + FIGHTERS
    mended = moor.after(stern, "BRUTE", "make Cedar boss instead of Ash")
    assert mended.fighters[2].roles == ("scout", "boss")


def test_too_little_is_made_up_before_a_role_is_given_up(tmp_path: Path) -> None:
    more = "weapons: {bow: {name: Bow, cost: 2}}\nlimits: [{id: BOW, for: role:boss, count: bow, min: 1}]"
    moor = Moor(tmp_path, more)
    text = "fighters: [{id: r, name: Ash, unit: rat, role: boss}]"
    assert moor.labels(text, "BOW") == ["add Bow to Ash", "Ash no longer boss"]


def test_a_role_that_a_unit_brings_is_changed_for_one_that_another_brings(tmp_path: Path) -> None:
    chief = "units: {chief: {name: Chief, cost: 5, role: boss}}\nlimits: [{count: role:boss, max: 1, id: BOSS}]"
    moor = Moor(tmp_path, chief)
    two = "fighters: [{id: a, name: Ash, unit: chief}, {id: b, name: Birch, unit: chief}]"
    mended = moor.after(two, "BOSS", "make Ash scout")
    assert [fighter.roles for fighter in mended.fighters] == [("scout",), ()]
