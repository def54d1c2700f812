"""As many cards on a sheet as go, whichever way they lie, and none over another."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from output.page.grid import best_places
from output.page.paper import papers
from output.page.places import Places
from output.page.sheet import load_sheet
from schemas.problems import InputError

HAIR = 1e-6
SIZES = ((63, 88), (63.5, 88.9), (57.15, 88.9), (70, 120), (41, 63), (44, 68), (70, 70))
LARGE = ((88.9, 127), (74, 105), (76.2, 127), (100, 110))
FACTS = {
    "a4": ((9, 9, 10, 4, 21, 16, 8), (8, 8, 9, 4, 16, 12, 6), (8, 8, 9, 4, 16, 12, 6)),
    "letter": ((9, 9, 9, 4, 20, 18, 6), (8, 6, 8, 4, 16, 12, 6), (6, 6, 8, 4, 12, 12, 6)),
}
"""How many of `SIZES` go in rows and columns, 5 mm from the edges, with bleeds of 0, 2 and 3 mm."""
LARGE_FACTS = ((4, 4, 4, 4), (4, 4, 4, 2), (4, 4, 4, 2))

sides = st.floats(30, 220) | st.sampled_from([41, 59, 63, 63.5, 70, 86, 88, 88.9, 105, 120, 148])
paper_names = st.sampled_from(sorted(papers()))
turns = st.sampled_from(["auto", "upright", "lying"])
card_turns = st.sampled_from(["auto", "never", "always"])


@settings(deadline=None)
@given(
    sides, sides, paper_names, st.floats(0, 20), st.floats(0, 5), st.floats(0, 9), turns, card_turns
)
def test_cards_keep_off_one_another_and_off_the_edge(
    w: float, h: float, paper: str, margin: float, bleed: float, gutter: float, turn, cards
) -> None:
    try:
        places = best_places(
            *(w, h),
            load_sheet(
                paper,
                margin_mm=margin,
                bleed_mm=bleed,
                gutter_mm=gutter,
                turn=turn,
                turn_cards=cards,
            ),
        )
    except InputError:
        return
    gap = max(gutter, 2 * bleed)
    for slot in places.slots:
        assert min(slot.x, slot.y) >= margin + bleed - HAIR
        assert slot.right <= places.page_w - margin - bleed + HAIR
        assert slot.foot <= places.page_h - margin - bleed + HAIR
        assert (slot.h, slot.w) if slot.turn else (slot.w, slot.h) == pytest.approx((w, h))
        assert slot.turn in {"auto": (0, 90), "never": (0,), "always": (90,)}[cards]
    for one, other in combinations(places.slots, 2):
        apart_x = max(one.x - other.right, other.x - one.right)
        apart_y = max(one.y - other.foot, other.y - one.foot)
        assert max(apart_x, apart_y) >= gap - HAIR
    if turn != "auto":
        assert (places.page_w > places.page_h) == (turn == "lying")


@settings(deadline=None)
@given(sides, sides, paper_names, st.floats(0, 20), st.floats(0, 5))
def test_no_rows_and_columns_hold_more(
    w: float, h: float, paper: str, margin: float, bleed: float
) -> None:
    sheet = load_sheet(paper, margin_mm=margin, bleed_mm=bleed)
    across, down = sheet.paper.width_mm - 2 * margin, sheet.paper.height_mm - 2 * margin
    w_, h_ = w + 2 * bleed - HAIR, h + 2 * bleed - HAIR
    rows = max(int(across // w_) * int(down // h_), int(across // h_) * int(down // w_))
    if rows:
        assert best_places(w, h, sheet).size >= rows
    else:
        with pytest.raises(InputError, match="does not fit"):
            best_places(w, h, sheet)


@settings(deadline=None)
@given(sides, sides, paper_names, st.floats(0, 9))
def test_each_cut_is_marked_at_an_edge_of_the_paper(
    w: float, h: float, paper: str, gutter: float
) -> None:
    try:
        places = best_places(w, h, load_sheet(paper, margin_mm=0, gutter_mm=gutter))
    except InputError:
        return
    assert unmarked(places) == []


def unmarked(places: Places) -> list[float]:
    cuts = places.cuts()
    upright, level = {*cuts.top, *cuts.foot}, {*cuts.left, *cuts.right}
    edges = [(upright, x) for slot in places.slots for x in (slot.x, slot.right)]
    edges += [(level, y) for slot in places.slots for y in (slot.y, slot.foot)]
    return [at for marked, at in edges if not any(abs(at - one) < 2 * HAIR for one in marked)]


@pytest.mark.parametrize("bleed", [0, 1, 2])
@pytest.mark.parametrize("paper", FACTS)
def test_there_are_never_fewer_than_in_rows_and_columns(paper: str, bleed: int) -> None:
    sheet = load_sheet(paper, margin_mm=5, bleed_mm=(0, 2, 3)[bleed])
    for size, count in zip(SIZES, FACTS[paper][bleed], strict=True):
        assert best_places(*size, sheet).size >= count
    for size, count in zip(LARGE, LARGE_FACTS[bleed], strict=True):
        assert best_places(*size, sheet).size >= count


@pytest.mark.parametrize(
    ("size", "paper", "margin", "plain", "mixed"),
    [
        ((59, 86), "a3", 5, 18, 20),
        ((59, 86), "a3", 0, 21, 23),
        ((63, 88), "a3", 0, 18, 20),
        ((70, 120), "a4", 5, 4, 6),
        ((74, 105), "letter", 5, 4, 5),
        ((57.15, 88.9), "letter", 5, 9, 10),
    ],
)
def test_upright_and_turned_cards_on_a_sheet_are_more(
    size: tuple[float, float], paper: str, margin: float, plain: int, mixed: int
) -> None:
    assert best_places(*size, load_sheet(paper, margin_mm=margin)).size == mixed
    never = best_places(*size, load_sheet(paper, margin_mm=margin, turn_cards="never"))
    assert (never.size, never.turned) == (plain, 0)


def test_cards_are_turned_only_where_more_go_on_a_sheet() -> None:
    for size in ((63, 88), (41, 63), (100, 130)):
        assert best_places(*size, load_sheet("a4")).turned == 0


def test_blocks_that_lie_side_by_side_share_their_cuts() -> None:
    """Tarot cards on A4: a column of two that stand beside one of four that lie."""
    places = best_places(70, 120, load_sheet("a4"))
    assert [(slot.x, slot.y, slot.turn) for slot in places.slots] == [
        *((10, 8.5, 0), (10, 128.5, 0)),
        *((80, 8.5, 90), (80, 78.5, 90), (80, 148.5, 90), (80, 218.5, 90)),
    ]
    assert places.cuts().top == places.cuts().foot == (10, 80, 200)


@pytest.mark.parametrize(
    ("count", "size", "turned"), [(1, 4, 0), (4, 4, 0), (5, 6, 4), (None, 6, 4)]
)
def test_cards_that_all_go_on_a_plain_sheet_lie_in_rows_and_columns(
    count: int | None, size: int, turned: int
) -> None:
    places = best_places(70, 120, load_sheet("a4"), count=count)
    assert (places.size, places.turned) == (size, turned)


def test_a_gutter_lies_between_cards_only() -> None:
    places = best_places(63, 88, load_sheet("a4", margin_mm=5, gutter_mm=4))
    assert (places.size, places.gutter) == (9, 4)
    assert places.slots[1].x - places.slots[0].right == pytest.approx(4)
    assert places.box.w == pytest.approx(3 * 63 + 2 * 4)
    assert len(places.cuts().top) == 6


def test_a_gutter_narrower_than_two_bleeds_is_as_wide_as_they_are() -> None:
    assert best_places(63, 88, load_sheet("a4", gutter_mm=1, bleed_mm=2)).gutter == 4


@given(paper_names, st.integers(1, 4), st.integers(1, 4), st.floats(0, 20), st.floats(0, 3))
def test_cards_that_fill_the_paper_exactly_all_go_on_it(
    paper: str, columns: int, rows: int, margin: float, bleed: float
) -> None:
    sheet = load_sheet(paper, margin_mm=margin, bleed_mm=bleed, turn="upright", turn_cards="never")
    w = (sheet.paper.width_mm - 2 * margin) / columns - 2 * bleed
    h = (sheet.paper.height_mm - 2 * margin) / rows - 2 * bleed
    assert best_places(w, h, sheet).size == columns * rows


@pytest.mark.parametrize(("margin", "count"), [(6.35, 9), (6.36, 8)])
def test_a_hair_too_much_margin_is_one_row_less(margin: float, count: int) -> None:
    """Three poker cards of 3.5 in leave 6.35 mm of Letter at the top and at the foot."""
    sheet = load_sheet("letter", margin_mm=margin, turn_cards="never")
    assert best_places(63.5, 88.9, sheet).size == count
