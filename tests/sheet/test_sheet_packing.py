"""How sections are packed into columns: in order, together where that costs little, evenly."""

from __future__ import annotations

import pytest

from output.display import Rect, Text
from output.page.paper import load_paper
from output.printout import Page
from output.sheet import Section, SheetContent, SheetPages, sheet_pages
from output.sheet.inks import FAMILIES
from output.sheet.kinds.bullets import BulletsBlock
from output.sheet.kinds.paragraph import ParaBlock
from output.sheet.kinds.strip import StripBlock
from output.sheet.kinds.table import Col, TableBlock
from schemas.problems import InputError
from tests.sheet.said import printed, said, texts
from tests.sheet.test_sheet_kinds import words


def part(at: int, length: int, **more: object) -> Section:
    return Section(f"s{at}", f"Part {at:02}", [ParaBlock(words(length))], **more)  # type: ignore[arg-type]


def titles(page: Page) -> list[Text]:
    return [text for text in texts(page) if text.string.startswith("Part")]


def bars(page: Page) -> list[Rect]:
    """The filled bars of headings."""
    colours = {*FAMILIES.values()}
    return [
        one
        for one in page.items
        if isinstance(one, Rect) and one.style.fill in colours and one.w > 50 and one.h > 3.5
    ]


def test_sections_stand_in_their_order_from_column_to_column() -> None:
    made = printed(*(part(at, 60) for at in range(12)))
    placed = [
        (at, text.x, text.y, text.string) for at, p in enumerate(made.pages) for text in titles(p)
    ]
    assert [one[3] for one in sorted(placed)] == [f"Part {at:02}" for at in range(12)]


def test_under_each_bar_is_something_of_its_section() -> None:
    for length in range(20, 140, 7):
        made = printed(*(part(at, length) for at in range(14)))
        for page in made.pages:
            for bar in bars(page):
                below = [
                    text
                    for text in texts(page)
                    if bar.x <= text.x <= bar.x + bar.w and 0 < text.y - bar.y - bar.h < 6
                ]
                assert below, f"a bar alone at {bar.x:.0f}, {bar.y:.0f} with {length} words"


def test_a_strip_of_few_rows_stays_in_one_column() -> None:
    strip = StripBlock([["Roll", "1", "2"], ["needs", "7+", "6+"], ["chance", "8%", "17%"]])
    for length in range(300, 420, 4):
        looked_up = Section("s", "Strip", [ParaBlock(words(length)), strip, ParaBlock(words(9))])
        made = printed(looked_up, *(part(at, 200) for at in range(3)))
        (found,) = [{text.string: text for text in texts(page)} for page in made.pages]
        (roll, needs, chance) = (found[label] for label in ("Roll", "needs", "chance"))
        assert roll.x == needs.x == chance.x, f"parted after {length} words"
        assert roll.y < needs.y < chance.y


def test_a_row_that_heads_others_never_stands_last_in_a_column() -> None:
    rows: list[list[str]] = []
    for at in range(30):
        rows += [[f"Group {at}"], *([f"row {at}.{no}", words(5)] for no in range(3))]
    made = printed(Section("a", "Arms", [TableBlock([Col("What"), Col("How", flex=1)], rows)]))
    said_in_order = " ".join(said(page) for page in made.pages)
    for at in range(30):
        after = said_in_order.split(f"Group {at} ", 1)[1]
        assert after.startswith(f"row {at}.0"), after[:40]


def test_a_table_that_is_kept_stays_whole_and_the_words_after_it_with_it() -> None:
    for keep, together in ((False, False), (True, True)):
        rows = [[f"row {at}", "x"] for at in range(20)]
        table = TableBlock([Col("What"), Col("How")], rows, keep=keep)
        legend = ParaBlock("Legend of the table.")
        made = printed(
            part(0, 165), Section("a", "Part 01", [table, legend], split=0.0), part(2, 90)
        )
        places = {text.string: text for page in made.pages for text in texts(page)}
        lefts = {round(places[word].x / 30) for word in ("row 0", "row 19", "Legend of the table.")}
        assert (len(lefts) == 1) is together


def test_what_is_kept_and_taller_than_a_page_is_parted_all_the_same() -> None:
    groups = TableBlock([Col("What"), Col("How")], [[f"group {at}"] for at in range(150)])
    kept = TableBlock(
        [Col("What"), Col("How")], [[f"row {at}", "x"] for at in range(150)], keep=True
    )
    made = printed(Section("a", "A", [groups]), Section("b", "B", [kept]))
    everything = " ".join(said(page) for page in made.pages).split()
    assert everything.count("149") == 2
    assert made.faults == []


def test_a_section_that_costs_much_to_break_stays_whole() -> None:
    for split, parted in ((0.0, True), (5000.0, False)):
        lengths = (130, 90, 60, 130, 90, 60)
        sections = [part(at, length, split=split) for at, length in enumerate(lengths)]
        (page,) = printed(*sections).pages
        assert ("continued" in said(page)) is parted


