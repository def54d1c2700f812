"""Repairs of bounds that are the best value among fighters: who they are, and what they carry."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.check.repaired import Moor

GAME = """
system: {id: moor, name: Moor, version: 1.0.0}
cost_types: {coins: {name: Coins, limit: optional}}
characteristics:
  lead: {name: Lead}
  rank: {name: Rank, better: low}
keywords: {noble: {name: Noble}}
roles: {regent: {name: Regent}}
squads: {band: {name: Band}}
wargear:
  crown: {name: Crown, cost: 5, effects: [{modify: lead, add: 2}]}
  chain: {name: Chain, cost: 1, effects: [{modify: lead, add: -2}]}
"""
NOBLES = """
units:
  king: {name: King, plural: kings, cost: 30, keywords: [noble], profile: {lead: 9, rank: 1}}
  earl: {name: Earl, plural: earls, cost: 20, keywords: [noble], profile: {lead: 6, rank: 2}}
  bard: {name: Bard, plural: bards, cost: 8, profile: {lead: 7, rank: 5}}
  page: {name: Page, plural: pages, cost: 4, profile: {lead: 2, rank: 9}}
limits:
"""
CROWD = "  - {id: CROWD, count: unit:page, max: {best: lead, among: keyword:noble}}\n"
BAND = "among: fighters and not unit:page, in: squad"
BANDS = f"  - {{id: BANDS, in: squad, count: unit:page, max: {{best: lead, {BAND}}}}}\n"
LEAD = "min: {best: lead, among: keyword:noble}, too_few: illegal"
HIGHEST = f"  - {{id: HIGHEST, for: role:regent, sum: lead, {LEAD}}}\n"
FIRST = "  - {id: FIRST, for: unit:earl, sum: rank, max: {best: rank, among: role:regent}}\n"


@pytest.fixture
def moor(tmp_path: Path) -> Moor:
    return Moor(tmp_path, NOBLES + CROWD + BANDS + HIGHEST + FIRST, GAME)


def test_the_best_is_given_what_makes_him_better_or_a_better_one_is_hired(moor: Moor) -> None:
    text = "fighters: [{unit: earl, name: Ea}, {unit: page, count: 8}]\n"
    labels = ["add Crown to Ea", "Page: 6 instead of 8", "hire King"]
    assert moor.labels(text, "CROWD") == labels
    for label in labels:
        moor.after(text, "CROWD", label)


def test_what_makes_the_best_worse_is_laid_down(moor: Moor) -> None:
    text = "fighters: [{unit: earl, name: Ea, with: [chain]}, {unit: page, count: 6}]\n"
    assert moor.labels(text, "CROWD")[0] == "remove Chain from Ea"


def test_who_is_better_joins_the_squad_in_which_he_is_missed(moor: Moor) -> None:
    earl, king = "{unit: earl, name: Ea, squad: one}", "{unit: king, name: Kai}"
    pages = "{unit: page, name: Pages, count: 8, squad: one}"
    text = f"squads: [{{id: one, name: One}}]\nfighters: [{earl}, {king}, {pages}]\n"
    assert "put Kai in One" in moor.labels(text, "BANDS")
    assert moor.after(text, "BANDS", "put Kai in One").fighters[1].squad == "one"


def test_who_must_be_as_good_as_the_best_need_not_where_the_best_is_less(moor: Moor) -> None:
    bard = "{unit: bard, name: Ba, role: regent}"
    text = f"fighters: [{bard}, {{unit: earl, name: Ea, with: [crown]}}]\n"
    labels = moor.labels(text, "HIGHEST")
    assert labels == ["add Chain to Ea", "swap Crown for Chain on Ea", "remove Crown from Ea"]
    # By the earl's own gifts he never reaches a crowned king.
    earl, king = "{unit: earl, name: Ea, role: regent}", "{unit: king, name: Ki, with: [crown]}"
    assert moor.labels(f"fighters: [{earl}, {king}]\n", "HIGHEST")[-1] == "remove Ki"


def test_the_best_is_no_longer_the_one_whose_role_he_gives_up(tmp_path: Path) -> None:
    moor = Moor(tmp_path, NOBLES + FIRST, GAME)
    text = "fighters: [{unit: earl, name: Ea}, {unit: king, name: Ki, role: regent}]\n"
    labels = moor.labels(text, "FIRST")
    assert labels[:2] == ["Ki no longer regent", "make Ea regent instead of Ki"]
    assert moor.after(text, "FIRST", labels[1]).fighters[0].role == "regent"


def test_where_low_is_better_one_who_is_low_enough_is_hired(tmp_path: Path) -> None:
    # Nobody ranks before the first noble: of a rank lower than the first, one must come.
    late = "  - {id: LATE, for: unit:king, sum: rank, min: {best: rank, among: role:regent}}\n"
    moor = Moor(tmp_path, NOBLES + late, GAME)
    text = "fighters: [{unit: king, name: Ki}, {unit: bard, name: Ba, role: regent}]\n"
    labels = moor.labels(text, "LATE")
    assert labels[0] == "make Ki regent"
    assert "hire King as regent" in labels
    assert "hire Earl as regent" not in labels


def test_the_role_goes_to_who_is_better_where_only_one_may_have_it(tmp_path: Path) -> None:
    obeyed = (
        "  - {id: OBEYED, for: not role:regent, sum: lead, max: {best: lead, among: role:regent}}\n"
        "  - {id: ONE, count: role:regent, exactly: 1}\n"
    )
    moor = Moor(tmp_path, NOBLES + obeyed, GAME)
    text = "fighters: [{unit: king, name: Ki}, {unit: bard, name: Ba, role: regent}]\n"
    assert "make Ki regent instead of Ba" in moor.labels(text, "OBEYED")
