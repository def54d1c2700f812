"""What is bought is paid: at once, by every way to it, for as many as there are."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from builder.catalog.catalog import Catalog
from tests.check.kinds.kind_cases import findings, warband_of
from tests.cli.conftest import Player
from tests.pains.rosters import HEAD

ISLE = f"""\
{HEAD}system: skerry
name: Isle
limit: {{points: 200, trade: 20}}
switches: {{creed: sea}}
squads: [{{id: red, type: team, name: Red}}, {{id: sea, type: team, name: Sea}}]
fighters:
  - {{id: gil, name: Gil, unit: guard, squad: red}}
  - {{id: tom, name: Tom, unit: trooper, squad: red, with: [rope]}}
  - {{id: pat, name: Pat, unit: trooper, squad: sea}}
"""


@pytest.fixture
def isle(islander: Player) -> Player:
    """A player with a roster of Skerry, of 12 + (10 + 1) + 10 points and 4 trade goods."""
    islander.writes("isle.yaml", ISLE)
    return islander


def spent(player: Player, file: str = "isle.yaml") -> dict[str, float]:
    """What a roster costs, worked out anew from its file."""
    total: dict[str, float] = player.asks("cost", file)["total"]
    return total


@pytest.mark.parametrize(
    ("item", "points", "trade"),
    [("sword", 3, 0), ("flamer", 12, 0), ("sack", 1, 0), ("rope", 1, 4), ("curse", -5, 0)],
)
def test_the_total_moves_at_once_when_gear_is_taken(
    isle: Player, item: str, points: int, trade: int
) -> None:
    """Kind: gear with a profile and a price is added, and the total shows it after a reload only."""
    said = isle.does("edit", "isle.yaml", "pat", "--with", item)
    assert f"Isle: {33 + points} of 200 points, {4 + trade}.0 of 20.0 trade goods" in said
    assert spent(isle) == {"points": 33 + points, "trade": 4 + trade}
    said = isle.does("edit", "isle.yaml", "pat", "--without", item)
    assert "Isle: 33 of 200 points, 4.0 of 20.0 trade goods" in said


@pytest.mark.parametrize(
    ("command", "points", "trade"),
    [
        (("add", "isle.yaml", "ogre"), 60, 0),
        (("add", "isle.yaml", "trooper", "--count", 3), 30, 0),
        (("add", "isle.yaml", "trooper", "--with", "bow", "--with", "bow"), 18, 0),
        (("add", "isle.yaml", "trooper", "--with", "pistol@hand"), 15, 0),
        (("add", "isle.yaml", "captain", "--role", "leader", "--with", "plate"), 65, 0),
        (("edit", "isle.yaml", "tom", "--with", "rope"), 1, 4),
        (("edit", "isle.yaml", "tom", "--count", 2), 11, 4),
        (("edit", "isle.yaml", "gil", "--without", "rifle", "--with", "flamer"), 12, 0),
        (("edit", "isle.yaml", "pat", "--role", "leader", "--with", "plate"), 15, 0),
        (("edit", "isle.yaml", "pat", "--price", 25), 15, 0),
        (("edit", "isle.yaml", "--switch", "tribe=hill"), 3, 0),
        (("duplicate", "isle.yaml", "tom"), 11, 4),
        (("duplicate", "other.yaml", "kin", "--to", "isle.yaml"), 21, 0),
        (("remove", "isle.yaml", "tom"), -11, -4),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, tuple) else None,
)
def test_every_way_to_a_priced_thing_spends_what_it_costs(
    isle: Player, command: tuple[object, ...], points: int, trade: int
) -> None:
    """Kind: one of several ways to buy a thing forgets to pay for it."""
    isle.writes("other.yaml", ISLE.replace("id: gil", "id: kin, with: [sword, shield], price: 21"))
    said = isle.does(*command)
    assert spent(isle) == {"points": 33 + points, "trade": 4 + trade}
    assert f"Isle: {33 + points} of 200 points, {4 + trade}.0 of 20.0 trade goods" in said


def test_repairs_and_what_is_taken_back_spend_and_give_back_what_it_costs(isle: Player) -> None:
    """Kind: what a button does by itself is not paid, or not given back."""
    found = isle.asks("check", "isle.yaml")["files"][0]["findings"]
    repairs = [repair for one in found for repair in one["repairs"]]
    assert {repair["changes"][0]["do"] for repair in repairs} >= {"add", "role"}
    for number, repair in enumerate(repairs, 1):
        said = isle.does("fix", "isle.yaml", "--repair", number)
        assert spent(isle) == repair["total_after"]
        assert f"Isle: {repair['total_after']['points']} of 200 points" in said
        said = isle.does("undo", "isle.yaml")
        assert spent(isle) == {"points": 33, "trade": 4}
        assert "Isle: 33 of 200 points" in said


def test_an_own_price_is_in_everything_that_is_reckoned_of_costs(skerry: Catalog) -> None:
    """Kind: a price that the player paid is shown on the thing, and left out of what follows."""
    knight = "{id: k, unit: knight, squad: p1, with: [{item: crown, price: 55}], price: %s}"
    text = "limit: {points: 400}\nsquads: [{id: p1, type: platoon}]\nfighters: [%s, {unit: cart}]"
    dear, cheap = (text % (knight % price) for price in (300, 30))
    band = warband_of(skerry, dear)
    assert band.fighters[0].cost["points"] == band.fighters[0].receipts["points"].total == 300
    assert band.total["points"] == 320
    said = {one.code: (one.have, one.limit) for one in findings(skerry, dear)}
    assert said["one-line"] == (300, 140)
    assert said["elite-share"] == (300, 100)
    assert said["elite-spent"] == (300, 160)
    assert said["relic-points"] == (55, 50)
    codes = {one.code for one in findings(skerry, cheap)}
    assert {"one-line", "elite-share"}.isdisjoint(codes)
    assert warband_of(skerry, cheap).total["points"] == 50
    items = "limit: {points: 70}\nfighters: [{unit: reeve, with: [{item: orb, price: 60}]}]"
    assert warband_of(skerry, items).total["points"] == 80
    assert {"cap", "relic-points", "one-line"} <= {one.code for one in findings(skerry, items)}


def test_who_moves_takes_the_cost_along_from_one_squad_to_the_other(
    islander: Player, invent: Callable[[str], Path]
) -> None:
    """Kind: a unit is moved to another group, and both groups keep their old subtotals."""
    invent(
        "cost_types: {points: {name: Points}}\nsquads: {boat: {name: Boat}}\n"
        "units: {carl: {name: Carl, cost: 20}}\nwargear: {mail: {name: Mail, cost: 7}}\n"
        "limits: [{id: BOAT, in: squad, sum: points, max: 0}]\n"
    )
    islander.does("new", "moor", "-o", "m.yaml")
    for name, squad, item in (("Al", "A", "mail"), ("Bo", "A", "mail"), ("Cy", "B", "mail")):
        islander.does("add", "m.yaml", "carl", "--name", name, "--squad", squad, "--with", item)

    def subtotals() -> dict[str, int]:
        found = islander.asks("check", "m.yaml")["files"][0]["findings"]
        return {one["owner"]: one["have"] for one in found if one["code"] == "BOAT"}

    assert subtotals() == {"a": 54, "b": 27}
    islander.does("edit", "m.yaml", "Bo", "--squad", "B")
    assert subtotals() == {"a": 27, "b": 54}
    islander.does("edit", "m.yaml", "Cy", "--squad", "none")
    assert subtotals() == {"a": 27, "b": 27}
    assert islander.asks("cost", "m.yaml")["total"] == {"points": 81}


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_group_costs_as_many_times_as_it_has_models(isle: Player, count: int) -> None:
    """Kind: the size of a group can be raised, and its cost does not multiply."""
    isle.does("edit", "isle.yaml", "tom", "--with", "mail", "--with", "curse", "--count", count)
    (tom,) = (one for one in isle.asks("cost", "isle.yaml")["fighters"] if one["id"] == "tom")
    assert tom["cost"] == {"points": 11 * count, "trade": 4 * count}
    assert tom["each"] == {"points": 11, "trade": 4}
    for type_, amount in tom["cost"].items():
        lines = [line["amount"] for line in tom["receipt"] if line["type"] == type_]
        assert sum(map(Fraction, lines)) == amount
    assert spent(isle) == {"points": 22 + 11 * count, "trade": 4 * count}
