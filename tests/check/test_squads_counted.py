"""Squads within squads, counted by their type."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: glen, name: Glen, version: 1.0.0}
squads: {platoon: {name: Platoon}, team: {name: Team, within: platoon}}
units: {rat: {name: Rat, plural: Rats}, ogre: {name: Ogre, plural: Ogres}}
limits:
  - {id: PLATOONS, count: squad:platoon, by: squad, max: 1}
  - {id: TEAMS, count: squad:team, by: squad, max: 2}
  - {id: SQUADS, count: fighters, by: squad, max: 3}
  - {id: OGRES, count: ogre, by: squad, max: 1}
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
    found = findings(glen, "".join(f"{{unit: rat, squad: {squad}}}, " for squad in squads))
    assert {finding.code: finding.have for finding in found} == numbers


def test_a_squads_own_number_is_not_that_with_those_within_it(tmp_path: Path) -> None:
    limits = """
  - {id: ALL, count: ogre, in: squad:platoon, max: {of: rat, in: squad:platoon, percent: 100}}
  - {id: OWN, count: ogre, in: squad, max: {of: rat, in: squad, percent: 100}}
"""
    (tmp_path / "game.yaml").write_text(GAME.partition("limits:")[0] + f"limits:{limits}", "utf-8")
    ogres = "{unit: ogre, squad: p, count: 2}, {unit: rat, squad: p}, {unit: rat, squad: a}"
    found = findings(load_catalog(tmp_path), ogres)
    assert [(one.code, one.have, one.limit) for one in found] == [("OWN", 2, 1)]


def test_what_is_counted_are_squads_not_those_in_them(glen: Catalog) -> None:
    where = ("{unit: rat, squad: %s}, " * 4) % tuple("pabq") + "{unit: ogre, squad: c}, "
    messages = [finding.message for finding in findings(glen, where + "{unit: ogre, squad: a}")]
    assert messages == [
        "Squads with Ogres: 2; at most 1. 1 too many.",
        "Platoons: 2; at most 1. 1 too many.",
        "Squads: 5; at most 3. 2 too many.",
        "Teams: 3; at most 2. 1 too many.",
    ]


def findings(game: Catalog, fighters: str) -> list[Finding]:
    text = f"system: glen\nsquads:{SQUADS}fighters: [{fighters}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    return list(check(build(roster, game), game, repairs=False))


def test_each_squad_of_a_type_is_bounded_with_those_within_it(tmp_path: Path) -> None:
    limits = "limits: [{id: EACH, count: squad:platoon, each: squad, max: 2}]\n"
    (tmp_path / "game.yaml").write_text(GAME.partition("limits:")[0] + limits, encoding="utf-8")
    game = load_catalog(tmp_path)
    (found,) = findings(game, "{unit: rat, squad: a}, {unit: rat, squad: b}, {unit: rat, squad: p}")
    assert (found.code, found.have) == ("EACH", 3)
    assert not findings(game, "{unit: rat, squad: a}, {unit: rat, squad: b}, {unit: rat, squad: c}")
