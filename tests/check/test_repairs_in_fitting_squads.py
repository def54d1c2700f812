"""Hires in lines and squads that are neither too small nor too large."""

from __future__ import annotations

from pathlib import Path

from builder.check.witness import witness
from tests.check.repaired import Moor

REGIMENTS = """
keywords: {core: {name: Core, plural: core}}
squads: {regiment: {name: Regiment}}
units:
  spear: {name: Spear, plural: Spears, cost: 8, keywords: [core]}
  boss: {name: Boss, plural: Bosses, cost: 20}
limits:
  - {id: CORE, sum: coins, of: keyword:core, min: 125}
  - {id: HOME, count: unit:spear and not squad:regiment, max: 0}
  - {id: SIZE, in: squad:regiment, count: unit:spear, min: 5, max: 15, if: unit:spear}
"""
LINES = """
units: {spear: {name: Spear, plural: Spears, cost: 8}, boss: {name: Boss, cost: 20}}
limits:
  - {id: SPEARS, count: unit:spear, min: 16}
  - {id: SIZE, in: entry, count: unit:spear, max: 15}
"""


def test_what_is_too_many_for_one_squad_is_hired_in_several(tmp_path: Path) -> None:
    game = Moor(tmp_path, REGIMENTS)
    text = "fighters: [{unit: boss}]\n"
    label = "hire 2 × 8 Spears in a new regiment"
    assert game.labels(text, "CORE") == [label]
    after = game.after(text, "CORE", label)
    assert [(fighter.count, fighter.squad) for fighter in after.fighters[1:]] == [
        (8, "regiment"),
        (8, "regiment-2"),
    ]


def test_a_new_squad_is_as_large_as_one_must_be(tmp_path: Path) -> None:
    game = Moor(tmp_path, REGIMENTS)
    text = """
squads: [{id: a, type: regiment, name: Old Guard}]
fighters: [{unit: spear, count: 15, squad: a}]
"""
    assert game.labels(text, "CORE")[0] == "hire 5 Spears in a new regiment"


def test_what_is_too_many_for_one_line_is_hired_in_several(tmp_path: Path) -> None:
    game = Moor(tmp_path, LINES)
    assert game.labels("fighters: [{unit: boss}]\n", "SPEARS") == ["hire 2 × 8 Spears"]


def test_a_game_of_large_squads_has_a_witness(tmp_path: Path) -> None:
    game = Moor(tmp_path, REGIMENTS)
    assert witness(game.catalog, "boss").found
