"""Bounds that several things change meet as values do; and what only a few games say."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from builder import build, check, load_catalog
from schemas.base import Number
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: moor, name: Moor, version: 1.0.0, sizes_only: %s}
cost_types: {coins: {name: Coins, limit: optional}}
sizes: {small: {name: Small, coins: 50}, large: {name: Large, coins: 99}}
wargear: {horn: {}, pipe: {}, flute: {}, bell: {}, hat: {}, drum: {}}
units: {ox: {name: Ox, plural: oxen, cost: 1, text: Slow.}, hen: {cost: 1}}
limits:
  - {id: OXEN, count: unit:ox, max: 2, min: 1}
  - {id: HATS, for: unit:ox, count: hat, max: 1}
  - {id: HENS, count: unit:hen, max: 2}
changes:
  - {modify: limit:OXEN.max, set: 6, if: horn}
  - {modify: limit:OXEN.max, set: 4, if: pipe}
  - {modify: limit:OXEN.max, multiply: 1.5, round: up, if: flute}
  - {modify: limit:OXEN.max, add: 1, if: bell}
  - {modify: limit:OXEN.max, at_most: 5, if: drum}
  - {modify: limit:HATS.max, set: none, for: has bell}
  - {weight: 2, of: unit:hen, toward: HENS, for: has hat}
  - {weight: 0.5, of: unit:hen, toward: HENS, for: has bell}
  - {modify: text, for: has drum, text: "{} And loud."}
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[Finding]]:
    """What is found of fighters; `sizes_only` as the game says it."""
    catalogs = {}
    for said in ("yes", "no"):
        folder: Path = tmp_path_factory.mktemp(said)
        (folder / "moor.yaml").write_text(GAME % said, "utf-8")
        catalogs[said] = load_catalog(str(folder))

    def run(text: str, sizes_only: str = "no") -> list[Finding]:
        game = catalogs[sizes_only]
        roster = Roster.model_validate(read_yaml("system: moor\n" + text, "roster").data)
        return list(check(build(roster, game), game, repairs=False))

    return run


@pytest.mark.parametrize(
    ("with_", "most"),
    [
        ("", 2),
        ("horn", 6),
        ("horn, pipe", 4),
        ("flute", 3),
        ("pipe, flute", 6),
        ("pipe, flute, bell", 7),
        ("pipe, flute, bell, drum", 5),
        ("bell", 3),
    ],
    ids=[
        "as it is stated",
        "set by one",
        "set by two: the stricter",
        "a product",
        "the product of what is set",
        "what is added comes after",
        "and what keeps it down comes last",
        "added to what is stated",
    ],
)
def test_changes_to_a_bound_meet_in_one_order(
    found: Callable[..., list[Finding]], with_: str, most: Number
) -> None:
    line = "fighters: [{unit: ox, count: %d, with: [%s]}]"
    assert [f for f in found(line % (most, with_)) if f.code == "OXEN"] == []
    (over,) = (f for f in found(line % (most + 1, with_)) if f.code == "OXEN")
    assert (over.have, over.limit) == (most + 1, most)


def test_a_bound_is_lifted_for_those_who_are_meant(found: Callable[..., list[Finding]]) -> None:
    text = (
        "fighters: [{id: a, unit: ox, with: [hat, hat, bell]}, {id: b, unit: ox, with: [hat, hat]}]"
    )
    assert [(f.code, f.owner) for f in found(text)] == [("HATS", "b")]


def test_a_weight_is_of_those_who_are_meant(found: Callable[..., list[Finding]]) -> None:
    text = "fighters: [{unit: ox}, {unit: hen%s}, {unit: hen}]"
    assert found(text % "") == []
    (over,) = found(text % ", with: [hat]")
    assert (over.code, over.have, over.limit) == ("HENS", 3, 2)


def test_a_weight_says_nothing_about_those_it_is_not_of(
    found: Callable[..., list[Finding]],
) -> None:
    text = "fighters: [{unit: ox}, {unit: hen, with: [hat]}, {unit: hen%s}]"
    (over,) = found(text % "")
    assert (over.code, over.have, over.limit) == ("HENS", 3, 2)
    (over,) = found(text % ", with: [bell]")
    assert (over.code, over.have, over.limit) == ("HENS", Fraction(5, 2), 2)
    assert found(text % ", with: [hat, bell]") == [over]


def test_only_named_sizes_are_played_where_the_game_says_so(
    found: Callable[..., list[Finding]],
) -> None:
    free = "limit: {coins: 60}\nfighters: [{unit: ox}]"
    assert found(free) == []
    (finding,) = found(free, "yes")
    assert (finding.code, finding.kind) == ("NAMED-SIZE", "illegal")
    assert finding.message == "A limit of one's own is not played here; choose Small or Large"
    assert found("size: small\nfighters: [{unit: ox}]", "yes") == []


def test_the_text_of_a_unit_changes(tmp_path: Path) -> None:
    (tmp_path / "moor.yaml").write_text(GAME % "no", "utf-8")
    text = (
        "system: moor\nfighters: [{unit: ox, with: [drum]}, {unit: ox}, {unit: hen, with: [drum]}]"
    )
    roster = Roster.model_validate(read_yaml(text, "roster").data)
    warband = build(roster, load_catalog(str(tmp_path)))
    assert [[rule.text for rule in f.rules] for f in warband.fighters] == [
        ["Slow. And loud."],
        ["Slow."],
        ["And loud."],
    ]
