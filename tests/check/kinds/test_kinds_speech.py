"""Kinds 33 to 36: how a finding speaks."""

from __future__ import annotations

import pytest

from builder.catalog.catalog import Catalog
from schemas.finding import Finding, status
from tests.check.kinds.kind_cases import findings


def found(game: Catalog, code: str, fighters: str, more: str = "") -> Finding:
    """The one finding of a code."""
    text = f"size: standard\nfighters: [{fighters}]\n{more}"
    (finding,) = (f for f in findings(game, text) if f.code == code)
    return finding


@pytest.mark.parametrize(
    ("code", "fighters", "severity", "kind"),
    [
        ("boss", "{unit: squire}", "error", "unfinished"),
        ("armed", "{unit: squire}", "error", "illegal"),
        ("grots", "{unit: grot, count: 4}", "error", "illegal"),
        ("warned", "{unit: hound, count: 3}", "warning", "advisory"),
        ("many", "{unit: grot, count: 6}", "info", "advisory"),
    ],
)
def test_kind_33_severity_and_too_few_apart_from_too_many(
    skerry: Catalog, code: str, fighters: str, severity: str, kind: str
) -> None:
    finding = found(skerry, code, fighters)
    assert (finding.severity, finding.kind) == (severity, kind)
    expected = {"unfinished": "unfinished", "illegal": "illegal", "advisory": "legal"}[kind]
    assert status([finding]) == expected


def test_kind_34_the_author_s_words_with_numbers_plural_rule_and_page(skerry: Catalog) -> None:
    finding = found(skerry, "few", "{unit: hound, count: 4}")
    assert finding.message == "4 hounds, 3 allowed: 1 too many (few, The rules sheet, 4)"
    assert finding.source == "The rules sheet, 4"


@pytest.mark.parametrize(
    ("code", "fighters", "message"),
    [
        ("grots", "{unit: grot, count: 4}", "Grots: 4; at most 3. 1 too many."),
        ("boss", "{unit: squire}", "Captains: 0; at least 1. 1 more."),
        ("two-pistols", "{unit: squire, name: Una, with: [pistol, pistol, pistol]}",
         "Una: pistol: 3; at most 2. 1 too many."),
        ("unique-relics", "{unit: squire, with: [crown, crown, orb]}",
         "Crown: 2; at most 1. 1 too many."),
        ("bipod", "{unit: squire, name: Una, with: [bipod]}", "Una: Bipod needs ranged."),
        ("plate-or-shield", "{unit: squire, name: Una, with: [plate, shield]}",
         "Una: Plate and Shield cannot be together."),
        ("patron", "{unit: reeve, name: Una}", "Una: choose one of Crown, Orb or Idol."),
        ("patron", "{unit: reeve, name: Una, with: [orb, idol]}",
         "Una: only one of Crown, Orb or Idol; has Orb and Idol."),
        ("partners", "{unit: squire, count: 2}, {unit: knight}",
         "Squires: 1 of 2 have a partner of their own."),
    ],
)  # fmt: skip
def test_kind_34_the_construct_s_own_words(
    skerry: Catalog, code: str, fighters: str, message: str
) -> None:
    assert found(skerry, code, fighters).message == message


def test_kind_34_a_share_tells_what_it_is_a_share_of(skerry: Catalog) -> None:
    finding = found(skerry, "elite-spent", "{unit: squire, with: [crown]}")
    assert finding.message == "Points of elite fighters: 40 of 20; 20 over (50 % of the spent 40)."


def test_kind_35_owner_and_causes_are_ids(skerry: Catalog) -> None:
    finding = found(skerry, "plate-or-shield", "{id: odo, unit: squire, with: [plate, shield]}")
    assert (finding.owner, finding.cause) == ("odo", ("odo/plate", "odo/shield"))
    finding = found(skerry, "grots", "{id: a, unit: grot, count: 3}, {id: b, unit: grot}")
    assert (finding.owner, finding.cause) == ("roster", ("a", "b"))
    finding = found(
        skerry, "unique-relics", "{id: a, unit: squire, with: [crown]}, "
        "{id: b, unit: squire, with: [crown, orb]}"
    )  # fmt: skip
    assert finding.cause == ("a/crown", "b/crown")


def test_kind_36_what_is_accepted_stays_with_its_reason(skerry: Catalog) -> None:
    fighters = (
        "{id: a, unit: squire, with: [plate, shield]}, {id: b, unit: squire, with: [plate, shield]}"
    )
    accepted = "accepted: [{code: plate-or-shield, owner: a, reason: house rule}]"
    text = f"size: standard\nfighters: [{fighters}]\n{accepted}"
    both = {f.owner: f for f in findings(skerry, text) if f.code == "plate-or-shield"}
    assert (both["a"].severity, both["a"].kind, both["a"].accepted) == (
        "info",
        "illegal",
        "house rule",
    )
    assert (both["b"].severity, both["b"].accepted) == ("error", None)
    assert status([both["a"]]) == "legal"
