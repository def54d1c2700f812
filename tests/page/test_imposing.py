"""Cards on sheets: where each lies, what stands round it, how sides meet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from output import impose, load_sheet
from output.display import Drawing, Group, Item, Line, Placed, Rect, Style, Text
from output.page.behind import behind
from output.page.furniture import RULER_WORDS
from output.page.grid import best_places
from output.page.places import Slot
from output.printout import Page, Printout
from schemas.problems import InputError
from tests.page.decks import Face, placed

TEAL = Style("#0F4653")


def card(w: float = 63, h: float = 88) -> Drawing:
    return Drawing(w, h, [Rect(-3, -3, w + 6, h + 6, TEAL), Text(5, 9, "Odo", "Noto Sans", 5)])


def deck(count: int, **more: object) -> list[Face]:
    return [Face(card(), number, **more) for number in range(count)]


def marks(page: Page) -> list[Line]:
    return [item for item in page.items if isinstance(item, Line)]


def words(page: Page) -> list[str]:
    groups = [item for item in page.items if isinstance(item, Group)]
    return [item.string for group in groups for item in group.items if isinstance(item, Text)]


def spots(page: Page) -> list[tuple[float, float]]:
    return [(round(item.x, 3), round(item.y, 3)) for item in placed(page)]


@pytest.mark.parametrize(("paper", "x", "y"), [("a4", 10.5, 16.5), ("letter", 13.45, 7.7)])
def test_nine_poker_cards_share_their_cuts_in_the_middle_of_the_paper(paper, x, y):
    printout = impose(deck(9), load_sheet(paper))
    (page,) = printout.pages
    assert spots(page) == [
        (round(x + 63 * column, 3), round(y + 88 * row, 3))
        for row in range(3)
        for column in range(3)
    ]


@pytest.mark.parametrize(
    ("size", "paper", "bleed", "count", "lying"),
    [
        ((63, 88), "a4", 0, 9, False),
        ((63, 88), "a4", 2, 8, True),
        ((63, 88), "a4", 3, 8, True),
        ((63, 88), "letter", 2, 8, True),
        ((63, 88), "letter", 3, 6, True),
        ((57.15, 88.9), "a4", 0, 10, True),
        ((70, 120), "letter", 0, 5, False),
        ((41, 63), "a4", 0, 21, True),
        ((44, 68), "letter", 0, 18, True),
        ((70, 70), "a4", 0, 8, False),
        ((100, 130), "a4", 0, 4, False),
        ((100, 130), "letter", 0, 4, False),
    ],
)
def test_the_paper_lies_the_way_that_takes_most(size, paper, bleed, count, lying):
    places = best_places(*size, load_sheet(paper, bleed_mm=bleed))
    assert places.size == count
    assert (places.page_w > places.page_h) == lying


def test_a_card_too_large_for_the_paper_is_told():
    with pytest.raises(
        InputError, match=r"the card of Sir Odo \(120 × 200 mm\) does not fit on A6"
    ):
        impose([Face(card(120, 200), 1)], load_sheet("a6"))


def test_a_card_that_fits_the_paper_but_not_its_margin_is_printed():
    (page,) = impose([Face(card(105, 148), 1)], load_sheet("a6")).pages
    assert spots(page) == [(0, 0)]
    assert marks(page) == []


def test_a_card_that_does_not_fit_within_a_margin_that_was_said_is_refused():
    said = (
        r"a card \(63 × 88 mm\) does not fit on A6 \(105 × 148 mm, 5 × 48 mm within margins of "
        r"50 mm\); choose narrower margins"
    )
    with pytest.raises(InputError, match=said):
        best_places(63, 88, load_sheet("a6", margin_mm=50))
    assert best_places(63, 88, load_sheet("a6", margin_mm=20)).size == 1
    with pytest.raises(InputError, match=r"A6 \(105 × 148 mm\); choose larger paper"):
        best_places(120, 200, load_sheet("a6", margin_mm=0))


def test_nothing_to_print_is_told():
    with pytest.raises(InputError, match="no cards to print"):
        impose([], load_sheet())


@pytest.mark.parametrize(("count", "pages"), [(1, 1), (9, 1), (10, 2), (18, 2), (19, 3)])
def test_there_are_as_many_sheets_as_needed_and_none_blank(count, pages):
    for duplex in ("none", "long", "short"):
        printout = impose(deck(count), load_sheet(duplex=duplex))
        assert len(printout.pages) == pages
        assert all(placed(page) for page in printout.pages)


@pytest.mark.parametrize("gutter", [0, 3])
@pytest.mark.parametrize("size", [(63, 88), (70, 120), (57.15, 88.9), (88, 63)])
def test_a_full_sheet_is_followed_by_another_only_for_one_more_card(size, gutter):
    sheet = load_sheet("letter", gutter_mm=gutter, duplex="long")
    full = best_places(*size, sheet).size
    for count in (full, full + 1, 2 * full, 2 * full + 1):
        faces = [Face(card(*size), number) for number in range(count) for _ in range(2)]
        pages = impose(faces, sheet).pages
        assert len(pages) == 2 * -(-count // full)
        assert sum(len(placed(page)) for page in pages[::2]) == count
        fronts, backs = pages[::2], pages[1::2]
        assert [len(placed(page)) for page in fronts] == [len(placed(page)) for page in backs]


def test_a_part_filled_sheet_is_not_centred_anew():
    printout = impose(deck(11), load_sheet())
    assert spots(printout.pages[1]) == spots(printout.pages[0])[:2]


def test_copies_are_the_same_drawing_side_by_side():
    faces = [Face(card(), 1, copies=3), Face(card(), 2, copies=2)]
    (page,) = impose(faces, load_sheet()).pages
    drawings = [item.drawing for item in placed(page)]
    assert [drawings.index(drawing) for drawing in drawings] == [0, 0, 0, 0, 0]
    assert len({id(drawing) for drawing in drawings}) == 2


def test_faces_of_a_card_follow_one_another_on_one_side():
    front, back = card(), card()
    faces = [Face(front, 1, copies=2), Face(back, 1, copies=2)]
    (page,) = impose(faces, load_sheet()).pages
    drawings = [id(item.drawing) for item in placed(page)]
    assert drawings == [drawings[0], drawings[1]] * 2
    assert drawings[0] != drawings[1]


def test_a_background_is_cut_to_the_card():
    (page,) = impose(deck(1), load_sheet()).pages
    (item,) = placed(page)
    assert item.drawing.items[0] == Rect(0, 0, 63, 88, TEAL)
    (page,) = impose(deck(1), load_sheet(bleed_mm=2)).pages
    assert placed(page)[0].drawing.items[0] == Rect(-2, -2, 67, 92, TEAL)
    assert placed(page)[0].bleed_mm == 2


def test_a_background_that_is_cut_off_wholly_is_gone():
    drawing = Drawing(63, 88, [Rect(-3, -3, 2, 2, TEAL), Rect(1, 1, 2, 2, TEAL)])
    (page,) = impose([Face(drawing, 1)], load_sheet()).pages
    assert placed(page)[0].drawing.items == [Rect(1, 1, 2, 2, TEAL)]


def test_cards_of_another_size_begin_another_sheet():
    faces = [Face(card(), 1), Face(card(70, 120), 2), Face(card(), 3)]
    printout = impose(faces, load_sheet())
    assert [len(placed(page)) for page in printout.pages] == [2, 1]


# Two sides

PAGES = {"upright": (210.0, 297.0), "lying": (297.0, 210.0)}


@pytest.mark.parametrize(
    ("page", "duplex", "x", "y", "turn", "turn_of_lying"),
    [
        ("upright", "long", 210 - 20 - 63, 30, 0, 270),
        ("upright", "short", 20, 297 - 30 - 88, 180, 90),
        ("lying", "long", 20, 210 - 30 - 88, 180, 90),
        ("lying", "short", 297 - 20 - 63, 30, 0, 270),
    ],
)
def test_a_back_lies_behind_its_front(page, duplex, x, y, turn, turn_of_lying):
    assert behind(Slot(20, 30, 63, 88), *PAGES[page], duplex) == Slot(x, y, 63, 88, turn)
    lying = behind(Slot(20, 30, 63, 88, 90), *PAGES[page], duplex)
    assert lying == Slot(x, y, 63, 88, turn_of_lying)


@given(
    st.sampled_from(["long", "short"]), st.sampled_from(list(PAGES)), st.sampled_from([0, 90, 180])
)
def test_a_cut_card_is_leafed_sideways_however_it_lay_on_the_sheet(duplex, page, turn):
    """The top edge of a back, seen through the paper, is the top edge of its front."""
    w, h = PAGES[page]
    slot = Slot(20, 30, 50, 50, turn)
    back = behind(slot, w, h, duplex)
    x, y = top(back)
    over_upright_edge = (duplex == "long") == (h > w)
    assert ((w - x, y) if over_upright_edge else (x, h - y)) == pytest.approx(top(slot))


def top(slot: Slot) -> tuple[float, float]:
    """Where on the page the middle of the top edge of a square card is."""
    a, b, _, _, e, f = Placed(Drawing(50, 50), slot.x, slot.y, slot.turn).matrix
    return a * 25 + e, b * 25 + f


@given(
    st.sampled_from(["long", "short"]), st.integers(1, 20), st.sampled_from([(63, 88), (44, 68)])
)
def test_turning_the_paper_over_brings_each_back_onto_its_front(duplex, count, size):
    """Folding the back page over its edge puts every back's corners onto its front's."""
    faces = [face for n in range(count) for face in (Face(card(*size), n), Face(card(*size), n))]
    pages = impose(faces, load_sheet(duplex=duplex)).pages
    assert len(pages) % 2 == 0
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        over_upright_edge = (duplex == "long") == (front.height_mm > front.width_mm)
        for one, other in zip(placed(front), placed(back), strict=True):
            x = front.width_mm - other.x - other.width_mm if over_upright_edge else other.x
            y = other.y if over_upright_edge else front.height_mm - other.y - other.height_mm
            assert (x, y) == pytest.approx((one.x, one.y))
            lies = one.turn == 90
            assert (other.turn - one.turn) % 360 == (0 if over_upright_edge != lies else 180)


def test_a_card_without_a_back_leaves_its_place_empty():
    faces = [Face(card(), 1), Face(card(), 2), Face(card(), 2), Face(card(), 3)]
    front, back = impose(faces, load_sheet(duplex="long")).pages
    assert len(placed(front)) == 3
    assert spots(back) == [spots(front)[1]]


def test_a_common_back_lies_behind_every_card_that_has_none():
    common = card()
    faces = [Face(card(), 1), Face(card(), 2), Face(card(), 2)]
    printout = impose(faces, load_sheet(duplex="short"), back=common)
    assert len(placed(printout.pages[1])) == 2
    assert len(impose(faces, load_sheet(), back=common).pages) == 1


def test_a_blank_back_keeps_its_place_between_sheets_but_not_at_the_end():
    faces = [*deck(9), Face(card(), 10), Face(card(), 10), *deck(9), *deck(9)]
    for number, face in enumerate(faces[11:], 11):
        face.card = number
    printout = impose(faces, load_sheet(duplex="long"))
    assert [len(placed(page)) for page in printout.pages] == [9, 0, 9, 1, 9, 0, 1]


def test_cards_without_any_back_are_printed_on_one_side():
    printout = impose(deck(10), load_sheet(duplex="long"))
    assert (len(printout.pages), printout.duplex) == (2, "none")


# What stands round the cards


def test_marks_stand_at_the_cuts_that_there_are():
    (page,) = impose(deck(2), load_sheet()).pages
    upright = {round(line.x1, 3) for line in marks(page) if line.x1 == line.x2}
    level = {round(line.y1, 3) for line in marks(page) if line.y1 == line.y2}
    assert upright == {10.5, 73.5, 136.5}
    assert level == {16.5, 104.5}


def test_marks_and_ruler_can_be_left_out():
    (page,) = impose(deck(9), load_sheet(marks=False, ruler=False), title="Levy").pages
    assert marks(page) == []
    assert words(page) == ["Levy · sheet 1 of 1"]


def test_sheets_are_labelled():
    printout = impose(deck(10), load_sheet(), title="Border Levy", note="2 rules broken: C3-11")
    assert words(printout.pages[1]) == [
        "Border Levy · sheet 2 of 2",
        RULER_WORDS,
        "2 rules broken: C3-11",
    ]
    assert printout.title == "Border Levy"


def test_two_sides_are_labelled_front_and_back():
    faces = [Face(card(), 1), Face(card(), 1)]
    front, back = impose(faces, load_sheet(duplex="long"), title="Levy").pages
    assert words(front)[0] == "Levy · sheet 1 of 1 · front"
    assert words(back) == ["Levy · sheet 1 of 1 · back"]
    assert marks(back) == []


def ruler(page: Page) -> float:
    def lines(items: list[Item]) -> Iterator[Line]:
        for item in items:
            if isinstance(item, Group):
                yield from lines(item.items)
            elif isinstance(item, Line):
                yield item

    within = [item for item in page.items if isinstance(item, Group)]
    return max(abs(line.x2 - line.x1) for line in lines(within))


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("size", [(63, 88), (63.5, 88.9), (70, 120), (100, 130), (41, 63)])
def test_the_ruler_is_fifty_millimetres_on_every_paper(paper, size):
    printout: Printout = impose([Face(card(*size), 1)], load_sheet(paper), title="Border Levy")
    assert ruler(printout.pages[0]) == 50


def test_a_long_title_is_set_smaller_then_goes_on_in_other_margins():
    long = "The Most Honourable Company of the Border Levy and its Friends of the Northern March"
    (page,) = impose(deck(9), load_sheet(), title=long).pages
    assert words(page)[0] == f"{long} · sheet 1 of 1"
    (page,) = impose(deck(9), load_sheet(ruler=False), title=long * 4).pages
    assert " ".join(words(page)) == f"{long * 4} · sheet 1 of 1"


def test_a_note_too_long_for_all_margins_says_that_there_is_more():
    (page,) = impose(deck(9), load_sheet(), title="Levy", note="C3-11 " * 500).pages
    assert words(page)[:2] == ["Levy · sheet 1 of 1", RULER_WORDS]
    assert words(page)[-1].endswith(" …")
    assert sum(len(line) for line in words(page)) > 500


# Between the cards


def replace_fill(rect: Rect, fill: str) -> Rect:
    return replace(rect, style=replace(rect.style, fill=fill))


def test_colour_lies_over_the_edges_that_cards_share():
    (page,) = impose(deck(4), load_sheet()).pages
    strips = [item for item in page.items if isinstance(item, Rect)]
    assert {(round(s.x, 2), round(s.y, 2), s.w, s.h) for s in strips} == {
        (73.35, 16.5, 0.3, 88),
        (136.35, 16.5, 0.3, 88),
        (10.5, 104.35, 63, 0.3),
    }
    assert page.items.index(strips[0]) > max(
        at for at, item in enumerate(page.items) if isinstance(item, Placed)
    )


def test_edges_of_two_colours_are_left_alone():
    faces = deck(2)
    faces[1].drawing.items[0] = replace_fill(faces[1].drawing.items[0], "#7A3420")
    (page,) = impose(faces, load_sheet()).pages
    assert not [item for item in page.items if isinstance(item, Rect)]


def test_turned_backs_have_colour_over_their_edges_too():
    faces = [face for n in range(2) for face in (Face(card(), n), Face(card(), n))]
    pages = impose(faces, load_sheet(duplex="short")).pages
    (strip,) = [item for item in pages[1].items if isinstance(item, Rect)]
    assert (strip.w, strip.h) == (0.3, 88)
