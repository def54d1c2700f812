"""`best` among fighters: a bound that goes by the best value that others have."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: hall, name: Hall, version: 1.0.0}
characteristics:
  lead: {name: Lead}
  rank: {name: Rank, as: "{}.", better: low}
  awe: {name: Awe, default: 0}
keywords: {noble: {name: Noble}}
roles: {regent: {name: Regent}}
squads: {band: {name: Band}}
wargear: {crown: {effects: [{modify: lead, add: 2}]}}
units:
  king: {name: King, keywords: [noble], profile: {lead: 9, rank: 1.}}
  earl: {name: Earl, keywords: [noble], profile: {lead: 8, rank: 2.}}
  bard: {name: Bard, profile: {lead: 10}}
limits:
  - {id: HIGHEST, for: role:regent, sum: lead, min: {best: lead, among: keyword:noble},
     too_few: illegal}
  - {id: FIRST, for: role:regent, sum: rank, max: {best: rank, among: fighters}}
  - {id: PRIDE, for: unit:earl, sum: lead, min: {best: lead, among: fighters, in: squad}}
changes:
  - {modify: awe, for: unit:bard, set: {best: lead, among: keyword:noble}}
"""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder: Path = tmp_path_factory.mktemp("hall")
    (folder / "hall.yaml").write_text(GAME)
    return load_catalog(folder)


def found(hall: Catalog, fighters: str, more: str = "") -> list[Finding]:
    text = f"system: hall\n{more}\nfighters: [{fighters}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    return list(check(build(roster, hall), hall))


@pytest.mark.parametrize(
    ("fighters", "codes"),
    [
        ("{unit: king, role: regent}, {unit: earl}", []),
        ("{unit: king}, {unit: earl, role: regent}", ["FIRST", "HIGHEST"]),
        ("{unit: king}, {unit: king, role: regent}", []),
        ("{unit: king}, {unit: earl, role: regent, with: [crown]}", ["FIRST"]),
        ("{unit: bard}, {unit: earl, role: regent}", []),
        ("{unit: bard, role: regent}", []),
    ],
    ids=[
        "the best",
        "another is better, high and low",
        "as good as the best",
        "what effects make of it counts",
        "better is one who is not meant",
        "nobody who is meant",
    ],
)
def test_the_bound_is_the_best_of_all_who_are_meant(
    hall: Catalog, fighters: str, codes: list[str]
) -> None:
    assert [finding.code for finding in found(hall, fighters)] == codes


def test_the_finding_says_whose_value_it_is_and_what_mends_it(hall: Catalog) -> None:
    first, highest = found(hall, "{unit: king}, {unit: earl, role: regent}")
    assert first.message == "Earl: Rank: 2 of 1; 1 over (the best, of King)."
    assert highest.message == "Earl: Lead: 8 of 9; 1 short (the best, of King)."
    assert (highest.kind, highest.owner) == ("illegal", "f2")
    assert "add Crown to Earl" in [repair.label for repair in highest.repairs]


def test_it_looks_in_a_smaller_scope_where_it_says_so(hall: Catalog) -> None:
    squads = "squads: [{id: a, type: band}, {id: b, type: band}]"
    apart = "{unit: king, squad: a}, {unit: earl, squad: b}"
    assert found(hall, apart, squads) == []
    assert [f.code for f in found(hall, apart.replace("b}", "a}"), squads)] == ["PRIDE"]


def test_a_value_goes_by_the_best_of_others(hall: Catalog) -> None:
    text = "system: hall\nfighters: [{unit: bard}, {unit: earl, with: [crown]}, {unit: king}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    assert build(roster, hall).fighters[0].values["awe"].number == 10
