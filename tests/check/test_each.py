"""`each`: values that are named are judged where there are none, and each is told with its number."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: tarn, name: Tarn, version: 1.0.0}
roles: {boss: {name: Boss}, cook: {name: Cook}, spy: {name: Spy}}
squads: {boat: {name: Boat}}
classes: {blade: {name: Blade}, ring: {name: Ring}}
weapons:
  columns: [name, class]
  bow: [Bow]
  axe: [Axe, blade]
  dirk: [Dirk, blade]
  band: [Band, ring]
units:
  crow: {name: Crow, plural: Crows}
  cart: {name: Cart, slots: [{id: ENDS, names: [front, rear], takes: "kind:weapon"}]}
  hen: {name: Hen, plural: Hens}
  grey-hen: {name: Grey hen, plural: Grey hens, like: hen}
limits: [{id: EACH, %s}]
"""


def found(folder: Path, limit: str, fighters: str, squads: str = "") -> list[Finding]:
    """What one limit finds."""
    (folder / "tarn.yaml").write_text(GAME % limit)
    text = f"system: tarn\nsquads: [{squads}]\nfighters: [{fighters}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    game = load_catalog(folder)
    return [one for one in check(build(roster, game), game) if one.code == "EACH"]


NONE = "{unit: crow}"
WARBAND = "The warband: "


@pytest.mark.parametrize(
    ("limit", "fighters", "message"),
    [
        ("in: fighter, count: [bow, axe], each: item, min: 1", NONE,
         "Crow: Bow: 0 and Axe: 0; at least 1 of each."),
        ("in: fighter, count: [bow, axe], each: item, min: 1", "{unit: crow, with: [bow]}",
         "Crow: Axe: 0; at least 1. 1 more."),
        ("in: fighter, count: [bow, axe], each: item, exactly: 1", "{unit: crow, with: [bow]}",
         "Crow: Axe: 0; at least 1. 1 more."),
        ("in: fighter, count: [bow, axe], each: item, min: 1", "{unit: crow, with: [axe, bow]}",
         None),
        ("count: fighters, by: entry, each: unit, max: 1", "{unit: crow, count: 3}, {unit: crow}",
         "Roster lines of Crow: 2; at most 1. 1 too many."),
        ("count: kind:weapon, by: entry, each: item, max: 1",
         "{unit: crow, count: 3, with: [bow, axe]}, {unit: hen, with: [bow, axe]}",
         "Roster lines with Bow: 2 and Axe: 2; at most 1 of each."),
        ("count: kind:weapon, by: carrier, each: class, max: 1",
         "{unit: crow, with: [axe, dirk]}, {unit: hen, with: [axe]}",
         "Fighters with Blade: 2; at most 1. 1 too many."),
        ("count: ['class:blade', 'class:ring'], each: class, min: 1", "{unit: crow, with: [axe]}",
         "Ring: 0; at least 1. 1 more."),
        ("count: [crow, hen], each: unit, min: 2", "{unit: crow, count: 2}",
         "Hen: 0; at least 2. 2 more."),
        ("count: [crow, hen], each: item, min: 1", "{unit: crow}", "Hen: 0; at least 1. 1 more."),
        ("count: [crow, hen], each: unit, min: 1", "{unit: crow}, {unit: grey-hen}", None),
        ("count: ['role:boss', 'role:cook'], each: role, min: 1", "{unit: crow, role: boss}",
         "Cook: 0; at least 1. 1 more."),
        ("count: ['role:boss', 'role:cook'], each: role, min: 2",
         "{unit: crow, count: 2, role: [boss, spy]}, {unit: hen, role: cook}",
         "Cook: 1; at least 2. 1 more."),
        ("count: axe and unit:crow, each: unit, min: 1", "{unit: hen}",
         "Crow: 0; at least 1. 1 more."),
        ("for: cart, count: kind:weapon, each: slot, min: 1", "{unit: cart, with: [bow@front]}",
         "Cart: weapons in rear: 0; at least 1. 1 more."),
        ("for: cart, count: kind:weapon, each: slot, min: 1", "{unit: cart}",
         "Cart: weapons: 0 in front and 0 in rear; at least 1 in each."),
    ],
)  # fmt: skip
def test_what_is_named_is_judged_where_there_is_none(
    tmp_path: Path, limit: str, fighters: str, message: str | None
) -> None:
    said = [finding.message for finding in found(tmp_path, limit, fighters)]
    assert said == ([message] if message else [])


def test_each_squad_is_judged_also_without_anyone_in_it(tmp_path: Path) -> None:
    squads = "{id: a, type: boat, name: Swan}, {id: b, type: boat, name: Gull}"
    limit = "count: unit:crow and squad:boat, each: squad, min: 1"
    several = found(tmp_path, limit, "{unit: crow, squad: a}, {unit: hen, squad: b}", squads)
    assert [one.message for one in several] == ["Gull: 0; at least 1. 1 more."]
    assert several[0].repairs[0].label == "hire Crow into Gull"


@pytest.mark.parametrize(
    ("limit", "fighters", "message"),
    [
        ("count: kind:weapon, each: item, max: 1",
         "{unit: crow, with: [{item: bow, count: 3}, {item: axe, count: 2}, band]}",
         "Bow: 3 and Axe: 2; at most 1 of each."),
        ("count: kind:weapon, each: item, max: 0", "{unit: crow, with: [bow, bow, axe]}",
         "Bow: 2 and Axe: 1; none allowed."),
        ("count: kind:weapon, each: item, max: 1, if: band",
         "{unit: crow, with: [bow, bow, axe, axe, band]}",
         "Bow: 2 and Axe: 2; at most 1 of each (with Band)."),
        ("for: cart, count: kind:weapon, each: slot, max: 1",
         "{unit: cart, with: [bow@front, axe@front, axe@rear, dirk@rear, bow@rear]}",
         "Cart: weapons: 2 in front and 3 in rear; at most 1 in each."),
    ],
)  # fmt: skip
def test_each_value_is_told_with_its_own_number(
    tmp_path: Path, limit: str, fighters: str, message: str
) -> None:
    assert [one.message for one in found(tmp_path, limit, fighters)] == [message]


