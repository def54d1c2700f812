"""A game whose rules state no prices: nothing is 0, nothing is counted until a player says so."""

from __future__ import annotations

from typing import Any

import pytest

from builder import build, check
from builder.catalog.catalog import Catalog
from output.export import EXPORTS
from output.export.words import total_text
from schemas.finding import Finding
from schemas.roster import Roster
from schemas.warband import Warband
from schemas.yaml import read_yaml
from tests.laws.law import catalog_of

GAME = """
system: {id: gift, name: Gift, version: 1.0.0, label: invented for tests, kit_cost: listed}
cost_types: {coins: {name: Coins, limit: optional, stated: no}}
weapons: {oar: {name: Oar}, net: {name: Net, cost: 2}}
units:
  ox: {name: Ox, kit: [oar]}
  bull: {name: Bull, like: ox}
limits:
  - {id: PURSE, sum: coins, max: {limit: coins}}
"""


@pytest.fixture(scope="module")
def gift() -> Catalog:
    return catalog_of({"gift.yaml": GAME})


def warband(game: Catalog, fighters: str, more: str = "") -> Warband:
    text = f"system: gift\nfighters: [{fighters}]\n{more}"
    return build(Roster.model_validate(read_yaml(text, "roster.yaml").data), game)


def found(game: Catalog, *roster: Any) -> list[Finding]:
    return list(check(warband(game, *roster), game).findings)


@pytest.mark.parametrize("fighters", ["", "{unit: ox}", "{unit: bull, with: [oar, oar]}"])
def test_what_says_no_price_has_none(gift: Catalog, fighters: str) -> None:
    made = warband(gift, fighters)
    assert made.total == {"coins": None}
    assert [fighter.cost for fighter in made.fighters] == [{"coins": None}] * len(made.fighters)
    assert total_text(made) == "no cost stated"


def test_nothing_is_said_of_prices_while_nobody_plays_with_them(gift: Catalog) -> None:
    assert found(gift, "{unit: ox}") == []


@pytest.mark.parametrize("export", ["text", "markdown", "csv"])
def test_no_export_says_nought(gift: Catalog, export: str) -> None:
    said = EXPORTS[export](warband(gift, "{unit: ox, name: Bo}, {unit: bull}"), [])
    assert "no cost stated" in said
    assert "0 coins" not in said


def test_own_content_without_a_price_has_none(gift: Catalog) -> None:
    own = "homebrew: {weapons: {saw: {name: Saw}}, units: {cow: {name: Cow}, calf: {like: cow}}}"
    made = warband(gift, "{unit: cow, with: [saw]}, {unit: calf}", own)
    assert made.total == {"coins": None}
    assert [item.cost for item in made.fighters[0].items] == [{"coins": None}]


def test_what_says_a_price_costs_that(gift: Catalog) -> None:
    made = warband(gift, "{unit: ox, with: [net]}")
    assert made.total == {"coins": 2}
    assert total_text(made) == "2 coins and 2 things without a stated cost"


def test_a_price_of_the_players_own_covers_all_that_has_none(gift: Catalog) -> None:
    made = warband(gift, "{unit: ox, price: 7, why: agreed}")
    assert (made.total, made.unpriced) == ({"coins": 7}, 0)
    labels = [line.label for line in made.fighters[0].receipts["coins"].lines]
    assert labels == ["Ox", "Oar", "own price instead of no stated cost (agreed)"]
    assert found(gift, "{unit: ox, price: 7}") == []


def test_prices_are_held_against_a_limit(gift: Catalog) -> None:
    (finding,) = found(gift, "{unit: ox, price: 7}", "limit: {coins: 6}")
    assert (finding.code, finding.message) == ("PURSE", "Coins: 7 of 6; 1 over.")


def test_a_limit_without_prices_is_told_to_count_nothing(gift: Catalog) -> None:
    (finding,) = found(gift, "{unit: ox}", "limit: {coins: 6}")
    assert finding.message == "2 things have no stated cost and no part in the total"


def test_a_second_currency_may_be_the_one_without_prices() -> None:
    game = catalog_of({"gift.yaml": GAME.replace("coins: {", "gold: {name: Gold}, coins: {", 1)})
    made = warband(game, "{unit: ox, with: [net]}")
    assert made.total == {"gold": 2, "coins": None}
    assert made.unpriced == 0
