"""A limit of one's own says what a size says: currencies, and the other figures that limits read."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.check.wishes.asked import Asked
from schemas.roster import Roster
from schemas.yaml import read_yaml
from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: required}}
sizes:
  small: {name: Small, coins: 10, seats: 2}
  large: {name: Large, coins: 40, seats: 6}
units: {rat: {name: Rat, plural: Rats, cost: 4}}
"""
SEATS = """
limits:
  - {id: COINS, sum: coins, max: {limit: coins}}
  - {id: SEATS, count: fighters, max: {limit: seats}}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, SEATS, GAME)


def test_each_figure_that_a_size_has_may_be_chosen(moor: Moor) -> None:
    fighters = "fighters: [{unit: rat, count: 4}]\n"
    assert moor.codes("limit: {coins: 20, seats: 4}\n" + fighters) == []
    assert moor.codes("limit: {coins: 20, seats: 3}\n" + fighters) == ["SEATS"]
    _, unknown = moor.found("limit: {coins: 20, saets: 4}\n" + fighters, "UNKNOWN-ID")
    assert unknown.message == "No cost type or figure of a size `saets`; did you mean `seats`?"
    assert unknown.repairs[0].label == "take `seats` for `saets`"


def test_a_limit_that_is_raised_leaves_the_other_figures_as_they_are(moor: Moor) -> None:
    """With 12 coins a third rat could be paid, and would still have no seat."""
    text = "system: moor\nsize: small\nfighters: [{unit: rat, count: 2}]\n"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    verdict = Asked(roster, moor.catalog).hire("rat")
    assert not verdict.legal
    labels = [way.label for way in verdict.ways]
    assert "choose Large (40)" in " ".join(labels)
    assert not any("raise the limit" in label and "choose" not in label for label in labels)
