"""Bounds of two amounts: what they come to, what is said, and what mends them."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build, check, load_catalog
from builder.catalog.catalog import Catalog
from builder.check.repair.grown import needed
from schemas.amounts import OfLimit, Per, Percent
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.yaml import read_yaml

GAME = """
system: {id: fen, name: Fen, version: 1.0.0}
cost_types: {points: {name: Points}, gold: {name: Gold, limit: optional}}
units:
  eel: {name: Eel, plural: Eels, cost: 10}
  pike: {name: Pike, plural: Pikes, cost: {gold: 1}}
limits:
  - {id: BOTH, sum: points, max: {limit: points, plus: {limit: gold, plus: -1}}}
  - {id: TOP, count: pike, max: {base: {percent: 50, of: eel}, per: 1, of: pike, over: 1, at_most: 2}}
"""


@pytest.fixture(scope="module")
def fen(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    folder = tmp_path_factory.mktemp("fen")
    (folder / "game.yaml").write_text(GAME, encoding="utf-8")
    return load_catalog(folder)


def found(
    game: Catalog, fighters: str, limit: str = "limit: {points: 20, gold: 5}"
) -> list[Finding]:
    text = f"system: fen\n{limit}\nfighters: [{fighters}]"
    warband = build(Roster.model_validate(read_yaml(text, "roster").data), game)
    return list(check(warband, game))


def test_both_parts_are_said(fen: Catalog) -> None:
    assert found(fen, "{unit: eel, count: 2}") == []
    (both,) = found(fen, "{unit: eel, count: 3}")
    assert both.message == (
        "Points: 30 of 24; 6 over (the chosen 20 points + the chosen 5 gold \u2212 1)."
    )


def test_what_is_at_most_holds_for_the_sum(fen: Catalog) -> None:
    (top,) = found(fen, "{unit: eel, count: 2}, {unit: pike, count: 3}")
    assert top.message == (
        "Pikes: 3; at most 2 "
        "(1 for each over 1 of 3 Pikes + 50 % of 2 Eels, 2 at most). 1 too many."
    )


@pytest.mark.parametrize(
    ("limit", "codes"),
    [("", ["CHOOSE-SIZE"]), ("limit: {points: 20}", []), ("limit: {gold: 5}", ["CHOOSE-SIZE"])],
)
def test_a_part_that_is_not_known_leaves_the_sum_unknown(
    limit: str, codes: list[str], fen: Catalog
) -> None:
    assert [one.code for one in found(fen, "{unit: eel, count: 3}", limit)] == codes


@pytest.mark.parametrize(
    ("amount", "figure"),
    [
        (OfLimit(limit="points", plus=OfLimit(limit="gold")), 26),
        (Percent(percent=50, of="limit", plus=4), 52),
        (Per(base=OfLimit(limit="gold"), per=2, of="limit"), 52),
        (Percent(percent=50, of="limit", plus=4, at_most=29), None),
    ],
)
def test_the_figure_that_a_bound_needs_leaves_what_is_added(
    amount: object, figure: int | None
) -> None:
    assert needed(amount, 30, added=4) == figure


SHARES = """
system: {id: fen, name: Fen, version: 1.0.0}
cost_types: {points: {name: Points, default: 30}}
units:
  eel: {name: Eel, plural: Eels, cost: 10}
  pike: {name: Pike, plural: Pikes, cost: 3}
  rat: {name: Rat, plural: Rats, cost: 3}
limits:
  - {id: THIRD, count: pike, max: {percent: 100/3, of: fighters}}
  - {id: FEWER, count: rat, max: {base: 3, plus: -2, per: 1, of: eel, at_least: 1}}
  - {id: SIZE, count: fighters, max: 4}
changes:
  - {weight: 2/3, of: rat, toward: SIZE}
  - {name: A third off, modify: points, for: unit:rat, multiply: 2/3}
"""


@pytest.mark.parametrize(
    ("fighters", "messages"),
    [
        ("{unit: pike}, {unit: rat, count: 2}", []),
        ("{unit: pike, count: 2}, {unit: rat, count: 3}",
         ["Pikes: 2; at most 1 2/3 (33 1/3 % of 5 fighters). 1 too many."]),
        ("{unit: eel}, {unit: rat}", []),
        ("{unit: eel}, {unit: rat, count: 2}",
         ["Rats: 2; at most 1 (3 − 2 for each of 1 Eel). 1 too many."]),
        ("{unit: eel, count: 3}, {unit: rat, count: 2}",
         ["Rats: 2; at most 1 (3 − 2 for each of 3 Eels, 1 at least). 1 too many.",
          "Fighters: 4 1/3; at most 4. 1/3 too many."]),
    ],
)  # fmt: skip
def test_shares_may_be_fractions_and_amounts_fall_no_lower_than_said(
    tmp_path: Path, fighters: str, messages: list[str]
) -> None:
    (tmp_path / "game.yaml").write_text(SHARES, encoding="utf-8")
    game = load_catalog(tmp_path)
    assert [one.message for one in found(game, fighters, "")] == messages


def test_a_price_may_be_two_thirds(tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(SHARES, encoding="utf-8")
    roster = Roster.model_validate(read_yaml("system: fen\nfighters: [{unit: rat}]", "r").data)
    assert build(roster, load_catalog(tmp_path)).total == {"points": 2}
