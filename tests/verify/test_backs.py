"""Whether backs lie behind their fronts, slot by slot."""

from __future__ import annotations

import pytest
from foreign import Sheet, codes, drawn, found, measured

from output.verify.measured import Asked

W, H = 210.0, 297.0


def sheet_of(*places: tuple[float, float], turned: int = 0):
    def page(sheet: Sheet) -> None:
        for x, y in places:
            sheet.box(x, y, 63, 88)
            sheet.text(x + 30, y + 40, "Odo", 10, turned)

    return page


FRONT = sheet_of((10, 20), (80, 20), (10, 120))
LONG = sheet_of((W - 73, 20), (W - 143, 20), (W - 73, 120))
SHORT = sheet_of((10, H - 108), (80, H - 108), (10, H - 208), turned=180)


def test_backs_mirrored_sideways_lie_behind_where_an_upright_page_turns_over_its_long_edge():
    assert codes(drawn(FRONT, LONG), duplex="long") == []
    assert codes(drawn(FRONT, LONG), duplex="short") == [("BACK-PLACE", 2)]


def test_backs_mirrored_down_lie_behind_where_an_upright_page_turns_over_its_short_edge():
    assert codes(drawn(FRONT, SHORT), duplex="short") == []
    assert codes(drawn(FRONT, SHORT), duplex="long") == [("BACK-PLACE", 2)]


def test_on_a_lying_page_the_edges_change_places():
    front, back = sheet_of((10, 20), (80, 20)), sheet_of((H - 73, 20), (H - 143, 20))
    pdf = drawn(front, back, paper=(H, W))
    assert codes(pdf, duplex="short") == []
    assert codes(pdf, duplex="long") == [("BACK-PLACE", 2)]


@pytest.mark.parametrize(("off", "wrong"), [(0.09, False), (0.5, True)])
def test_a_back_may_be_a_tenth_of_a_millimetre_off(off: float, wrong: bool):
    back = sheet_of((W - 73 + off, 20), (W - 143, 20), (W - 73, 120))
    messages = [one.message for one in found(drawn(FRONT, back), duplex="long")]
    said = "1 back lies up to 0.50 mm off the fronts, turned over the long edge"
    assert (said in messages) is wrong


def test_a_front_may_have_no_back():
    assert codes(drawn(FRONT, sheet_of((W - 143, 20))), duplex="long") == []


def test_a_back_has_a_front():
    pdf = drawn(lambda sheet: sheet.text(20, 20, "Rules"), LONG)
    assert codes(pdf, duplex="long") == [("BACK-PLACE", 2)]


def test_a_back_that_stands_upside_down_is_a_warning():
    back = sheet_of((W - 73, 20), turned=180)
    assert ("BACK-TURN", 2) in codes(drawn(FRONT, back), "warning", duplex="long")
    assert ("BACK-TURN", 2) not in codes(drawn(FRONT, LONG), "warning", duplex="long")


def test_cards_that_lie_on_the_page_are_leafed_over_their_own_side():
    front = sheet_of((10, 20), turned=90)
    back_same, back_turned = (sheet_of((W - 73, 20), turned=by) for by in (90, 270))
    assert ("BACK-TURN", 2) in codes(drawn(front, back_same), "warning", duplex="long")
    assert ("BACK-TURN", 2) not in codes(drawn(front, back_turned), "warning", duplex="long")


def test_pages_that_nobody_turns_over_are_not_held_against_one_another():
    for pages in ((FRONT, FRONT), (FRONT, sheet_of((10, 20))), (sheet_of((73.5, 20)),) * 2):
        found = measured(drawn(*pages), Asked()).pages
        assert [page.is_back for page in found] == [False, False]
    asked = measured(drawn(FRONT, LONG), Asked(duplex="none")).pages
    assert [page.is_back for page in asked] == [False, False]


def test_pages_whose_cards_lie_as_backs_do_are_backs_though_nobody_says_so():
    found = measured(drawn(FRONT, LONG), Asked())
    assert [page.is_back for page in found.pages] == [False, True]
    assert (found.order, found.duplex) == ("next", "long")


PART, PART_BACK = sheet_of((10, 20)), sheet_of((W - 73, 20))


@pytest.mark.parametrize("asked", ["long", None])
@pytest.mark.parametrize(
    ("order", "pages", "backs"),
    [
        ("next", (FRONT, LONG, PART, PART_BACK), {2: 1, 4: 3}),
        ("last", (FRONT, PART, LONG, PART_BACK), {3: 1, 4: 2}),
        ("reversed", (FRONT, PART, PART_BACK, LONG), {3: 2, 4: 1}),
    ],
)
def test_the_order_of_the_backs_of_any_file_is_found_by_how_its_cards_lie(
    order, pages, backs, asked
) -> None:
    read = measured(drawn(*pages), Asked(duplex=asked))
    assert read.order == order
    found = {p.facts.number: p.front.facts.number for p in read.pages if p.front}
    assert found == backs


# Folded in the middle


def folded(*cards: tuple[float, float, int]):
    """A page of cards, each with how far its words are turned."""

    def page(sheet: Sheet) -> None:
        for x, y, turned in cards:
            sheet.box(x, y, 63, 88)
            sheet.text(x + 30, y + 40, "Odo", 10, turned)

    return page


SIDE_BY_SIDE = folded((42, 20, 0), (105, 20, 0), (42, 120, 0), (105, 120, 0))
HEAD_TO_HEAD = folded((20, H / 2 - 88, 0), (20, H / 2, 180), (100, H / 2 - 88, 0))


@pytest.mark.parametrize("page", [SIDE_BY_SIDE, HEAD_TO_HEAD])
def test_backs_on_the_other_half_of_a_folded_page_lie_behind_their_fronts(page) -> None:
    pdf = drawn(page)
    assert codes(pdf, duplex="fold") == []
    assert ("BACK-TURN", 1) not in codes(pdf, "warning", duplex="fold")
    (found,) = measured(pdf, Asked(duplex="fold")).pages
    assert found.backs
    assert not found.is_back


def test_a_back_that_does_not_meet_its_front_when_folded_is_an_error() -> None:
    page = folded((42, 20, 0), (105.5, 20, 0), (42, 120, 0), (105, 120, 0))
    (one,) = [one for one in found(drawn(page), duplex="fold") if one.severity == "error"]
    assert one.message == (
        "1 back lies up to 0.50 mm off the fronts, when the paper is folded in the middle"
    )


def test_a_back_upside_down_when_folded_is_a_warning() -> None:
    page = folded((42, 20, 0), (105, 20, 180))
    assert ("BACK-TURN", 1) in codes(drawn(page), "warning", duplex="fold")
