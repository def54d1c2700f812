"""What a sheet says of items, fighters and rulings: of a game all, of a list what it has."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.catalog.catalog import Catalog
from builder.sheet import reference_sheet
from schemas.blocks import RowBlock
from schemas.diagrams import BandsBlock
from schemas.text_blocks import Bullets, Defs, Para, TableBlock
from schemas.warband import Warband
from tests.docs.mossford import game_with
from tests.reference.test_reference_sheet import blocks, listed

EXAMPLE = """
characteristics:
  near: {name: Near, of: item}
  middle: {name: Middle, of: item}
  far: {name: Far, of: item}
  shots: {name: Shots, of: item, default: 1}
rulings:
  R10: {says: Ties stand.}
  R2: {says: Newts swim., about: unit:newt}
  R3: {says: Plate is dear., play: no}
  odd: {says: Odd is odd., about: has pistol}
weapons:
  sling: {name: Sling, class: bow, cost: 2, profile: {reach: 12", near: +0, middle: +0, far: -1, shots: 2}}
  lance: {name: Lance, class: hand, cost: 7, profile: {harm: 2}}
reference:
  - id: arms
    title: Arms
    blocks:
      - kind: table
        items: class:hand
        rows: [[Fist, "0", "–"]]
        cols: [{head: A, of: name, words: {lance: Long lance}}, {head: P, of: cost}, {of: harm}]
      - {kind: para, text: Slow., if: has lance}
      - {kind: defs, items: [[Newt, Swims.]], if: unit:newt}
  - id: bands
    title: Bands
    blocks:
      - kind: bands
        items: [class:hand, class:bow]
        show: all
        edges: [4, 8, 16]
        values: [near, middle, far]
        att: shots
        without: in contact
  - id: beside
    title: Beside
    blocks:
      - kind: row
        w: [1, 2, 1]
        blocks:
          - One.
          - {kind: table, items: kind:armour, cols: [{of: name}]}
          - {kind: table, items: kind:wargear, show: all, cols: [{of: name}]}
  - {id: newts, title: Newts, if: unit:newt, text: They swim.}
  - {id: first, title: First game, list: no, text: Try it.}
  - {id: who, title: Who, fighters: yes}
  - {id: ours, title: Ours, rulings: used}
  - {id: all, title: All, rulings: all}
"""
ROSTER = """
format: musterpress/roster
version: 1
system: mossford
name: Reeds
limit: {points: 60}
fighters:
  - {unit: hunter, name: Ash, with: [lance]}
  - {unit: hunter, name: Elm, count: 2, with: [lance]}
"""


@pytest.fixture
def game(tmp_path: Path) -> Catalog:
    return game_with(tmp_path, EXAMPLE)


def table(blocks: list[object]) -> list[list[str]]:
    (found,) = [one for one in blocks if isinstance(one, TableBlock)]
    return [list(row) for row in found.rows]


def test_a_table_has_a_row_for_each_item_of_the_game_or_of_the_list(game: Catalog) -> None:
    whole = table(blocks(reference_sheet(game), "arms"))
    assert whole == [
        ["Fist", "0", "–"],
        ["Knife", "1", "1"],
        ["Spear", "3", "2"],
        ["Axe", "4", "–"],
        ["Long lance", "7", "2"],
    ]
    warband = listed(game, ROSTER)
    assert table(blocks(reference_sheet(game, warband), "arms")) == [whole[0], whole[1], whole[4]]


def test_a_section_of_items_is_left_out_where_a_list_has_none(game: Catalog) -> None:
    bare = listed(game, ROSTER.replace("with: [lance]", "without: [knife]"))
    assert "arms" not in [one.id for one in reference_sheet(game, bare).sections]


def test_paragraphs_and_terms_about_what_a_list_has_not_are_left_out(game: Catalog) -> None:
    slow = Para(kind="para", text="Slow.", if_="has lance")
    swims = Defs(kind="defs", items=[["Newt", "Swims."]], if_="unit:newt")
    assert blocks(reference_sheet(game), "arms")[-2:] == [slow, swims]
    assert blocks(reference_sheet(game, listed(game, ROSTER)), "arms")[-1] == slow
    other = listed(game, ROSTER.replace("lance", "horn"))
    assert slow not in blocks(reference_sheet(game, other), "arms")


def test_neighbouring_bands_with_one_number_are_one(game: Catalog) -> None:
    (found,) = blocks(reference_sheet(game), "bands")
    assert isinstance(found, BandsBlock)
    rows = {row.name: row for row in found.rows}
    assert rows["Sling"].bands == [["0", "8", "+0"], ["8", "16", "-1"]]
    assert (rows["Sling"].att, rows["Sling"].cost, rows["Sling"].text) == ("2", "2", "")
    assert (rows["Lance"].bands, rows["Lance"].text) == ([], "in contact")


def test_bands_on_the_sheet_of_a_list_have_no_costs(game: Catalog) -> None:
    (found,) = blocks(reference_sheet(game, listed(game, ROSTER)), "bands")
    assert isinstance(found, BandsBlock)
    assert {row.cost for row in found.rows} == {""}
    assert {row.att for row in found.rows} == {"1", "2"}


def test_a_table_beside_others_that_has_no_rows_gives_its_width_away(game: Catalog) -> None:
    for warband, count in ((None, 3), (listed(game, ROSTER), 2)):
        (row,) = blocks(reference_sheet(game, warband), "beside")
        assert isinstance(row, RowBlock)
        assert (len(row.blocks), len(row.w)) == (count, count)


def test_sections_are_those_that_the_list_has_and_a_list_needs(game: Catalog) -> None:
    of_game = {one.id for one in reference_sheet(game).sections}
    of_list = {one.id for one in reference_sheet(game, listed(game, ROSTER)).sections}
    assert of_game - of_list == {"newts", "first"}


def test_fighters_are_listed_with_what_they_cost_and_what_it_comes_to(game: Catalog) -> None:
    warband = listed(game, ROSTER)
    rows = table(blocks(reference_sheet(game, warband), "who"))
    first, second = warband.fighters
    assert rows[0][:2] == ["Ash", str(first.cost["points"])]
    assert rows[1][:2] == ["2 × Elm", str(second.cost["points"])]
    assert rows[1][2] == "Knife, Bow, Lance"
    assert rows[2] == ["**Together**", f"**{warband.total['points']}**", "of 60"]


def test_of_a_game_the_units_that_come_with_something_are_listed(game: Catalog) -> None:
    rows = table(blocks(reference_sheet(game), "who"))
    names = [row[0] for row in rows]
    assert "Together" not in " ".join(names)
    assert all(row[2] != "–" for row in rows)


def rulings(game: Catalog, id_: str, warband: Warband | None = None) -> list[str]:
    """The numbers of the rulings in a section."""
    numbered = blocks(reference_sheet(game, warband), id_)[0]
    assert isinstance(numbered, TableBlock)
    return [row[0].strip("*") for row in numbered.rows]


def test_rulings_stand_in_the_order_of_their_numbers(game: Catalog) -> None:
    assert [one for one in rulings(game, "ours") if one[0] == "R"] == ["R2", "R3", "R10"]


def test_a_ruling_whose_id_is_a_word_stands_without_it(game: Catalog) -> None:
    _, others = blocks(reference_sheet(game), "ours")
    assert others == Bullets(kind="bullets", items=["Odd is odd."])


def test_a_list_has_the_rulings_that_matter_to_it_in_play(game: Catalog) -> None:
    used, every = (rulings(game, id_, listed(game, ROSTER)) for id_ in ("ours", "all"))
    assert {*every} - {*used} == {"R2", "R3"}
