"""What a quick-reference sheet says: of a game, and of a list under its rulings."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import build
from builder.catalog.catalog import Catalog
from builder.roster.read import parse_roster
from builder.sheet import reference_sheet
from schemas.blocks import AnyBlock
from schemas.sheet import ReferenceSheet
from schemas.text_blocks import Bullets, Gloss, Para, TableBlock
from schemas.warband import Warband
from tests.docs.mossford import game_with

EXAMPLE = """
sheet: {title: {mist: {thin: Clear, thick: Misty}}, icon: crown, foot: [Ours.]}
switches:
  mist:
    kind: ruling
    code: M1
    default: thin
    choices:
      thin: {says: Mist is thin.}
      thick: {says: Mist is thick., reference: [{id: fog, title: Fog, text: Nobody sees far.}]}
rulings: {open: {says: Ties stand.}}
skills:
  brave: {name: Brave, cost: 3, text: Never runs., emblem: crown}
  quick: {name: Quick, text: Moves first.}
reference:
  - id: sight
    title: Sight
    text: {mist: {thin: 'See 24".', thick: 'See 6".'}}
    blocks: [{kind: mods, rows: [[Far, {mist: {thin: "+0", thick: "+2"}}, harm]]}]
  - {id: skills, title: Skills, items: kind:skill, show: used}
  - {id: every, title: All skills, items: kind:skill, show: all}
  - {id: water, title: Water, text: Boats float., if: keyword:river}
  - {id: fates, title: Fates, table: fates}
  - {id: ours, title: Ours, rulings: used}
tables:
  fates: {name: Fates, dice: D6, rows: {1-2: brave, 3: {text: Lost.}, 4-6: {item: quick, text: Wins.}}}
"""
ROSTER = """
format: musterpress/roster
version: 1
system: mossford
name: Reeds
switches: {mist: thick}
fighters:
  - {unit: hunter, name: Ash, with: [brave]}
  - {unit: hunter, name: Elm, with: [brave]}
  - {unit: captain, name: Oak}
"""


@pytest.fixture
def game(tmp_path: Path) -> Catalog:
    return game_with(tmp_path, EXAMPLE)


def listed(game: Catalog, roster: str = ROSTER) -> Warband:
    return build(parse_roster(roster.replace("mossford", game.id), "reeds.yaml").roster, game)


def blocks(sheet: ReferenceSheet, id_: str) -> list[AnyBlock]:
    (found,) = [section for section in sheet.sections if section.id == id_]
    return found.blocks


def test_the_head_is_the_catalogs_and_names_the_list(game: Catalog) -> None:
    of_game, of_list = reference_sheet(game), reference_sheet(game, listed(game))
    assert (of_game.title, of_game.subtitle) == ("Clear", "quick reference")
    assert (of_list.title, of_list.subtitle) == ("Misty", "quick reference for Reeds")
    assert (of_list.icon, of_list.foot) == ("crown", ("Ours.",))


def test_texts_are_those_of_the_rulings_in_force(game: Catalog) -> None:
    para, mods = blocks(reference_sheet(game), "sight")
    assert (para.text, mods.rows) == ('See 24".', [["Far", "+0", "harm"]])  # type: ignore[union-attr]
    para, mods = blocks(reference_sheet(game, listed(game)), "sight")
    assert (para.text, mods.rows) == ('See 6".', [["Far", "+2", "harm"]])  # type: ignore[union-attr]


def test_a_choice_brings_its_own_sections(game: Catalog) -> None:
    assert "fog" not in [section.id for section in reference_sheet(game).sections]
    (fog,) = blocks(reference_sheet(game, listed(game)), "fog")
    assert fog == Para(kind="para", text="Nobody sees far.")


def test_a_list_has_the_rules_that_its_fighters_have_and_says_who(game: Catalog) -> None:
    gloss = blocks(reference_sheet(game, listed(game)), "skills")
    assert gloss == [
        Gloss(kind="gloss", name="Brave", tag="Ash, Elm", icon="crown", text="Never runs.")
    ]
    everything = blocks(reference_sheet(game, listed(game)), "every")
    assert [one.name for one in everything if isinstance(one, Gloss)] == ["Brave", "Quick"]


def test_a_game_has_all_rules_with_what_they_cost(game: Catalog) -> None:
    found = [one for one in blocks(reference_sheet(game), "skills") if isinstance(one, Gloss)]
    assert [(one.name, one.tag) for one in found] == [("Brave", "3 Points"), ("Quick", "")]


def test_a_section_that_has_nothing_to_say_is_left_out(game: Catalog) -> None:
    plain = ROSTER.replace(", with: [brave]", "")
    assert "skills" not in [one.id for one in reference_sheet(game, listed(game, plain)).sections]


def test_a_rule_of_many_says_how_many_have_it(game: Catalog) -> None:
    fighters = "".join(f"  - {{unit: hunter, name: H{at}, with: [brave]}}\n" for at in range(6))
    roster = ROSTER.partition("fighters:")[0] + "fighters:\n" + fighters
    (all_,) = blocks(reference_sheet(game, listed(game, roster)), "skills")
    (some,) = blocks(reference_sheet(game, listed(game, roster + "  - {unit: newt}\n")), "skills")
    assert isinstance(all_, Gloss)
    assert isinstance(some, Gloss)
    assert (all_.tag, some.tag) == ("all", "H0, H1 and 4 more")


def test_a_table_to_roll_on_says_items_by_name_and_text(game: Catalog) -> None:
    (table,) = blocks(reference_sheet(game), "fates")
    assert isinstance(table, TableBlock)
    assert table.cols[0].head == "D6"
    assert table.rows == [
        ["1–2", "**Brave**: Never runs."],
        ["3", "Lost."],
        ["4–6", "**Quick**: Wins."],
    ]


def test_rulings_are_said_by_number_and_those_changed_are_marked(game: Catalog) -> None:
    numbered, others = blocks(reference_sheet(game), "ours")
    assert isinstance(numbered, TableBlock)
    assert isinstance(others, Bullets)
    assert ["**M1**", "Mist is thin."] in numbered.rows
    assert "Ties stand." in others.items
    numbered, _ = blocks(reference_sheet(game, listed(game)), "ours")
    assert isinstance(numbered, TableBlock)
    assert ["**M1**", "**changed:** Mist is thick."] in numbered.rows


def test_a_section_stands_on_the_sheets_of_lists_that_need_it(game: Catalog) -> None:
    def has_water(sheet: ReferenceSheet) -> bool:
        return "water" in [section.id for section in sheet.sections]

    assert has_water(reference_sheet(game))
    assert not has_water(reference_sheet(game, listed(game)))
    assert has_water(reference_sheet(game, listed(game, ROSTER + "  - {unit: boatman}\n")))
