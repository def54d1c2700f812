"""Lists are in the order of the card, and weapons have their figures."""

from __future__ import annotations

from typing import Any

import pytest

from output.export import EXPORTS
from schemas.card import CardSpec, selector_key
from schemas.receipt import Receipt
from schemas.warband import Carried, Value

CARD = {
    "front": [
        "save",
        {"slots": ["left"], "show": ["shield"], "plan": "list"},
        {"value": "wounds", "boxes": True},
        {"weapons": "trait:magic", "title": "Spells", "columns": ["range", "text"]},
        {
            "weapons": "all",
            "columns": ["range"],
            "bands": {"reach": "range", "edges": [12], "values": ["near", "far"]},
        },
    ]
}


def value(id_: str, name: str, text: str, number: int) -> Value:
    return Value(id_, name, name[:2], text, number, number, text, "high", Receipt())


def weapon(id_: str, name: str, reach: int, **more: Any) -> Carried:
    values = {
        "range": value("range", "Range", f'{reach}"', reach),
        "near": value("near", "Near", "3+", 3),
        "far": value("far", "Far", "4+", 4),
    }
    return Carried(f"odo/{id_}", id_, "weapon", name, values=values, **more)


@pytest.fixture
def armed(tidy: Any) -> Any:
    """Sir Odo with a bow, a sling, a spell, and values in another order than on the card."""
    warband = tidy.warband
    warband.system.card = CardSpec.model_validate(CARD)
    warband.system.characteristics |= {"range": ("Range", "Rg"), "wounds": ("Wounds", "Wo")}
    odo = warband.fighters[0]
    bolt = weapon("bolt", "Bolt", 9, slot="spell", slot_name="Spell")
    odo.items = [weapon("bow", "Bow", 18), bolt, weapon("sling", "Sling", 8), odo.items[1]]
    odo.selected = {selector_key("trait:magic"): (bolt,)}
    odo.values = {
        "move": value("move", "Move", '7"', 7),
        "wounds": value("wounds", "Wounds", "2", 2),
        "shield": value("shield", "Left", "5+", 5),
        "save": value("save", "Save", "3+", 3),
    }
    return tidy


def test_values_stand_in_the_order_of_the_card_and_the_rest_after_them(armed: Any) -> None:
    text = EXPORTS["text"](armed.warband, armed.findings)
    assert '   Sa 3+ · Le 5+ · Wo 2 · Mo 7"\n' in text


@pytest.mark.parametrize("export", ["text", "markdown", "csv"])
def test_what_only_helps_to_work_others_out_is_not_listed(armed: Any, export: str) -> None:
    assert "Wo" in EXPORTS[export](armed.warband, armed.findings)
    armed.warband.system.helpers = frozenset({"wounds"})
    assert "Wo" not in EXPORTS[export](armed.warband, armed.findings)


def test_weapons_have_their_figures_and_what_is_needed_in_each_band(armed: Any) -> None:
    text = EXPORTS["text"](armed.warband, armed.findings)
    assert '   Weapons: Bow (range 18", ≤12" 3+, >12" 4+), Sling (range 8", ≤8" 3+)\n' in text


def test_a_figure_in_a_box_is_told_by_its_name(armed: Any) -> None:
    bow = armed.warband.fighters[0].items[0]
    bow.values["tired"] = value("tired", "Range when tired", '9"', 9)
    (*_, table) = armed.warband.system.card.front
    table.boxed["range"] = "tired"
    text = EXPORTS["text"](armed.warband, armed.findings)
    assert 'Bow (range 18", range when tired 9", ≤12" 3+' in text


def test_spells_stand_by_themselves_under_the_title_of_the_card(armed: Any) -> None:
    text = EXPORTS["text"](armed.warband, armed.findings)
    assert '   Spells: Bolt (range 9")\n' in text
    assert text.count("Bolt") == 1


def test_a_table_has_a_column_for_each_title(armed: Any) -> None:
    heading, first, *_ = EXPORTS["csv"](armed.warband, armed.findings).split("\r\n")
    columns = heading.split(",")
    assert columns.index("Save") < columns.index("Move")
    assert "Spells" in columns
    assert '"Bolt (range 9"")"' in first


@pytest.mark.parametrize("export", ["text", "markdown", "csv"])
def test_no_item_is_lost_or_told_twice(armed: Any, export: str) -> None:
    text = EXPORTS[export](armed.warband, [])
    for item in armed.warband.fighters[0].items:
        assert text.count(item.name) == 1, item.name
