"""What the card of an item says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builder.build import build
from builder.build.deck import items_of
from builder.catalog import load_catalog
from output.card import load_layout
from output.card.blocks import CardView, Paragraph, Receipt, Table, Words
from output.card.faces import faces_of
from output.card.item_view import item_view
from schemas.roster import Roster
from schemas.warband import Warband


def band(*fighters: dict[str, object], **more: object) -> Warband:
    roster = {"system": "core-1e", "fighters": list(fighters), **more}
    return build(Roster.model_validate(roster), load_catalog("core-1e"))


def view(game: str, kind: str, id_: str, warband: Warband | None = None) -> CardView:
    catalog = load_catalog(game)
    deck = next(deck for deck in items_of(catalog, kind, warband) if deck.item.id == id_)
    system = (warband or build(Roster(system=game), catalog)).system
    return item_view(deck, system, warband.name if warband else "")


def words(made: CardView) -> list[tuple[str, str]]:
    return [
        (one.lead, one.text)
        for block in made.blocks
        if isinstance(block, Words)
        for one in block.paragraphs
    ]


def test_a_weapon_says_what_it_is_what_it_costs_and_its_figures() -> None:
    made = view("kill-team", "weapon", "grenade-launcher")
    assert made.header.name == "Grenade launcher"
    assert made.header.line == ("Special weapon",)
    assert (made.header.cost, made.header.cost_unit) == ("60", "SR")
    strip = {cell.id: cell.text for cell in made.strip}
    assert (strip["range"], strip["S"], strip["ammo"]) == ('28"', "4", "6+")
    assert words(made) == [("Blast", 'Template of 2" radius.')]
    assert [block.lines for block in made.blocks if isinstance(block, Receipt)] == [
        [("Source:", "sample content, ours")]
    ]
    assert made.footer.right[-1] == "sample content, ours"


def test_the_kind_stands_before_a_class_that_does_not_say_it() -> None:
    assert view("morsdei", "weapon", "knife").header.line == ("Weapon", "Melee")
    assert view("core-1e", "weapon", "blade").header.line == ("Hand weapon",)


def test_a_card_without_a_number_has_its_icon_on_the_disc() -> None:
    header = view("core-1e", "weapon", "blade").header
    assert (header.number, header.icon) == ("", "broadsword")
    assert view("core-1e", "skill", "magic").header.icon == "spell-book"


def test_what_has_no_stated_cost_has_none_on_its_card() -> None:
    assert view("morsdei", "weapon", "knife").header.cost == ""
    assert view("kill-team", "weapon", "knife").header.cost == "0"


def test_who_has_a_weapon_stands_in_a_table_with_what_they_need() -> None:
    archers = band(
        {"unit": "infantry", "name": "Ida", "with": ["longbow"]},
        {"unit": "infantry", "name": "Odo", "with": ["longbow", "to-hit"]},
    )
    made = view("core-1e", "weapon", "longbow", archers)
    (table,) = [block for block in made.blocks if isinstance(block, Table)]
    assert [column.id for column in table.columns] == ["range"]
    needed = {row.name: [(band.label, band.value) for band in row.bands] for row in table.rows}
    assert needed == {
        "Ida": [('≤12"', "3+"), ('>12"', "4+")],
        "Odo": [('≤12"', "2+"), ('>12"', "3+")],
    }


def test_who_has_what_has_no_figures_stands_in_a_line() -> None:
    harp = {"wargear": {"harp": {"name": "Harp", "text": "It plays."}}}
    made = band(
        {"unit": "levy", "name": "Odo", "count": 4, "with": ["harp", "harp"]},
        {"unit": "levy", "name": "Ida", "with": ["harp", "harp"]},
        {"unit": "levy", "name": "Meg", "with": ["harp"]},
        homebrew=harp,
    )
    card = view("core-1e", "wargear", "harp", made)
    assert words(card)[-1] == ("With", "4 × Odo (2 each), Ida (2), Meg")
    assert card.count == 11
    assert card.header.line == ("Wargear", "own content")
    assert words(view("core-1e", "weapon", "blade", made))[-1] == ("With", "4 × Odo, Ida, Meg")


def test_who_has_it_in_several_places_stands_there_with_each() -> None:
    made = band(
        {
            "unit": "vehicle",
            "name": "Cart",
            "with": ["plate@front", "leather@left", "leather@rear"],
        },
        {"unit": "archer", "name": "Ida"},
    )
    leather = view("core-1e", "armour", "leather", made)
    assert words(leather)[-1] == ("With", "Cart (left), Cart (rear), Ida")
    assert words(view("core-1e", "armour", "plate", made))[-1] == ("With", "Cart")


@pytest.mark.parametrize(("size", "asked"), [("poker", 8.0), ("a6", 9.0)])
def test_few_words_are_set_larger_and_many_as_on_any_card(size: str, asked: float) -> None:
    few = view("kill-team", "skill", "great-leap")
    many = replace(few, blocks=[Words([Paragraph("a", "", "A rule of many words. " * 24)])])
    assert _pt(few, size) == pytest.approx(min(1.5 * asked, 13.5))
    assert _pt(replace(few, grows=False), size) == asked
    assert asked <= _pt(many, size) < 1.5 * asked


def _pt(made: CardView, size: str) -> float:
    """The size of the rules on a card, in points."""
    (face,) = faces_of(made, load_layout(size), number=1)
    (rules,) = [one for one in face.fields if one.name == "rules"]
    return rules.pt
