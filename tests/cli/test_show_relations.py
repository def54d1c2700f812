"""`muster show` says what the choices of a switch are to one another."""

from __future__ import annotations

from typing import Any

GAME = """\
system: {id: fen, name: Fen, version: 1.0.0}
cost_types: {coins: {name: Coins}}
keywords:
  hill: {name: Hill folk, family: folk}
  marsh: {name: Marsh folk, family: folk}
  river: {name: River folk, family: folk}
units:
  scout: {name: Scout, cost: 2, keywords: [hill]}
  reed: {name: Reed cutter, cost: 2, keywords: [marsh]}
  boatman: {name: Boatman, cost: 2, keywords: [river]}
switches:
  side:
    kind: choice
    from: family:folk
    toward: {hill: {sworn-friends: river, opposed: [marsh]}, river: {opposed: marsh}}
    both_ways: opposed
limits:
  - {id: FRIENDS, count: sworn-friends:side, max: 1}
  - {id: ENEMIES, count: opposed:side, max: 0}
"""


def test_each_choice_is_told_with_what_others_are_to_it(player: Any) -> None:
    player.writes("games/fen/system.yaml", GAME)
    lines = [
        line.split(maxsplit=1)
        for line in player.does("show", "fen", "--catalogs", "games").splitlines()
    ]
    assert ["hill", "(sworn friends: river; opposed: marsh)"] in lines
    assert ["marsh", "(opposed: hill, river)"] in lines
    assert ["river", "(opposed: marsh)"] in lines


def test_programs_are_told_the_same(player: Any) -> None:
    player.writes("games/fen/system.yaml", GAME)
    (side,) = player.asks("show", "fen", "--catalogs", "games")["switches"]
    assert {choice["id"]: choice["toward"] for choice in side["choices"]} == {
        "hill": {"sworn-friends": ["river"], "opposed": ["marsh"]},
        "marsh": {"opposed": ["hill", "river"]},
        "river": {"opposed": ["marsh"]},
    }
