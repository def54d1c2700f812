"""What a unit takes over from the one that it is like, and what it says in its place."""

from __future__ import annotations

from pathlib import Path

from builder import build, load_catalog
from schemas.roster import Roster, RosterFighter

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
characteristics: {speed: {name: Speed}}
keywords: {red: {name: Red, family: house}, blue: {name: Blue, family: house}, old: {name: Old}}
units:
  rat: {keywords: [red, old], profile: {speed: 4}, effects: [{modify: speed, add: 1}]}
  pup: {like: rat}
  imp: {like: pup, keywords: [blue], effects: [{modify: speed, add: 3}]}
  elf: {like: imp}
  ghost: {like: rat, keywords: [], effects: []}
"""


def test_keywords_and_effects_are_taken_over_or_replaced_never_mixed(tmp_path: Path) -> None:
    (tmp_path / "moor.yaml").write_text(GAME)
    units = ("rat", "pup", "imp", "elf", "ghost")
    roster = Roster(system="moor", fighters=[RosterFighter(unit=unit) for unit in units])
    fighters = build(roster, load_catalog(tmp_path)).fighters
    assert [(fighter.keywords, fighter.values["speed"].number) for fighter in fighters] == [
        (("red", "old"), 5),
        (("red", "old"), 5),
        (("blue",), 7),
        (("blue",), 7),
        ((), 4),
    ]
