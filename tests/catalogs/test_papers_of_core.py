"""What the cards and tokens of core-1e answer at the table."""

from __future__ import annotations

import pytest

from builder import build, load_catalog
from builder.build.tokens import tokens_of
from output.card.view import view_of
from schemas.roster import Pick, Roster, RosterFighter
from schemas.warband import Warband


def warband(unit: str, *items: str, count: int = 1) -> Warband:
    picks = [Pick(item=item) for item in items]
    fighters = [RosterFighter(unit=unit, with_=picks, count=count)]
    return build(Roster(system="core-1e", fighters=fighters), load_catalog("core-1e"))


@pytest.mark.parametrize(
    ("items", "boxes"),
    [((), ["Wounds"]), (("pistol",), ["Wounds", "Stand watch"])],
    ids=["has nothing to shoot with", "has a pistol"],
)
def test_a_card_has_a_box_for_watch_where_its_fighter_can_shoot(
    items: tuple[str, ...], boxes: list[str]
) -> None:
    band = warband("champion-knight", *items)
    view = view_of(band.fighters[0], band.system)
    assert [tick.label for tick in view.ticks] == boxes


@pytest.mark.parametrize(("unit", "fronts"), [("gun-truck", 2), ("knight", 0)])
def test_each_vehicle_has_a_token_that_shows_where_its_front_is(unit: str, fronts: int) -> None:
    found = tokens_of(warband(unit, count=2), load_catalog("core-1e"))
    assert sum(one.count for one in found if one.id == "front") == fronts
