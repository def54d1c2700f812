"""What a card says: every part of the catalog's card, in order, and nothing of the fighter lost."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from output.card.bands import bands_of
from output.card.blocks import CardView, Panel, Paragraph, Plan, Receipt, Table, Words
from output.card.choose import is_about, items_of
from output.card.view import view_of
from schemas.card import Bands, CardSpec
from schemas.receipt import Receipt as Bill
from schemas.receipt import ReceiptLine
from schemas.roster import Accepted, Roster
from schemas.warband import Carried
from tests.card.sample_warbands import (
    SPEC,
    battle_mage,
    gun_truck,
    levy,
    paladin,
    statline,
    system,
    value,
    warband,
    weapon,
)


def paragraphs(view: CardView) -> list[Paragraph]:
    return [p for block in view.blocks if isinstance(block, Words) for p in block.paragraphs]


def tables(view: CardView) -> list[Table]:
    return [block for block in view.blocks if isinstance(block, Table)]


def small_print(view: CardView) -> list[tuple[str, str]]:
    return [line for block in view.blocks if isinstance(block, Receipt) for line in block.lines]


def with_parts(*parts: object) -> CardSpec:
    return CardSpec.model_validate({**SPEC, "front": [*parts]})


# the header


def test_the_line_under_the_name_has_roles_before_keywords() -> None:
    assert view_of(paladin(), system()).header.line == ("Army commander", "Infantry")


@pytest.mark.parametrize("name", ["Levy", "levy", "Levy 3", " Levy "])
def test_a_unit_that_the_name_says_is_not_said_again(name: str) -> None:
    assert "Levy" not in view_of(levy(name=name, unit_name="Levy"), system()).header.line


def test_the_unit_of_a_fighter_with_a_name_of_its_own_comes_first() -> None:
    view = view_of(levy(name="Long Meg", unit_name="Spearman"), system())
    assert view.header.line == ("Spearman", "Trooper", "Infantry")


def test_several_alike_have_a_count_and_the_price_of_one() -> None:
    fighter = levy(count=3, cost={"points": 15}, each={"points": 5})
    header = view_of(fighter, system()).header
    assert (header.count, header.cost, header.cost_unit) == ("×3", "5", "Points each")


def test_no_stated_cost_draws_no_cost() -> None:
    header = view_of(levy(each={"points": None}, cost={"points": None}), system()).header
    assert (header.cost, header.cost_unit) == ("", "")


def test_a_cost_of_nothing_is_a_cost() -> None:
    assert view_of(levy(each={"points": 0}), system()).header.cost == "0"


def test_a_fighter_that_the_catalog_does_not_know_says_so() -> None:
    assert "not in the catalog" in view_of(levy(known=False), system()).header.line


def test_keywords_after_the_statline_are_words_in_the_body() -> None:
    spec = with_parts("name", "move", "keywords")
    view = view_of(levy(), system(card=spec))
    assert view.header.line == ()
    assert next((p.lead, p.text) for p in paragraphs(view)) == ("Keywords", "Trooper, Infantry")


# the strip, boxes and plan


def test_the_strip_has_the_characteristics_in_the_catalogs_order() -> None:
    cells = view_of(levy(), system()).strip
    assert [cell.label for cell in cells] == [
        "Move", "Save", "Wounds", "To hit", "Morale", "Close combat",
    ]  # fmt: skip
    assert [cell.text for cell in cells] == ['6"', "", "1", "3+", "4+", "+0"]


def test_only_more_than_one_wound_gets_boxes() -> None:
    assert [(t.label, t.boxes) for t in view_of(levy(), system()).ticks] == [("Stand watch", 1)]
    wounds = view_of(paladin(), system()).ticks[0]
    assert (wounds.label, wounds.boxes, wounds.last_crossed) == ("Wounds", 3, True)


def test_a_value_for_some_fighters_is_shown_to_them_alone() -> None:
    spec = with_parts("name", "move", {"value": "wounds", "boxes": "yes", "if": "has wound"})
    tough = paladin(selected={"has wound": ()})
    shown = view_of(tough, system(card=spec))
    assert [cell.label for cell in shown.strip] == ["Move", "Wounds"]
    assert [tick.label for tick in shown.ticks] == ["Wounds"]
    other = view_of(levy(), system(card=spec))
    assert [cell.label for cell in other.strip] == ["Move"]
    assert other.ticks == []


@pytest.mark.parametrize(
    ("now", "base", "better", "change"),
    [
        ('4"', '6"', "high", "worse"),
        ('8"', '6"', "high", "better"),
        ("5+", "4+", "low", "worse"),
        ("3+", "4+", "low", "better"),
        ("3+", "3+", "low", ""),
        ("3", "5", "none", ""),
    ],
)
def test_a_value_worse_or_better_than_it_was_is_marked(
    now: str, base: str, better: str, change: str
) -> None:
    values = {**statline(), "move": value("move", now, base, better)}
    assert view_of(levy(values=values), system()).strip[0].change == change


@pytest.mark.parametrize("part", [{"values": ["move"]}, {"value": "move", "words": "yes"}])
def test_a_value_in_words_says_that_it_has_changed(part: object) -> None:
    values = {**statline(), "move": value("move", '4"', '6"')}
    (said,) = paragraphs(view_of(levy(values=values), system(card=with_parts("name", part))))
    assert [(figure.text, figure.change) for figure in said.figures] == [('4"', "worse")]


def test_what_follows_from_a_value_stands_under_it() -> None:
    spec = with_parts("name", {"value": "move", "under": ["to-hit", "save"]}, "morale")
    move, morale = view_of(levy(), system(card=spec)).strip
    assert [(figure.label, figure.text) for figure in move.under] == [("To hit", "3+")]
    assert morale.under == ()


@pytest.mark.parametrize(("boxes", "found"), [("always", [1]), ("yes", []), ("no", [])])
def test_a_single_wound_has_a_box_where_the_card_says_always(boxes: str, found: list[int]) -> None:
    spec = with_parts("name", {"value": "wounds", "boxes": boxes})
    ticks = view_of(levy(), system(card=spec)).ticks
    assert [tick.boxes for tick in ticks] == found
    assert all(tick.last_crossed for tick in ticks)


def test_an_arc_has_the_degrees_of_its_value() -> None:
    spec = with_parts("name", {"value": "move", "arc": "yes"}, {"value": "save", "arc": "yes"})
    fighter = levy(values={**statline(), "move": value("move", "180°")})
    assert [cell.arc for cell in view_of(fighter, system(card=spec)).strip] == [180, 0]


def test_a_trait_says_its_rule_under_the_weapon() -> None:
    gun = weapon("Gun", '6"')
    gun.trait_names, gun.trait_texts, gun.text = ("Loud", "Slow"), ("", "Shoots last."), "Old."
    spec = with_parts({"weapons": "kind:weapon", "columns": ["range"]})
    fighter = levy(items=[gun], selected={"kind:weapon": (gun,)})
    (table,) = tables(view_of(fighter, system(card=spec)))
    assert table.rows[0].text == "Loud. Slow: Shoots last. Old."


def test_a_price_stands_on_a_chip_after_the_name() -> None:
    chant = Carried("f/c", "chant", "action", "Chant", text="Sing.")
    chant.values["range"] = value("range", "1")
    spec = with_parts({"items": "kind:action", "text": "yes", "chip": "range"})
    fighter = levy(items=[chant], selected={"kind:action": (chant,)})
    (said,) = paragraphs(view_of(fighter, system(card=spec)))
    assert (said.lead, said.chip, said.text) == ("Chant", "1 range", "Sing.")


def test_a_second_figure_stands_in_a_box_beside_that_of_its_column() -> None:
    spec = with_parts({"weapons": "all", "columns": ["range"], "boxed": {"range": "blast"}})
    (table,) = tables(view_of(levy(items=[weapon("Gun", '6"', '3"')]), system(card=spec)))
    (figure,) = table.rows[0].figures
    assert (figure.text, figure.boxed) == ('6"', '3"')


def test_a_fighter_of_the_players_own_has_not_the_credit_of_the_catalog() -> None:
    spec = CardSpec.model_validate({**SPEC, "credit": "Sample figures, ours"})
    ours, own = (view_of(levy(own=own), system(card=spec)).footer.right for own in (False, True))
    assert ours == ("Sample figures, ours",)
    assert own == ("Core game, 1st ed. · own content",)


CELLS = {
    "reach": "range",
    "edges": ["0", "12", "24"],
    "values": ["touch", "near", "far"],
    "cells": "yes",
    "against": "to-hit",
}


def with_cells(changes: dict[str, str] | None = None, reach: str = '24"', **needs: str) -> Table:
    gun = weapon("Gun", reach)
    gun.values.update({id_: value(id_, text, better="low") for id_, text in needs.items()})
    spec = with_parts({"weapons": "all", "columns": ["range"], "bands": CELLS | (changes or {})})
    (table,) = tables(view_of(levy(items=[gun]), system(card=spec)))
    return table


def test_cells_of_bands_are_headed_by_their_upper_edges() -> None:
    columns = with_cells(near="3+", far="4+").columns
    assert [(column.label, column.band) for column in columns] == [
        ("Range", False),
        ('0"', True),
        ('12"', True),
        ('24"', True),
    ]


def test_a_cell_is_better_or_worse_than_what_the_fighter_needs_as_a_rule() -> None:
    figures = with_cells(near="2+", far="4+").rows[0].figures[1:]
    assert [(f.text, f.shade) for f in figures] == [("", "none"), ("2+", "better"), ("4+", "worse")]
    assert with_cells(touch="3+").rows[0].figures[1].shade == "level"


def test_cells_are_bands_on_a_line_too_for_a_card_that_is_too_narrow() -> None:
    bands = with_cells(near="2+", far="4+").rows[0].bands
    assert [(band.label, band.value) for band in bands] == [('≤12"', "2+"), ('≤24"', "4+")]
    alike = with_cells(touch="3+", near="4+", far="4+").rows[0].bands
    assert [(band.label, band.value) for band in alike] == [('0"', "3+"), ('≤24"', "4+")]


def test_cells_by_the_farther_edge_are_headed_by_less_than_it_but_for_the_last() -> None:
    table = with_cells({"edge": "farther"}, near="2+", far="4+")
    assert [column.label for column in table.columns[1:]] == ['0"', '<12"', '24"']
    assert [band.label for band in table.rows[0].bands] == ['<12"', '≤24"']


def test_a_weapon_that_reaches_less_far_than_a_band_says_how_far() -> None:
    bands = with_cells(reach='18"', near="2+", far="4+").rows[0].bands
    assert [band.label for band in bands] == ['≤12"', '≤18"']


PANEL = {
    "panel": "move",
    "beside": ["save", "morale"],
    "bars": {"odds": "1", "none": "2"},
    "title": "Chance",
}


def test_a_panel_has_a_figure_others_beside_it_and_chances_as_shares() -> None:
    values = {**statline(), "odds": value("odds", "66%")}
    panel = view_of(levy(values=values), system(card=with_parts("name", PANEL))).blocks[0]
    assert isinstance(panel, Panel)
    assert (panel.cell.label, panel.cell.text) == ("Move", '6"')
    assert [(figure.label, figure.text) for figure in panel.beside] == [("Morale", "4+")]
    assert [(bar.label, bar.text, bar.share) for bar in panel.bars] == [("1", "66%", 0.66)]


def test_a_fighter_without_the_value_has_no_panel() -> None:
    blocks = view_of(levy(values={}), system(card=with_parts("name", PANEL))).blocks
    assert not any(isinstance(block, Panel) for block in blocks)


def test_a_fighter_with_sides_has_a_plan_and_no_cell_for_them() -> None:
    view = view_of(gun_truck(), system())
    plan = view.blocks[0]
    assert isinstance(plan, Plan)
    assert [(side.name, side.text) for side in plan.sides] == [
        ("Front", "3+"),
        ("Left", "4+"),
        ("Right", "4+"),
        ("Rear", "5+"),
    ]
    assert "Save" not in [cell.label for cell in view.strip]
    strengths = [side.strength for side in plan.sides]
    assert strengths[0] > strengths[1] == strengths[2] > strengths[3]


def test_places_may_show_the_value_of_what_is_in_them() -> None:
    spec = with_parts({"slots": ["front", "rear", "left", "right"], "show": ["save"]})
    plate = Carried("f/p", "plate", "armour", "Plate", slot="front", slot_name="Front")
    plate.values["save"] = value("save", "3+", better="low")
    plan = view_of(levy(values={}, items=[plate]), system(card=spec)).blocks[0]
    assert isinstance(plan, Words)
    assert "Front 3+" in plan.paragraphs[0].text


# items


def test_a_row_has_figures_in_the_order_of_the_columns() -> None:
    row = tables(view_of(battle_mage(), system()))[0].rows[0]
    assert (row.name, [figure.text for figure in row.figures]) == ("Flamer", ['12"', '3"'])


def test_a_spell_has_the_icon_of_its_slot_and_not_its_own() -> None:
    row = tables(view_of(battle_mage(), system()))[0].rows[0]
    assert row.icon == "magic-swirl"


def test_columns_hold_what_is_said_of_the_item_itself() -> None:
    columns = ["name", "kind", "slot", "copies", "cost", "traits"]
    spec = with_parts({"weapons": "kind:weapon", "columns": columns})
    gun = weapon("Gun", '6"', copies=2)
    gun.slot, gun.slot_name = "left", "Left"
    gun.cost = {"points": 7}
    fighter = levy(items=[gun], selected={"kind:weapon": (gun,)})
    table = tables(view_of(fighter, system(card=spec)))[0]
    assert [column.id for column in table.columns] == ["kind", "slot", "copies", "cost"]
    assert [figure.text for figure in table.rows[0].figures] == ["Weapon", "Left", "2", "7"]
    assert "Left" not in table.rows[0].text


def test_copies_are_counted_before_the_name() -> None:
    fighter = levy(items=[weapon("Pistol", '6"', copies=2)])
    assert tables(view_of(fighter, system()))[0].rows[0].name == "2 × Pistol"


def test_where_a_thing_is_that_stands_in_words_is_said() -> None:
    plates = [
        Carried(f"f/{slot}", "plate", "wargear", "Plate", slot=slot, slot_name=slot.capitalize())
        for slot in ("front", "rear")
    ]
    spec = with_parts("name", {"items": "kind:wargear", "title": "Equipment"})
    (said,) = paragraphs(view_of(levy(items=plates), system(card=spec)))
    assert said.text == "Plate (front), Plate (rear)"


def test_an_item_that_nothing_defines_stays_on_the_card_and_is_marked() -> None:
    jet = Carried("f/jet", "jet", "", "Jet pack", known=False)
    said = paragraphs(view_of(levy(items=[*levy().items, jet]), system()))
    assert any("Jet pack (not in the catalog)" in p.text for p in said)


def test_own_content_is_marked_on_its_row_and_in_the_footer() -> None:
    fighter = levy()
    fighter.items[0].own = True
    view = view_of(fighter, system())
    assert tables(view)[0].rows[0].mark == "own content"
    assert all(credit.endswith("· own content") for credit in view.footer.right)


def test_armour_named_in_the_receipt_is_not_listed_again() -> None:
    mail = Carried("f/mail", "mail", "armour", "Mail")
    named = levy(items=[*levy().items, mail])
    named.receipts["points"] = Bill((ReceiptLine("Mail", 15, "f/mail"),))
    assert paragraphs(view_of(named, system())) == []
    unnamed = levy(items=[*levy().items, mail], receipts={})
    assert [p.text for p in paragraphs(view_of(unnamed, system()))] == ["Mail"]


def test_what_costs_nothing_and_stands_nowhere_is_listed_at_any_rate() -> None:
    flag = Carried("f/flag", "flag", "wargear", "Flag")
    with_flag = levy(items=[*levy().items, flag])
    lines = [*with_flag.receipts["points"].lines, ReceiptLine("Flag", 0, "f/flag")]
    for receipts in ({"points": Bill(tuple(lines))}, {}):
        said = paragraphs(view_of(replace(with_flag, receipts=receipts), system()))
        assert [(p.lead, p.text) for p in said] == [("Also", "Flag")]


@pytest.mark.parametrize("part", ["experience", {"values": ["experience"]}])
@pytest.mark.parametrize(("counted", "listed"), [(7, False), (6, True)])
def test_what_a_value_counts_alone_is_said_by_that_value(
    part: object, counted: int, listed: bool
) -> None:
    """With points and without them; of what is counted otherwise both are told."""
    points = Carried("f/xp", "xp", "upgrade", "Lesson", copies=7)
    receipt = Bill((ReceiptLine("7 × Lesson", counted, "f/xp"),))
    experience = replace(value("experience", str(counted)), receipt=receipt)
    taught = levy(items=[*levy().items, points], values={"experience": experience}, receipts={})
    known = system(
        card=with_parts("name", part, {"weapons": "all"}),
        characteristics={"experience": ("Experience", "")},
    )
    said = [p.lead for p in paragraphs(view_of(taught, known))]
    assert ("Also" in said) is listed


def test_the_text_of_an_item_without_a_table_is_a_rule() -> None:
    skill = Carried("f/magic", "magic", "skill", "Magic", text="Casts on 2+.")
    said = paragraphs(view_of(levy(items=[*levy().items, skill]), system()))
    assert [(p.lead, p.text) for p in said] == [("Magic", "Casts on 2+.")]


def test_each_line_of_the_notes_is_a_paragraph_of_plain_text() -> None:
    said = paragraphs(view_of(levy(notes="**One**\n\nTwo"), system()))
    assert [(p.lead, p.text, p.plain) for p in said] == [
        ("Notes", "**One**", True),
        ("", "Two", True),
    ]


def test_values_in_words_stand_on_a_line_without_those_that_there_are_not() -> None:
    spec = with_parts("name", {"values": ["move", "save", "to-hit"], "title": "Moves"})
    shown = system(card=spec, characteristics={"move": ("Movement", "Mv"), "to-hit": ("Hit", "")})
    said = paragraphs(view_of(levy(), shown))
    assert [(p.lead, p.text) for p in said] == [("Moves", 'Mv\xa06" · Hit\xa03+')]


def test_values_in_words_that_a_fighter_has_none_of_take_no_room() -> None:
    spec = with_parts("name", {"values": ["save"], "title": "Saves"})
    assert paragraphs(view_of(levy(), system(card=spec))) == []


def test_values_in_words_may_be_for_some_fighters_alone() -> None:
    spec = with_parts("name", {"values": ["move"], "if": "has shield"})
    assert paragraphs(view_of(levy(), system(card=spec))) == []
    bearer = levy(selected={"has shield": ()})
    assert len(paragraphs(view_of(bearer, system(card=spec)))) == 1


@pytest.mark.parametrize(("text", "boxes"), [("3", [3]), ("1", [1]), ("0", []), ("", [])])
def test_a_value_may_say_how_many_boxes_there_are_to_tick(text: str, boxes: list[int]) -> None:
    spec = with_parts("name", {"tick": "Bruises", "times": "nerve"})
    fighter = levy(values={"nerve": value("nerve", text)})
    view = view_of(fighter, system(card=spec))
    assert [tick.boxes for tick in view.ticks] == boxes
    assert view.strip == []


@pytest.mark.parametrize(("number", "boxes"), [(120, [120]), (121, []), (10**12, [])])
def test_more_boxes_than_cards_could_hold_are_said_in_words(number: int, boxes: list[int]) -> None:
    spec = with_parts("name", {"value": "nerve", "boxes": "yes"})
    view = view_of(levy(values={"nerve": value("nerve", str(number))}), system(card=spec))
    assert [tick.boxes for tick in view.ticks] == boxes
    assert (f"{number} are too many for boxes" in str(view.blocks)) is not bool(boxes)


# bands


@pytest.mark.parametrize(
    ("reach", "edges", "said"),
    [
        ('18"', [12], [('≤12"', "3+"), ('>12"', "4+")]),
        ('12"', [12], [('≤12"', "3+")]),
        ('6"', [12], [('≤6"', "3+")]),
        ('30"', [9, 18], [('≤9"', "3+"), ('>9"', "4+"), ('>18"', "5+")]),
        ('18"', [9, 18], [('≤9"', "3+"), ('>9"', "4+")]),
        ('12½"', [], [('≤12.5"', "3+")]),
    ],
)
def test_bands_are_cut_by_the_reach(
    reach: str, edges: list[int], said: list[tuple[str, str]]
) -> None:
    item = weapon("Bow", '18"')
    item.values["range"].number = Fraction(25, 2) if "½" in reach else int(reach[:-1])
    item.values["last"] = value("last", "5+")
    bands = Bands.model_validate(
        {"reach": "range", "edges": edges, "values": ["near", "far", "last"]}
    )
    found = bands_of(item, bands, "in")
    assert [(band.label, band.value) for band in found] == said


@pytest.mark.parametrize(
    ("short", "said"),
    [
        (8, [('≤8"', "3+"), ('>8"', "4+")]),
        (18, [('≤18"', "3+")]),
        (None, [('≤18"', "3+")]),
    ],
)
def test_a_weapon_may_say_itself_where_its_bands_end(
    short: int | None, said: list[tuple[str, str]]
) -> None:
    item = weapon("Bow", '18"')
    if short is not None:
        item.values["short"] = value("short", str(short))
    bands = Bands.model_validate({"reach": "range", "edges": ["short"], "values": ["near", "far"]})
    found = bands_of(item, bands, "in")
    assert [(band.label, band.value) for band in found] == said


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        (("4+", "4+", "4+"), [('≤30"', "4+")]),
        (("4+", "4+", "3+"), [('≤18"', "4+"), ('>18"', "3+")]),
        (("5+", "4+", "4+"), [('≤9"', "5+"), ('>9"', "4+")]),
        (("4+", "3+", "4+"), [('≤9"', "4+"), ('>9"', "3+"), ('>18"', "4+")]),
    ],
)
def test_neighbouring_bands_with_the_same_number_are_one(
    numbers: tuple[str, ...], said: list[tuple[str, str]]
) -> None:
    item = weapon("Rifle", '30"')
    values = ["near", "middle", "far"]
    for id_, number in zip(values, numbers, strict=True):
        item.values[id_] = value(id_, number)
    bands = Bands.model_validate({"reach": "range", "edges": [9, 18], "values": values})
    assert [(band.label, band.value) for band in bands_of(item, bands, "in")] == said


def test_an_edge_may_belong_to_the_farther_band() -> None:
    bands = Bands.model_validate(
        {"reach": "range", "edges": [12], "values": ["near", "far"], "edge": "farther"}
    )
    labels = [band.label for band in bands_of(weapon("Bow", '18"'), bands, "in")]
    assert labels == ['<12"', '≥12"']
    assert [band.label for band in bands_of(weapon("Bow", '6"'), bands, "in")] == ['≤6"']


def test_an_edge_that_a_weapon_has_not_takes_its_own_value_away() -> None:
    item = weapon("Bow", '18"')
    item.values["last"] = value("last", "5+")
    bands = Bands.model_validate(
        {"reach": "range", "edges": ["short", 12], "values": ["near", "far", "last"]}
    )
    said = [(band.label, band.value) for band in bands_of(item, bands, "in")]
    assert said == [('≤12"', "3+"), ('>12"', "5+")]


def test_a_weapon_without_reach_has_no_bands() -> None:
    bands = Bands.model_validate({"reach": "range", "edges": [12], "values": ["near", "far"]})
    assert bands_of(weapon("Blade"), bands, "in") == ()


def test_bands_are_in_the_unit_of_the_table() -> None:
    bands = Bands.model_validate({"reach": "range", "edges": [12], "values": ["near", "far"]})
    assert bands_of(weapon("Bow", '6"'), bands, "cm")[0].label == "≤6 cm"


# small print


def test_an_accepted_finding_is_told_with_its_reason() -> None:
    fighter = levy()
    band = warband(fighter)
    accepted = [Accepted(code="C3-A4", owner=fighter.id, reason="one-handed maul")]
    band.roster = Roster(system="core", accepted=accepted)
    assert ("Accepted:", "one-handed maul (C3-A4)") in small_print(
        view_of(fighter, band.system, band)
    )


def test_the_reason_for_an_own_price_is_told_once() -> None:
    assert ("Own price:", "club price") in small_print(view_of(levy(why="club price"), system()))
    parts = (ReceiptLine("own price 3 (club price)", -2, "f"), ReceiptLine("blade", 5, "f"))
    said = levy(why="club price", receipts={"points": Bill(parts)})
    assert "Own price:" not in dict(small_print(view_of(said, system())))


# the footer


def test_the_footer_has_warband_and_squad_then_the_credit() -> None:
    fighter = levy(squad_name="First lance")
    footer = view_of(fighter, system(), warband(fighter)).footer
    assert footer.left == "Border Levy · First lance"
    assert footer.right == ("Core game, 1st ed. · stated costs",)


def test_without_a_credit_the_game_and_its_edition_are_named() -> None:
    spec = CardSpec.model_validate({**SPEC, "credit": None})
    assert view_of(levy(), system(card=spec)).footer.right == ("Core game, 1st ed.",)


# emblems and selectors


def test_a_fighter_without_an_emblem_takes_that_of_its_dearest_weapon() -> None:
    fighter = levy(
        emblem="no-such-icon",
        items=[
            weapon("Blade", emblem="broadsword", cost=5),
            weapon("Crossbow", '20"', emblem="crossbow", cost=7),
        ],
    )
    assert view_of(fighter, system()).emblem == "crossbow"
    assert view_of(levy(), system()).emblem == "farmer"


def test_a_part_shows_the_items_that_the_warband_says_it_selects() -> None:
    mage = battle_mage()
    longbow = mage.items[-1]
    mage.selected = {"kind:weapon\nslot:spell": (longbow,), "role:magic-user": ()}
    assert items_of(["kind:weapon", "slot:spell"], mage) == [longbow]
    assert items_of("all", mage) == mage.items
    assert items_of("kind:armour", mage) == []
    assert is_about("role:magic-user", mage)
    assert is_about(None, mage)
    assert not is_about("keyword:mounted", mage)


def test_the_same_weapon_of_kit_and_purse_is_one_row() -> None:
    two = [weapon("Pistol", '6"'), weapon("Pistol", '6"')]
    two[0].origin = "kit"
    (table,) = [b for b in view_of(levy(items=two), system()).blocks if isinstance(b, Table)]
    assert [row.name for row in table.rows] == ["2 × Pistol"]
