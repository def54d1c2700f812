"""A line before boxes that are worse ones, values in words, and columns of many figures."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from output.card.blocks import Column, Figure, Row, Table, Ticks, Words
from output.card.flow import Step
from output.card.flow_table import TableFlow
from output.card.flow_ticks import TicksFlow
from output.card.layout import Layout
from output.card.layouts import load_layout
from output.card.placed import Box, Tick
from output.card.table_head import column_widths, room_of_columns
from output.card.themes import load_theme
from output.card.typeset import TypeSet, type_set
from output.card.view import view_of
from output.text import default_fonts
from schemas.card import CardSpec
from tests.card.sample_warbands import CHARACTERISTICS, SPEC, paladin, statline, system, value

NOTE = "Injured at 5 or less"


@pytest.fixture(scope="module")
def letters(poker: Layout) -> TypeSet:
    return type_set(poker, load_theme("signal"), default_fonts())


@pytest.fixture(scope="module")
def drawn() -> Callable[..., Box]:
    """The boxes in their places, with the height they take as `box.hull`."""

    def draw(boxes: int, marked: int, note: str = NOTE, size: str = "poker") -> Box:
        type_ = type_set(load_layout(size), load_theme("signal"), default_fonts())
        flow = TicksFlow([Ticks("HP", boxes, True, marked, note)], type_)
        flow.measure(Step(1.0))
        box = flow.place(0, len(flow.rows), 0.0, 1.0, None)
        box.hull = (0.0, 0.0, 0.0, sum(flow.height(0, len(flow.rows))))
        return box

    return draw


def rows_of(box: Box) -> list[list[Tick]]:
    """The boxes by rows."""
    return [list(row) for _, row in itertools.groupby(box.ticks, key=lambda tick: tick.y)]


@pytest.mark.parametrize(("boxes", "marked"), [(3, 1), (10, 4), (12, 5), (13, 6), (30, 14)])
def test_the_last_boxes_stand_behind_the_line(
    drawn: Callable[..., Box], poker: Layout, boxes: int, marked: int
) -> None:
    box = drawn(boxes, marked)
    assert [tick.marked for tick in box.ticks] == [False] * (boxes - marked) + [True] * marked
    ((line, top, foot),) = box.marks
    first = box.ticks[boxes - marked]
    assert first.x - 2 < line < first.x
    assert top < first.y
    assert foot > first.y + first.side
    row = [tick for tick in box.ticks if tick.y == first.y and not tick.marked]
    assert all(tick.x + tick.side < line for tick in row)


@pytest.mark.parametrize(("boxes", "marked"), [(3, 1), (10, 4), (11, 5), (13, 6), (40, 19)])
def test_boxes_and_their_note_stay_on_the_card(
    drawn: Callable[..., Box], letters: TypeSet, poker: Layout, boxes: int, marked: int
) -> None:
    box = drawn(boxes, marked)
    right = poker.width_mm - poker.margin_mm
    assert max(tick.x + tick.side for tick in box.ticks) <= right + 0.01
    (note,) = [text for text in box.texts if text.tone == "alert"]
    assert note.x + letters.text_width(note) <= right + 0.01
    assert box.hull is not None
    assert max(tick.y + tick.side for tick in box.ticks) < box.hull[3]
    assert min(top for _, top, _ in box.marks) >= -0.01


def test_few_boxes_are_one_row_with_the_note_over_them(drawn: Callable[..., Box]) -> None:
    box = drawn(10, 4)
    assert len({tick.y for tick in box.ticks}) == 1
    (note,) = [text for text in box.texts if text.tone == "alert"]
    assert note.y < box.ticks[-1].y


@pytest.mark.parametrize("size", ["tarot", "70x100", "100x130", "a6"])
@pytest.mark.parametrize(("boxes", "marked"), [(11, 5), (12, 5), (13, 6)])
def test_health_of_eleven_to_thirteen_is_one_row_70_mm_wide(
    drawn: Callable[..., Box], size: str, boxes: int, marked: int
) -> None:
    box = drawn(boxes, marked, size=size)
    (row,) = rows_of(box)
    layout = load_layout(size)
    assert min(tick.side for tick in row) >= layout.ticks.box_least
    if layout.width_mm == 70:
        assert row[-1].x + row[-1].side == pytest.approx(layout.width_mm - layout.margin_mm)
    else:
        assert row[0].side == layout.ticks.box_most


@pytest.mark.parametrize(("size", "boxes", "rows"), [("mini", 12, 2), ("poker", 30, 3)])
def test_boxes_on_more_rows_are_equally_many_on_each_and_begin_below_each_other(
    drawn: Callable[..., Box], size: str, boxes: int, rows: int
) -> None:
    found = rows_of(drawn(boxes, 5, size=size))
    assert [len(row) for row in found] == [boxes // rows] * rows
    assert len({row[0].x for row in found}) == 1


def test_a_note_that_is_too_long_for_the_worse_boxes_ends_at_the_margin(
    drawn: Callable[..., Box], letters: TypeSet, poker: Layout
) -> None:
    box = drawn(12, 1)
    (note,) = [text for text in box.texts if text.tone == "alert"]
    assert note.x + letters.text_width(note) == pytest.approx(poker.width_mm - poker.margin_mm)
    ((line, top, _),) = box.marks
    assert note.x < line
    assert note.y < top


def row_of(size: str, *ticks: Ticks) -> list[list[Tick]]:
    flow = TicksFlow(
        list(ticks), type_set(load_layout(size), load_theme("signal"), default_fonts())
    )
    flow.measure(Step(1.0))
    return rows_of(flow.place(0, len(flow.rows), 0.0, 1.0, None))


STATES = (Ticks("Overwatch"), Ticks("Out of ammo"))


@pytest.mark.parametrize("flesh", [2, 3])
def test_groups_stand_closer_before_one_of_them_takes_another_row(flesh: int) -> None:
    layout = load_layout("100x130")
    (row,) = row_of("100x130", Ticks("Wounds", 2, True), Ticks("Flesh wounds", flesh), *STATES)
    assert len(row) == 4 + flesh
    sides = {round(tick.side, 6) for tick in row}
    assert len(sides) == 1
    assert layout.ticks.box_least <= sides.pop() <= layout.ticks.box
    assert row[-1].x + row[-1].side == pytest.approx(layout.width_mm - layout.margin_mm)


def test_groups_on_more_rows_have_boxes_of_the_usual_size() -> None:
    rows = row_of("poker", Ticks("Wounds", 2, True), Ticks("Flesh wounds", 3), *STATES)
    assert len(rows) > 1
    assert {tick.side for row in rows for tick in row} == {load_layout("poker").ticks.box}


def test_boxes_without_a_line_are_as_they_were(drawn: Callable[..., Box]) -> None:
    box = drawn(3, 0)
    assert box.marks == []
    assert [tick.crossed for tick in box.ticks] == [False, False, True]


@pytest.mark.parametrize(("low", "marked"), [("1", 1), ("2", 2), ("0", 0), ("3", 0), ("–", 0)])
def test_so_many_boxes_are_marked_as_the_value_says(low: str, marked: int) -> None:
    part = {"value": "wounds", "boxes": "yes", "marks": "hurt"}
    view = view_of(
        paladin(values={**statline(wounds="3"), "hurt": value("hurt", low)}),
        system(card=CardSpec.model_validate({**SPEC, "front": ["name", part]})),
    )
    (ticks,) = view.ticks
    assert ticks.marked == marked
    assert ticks.marked_label == (f"hurt {low}" if marked else "")


def test_a_value_in_words_stands_at_its_place_and_not_in_the_strip() -> None:
    part = {"value": "move", "words": "yes"}
    spec = CardSpec.model_validate({**SPEC, "front": ["name", "save", "notes", part]})
    view = view_of(paladin(notes="Paint it."), system(card=spec))
    assert [cell.id for cell in view.strip] == ["save"]
    said = [p for block in view.blocks if isinstance(block, Words) for p in block.paragraphs]
    assert [(p.lead, p.text) for p in said[:2]] == [
        ("Notes", "Paint it."),
        (CHARACTERISTICS["move"][0], '7"'),
    ]


def test_a_value_in_words_that_is_none_is_not_said() -> None:
    part = {"value": "save", "words": "yes"}
    spec = CardSpec.model_validate({**SPEC, "front": ["name", "move", part]})
    view = view_of(paladin(values=statline()), system(card=spec))
    leads = [p.lead for block in view.blocks if isinstance(block, Words) for p in block.paragraphs]
    assert "Save" not in leads


def table(heads: str, figures: str) -> Table:
    columns = [Column(head.lower(), head, head) for head in heads.split()]
    return Table(
        "Weapons", columns, [Row("axe", "Axe", "axe", tuple(map(Figure, figures.split())))]
    )


def test_few_columns_are_as_wide_as_the_layout_has_them(letters: TypeSet, poker: Layout) -> None:
    assert column_widths(table("Hit Dmg", "3+ 4"), letters) == [poker.table.column] * 2


def test_columns_stand_closer_before_a_name_takes_a_second_line(letters: TypeSet) -> None:
    long = table("Range Dice Hit Dmg", "any 3 4+ 6")
    long.rows[0].name = "Great bell-hammer"
    widths = column_widths(long, letters)
    usual = column_widths(table("Range Dice Hit Dmg", "any 3 4+ 6"), letters)
    assert sum(widths) < sum(usual)
    flow = TableFlow(long, letters)
    flow.measure(Step(1.0))
    assert [len(row.name.lines) for row in flow.rows] == [1]


def test_a_name_that_is_too_long_for_one_line_leaves_columns_as_they_are(letters: TypeSet) -> None:
    long = table("Range Dice Hit Dmg", "any 3 4+ 6")
    long.rows[0].name = "A musket of the old school, long in the barrel and short of temper"
    usual = column_widths(table("Range Dice Hit Dmg", "any 3 4+ 6"), letters)
    assert column_widths(long, letters) == usual


def test_many_columns_stand_closer_before_one_leaves_the_table(letters: TypeSet) -> None:
    crowded = table("Range Dice Inj. Hit Dmg", "any 4 3 3+ 4")
    widths = column_widths(crowded, letters)
    assert sum(widths) == pytest.approx(room_of_columns(crowded, letters))
