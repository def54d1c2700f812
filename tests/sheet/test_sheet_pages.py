"""Sheets: where sections stand, what is repeated, that nothing is lost."""

from __future__ import annotations

import pytest

from output.page.paper import load_paper
from output.sheet import Section, SheetContent, sheet_pages
from output.sheet.kinds.bullets import BulletsBlock
from output.sheet.kinds.paragraph import ParaBlock
from output.sheet.kinds.table import Col, TableBlock
from tests.sheet.said import ends, printed, said, texts

LONG = "Each figure moves, then shoots, or shoots and then moves, but never twice of one. "


def words(count: int) -> str:
    return " ".join(f"word{at}" for at in range(count))


def test_a_sheet_has_its_title_its_sections_and_the_number_of_each() -> None:
    made = printed(
        Section("move", "Moving", [ParaBlock("Up to 6 inches.")]),
        Section("shoot", "Shooting", [ParaBlock("See section {ref:move}.")]),
    )
    (page,) = made.pages
    assert (page.width_mm, page.height_mm) == (210, 297)
    for part in ("Game", "Moving", "Shooting", "See section 1."):
        assert part in said(page)


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("count", [3, 700, 4000])
def test_every_word_of_a_long_text_is_printed_once(count: int, paper: str) -> None:
    made = printed(Section("a", "All", [ParaBlock(words(count))]), paper=paper)
    found = " ".join(said(page) for page in made.pages).split()
    assert [word for word in found if word.startswith("word")] == words(count).split()


def test_a_table_that_goes_on_in_another_column_has_its_head_again() -> None:
    rows = [[f"Weapon {at}", LONG] for at in range(60)]
    made = printed(Section("a", "Arms", [TableBlock([Col("Weapon"), Col("Note")], rows)]))
    columns = {
        round(text.x, 1) for page in made.pages for text in texts(page) if text.string == "Weapon"
    }
    assert len(columns) == 3
    assert "Arms (continued)" in said(made.pages[0])


def test_nothing_stands_outside_the_margins() -> None:
    made = printed(
        Section("a", "A" * 60, [ParaBlock("b" * 200), BulletsBlock(["c" * 90])], aside="d" * 90),
        Section("e", "E", [TableBlock([Col("f" * 50)] * 9, [["g" * 30] * 9])]),
    )
    for text in texts(made.pages[0]):
        left, right = ends(text)
        assert left >= 10 - 0.01, text.string
        assert right <= 200.01, text.string
        assert 10 <= text.y <= 287, text.string


def test_the_report_names_the_pages_of_each_section() -> None:
    made = printed(
        Section("a", "A", [ParaBlock(LONG * 200)]),
        Section("b", "B", [ParaBlock(LONG)], across="bottom", page=2),
    )
    assert [(one.id, one.pages) for one in made.sections] == [("a", (1, 2)), ("b", (2,))]
    assert all(7.5 <= one.pt <= 9.2 for one in made.sections)


def test_more_pages_than_asked_for_are_made_and_told() -> None:
    from output.page.paper import load_paper
    from output.sheet import SheetContent, sheet_pages

    content = SheetContent("Game", [Section("a", "A", [ParaBlock(words(4000))])])
    made = sheet_pages(content, load_paper("a4"), pages=1)
    assert len(made.pages) > 1
    many = len(made.pages)
    assert made.faults == [f"the sheet does not fit on 1 page at 7.5 pt; it takes {many}"]


def test_little_that_there_is_to_say_is_spread_over_all_columns() -> None:
    sections = [Section(f"s{at}", f"Part {at}", [ParaBlock(LONG * 3)]) for at in range(6)]
    (page,) = printed(*sections).pages
    bars = {text.string: text.x for text in texts(page) if text.string.startswith("Part")}
    lefts = sorted(bars.values())
    assert [round(left - lefts[0]) for left in lefts] == [0, 0, 65, 65, 130, 130]


def test_a_title_from_right_to_left_begins_where_any_title_does() -> None:
    sections = [Section("a", "All", [ParaBlock("Text.")])]
    lefts = []
    for title in ("Night watch", "كتيبة النور الليلي"):
        made = sheet_pages(SheetContent(title, sections, subtitle="roster"), load_paper("a4"))
        first, second = texts(made.pages[0])[:2]
        lefts.append(min(first.x, second.x))
    assert lefts[0] == pytest.approx(lefts[1], abs=0.1)
