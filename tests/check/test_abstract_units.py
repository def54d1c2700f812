"""Abstract units: there for others to be like, and never hired."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.witness import wanted, witness
from schemas.finding import Finding
from schemas.roster import Roster, RosterFighter

GAME = """
system: {id: road, name: Road, version: 1.0.0}
cost_types: {cans: {name: Cans, limit: optional}}
units:
  vehicle: {name: Vehicle, plural: Vehicles, abstract: yes, cost: 1, max: {warband: 3}}
  buggy: {name: Buggy, like: vehicle}
  truck: {name: Truck, like: vehicle, cost: 4}
limits: [{id: SOME, count: unit:vehicle, min: 1}]
"""


@pytest.fixture
def road(tmp_path: Path) -> Catalog:
    (tmp_path / "road.yaml").write_text(GAME)
    return load_catalog(tmp_path)


def found(road: Catalog, *units: str) -> list[Finding]:
    fighters = [RosterFighter(unit=unit) for unit in units]
    roster = Roster(system="road", fighters=fighters)
    return [one for one in check(build(roster, road), road) if one.severity == "error"]


def test_those_like_it_are_hired_and_are_of_its_kind(road: Catalog) -> None:
    assert found(road, "buggy", "truck") == []
    assert [one.code for one in found(road, *["buggy"] * 4)] == ["max-vehicle"]


def test_a_fighter_of_it_is_found_and_one_like_it_offered(road: Catalog) -> None:
    (only,) = found(road, "vehicle")
    assert only.code == "NOT-FOR-HIRE"
    assert only.message == "Vehicle: Vehicle is not hired itself; there are: buggy, truck"
    assert [repair.label for repair in only.repairs][:2] == [
        "take the unit `buggy` for Vehicle",
        "take the unit `truck` for Vehicle",
    ]


def test_it_is_not_hired_where_one_of_its_kind_is_missing(road: Catalog) -> None:
    (only,) = found(road)
    assert {repair.label for repair in only.repairs} == {"hire Buggy", "hire Truck"}


def test_no_witness_is_wanted_of_it(road: Catalog) -> None:
    assert wanted(road) == [(None, None), ("buggy", None), ("truck", None)]
    assert witness(road, "buggy").found
