"""What a fighter gave up of its kit is given back where it is missing, whatever else it may take."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

KITS = """
classes: {melee: {name: Melee}, ranged: {name: Ranged}}
weapons:
  awl: {name: Awl, class: melee}
  mace: {name: Mace, class: melee}
  bow: {name: Bow, class: ranged, cost: 2}
units:
  nun: {name: Nun, plural: Nuns, cost: 5, kit: [mace, bow], options: []}
  monk: {name: Monk, plural: Monks, cost: 5, kit: [mace]}
  cart:
    name: Cart
    cost: 5
    kit: [bow@left, bow@right]
    options: []
    slots: [{names: [left, right], takes: class:ranged}]
limits:
  - {id: ARMED, for: not unit:cart, count: class:melee, min: 1}
  - {id: BOTH, for: unit:nun, count: kind:weapon, min: 2}
  - {id: SIDE, for: unit:cart, count: "slot:left", min: 1}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, KITS)


@pytest.mark.parametrize(
    ("fighter", "code", "labels"),
    [
        ("{unit: nun, without: [mace]}", "ARMED", ["add Mace to Nun"]),
        ("{unit: nun, count: 3, without: [mace]}", "ARMED", ["add Mace to Nun"]),
        ("{unit: nun, without: [mace, bow]}", "BOTH", ["add Mace and Bow to Nun"]),
        ("{unit: monk, without: [mace]}", "ARMED", ["add Mace to Monk", "add Awl to Monk"]),
        ("{unit: cart, without: [bow@left]}", "SIDE", ["add Bow in left to Cart"]),
    ],
    ids=[
        "though nothing is offered",
        "to all models",
        "several at once",
        "before what is no dearer",
        "in its place",
    ],
)
def test_what_was_given_up_comes_back(
    moor: Moor, fighter: str, code: str, labels: list[str]
) -> None:
    text = f"fighters: [{fighter}]\n"
    assert moor.labels(text, code) == labels
    (mended,) = moor.after(text, code, labels[0]).fighters
    assert (mended.without, mended.with_) == ([], [])
