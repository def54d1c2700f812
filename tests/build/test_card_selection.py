"""What the selectors of a game's card select of a fighter."""

from __future__ import annotations

import pytest

from builder import build, load_catalog
from schemas.card import ItemsPart
from schemas.roster import Pick, Roster, RosterFighter
from schemas.warband import Fighter


def fighter(unit: str, *items: str) -> Fighter:
    picks = [Pick(item=item) for item in items]
    roster = Roster(system="core-1e", fighters=[RosterFighter(unit=unit, with_=picks)])
    return build(roster, load_catalog("core-1e")).fighters[0]


@pytest.mark.parametrize("edge", ["nearer", "farther"])
def test_a_band_has_the_edge_of_the_choice_in_force(edge: str) -> None:
    roster = Roster(
        system="double-tap",
        switches={"band-edge": edge},
        fighters=[RosterFighter(unit="rifleman")],
    )
    parts = build(roster, load_catalog("double-tap")).system.card.front
    bands = [part.bands for part in parts if isinstance(part, ItemsPart) and part.bands]
    assert bands
    assert {found.edge for found in bands} == {edge}


def names(of: Fighter, part: str) -> list[str]:
    return [
        item.id
        for key, items in of.selected.items()
        if part in key.split("\n")[0]
        for item in items
    ]


def test_hand_weapons_come_before_ranged_ones_whatever_was_bought_first() -> None:
    assert names(fighter("infantry", "bow", "blade", "pistol", "spear"), "class:hand") == [
        "blade",
        "spear",
        "bow",
        "pistol",
    ]


def test_spells_are_in_a_table_of_their_own() -> None:
    mage = fighter("infantry", "magic", "flamer", "blade")
    assert names(mage, "slot:spell") == ["flamer"]
    assert names(mage, "class:hand") == ["blade"]


def test_what_selects_nothing_is_not_there() -> None:
    levy = fighter("levy")
    assert not names(levy, "slot:spell")
    assert all(items for items in levy.selected.values())
