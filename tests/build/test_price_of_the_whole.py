"""A change to the price of a model or line with all that it carries, and where it is rounded."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from builder.build import build
from builder.catalog.load import load_catalog
from builder.roster.read import parse_roster
from schemas.base import decimal_text
from schemas.warband import Fighter

GAME = """
system: {id: quills, name: Quills, version: 1.0.0}
cost_types: {coins: {name: Coins}}
wargear:
  quill: {name: Quill, cost: 3}
  seal: {name: Seal, effects: [{modify: coins, over: model, multiply: 2}]}
  bun: {name: Bun, cost: 1.5}
  relic: {name: Relic, cost: unstated}
units:
  clerk: {name: Clerk, cost: 5}
  mob: {name: Mob, cost: {models: {2: 7, 4: 11}}}
  guest: {name: Guest, cost: unstated}
"""


def fighter(folder: Path, change: str, fighter: str) -> Fighter:
    """The one fighter of a roster in the game with one change."""
    (folder / "game.yaml").write_text(f"{GAME}changes:\n  - {{name: Tithe, {change}}}\n")
    text = f"system: quills\nfighters: [{fighter}]\n"
    (only,) = build(parse_roster(text, "r.yaml").roster, load_catalog(folder)).fighters
    return only


def lines(fighter: Fighter) -> list[str]:
    """The receipt, as words; it adds up to what the fighter costs."""
    receipt = fighter.receipts["coins"]
    assert receipt.total == fighter.cost["coins"]
    return [
        f"{line.label} {decimal_text(line.amount)}"
        for line in receipt.lines
        if line.amount is not None
    ]


def test_each_model_is_rounded_with_all_that_it_carries(tmp_path: Path) -> None:
    clerk = fighter(
        tmp_path,
        "modify: coins, over: model, multiply: 0.7, round: up",
        "{unit: clerk, count: 3, with: [quill, quill]}",
    )
    assert lines(clerk) == [
        "3 × Clerk 15",
        "3 × 2 × Quill 18",
        "3 × Tithe (rounded up) -9",
    ]
    assert (clerk.each["coins"], clerk.cost["coins"]) == (8, 24)
    assert clerk.items[0].cost["coins"] == 6


def test_a_line_is_rounded_once(tmp_path: Path) -> None:
    clerk = fighter(
        tmp_path,
        "modify: coins, over: entry, multiply: 0.7, round: down",
        "{unit: clerk, count: 3, with: [quill, quill]}",
    )
    assert lines(clerk)[-1] == "Tithe (rounded down) -10"
    assert clerk.cost["coins"] == 23
    assert clerk.each["coins"] == Fraction(23, 3)


def test_what_is_a_whole_number_is_not_said_to_be_rounded(tmp_path: Path) -> None:
    clerk = fighter(
        tmp_path,
        "modify: coins, over: model, multiply: 0.5, round: up",
        "{unit: clerk, count: 2, with: [quill]}",
    )
    assert lines(clerk)[-1] == "2 × Tithe -8"


@pytest.mark.parametrize(("count", "cost"), [(2, 4), (3, 6), (4, 6)])
def test_a_price_table_is_multiplied_as_a_whole(tmp_path: Path, count: int, cost: int) -> None:
    change = "modify: coins, over: entry, multiply: 0.5, round: up"
    mob = fighter(tmp_path, change, f"{{unit: mob, count: {count}}}")
    assert lines(mob)
    assert mob.cost["coins"] == cost


def test_an_item_may_change_the_price_of_all_that_its_bearer_is_and_has(tmp_path: Path) -> None:
    clerk = fighter(
        tmp_path,
        "modify: coins, over: entry, at_least: 17",
        "{unit: clerk, with: [seal, quill]}",
    )
    assert lines(clerk) == ["Clerk 5", "Seal 0", "Quill 3", "Seal 8", "Tithe 1"]


def test_what_has_no_stated_price_has_none_by_a_change(tmp_path: Path) -> None:
    change = "modify: coins, over: model, add: 2"
    assert fighter(tmp_path, change, "{unit: guest}").cost["coins"] is None
    clerk = fighter(tmp_path, change, "{unit: clerk, with: [relic]}")
    assert lines(clerk) == ["Clerk 5", "Tithe 2"]


def test_a_price_of_the_players_own_stands_instead_of_the_whole(tmp_path: Path) -> None:
    change = "modify: coins, over: model, add: 2"
    clerk = fighter(tmp_path, change, "{unit: clerk, count: 2, price: 4, with: [quill]}")
    assert lines(clerk)[-2:] == ["2 × Tithe 4", "2 × own price instead of 10 -12"]
    assert clerk.cost["coins"] == 8


def test_an_item_costs_a_whole_number_where_its_parts_come_to_one(tmp_path: Path) -> None:
    clerk = fighter(tmp_path, "modify: coins, of: bun, add: 0.5", "{unit: clerk, with: [bun]}")
    assert lines(clerk) == ["Clerk 5", "Bun 1.5", "Tithe 0.5"]
    assert repr(clerk.items[0].cost["coins"]) == "2"
