"""What is missing is added at once, items and models, as many as make up the bound."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

ADDED = """
characteristics:
  frame: {name: Frame, as: "{} t"}
  mass: {name: Mass, as: "{} t", of: item}
cost_types: {grace: {name: Grace, limit: optional}}
wargear:
  plank: {name: Plank, cost: 1, profile: {mass: 2 t}}
  anchor: {name: Anchor, cost: 9, profile: {mass: 7 t}}
  bead: {name: Bead, cost: {grace: 1.5}}
  oar: {name: Oar, cost: 1}
  sail: {name: Sail, cost: 1, max: {fighter: 1}}
units:
  hulk: {name: Hulk, cost: 0, profile: {frame: 20 t}, options: [plank, anchor]}
  nun: {name: Nun, plural: Nuns, cost: 0, options: [bead]}
  crew: {name: Crew, cost: 0, options: [oar]}
limits:
  - {id: MASS, for: unit:hulk, sum: mass, of: items, min: {value: frame}}
  - {id: GRACE, for: unit:nun, sum: grace, min: 10}
  - {id: OARS, in: entry, count: oar, min: 7, if: unit:crew}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, ADDED)


@pytest.mark.parametrize(
    ("fighter", "code", "label"),
    [
        ("{unit: hulk, with: [plank]}", "MASS", "add 9 × Plank to Hulk"),
        ("{unit: hulk, with: [anchor, anchor, plank]}", "MASS", "add 2 × Plank to Hulk"),
        ("{unit: nun, with: [bead]}", "GRACE", "add 6 × Bead to Nun"),
        ("{unit: nun, count: 3, with: [bead]}", "GRACE", "add 6 × Bead to Nun"),
        ("{unit: crew, with: [oar]}", "OARS", "add 6 × Oar to Crew"),
        ("{unit: crew, count: 2}", "OARS", "add 4 × Oar to Crew"),
    ],
    ids=[
        "by what each weighs",
        "no more than are missing",
        "by a second currency",
        "each model by itself",
        "one for one",
        "one on each model of a line",
    ],
)
def test_as_many_are_added_as_are_missing(moor: Moor, fighter: str, code: str, label: str) -> None:
    text = f"fighters: [{fighter}]\n"
    assert label in moor.labels(text, code)
    moor.after(text, code, label)


def test_one_is_added_where_one_is_enough(moor: Moor) -> None:
    text = "fighters: [{unit: hulk, with: [anchor, anchor, {item: plank, count: 2}]}]\n"
    assert moor.labels(text, "MASS") == ["add Plank to Hulk", "add Anchor to Hulk"]


RAISED = """
squads: {band: {name: Band}}
units:
  twins: {name: The twins, cost: {flat: 9}}
  pike: {name: Pike, plural: Pikes, cost: 4}
limits:
  - {id: PAIR, in: entry, count: unit:twins, exactly: 2, if: unit:twins}
  - {id: RANK, in: squad, count: unit:pike, min: 5, if: unit:pike}
  - {id: WORTH, in: entry, sum: coins, min: 30, if: unit:pike}
"""


@pytest.fixture
def pikes(tmp_path: Path) -> Moor:
    return Moor(tmp_path, RAISED)


def test_a_line_that_is_too_short_gets_more_models(pikes: Moor) -> None:
    text = "fighters: [{unit: twins}, {unit: twins, count: 2}]\n"
    assert pikes.labels(text, "PAIR") == ["The twins 1: 2 instead of 1"]
    assert pikes.after(text, "PAIR", "The twins 1: 2 instead of 1").fighters[0].count == 2
    text = "fighters: [{unit: pike, count: 5}]\n"
    assert pikes.labels(text, "WORTH") == ["Pike: 8 instead of 5"]


def test_the_lines_of_a_squad_get_more_models_but_nobody_of_his_own(pikes: Moor) -> None:
    squad = "squads: [{id: a, type: band}]\n"
    text = squad + "fighters: [{unit: pike, count: 3, squad: a}]\n"
    assert "Pike: 5 instead of 3" in pikes.labels(text, "RANK")
    named = "fighters: [{unit: pike, squad: a, name: Una}, {unit: pike, squad: a, role: boss}]\n"
    assert not [label for label in pikes.labels(squad + named, "RANK") if "instead of" in label]


WEIGHED = """
squads: {band: {name: Band}}
units:
  titan: {name: Titan, plural: Titans, cost: 4}
  imp: {name: Imp, plural: Imps, cost: 2}
  ghost: {name: Ghost, plural: Ghosts, cost: 1}
limits:
  - {id: SIX, count: fighters, exactly: 6}
  - {id: THREE, in: squad, count: fighters, min: 3}
changes:
  - {weight: 0.5, of: unit:imp, toward: [SIX, THREE]}
  - {weight: 2, of: unit:titan, toward: SIX}
  - {exempt: unit:ghost, from: SIX}
"""


def test_of_those_who_count_half_or_double_as_many_are_hired_as_make_it_up(tmp_path: Path) -> None:
    moor = Moor(tmp_path, WEIGHED)
    text = "fighters: [{unit: imp}, {unit: rat}]\n"
    assert moor.labels(text, "SIX") == ["hire 9 Imps"]
    moor.after(text, "SIX", "hire 9 Imps")
    text = "fighters: [{unit: imp, count: 2}, {unit: rat}]\n"
    labels = moor.labels(text, "SIX")
    assert labels == ["hire 2 Titans", "hire 4 rats", "hire 8 Imps"]
    text = "fighters: [{unit: imp, count: 4}, {unit: rat, count: 2}]\n"
    assert "hire Titan" in moor.labels(text, "SIX")
    text = "squads: [{id: a, type: band}]\nfighters: [{unit: imp, count: 4, squad: a}]\n"
    assert "Imp: 6 instead of 4" in moor.labels(text, "THREE")


GAINED = """
characteristics: {size: {name: Size}}
keywords: {small: {name: Small}, brave: {name: Brave}}
units:
  elephant: {name: Elephant, cost: 1, profile: {size: 9}}
  mouse: {name: Mouse, plural: Mice, cost: 5, profile: {size: 1}}
limits:
  - {id: SMALL, count: keyword:small, min: 2}
  - {id: BRAVE, count: keyword:brave, min: 1}
changes:
  - {id: by-size, modify: keywords, gain: small, if: {value: size, max: 2}}
"""


def test_who_becomes_what_is_wanted_is_hired(tmp_path: Path) -> None:
    moor = Moor(tmp_path, GAINED)
    text = "fighters: [{unit: elephant}]\n"
    assert moor.labels(text, "SMALL") == ["hire 2 Mice"]
    assert moor.labels(text, "BRAVE") == []
