"""Squads within squads, counted by their type."""

from __future__ import annotations

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.yaml import read_yaml
from schemas.roster import Roster

GAME = """
system: {id: glen, name: Glen, version: 1.0.0}
squads: {platoon: {name: Platoon}, team: {name: Team, within: platoon}}
units: {rat: {name: Rat, plural: Rats}}
limits:
  - {id: PLATOONS, count: squad:platoon, by: squad, max: 1}
  - {id: TEAMS, count: squad:team, by: squad, max: 2}
  - {id: SQUADS, count: fighters, by: squad, max: 3}
"""
SQUADS = """
  - {id: p, type: platoon}
  - {id: q, type: platoon}
  - {id: a, type: team, within: p}
  - {id: b, type: team, within: p}
  - {id: c, type: team, within: q}
"""


@pytest.fixture(scope="module")
def glen(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("glen")
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    return load_catalog(folder)


@pytest.mark.parametrize(
    ("squads", "numbers"),
    [
        ("pab", {}),
        ("ab", {}),
        ("abc", {"PLATOONS": 2, "TEAMS": 3}),
        ("pabq", {"PLATOONS": 2, "SQUADS": 4}),
    ],
)
def test_a_squad_of_a_type_is_counted_once_with_those_within_it(
    glen: Catalog, squads: str, numbers: dict[str, int]
) -> None:
    rats = "".join(f"\n  - {{unit: rat, squad: {squad}}}" for squad in squads)
    text = f"system: glen\nsquads:{SQUADS}fighters:{rats}"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    found = check(build(roster, glen), glen, repairs=False)
    assert {finding.code: finding.have for finding in found} == numbers
