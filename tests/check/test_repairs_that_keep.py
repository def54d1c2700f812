"""Repairs change what was wrong, and no more: what was meant comes first, a removal last."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from schemas.finding import Repair
from schemas.roster import Roster
from schemas.yaml import read_yaml
from tests.check.repaired import Moor


@pytest.fixture(scope="module")
def core() -> Catalog:
    return load_catalog("core-1e")


def repairs(core: Catalog, fighters: str, code: str) -> tuple[Repair, ...]:
    text = f"system: core-1e\nfighters: [{fighters}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    findings = check(build(roster, core), core)
    return next(f for f in findings if f.code == code).repairs


def labels(core: Catalog, fighters: str, code: str) -> list[str]:
    return [repair.label for repair in repairs(core, fighters, code)]


def test_a_piece_that_no_kit_holds_is_given_up_no_longer(core: Catalog) -> None:
    found = labels(core, "{id: a, unit: infantry, without: [plate], with: [blade]}", "NOT-IN-KIT")
    assert found == ["no longer give up Plate of Infantry"]


def test_a_unit_that_was_mistyped_is_taken_as_meant(core: Catalog) -> None:
    found = repairs(core, "{id: a, unit: knihgt}", "UNKNOWN-ID")
    assert found[0].label == "take the unit `knight` for Knihgt"
    assert found[0].total_after["points"] > 0
    assert len(found) == 1  # nobody is removed for a slip of the pen


def test_a_unit_that_resembles_none_may_go(core: Catalog) -> None:
    assert labels(core, "{id: a, unit: zzzz}", "UNKNOWN-ID") == ["remove Zzzz"]


def test_a_role_that_was_mistyped_is_given_as_meant(core: Catalog) -> None:
    found = labels(core, "{id: a, unit: knight, role: squad-leadr}", "UNKNOWN-ID")
    assert found == ["make Knight squad leader", "take the role from Knight"]


def test_nobody_goes_for_a_squad_that_is_not_there(core: Catalog) -> None:
    found = labels(core, "{id: a, unit: knight, squad: nope}", "UNKNOWN-ID")
    assert found == ["make a squad `nope` for Knight", "put Knight in no squad"]


def test_all_that_needs_what_is_missing_goes_at_once(core: Catalog) -> None:
    found = labels(core, "{id: a, unit: infantry, with: [flamer@spell, bow@spell]}", "C3-MAGIC-FEE")
    assert found[:1] == ["add Magic to Infantry"]
    assert "remove Flamer and Bow from Infantry" in found


def test_a_crowded_place_loses_only_what_is_too_much(core: Catalog) -> None:
    sides = "plate@front, leather@front, mail@left, mail@right, mail@rear"
    found = labels(core, f"{{id: a, unit: vehicle, with: [{sides}]}}", "C3-VEH-SIDES")
    assert sorted(found) == ["remove Leather from Vehicle", "remove Plate from Vehicle"]


def test_copies_without_a_place_are_each_put_in_one(core: Catalog) -> None:
    plates = "{id: a, unit: vehicle, with: [{item: plate, count: 4}]}"
    found = repairs(core, plates, "C3-VEH-SIDES")
    assert [change.for_ for change in found[0].changes] == [
        "plate@front",
        "plate@left",
        "plate@right",
        "plate@rear",
    ]


def test_findings_that_nothing_was_tried_on_are_counted(
    core: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = "{unit: infantry, with: [plate, shield]}"
    roster = Roster.model_validate(
        read_yaml(f"system: core-1e\nfighters: [{broken}, {broken}]", "roster").data
    )
    assert check(build(roster, core), core).untried == 0
    monkeypatch.setattr(import_module("builder.check.repair.proven"), "MOST_FIGHTERS", 1)
    findings = check(build(roster, core), core)
    assert not any(finding.repairs for finding in findings)
    assert findings.untried == sum(finding.severity != "info" for finding in findings) > 0


def test_a_group_is_mended_by_its_own_bounds_where_two_share_a_code(core: Catalog) -> None:
    slots = (
        "[{id: RACK, names: [upper], takes: class:ranged, max: 3},"
        " {id: RACK, names: [lower], takes: class:hand, max: 1}]"
    )
    text = (
        f"system: core-1e\nhomebrew:\n  units: {{rack: {{cost: 5, options: [kind:weapon],"
        f" slots: {slots}}}}}\n"
        "fighters: [{id: a, unit: rack, with: [blade@lower, spear@lower]}]"
    )
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    findings = check(build(roster, core), core)
    mended = next(f for f in findings if f.code == "RACK").repairs
    assert sorted(repair.label for repair in mended) == [
        "remove Blade from Rack",
        "remove Spear from Rack",
    ]


BANNED = """
wargear:
  columns: [name, class, cost]
  horn: [Horn, noise, 9]
  drum: [Drum, noise, 9]
  pipe: [Pipe, noise, 8]
  bell: [Bell, noise, 7]
limits: [{id: SILENT, count: horn, max: 0}]
"""


def test_beside_swaps_there_is_a_way_to_do_without(tmp_path: Path) -> None:
    moor = Moor(tmp_path, BANNED)
    text = "fighters: [{unit: rat, with: [horn]}]\n"
    swaps = ["swap Horn for Drum on Rat", "swap Horn for Pipe on Rat"]
    assert moor.labels(text, "SILENT") == [*swaps, "remove Horn from Rat"]
    moor.after(text, "SILENT", "remove Horn from Rat")


DRUMMERS = """
wargear: {drum: {name: Drum, cost: 2}}
units: {drummer: {name: Drummer, plural: drummers, cost: 4, kit: [drum], options: []}}
limits:
  - {id: QUIET, count: drum, max: 2}
  - {id: BEAT, for: unit:drummer, count: drum, min: 1, too_few: illegal}
  - {id: FEW, count: unit:brute, max: 1}
"""


def test_who_can_do_without_none_of_what_is_too_much_goes_with_it(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DRUMMERS)
    text = "fighters: [{unit: rat, with: [drum]}, {id: d, unit: drummer, count: 4}]\n"
    assert moor.labels(text, "QUIET")[0] == "Drummer: 1 instead of 4"
    assert moor.after(text, "QUIET", "Drummer: 1 instead of 4").fighters[1].count == 1


def test_those_hired_last_go_together_where_nothing_less_mends_it(tmp_path: Path) -> None:
    moor = Moor(tmp_path, DRUMMERS)
    for unit, code, left in (("drummer", "QUIET", ["a", "b"]), ("brute", "FEW", ["a"])):
        hired = "abcd" if unit == "drummer" else "abc"
        text = f"fighters: [{', '.join(f'{{id: {id_}, unit: {unit}}}' for id_ in hired)}]\n"
        (label,) = moor.labels(text, code)
        assert [one.id for one in moor.after(text, code, label).fighters] == left