@pytest.mark.parametrize(
    ("fighters", "label"),
    [
        ("{unit: crow}", "add Bow and Axe to Crow"),
        ("{unit: crow, with: [bow]}", "add Axe to Crow"),
    ],
)
def test_one_repair_mends_every_value_that_fails(tmp_path: Path, fighters: str, label: str) -> None:
    (only,) = found(tmp_path, "in: fighter, count: [bow, axe], each: item, min: 1", fighters)
    assert label in [repair.label for repair in only.repairs]


def test_too_many_of_several_values_are_taken_away_at_once(tmp_path: Path) -> None:
    limit = "in: fighter, count: kind:weapon, each: item, max: 1"
    (only,) = found(tmp_path, limit, "{unit: crow, with: [bow, bow, axe, axe]}")
    assert "remove Bow and Axe from Crow" in [r.label for r in only.repairs]


@pytest.mark.parametrize(
    ("fighters", "message"),
    [
        ("{unit: cart, with: [bow@front]}, {unit: cart, with: [axe@front]}", None),
        ("{unit: crow, with: [bow]}, {unit: hen, with: [bow]}", None),
        ("{unit: cart, with: [bow@front]}, {unit: cart, with: [bow@rear]}",
         "Cart with Bow: 2; at most 1. 1 too many."),
        ("{unit: crow, with: [bow, axe]}, {unit: crow, name: Ann, with: [axe, bow]}",
         "Crow with Bow and Axe: 2; at most 1. 1 too many."),
        ("{unit: crow, with: [bow, bow]}, {unit: crow, with: [bow]}", None),
        ("{unit: crow, count: 3}, {unit: hen, count: 2}",
         "Crow: 3 and Hen: 2; at most 1 of each."),
    ],
)  # fmt: skip
def test_no_two_are_alike_in_unit_and_all_that_they_carry(
    tmp_path: Path, fighters: str, message: str | None
) -> None:
    said = found(tmp_path, "count: fighters, each: alike, max: 1", fighters)
    assert [one.message for one in said] == ([message] if message else [])


BOTH_SIDES = [
    ("in: fighter, count: [bow, axe], each: item, exactly: 1", "{unit: crow, with: [bow, bow]}",
     "Crow: Bow: 2; at most 1. 1 too many. Axe: 0; at least 1. 1 more.", (2, 1),
     "remove Bow from Crow and add Axe to Crow"),
    ("in: fighter, count: [bow, axe], each: item, exactly: 1, message: '{these}: {over} and {short}'",
     "{unit: crow, with: [{item: bow, count: 3}]}",
     "Bow and Axe: 2 and 1", (3, 1), "remove 2 × Bow from Crow and add Axe to Crow"),
    ("count: fighters, each: unit, min: 2, max: 3", "{unit: crow, count: 5}, {unit: hen}",
     "Crow: 5; at most 3. 2 too many. Hen: 1; at least 2. 1 more.", (5, 3),
     "Crow: 3 instead of 5 and hire Hen"),
    ("count: ['role:boss', 'role:cook'], each: role, exactly: 1",
     "{unit: crow, role: boss}, {unit: hen, role: boss}",
     "Boss: 2; at most 1. 1 too many. Cook: 0; at least 1. 1 more.", (2, 1),
     "make Crow cook alone"),
    ("for: cart, count: kind:weapon, each: slot, exactly: 1",
     "{unit: cart, with: [bow@front, axe@front]}",
     "Cart: weapons in front: 2; at most 1. 1 too many. Weapons in rear: 0; at least 1. 1 more.",
     (2, 1), "put Axe of Cart in rear"),
    ("count: [crow, hen], each: unit, exactly: 2", "{unit: crow}, " * 6 + "{unit: hen}",
     "Crow: 6; at most 2. 4 too many. Hen: 1; at least 2. 1 more.", (6, 2),
     "remove Crow 6, Crow 5, Crow 4 and Crow 3 and hire Hen"),
]  # fmt: skip


@pytest.mark.parametrize(("limit", "fighters", "message", "numbers", "label"), BOTH_SIDES)
def test_too_many_of_one_value_and_too_few_of_another_are_one_finding(
    tmp_path: Path,
    limit: str,
    fighters: str,
    message: str,
    numbers: tuple[int, int],
    label: str,
) -> None:
    (only,) = found(tmp_path, limit, fighters)
    assert only.message == message
    assert (only.kind, only.have, only.limit) == ("illegal", *numbers)
    assert label in [repair.label for repair in only.repairs]


def test_what_is_missing_in_a_place_is_put_there(tmp_path: Path) -> None:
    limit = "for: cart, count: kind:weapon, each: slot, min: 1"
    (only,) = found(tmp_path, limit, "{unit: cart, with: [bow@front]}")
    assert "add Axe in rear to Cart" in [repair.label for repair in only.repairs]


def test_repairs_of_several_values_never_edit_who_is_removed(tmp_path: Path) -> None:
    limit = "count: ['role:boss', 'role:cook'], each: role, max: 1"
    both = "{unit: crow, role: [boss, cook]}"
    (only,) = found(tmp_path, limit, f"{both}, {both}")
    assert "remove Crow 1" in [repair.label for repair in only.repairs]
