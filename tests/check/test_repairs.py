"""Repairs: few, small, and proven."""

from __future__ import annotations

import pytest

from builder import build, check, load_catalog
from builder.build.compiling import rulebook_for
from builder.catalog.catalog import Catalog
from builder.check.findings import Findings
from builder.check.repair import kits
from builder.roster.edits import apply
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml


@pytest.fixture(scope="module")
def core() -> Catalog:
    return load_catalog("core-1e")


def roster(text: str) -> Roster:
    return Roster.model_validate(read_yaml("system: core-1e\n" + text, "roster").data)


def found(core: Catalog, text: str) -> Findings:
    return check(build(roster(text), core), core)


def one(core: Catalog, text: str, code: str) -> Finding:
    return next(f for f in found(core, text) if f.code == code)


ROSTERS = [
    "fighters: [{id: a, unit: infantry, with: [plate, shield, blade]}]",
    "fighters: [{id: a, unit: knight, with: [shield]}]",
    "fighters: [{id: a, unit: vehicle, with: [plate, mail@left, heavy-gun]}]",
    "fighters: [{id: a, unit: vehicle, with: [leather@all, bow, bow, bow, longbow, pistol]}]",
    "fighters: [{id: a, unit: infantry, with: [flamer@spell]}]",
    "fighters: [{id: a, unit: infantry, with: [power, save, blade]}]",
    "fighters: [{id: a, unit: levy, with: [save]}, {id: b, unit: knight, with: [mail]}]",
    "limit: {points: 100}\nfighters: [{id: a, unit: swordsman, count: 5}]",
    "limit: {points: 50}\nfighters: [{id: a, unit: paladin}, {id: b, unit: battle-tank}]",
    "fighters: [{id: a, unit: levy, role: army-commander, count: 2}]",
    "fighters: [{id: a, unit: levy, with: [shiled, plasma-gun]}]",
    "fighters: [{id: a, unit: vehicle, with: [leather@all, shield, blade]}]",
]


@pytest.mark.parametrize("text", ROSTERS)
def test_every_repair_mends_its_finding_and_breaks_nothing(core: Catalog, text: str) -> None:
    start = roster(text)
    warband = build(start, core)
    findings = check(warband, core)
    assert findings.findings
    illegal = {(f.code, f.owner, f.cause) for f in findings if f.kind == "illegal"}
    kit = kits(rulebook_for(core.data, core.hash, start), warband)
    for finding in findings:
        for repair in finding.repairs:
            after = build(apply(start, repair.changes, kit), core)
            again = check(after, core, repairs=False)
            assert (finding.code, finding.owner, finding.message) not in {
                (f.code, f.owner, f.message) for f in again
            }
            assert {f.code for f in again if f.kind == "illegal"} <= {i[0] for i in illegal}
            assert after.total == repair.total_after
            assert repair.label


@pytest.mark.parametrize("text", ROSTERS)
def test_something_is_offered_for_every_error(core: Catalog, text: str) -> None:
    for finding in found(core, text):
        if finding.severity == "error":
            assert 1 <= len(finding.repairs) <= 3, finding


def test_plate_with_a_shield_may_drop_the_shield_or_take_mail(core: Catalog) -> None:
    finding = one(core, ROSTERS[0], "C3-SHIELD-HEAVY")
    labels = [repair.label for repair in finding.repairs]
    assert labels[0] == "remove Shield from Infantry"
    assert "swap Plate for Flak / Mail on Infantry" in labels


def test_four_over_offers_the_single_change_nearest_to_four(core: Catalog) -> None:
    text = (
        "limit: {points: 250}\nfighters:\n  - {unit: swordsman, count: 9}\n"
        "  - {unit: longbowman}\n  - {unit: crossbowman}\n"
    )
    finding = one(core, text, "C3-11")
    assert (finding.have, finding.limit) == (254, 250)
    assert finding.repairs[0].label == "remove Longbow from Longbowman"
    assert finding.repairs[0].total_after == {"points": 250}


def test_removing_the_fighter_comes_last(core: Catalog) -> None:
    text = "fighters: [{id: a, unit: knight, role: army-commander}, {id: b, unit: levy, role: army-commander}]"
    labels = [repair.label for repair in one(core, text, "C3-10").repairs]
    assert labels == [
        "Knight no longer army commander",
        "Levy no longer army commander",
        "remove Levy",
    ]


def test_a_missing_side_is_filled_on_all_sides_at_once(core: Catalog) -> None:
    finding = one(core, "fighters: [{id: t, unit: vehicle, with: [heavy-gun]}]", "C3-VEH-SIDES")
    items = [change.item for change in finding.repairs[0].changes]
    assert items == ["leather@front", "leather@left", "leather@right", "leather@rear"]
    assert finding.kind == "unfinished"


def test_a_fighter_too_dear_by_far_is_mended_by_few_edits(core: Catalog) -> None:
    text = (
        "limit: {points: 200}\nfighters:\n  - {id: a, unit: swordsman, count: 5}\n"
        "  - {id: c, unit: paladin}\n  - {id: d, unit: longbowman, count: 4}\n"
        "  - {id: g, unit: battle-tank}\n"
    )
    repair = one(core, text, "C3-11").repairs[0]
    assert 1 <= len(repair.changes) <= 3
    assert 100 <= (repair.total_after["points"] or 0) <= 200


def test_two_of_one_name_are_told_apart(core: Catalog) -> None:
    text = (
        "fighters:\n  - {id: a, name: Odo, unit: knight, role: army-commander}\n"
        "  - {id: b, name: Odo, unit: levy, role: army-commander}\n"
    )
    labels = [repair.label for repair in one(core, text, "C3-10").repairs]
    assert labels[:2] == [
        "Odo (no. 1) no longer army commander",
        "Odo (no. 2) no longer army commander",
    ]


def test_with_a_misspelt_unit_and_item_on_one_fighter_what_was_meant_comes_first(
    core: Catalog,
) -> None:
    findings = found(core, "fighters: [{id: a, unit: infnatry, with: [leater]}]")
    item, unit = (f.repairs[0].label for f in findings if f.code == "UNKNOWN-ID")
    assert item.startswith("take `leather` for `leater` on ")
    assert unit.startswith("take the unit `infantry` for ")
