"""Things in plural where nothing says what the plural is."""

from __future__ import annotations

from pathlib import Path

import pytest

from schemas.base import many
from tests.check.repaired import Moor

KEYS = """
keywords: {big-guy: {name: Big guy}, foot: {name: Foot, plural: feet}, north: {name: North, family: side}}
classes: {battery: {name: Battery}}
squads: {half: {name: Half, plural: Halves}, company: {name: Company}}
weapons: {gun: {name: Gun, class: battery}}
units:
  witch: {name: Witch, keywords: [big-guy, foot, north], kit: [gun]}
  fly: {name: Fly, max: {warband: 1, id: OWN}}
limits:
  - {id: BIG, count: keyword:big-guy, max: 1}
  - {id: FOOT, count: keyword:foot, max: 1}
  - {id: NORTH, count: keyword:north, max: 1}
  - {id: CLASS, count: class:battery, max: 1}
  - {id: UNIT, count: unit:witch, max: 1}
  - {id: HALF, count: squad:half, by: squad, max: 1}
  - {id: COMPANY, count: squad:company, by: squad, max: 1}
"""


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("BIG", "Big guys"),
        ("FOOT", "Feet"),
        ("NORTH", "North"),
        ("CLASS", "Batteries"),
        ("UNIT", "Witches"),
        ("OWN", "Flies"),
        ("HALF", "Halves"),
        ("COMPANY", "Companies"),
    ],
)
def test_what_is_counted_is_named_in_plural(code: str, what: str, tmp_path: Path) -> None:
    _, finding = Moor(tmp_path, KEYS).found(
        "squads: [{type: half, id: a}, {type: half, id: b}, {type: company, id: c}, {type: company, id: d}]\n"
        "fighters: [{unit: witch, squad: a}, {unit: witch, squad: b}, {unit: fly, squad: c},"
        " {unit: fly, squad: d}]",
        code,
    )
    assert finding.message == f"{what}: 2; at most 1. 1 too many."


@pytest.mark.parametrize(
    ("one", "several"),
    [("ally", "allies"), ("boss", "bosses"), ("Beasts", "Beasts"), ("toy", "toys")],
)
def test_a_plural_is_made_as_people_make_it(one: str, several: str) -> None:
    assert many(one) == several
