"""Pages that are a card each, or so filled by one that there is no room for marks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from foreign import POINT, Sheet, codes, drawn, measured
from sides import deck, found, printed

from output import load_sheet
from output.verify.measured import Asked
from output.verify.sizes import Size

A4, A5, A6 = (210.0, 297.0), (148.0, 210.0), (105.0, 148.0)


def cards(pdf: bytes, **asked: Size) -> list[tuple[float | None, ...]]:
    """x, y, width, height and bleed of the cards of the first page."""
    (page, *_) = measured(pdf, Asked(**asked)).pages
    return [
        (*(round(side, 1) for side in (c.cut.x, c.cut.y, c.cut.w, c.cut.h)), c.bleed)
        for c in page.cards
    ]


def words(sheet: Sheet) -> None:
    sheet.text(10, 20, "Odo")


def boxed(*box: float, trim: tuple[float, ...] = ()) -> Callable[[Sheet], None]:
    """A page with a box on it, and where it is cut: left, low, right and high in mm."""

    def draw(sheet: Sheet) -> None:
        if trim:
            sheet.canvas.setTrimBox(tuple(side * POINT for side in trim))
        if box:
            sheet.box(*box)
        x, y, *_ = box or (0, 0)
        sheet.text(x + 10, y + 20, "Odo")

    return draw


@pytest.mark.parametrize("paper", [(63.0, 88.0), (61.0, 83.0), (120.0, 80.0)])
def test_a_page_that_is_no_paper_and_as_small_as_a_card_is_one(paper) -> None:
    assert cards(drawn(words, paper=paper)) == [(0, 0, *paper, 0)]


@pytest.mark.parametrize("paper", [A4, A5, A6, (160.0, 240.0)])
def test_a_page_of_words_on_paper_is_no_card(paper) -> None:
    assert cards(drawn(words, paper=paper)) == []


def test_a_page_of_paper_is_a_card_where_cards_of_that_size_were_asked_for() -> None:
    assert cards(drawn(words, paper=A6), card=Size("a6", *A6)) == [(0, 0, *A6, 0)]


def test_a_page_without_anything_is_no_card() -> None:
    assert cards(drawn(lambda _: None, paper=(63.0, 88.0))) == []


@pytest.mark.parametrize("size", [(63.0, 88.0), (61.0, 83.0), (100.0, 150.0), (105.0, 148.0)])
def test_a_trim_box_says_where_the_card_of_a_page_is_cut(size) -> None:
    paper = (size[0] + 6, size[1] + 6)
    page = boxed(0, 0, *paper, trim=(3, 3, paper[0] - 3, paper[1] - 3))
    ((*place, bleed),) = cards(drawn(page, paper=paper))
    assert place == [3, 3, *size]
    assert bleed == pytest.approx(3, abs=0.01)


@pytest.mark.parametrize(
    ("paper", "trim"), [(A4, (0, 0, *A4)), ((216.0, 303.0), (3, 3, 213, 300)), (A5, (0, 0, *A5))]
)
def test_a_trim_box_of_paper_is_no_card(paper, trim) -> None:
    is_card = trim[2:] == A5  # there are cards of A5
    assert len(cards(drawn(boxed(trim=trim), paper=paper))) == is_card


def test_several_cards_of_a_sheet_go_before_its_trim_box() -> None:
    def sheet(page: Sheet) -> None:
        page.canvas.setTrimBox((0, 0, 200 * POINT, 280 * POINT))
        for x in (10, 80):
            page.box(x, 20, 63, 88)
            page.text(x + 9, 40, "Odo")

    assert [place[:2] for place in cards(drawn(sheet, paper=(200.0, 280.0)))] == [
        (10, 20),
        (80, 20),
    ]


@pytest.mark.parametrize(
    ("paper", "box"),
    [
        ((63.5, 88.0), (0.25, 0, 63, 88)),
        ((70.0, 95.0), (3.5, 3.5, 63, 88)),
        (A6, (2.5, 4, 100, 140)),
        (A6, (2.5, 9, 100, 130)),
    ],
)
def test_a_box_on_most_of_a_small_page_is_a_card(paper, box) -> None:
    ((*place, _),) = cards(drawn(boxed(*box), paper=paper))
    assert place == pytest.approx(list(box), abs=0.06)


@pytest.mark.parametrize("box", [(5, 5, 200, 287), (0, 0, *A4), (10, 40, 190, 200)])
def test_what_lies_behind_a_page_of_words_is_no_card(box) -> None:
    assert cards(drawn(boxed(*box))) == []


def test_a_card_alone_on_its_page_may_overlap_none_and_leave_none() -> None:
    page = boxed(0, 0, 69, 94, trim=(3, 3, 66, 91))
    assert codes(drawn(page, page, paper=(69.0, 94.0)), card=Size("", 63, 88)) == []


@pytest.mark.parametrize("size", [(63, 88), (61, 83), (100, 150), (90, 60)])
@pytest.mark.parametrize("bleed", [0, 3])
@pytest.mark.parametrize("order", ["next", "last", "reversed", "apart"])
def test_our_cards_on_pages_of_their_own_have_their_backs_behind_them(size, bleed, order) -> None:
    side = f"{size[0] + 2 * bleed}x{size[1] + 2 * bleed}"
    sheet = load_sheet(
        side,
        margin_mm=0,
        bleed_mm=bleed,
        duplex="long",
        marks=False,
        ruler=False,
        turn_cards="never",
    )
    read, said = found(printed(deck(4, size), sheet, order))
    assert said == []
    assert [len(page.fronts) for page in read.pages if not page.is_back] == [1] * 4
    assert sum(len(page.backs) for page in read.pages) == 4
    assert {round(card.cut.w, 1) for page in read.pages for card in page.cards} == {size[0]}