def test_a_section_that_may_float_is_moved_where_it_evens_out_the_columns() -> None:
    lengths = (200, 40, 200, 160)
    fixed = [part(at, length, split=9000.0) for at, length in enumerate(lengths)]
    free = [part(at, length, split=9000.0) for at, length in enumerate(lengths)]
    free[1] = part(1, 40, split=9000.0, floats=(0.0, 1.0))
    assert unevenness(printed(*free)) < unevenness(printed(*fixed))


def unevenness(made: SheetPages) -> float:
    """How far the columns of the first page end from each other, in mm."""
    ends: dict[int, float] = {}
    for text in texts(made.pages[0]):
        if 30 < text.y < 275 and text.string != "Notes":
            column = int((text.x - 10) // 64.87)
            ends[column] = max(ends.get(column, 0.0), text.y)
    return max(ends.values()) - min(ends.values())


def test_numbers_follow_the_order_of_reading_and_references_follow_them() -> None:
    made = printed(
        part(0, 400),
        part(1, 400),
        Section(
            "end", "Part 99", [ParaBlock("Look at {ref:band}, not {ref:s1}.")], across="bottom"
        ),
        Section("band", "Part 98", [ParaBlock("Here.")], across="top"),
    )
    (page,) = made.pages
    order = said(page)
    for number, title in ((1, "Part 98"), (2, "Part 00"), (3, "Part 01"), (4, "Part 99")):
        assert f"{number} {title}" in order
    assert "Look at 1, not 3." in order


def test_sections_that_may_be_left_out_go_first_and_are_told() -> None:
    sections = [part(at, 120) for at in range(7)]
    sections.append(part(7, 900, optional=True))
    content = SheetContent("Game", sections)
    one = sheet_pages(content, load_paper("a4"), pages=1)
    assert len(one.pages) == 1
    assert one.faults == []
    assert one.remarks == ["no room for the section “Part 07”"]
    two = sheet_pages(content, load_paper("a4"), pages=2)
    assert two.remarks == []
    assert "Part 07" in " ".join(said(page) for page in two.pages)


def test_sections_that_spill_go_to_the_last_page_in_their_order() -> None:
    sections = [
        part(0, 900),
        part(1, 300, spill=2),
        part(2, 900),
        part(3, 300, spill=1),
        part(4, 900),
    ]
    made = printed(*sections)
    assert len(made.pages) > 1
    order = [text.string[:7] for page in made.pages for text in titles(page)]
    assert list(dict.fromkeys(order)) == ["Part 00", "Part 02", "Part 04", "Part 03", "Part 01"]


def test_a_glossary_of_a_hundred_entries_takes_the_pages_that_it_needs() -> None:
    sections = [
        Section(f"g{at}", f"Part {at:02}", [BulletsBlock([words(30)] * 4)]) for at in range(100)
    ]
    made = printed(*sections)
    assert made.faults == []
    found = [text.string for page in made.pages for text in titles(page)]
    assert [one for one in found if "continued" not in one] == [
        f"Part {at:02}" for at in range(100)
    ]
    assert min(one.pt for one in made.sections) >= 8.0


def kept(rows: int, title: str = "Kept") -> Section:
    body = [[f"{title}{at}.", words(3)] for at in range(rows)]
    return Section(title, title, [TableBlock([Col("What"), Col("How")], body, keep=True)])


def test_a_table_that_stays_whole_goes_to_a_column_that_has_room_for_it() -> None:
    for rows in (12, 20, 28):
        tables = [kept(rows, f"T{at}") for at in range(9)]
        made = printed(part(0, 150), *tables, part(1, 150), paper="a5")
        assert (made.faults, made.remarks) == ([], [])
        for table in tables:
            places = {
                (no, round(text.x))
                for no, page in enumerate(made.pages)
                for text in texts(page)
                if text.string.startswith(table.id) and text.string.endswith(".")
            }
            assert len(places) == 1, table.title


def test_a_table_that_stays_whole_and_is_taller_than_a_page_goes_on_and_is_told() -> None:
    made = printed(part(0, 50), kept(200), part(1, 50))
    assert made.faults == []
    assert made.remarks == ["a block of “Kept” is taller than a column; it goes on in the next"]
    printed_rows = [word for page in made.pages for word in said(page).split() if "Kept" in word]
    assert [f"Kept{at}." for at in range(200)] == [one for one in printed_rows if one[-1] == "."]


@pytest.mark.parametrize("head", [{"subtitle": words(400)}, {"foot": [words(200)] * 4}])
def test_a_head_or_foot_that_leaves_no_room_is_refused(head: dict[str, object]) -> None:
    with pytest.raises(InputError) as refused:
        printed(part(0, 60), paper="a6", **head)
    assert str(refused.value) == (
        "sheet: its head and foot leave no room on A6; shorten their words or choose a larger paper"
    )


def test_what_fits_on_fewer_pages_than_it_may_take_leaves_none_empty() -> None:
    content = SheetContent("Game", [part(at, 60) for at in range(6)])
    made = sheet_pages(content, load_paper("a4"), pages=4)
    assert len(made.pages) == 1
    assert made.faults == []
