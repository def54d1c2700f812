"""Own content on cards: all of it is there, marked as the player's."""

from __future__ import annotations

import pytest

from builder import build, load_catalog
from builder.roster.read import parse_roster
from output.card.blocks import CardView, Table, Words
from output.card.view import view_of

ROSTER = """
system: morsdei
name: Own
fighters: [{id: hob, name: Hob, unit: ferryman, with: [net, charm, stout, limp]}]
homebrew:
  characteristics: {luck: {name: Luck}, heft: {name: Heft, of: item}}
  weapons: {net: {name: Net, class: melee, profile: {dice: 2, hit: 5+, damage: 1, heft: 4}}}
  wargear: {charm: {name: Eel charm, effects: [{modify: luck, add: 1}]}}
  upgrades: {stout: {name: Stout, effects: [{modify: hp, add: 2}]}}
  injuries: {limp: {name: Limp, effects: [{modify: move, worsen: 1}]}}
  units: {ferryman: {name: Ferryman, profile: {apl: 2, move: 5", defence: 3, hp: 9, base: 32 mm, luck: 1}}}
"""


@pytest.fixture(scope="module")
def hob() -> CardView:
    """What the card of a fighter says that is the player's own, with all that it has."""
    roster = parse_roster(ROSTER, "own.yaml").roster
    warband = build(roster, load_catalog("morsdei"))
    return view_of(warband.fighters[0], warband.system, warband=warband)


def lines(view: CardView) -> list[tuple[str, str]]:
    """Lead and text of each paragraph."""
    blocks = [block for block in view.blocks if isinstance(block, Words)]
    return [(one.lead, one.text) for block in blocks for one in block.paragraphs]


def test_a_value_that_the_game_has_not_is_said(hob: CardView) -> None:
    assert any("Luck" in text and "2" in text for _, text in lines(hob))


def test_a_value_of_own_weapons_is_a_column(hob: CardView) -> None:
    (table,) = [block for block in hob.blocks if isinstance(block, Table)]
    assert "Heft" in [column.label for column in table.columns]


def test_things_without_a_text_are_listed_by_kind_and_marked(hob: CardView) -> None:
    said = dict(lines(hob))
    kinds = {lead: said[lead] for lead in ("Wargear", "Upgrades", "Injuries")}
    assert kinds == {
        "Wargear": "Eel charm (own content)",
        "Upgrades": "Stout (own content)",
        "Injuries": "Limp (own content)",
    }


def test_the_small_print_says_that_content_is_own(hob: CardView) -> None:
    assert "own content" in str(hob.footer)
