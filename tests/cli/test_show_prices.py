"""`muster show` says of a price table what it is for each number."""

from __future__ import annotations

import re
from typing import Any

import pytest

GAME = """\
system: {id: fen, name: Fen, version: 1.0.0, kit_cost: listed}
cost_types: {coins: {name: Coins}}
units:
  guard: {name: Guard, cost: {models: {4: 1, 8: 2}, exact: yes}}
  mob: {name: Mob, cost: {models: {5: 95, 10: 180}}, kit: [club]}
  ogre: {name: Ogre, cost: {bundle: {1: 60, 2: 110}}}
  scout: {name: Scout, cost: {copies: [100, 100, 110, 120]}}
  wagon: {name: Wagon, cost: {flat: 50}}
  cub: {name: Cub, cost: 2}
weapons:
  club: {name: Club, cost: 2}
  bomb: {name: Bomb, cost: {copies: [0, 0, 3], in: fighter}}
"""
PRICES = {
    "guard": "1 coin for 4, 2 for 8",
    "mob": "95 coins up to 5, 180 up to 10 and its kit",
    "ogre": "60 coins for 1, 110 for 2",
    "scout": "100 coins, from the 3rd 110, from the 4th 120",
    "wagon": "50 coins for any number",
    "cub": "2 coins",
    "club": "2 coins",
    "bomb": "0 coins, from the 3rd 3",
}


@pytest.mark.parametrize("id_", PRICES)
def test_prices_for_several_are_said(player: Any, id_: str) -> None:
    player.writes("games/fen/system.yaml", GAME)
    lines = player.does("show", "fen", "--catalogs", "games").splitlines()
    line = next(one for one in lines if one.strip().startswith(f"{id_} "))
    assert PRICES[id_] in line
    if id_ not in ("club", "bomb"):
        alone = player.does("show", "fen", id_, "--catalogs", "games").splitlines()[0]
        assert alone.endswith(f"({id_}): {PRICES[id_]}")


CHANGED = """\
system: {id: fen, name: Fen, version: 1.0.0}
cost_types: {coins: {name: Coins}}
units:
  cub: {name: Cub, plural: Cubs, cost: 20}
  bear: {name: Bear, plural: Bears, cost: 30}
skills:
  roar: {name: Roar, cost: 6}
  climb: {name: Climb, cost: 6}
changes:
  - {name: Loud, modify: coins, of: roar, for: unit:bear, multiply: 0.5}
  - {name: Company, modify: coins, for: fighters, add: {plus: -1, per: 1, of: fighters, in: warband}}
"""
LIST = "system: fen\nname: Three\nfighters: [{unit: cub, count: 3}]\n"


def test_a_price_is_what_this_unit_would_pay_in_this_list(player: Any) -> None:
    player.writes("games/fen/system.yaml", CHANGED)
    player.writes("three.yaml", LIST)

    def shown(*words: str) -> dict[str, str]:
        said = player.does("show", "fen", *words, "--catalogs", "games")
        rows = [re.split(r"\s{2,}", line.strip()) for line in said.splitlines()]
        return {row[0]: row[-1] for row in rows}

    assert "Bear (bear): 29 coins" in shown("bear")
    assert "Bear (bear): 26 coins" in shown("bear", "--for", "three.yaml")
    assert (shown("bear")["roar"], shown("bear")["climb"]) == ("3 coins", "6 coins")
    assert shown("cub")["roar"] == "6 coins"
    assert "cub   Cub   16 coins  allowed" in player.does(
        "show", "fen", "--for", "three.yaml", "--catalogs", "games"
    )


def test_programs_are_told_the_same_price(player: Any) -> None:
    player.writes("games/fen/system.yaml", CHANGED)
    answer = player.asks("show", "fen", "bear", "--catalogs", "games")
    assert {item["id"]: item["cost"] for item in answer["items"]} == {
        "roar": {"coins": 3},
        "climb": {"coins": 6},
    }
