"""Bounds that end, that hold for each class, and that stand beside what is offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: fell, name: Fell, version: 1.0.0}
cost_types: {points: {name: Points, limit: optional}}
classes: {blade: {name: Magic blade}, ring: {name: Magic ring}}
wargear:
  columns: [name, class]
  fang: [Fang, blade]
  thorn: [Thorn, blade]
  band: [Band, ring]
  rope: [Rope]
units:
  lord: {name: Lord, plural: Lords, cost: 5, options: [class:blade, class:ring, rope]}
  page: {name: Page, cost: 1, options: [{take: [fang, band], exactly: 1}, rope]}
limits:
  - {id: LORDS, count: unit:lord, max: {steps: {0: 1, 50: 2, 100: none}, of: limit}}
  - {id: KINDS, for: unit:lord, count: items, each: class, max: 1}
"""


@pytest.fixture(scope="module")
def fell(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder: Path = tmp_path_factory.mktemp("fell")
    (folder / "fell.yaml").write_text(GAME)
    return load_catalog(folder)


def found(fell: Catalog, fighters: str, points: int = 100) -> list[Finding]:
    text = f"system: fell\nlimit: {{points: {points}}}\nfighters: [{fighters}]"
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    return list(check(build(roster, fell), fell))


@pytest.mark.parametrize(
    ("points", "lords", "over"),
    [(40, 1, False), (40, 2, True), (50, 2, False), (99, 3, True), (100, 9, False)],
)
def test_the_last_step_may_be_no_bound(fell: Catalog, points: int, lords: int, over: bool) -> None:
    findings = found(fell, f"{{unit: lord, count: {lords}}}", points)
    assert [finding.code for finding in findings] == (["LORDS"] if over else [])


@pytest.mark.parametrize(
    ("items", "message"),
    [
        ("fang, band, rope", None),
        ("rope, rope", None),
        ("fang, thorn", "Lord: Magic blade: 2; at most 1. 1 too many."),
        ("fang, fang, band", "Lord: Magic blade: 2; at most 1. 1 too many."),
        ("fang, thorn, band, band", "Lord: Magic blade: 2 and Magic ring: 2; at most 1 of each."),
    ],
)
def test_a_bound_holds_for_each_class(fell: Catalog, items: str, message: str | None) -> None:
    said = [finding.message for finding in found(fell, f"{{unit: lord, with: [{items}]}}")]
    assert said == ([message] if message else [])


@pytest.mark.parametrize(
    ("items", "kind"),
    [("band, rope", None), ("rope", "unfinished"), ("fang, band", "illegal")],
)
def test_exactly_one_of_what_is_offered(fell: Catalog, items: str, kind: str | None) -> None:
    findings = found(fell, f"{{unit: page, with: [{items}]}}")
    assert [(one.code, one.kind) for one in findings] == ([("take-page", kind)] if kind else [])
