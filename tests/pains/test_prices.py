"""Price tables, and prices that are slips of the pen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

from builder.catalog.catalog import Catalog
from tests.check.kinds.kind_cases import warband_of
from tests.cli.conftest import Player
from tests.pains.rosters import HEAD

BUNDLE = [(1, 60), (2, 110), (3, 170), (4, 200), (5, 260), (6, 310), (7, 370), (8, 400)]


@pytest.mark.parametrize(("number", "total"), BUNDLE)
def test_packs_cost_what_their_table_says_however_they_are_hired(
    skerry: Catalog, number: int, total: int
) -> None:
    """Kind: prices for one, two and four are added up, each with what is part of it."""
    hired = [f"{{unit: ogre, count: {number}}}", ", ".join(["{unit: ogre}"] * number)]
    hired += [f"{{unit: ogre}}, {{unit: ogre, count: {number - 1}}}"] if number > 1 else []
    for fighters in hired:
        band = warband_of(skerry, f"fighters: [{fighters}]")
        assert band.total["points"] == total
        assert sum(one.cost["points"] or 0 for one in band.fighters) == total
        assert sum(one.receipts["points"].total for one in band.fighters) == total


def test_the_dearer_price_is_that_of_the_last_copy_whichever_goes(islander: Player) -> None:
    """Kind: the third copy costs more, and when the first goes the wrong price goes with it."""
    names = ("Al", "Bo", "Cy")
    for order in permutations(names):
        fighters = "".join(
            f"  - {{id: {one.lower()}, name: {one}, unit: scout}}\n" for one in order
        )
        for gone in names:
            islander.writes("s.yaml", f"{HEAD}system: skerry\nfighters:\n{fighters}")
            answer = islander.asks("cost", "s.yaml")
            assert sorted(one["cost"]["points"] for one in answer["fighters"]) == [100, 100, 110]
            assert answer["total"]["points"] == 310
            islander.does("remove", "s.yaml", gone)
            answer = islander.asks("cost", "s.yaml")
            assert [one["cost"]["points"] for one in answer["fighters"]] == [100, 100]
            assert answer["total"]["points"] == 200


def remarks(player: Player) -> list[str]:
    """What the linter says of prices."""
    said = player.tries("catalog", "check", "../games/moor").stdout
    return [line.split(": ", 1)[1] for line in said.splitlines() if "cost here" in line]


@pytest.mark.parametrize(
    ("section", "price", "figure"),
    [
        ("upgrades", "460", "460"),
        ("upgrades", "{points: 460}", "460"),
        ("upgrades", "{points: 1, trade: 460}", "460"),
        ("upgrades", "{copies: [5, 460]}", "460"),
        ("upgrades", "{copies: [460, 5]}", "460"),
        ("upgrades", "{bundle: {1: 5, 2: 920}}", "460"),
        ("upgrades", "{models: {5: 10, 10: 4600}}", "460"),
        ("upgrades", "{flat: 460}", "460"),
        ("wargear", "460", "460"),
    ],
)
def test_the_linter_remarks_a_price_far_over_its_like(
    islander: Player, invent: Callable[[str], Path], section: str, price: str, figure: str
) -> None:
    """Kind: one upgrade of many costs a hundredfold by a slip, in whatever form it is written."""
    usual = ", ".join(
        f"a{at}: {{cost: {{points: {points}, trade: {trade}}}}}"
        for at, (points, trade) in enumerate([(3, 2), (5, 1), (4, 2), (6, 4), (8, 3)])
    )
    slip = f"slip: {{cost: {price}}}"
    game = "cost_types: {points: {name: Points}, trade: {name: Trade}}\n"
    if section == "upgrades":
        game += f"upgrades: {{{usual}, {slip}}}\n"
    else:
        game += f"upgrades: {{{usual}}}\n{section}: {{rope: {{cost: 2}}, {slip}}}\n"
    invent(game)
    (said,) = remarks(islander)
    assert said.startswith(f"warning: {figure} is far over what others cost here"), said


@pytest.mark.parametrize(
    ("price", "told"),
    [
        ("14550", "warning: 14550 is far over what others cost here"),
        ("14 550", "a number is needed here, not `14 550`"),
        ("14.550,5", "a number is needed here, not `14.550,5`"),
        ("145 points", "a number is needed here, not `145 points`"),
    ],
)
def test_digits_that_ran_together_are_told(
    islander: Player, invent: Callable[[str], Path], price: str, told: str
) -> None:
    """Kind: two figures run together, `14 550` for 145 and 50, and become a price."""
    units = ", ".join(f"u{number}: {{cost: {140 + number}}}" for number in range(6))
    invent(
        f"cost_types: {{points: {{name: Points}}}}\nunits: {{{units}, slip: {{cost: '{price}'}}}}\n"
    )
    said = islander.tries("catalog", "check", "../games/moor").output.splitlines()
    (line,) = (line for line in said if "game.yaml:3:" in line)
    assert told in line


def test_prices_that_go_with_their_like_are_not_remarked(
    islander: Player, invent: Callable[[str], Path]
) -> None:
    """Kind: a linter that cries at every dear thing is not read."""
    invent(
        "cost_types: {points: {name: Points}}\n"
        "units: {a: {cost: 10}, b: {cost: {copies: [30, 60]}}, c: {cost: 90}, d: {cost: 0}}\n"
        "wargear: {e: {cost: 1}, f: {cost: 9}, g: {cost: {copies: [0, 0, 3]}}, h: {cost: -5}}\n"
        "weapons: {i: {cost: 4}, j: {cost: 30}, k: {cost: {bundle: {1: 6, 2: 11}}}}\n"
    )
    assert remarks(islander) == []
