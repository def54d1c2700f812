"""Backs found behind their fronts, wherever their pages are, on files that were printed so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sides import cards_on, deck, folded, found, printed

from output import load_sheet
from output.display import Drawing, Group, Rect, Style, Text
from output.page.cut_lines import cut_lines
from output.printout import Page
from output.verify.measured import Asked, Measured
from output.verify.named import title
from schemas.problems import InputError
from tests.page.decks import Face, card

ORDERS = ("next", "last", "reversed", "apart")
SIZES = [(63, 88), (44, 68), (70, 120), (100, 130), (88.9, 50.8)]
POKER = (63.0, 88.0)
sheets = st.builds(
    load_sheet,
    st.sampled_from(["a4", "letter", "a3", "legal", "a4-landscape"]),
    bleed_mm=st.sampled_from([0, 2, 3]),
    turn_cards=st.sampled_from(["never", "always", "auto"]),
    duplex=st.sampled_from(["long", "short"]),
    lines=st.builds(cut_lines, st.sampled_from(["none", "full"]), on_backs=st.booleans()),
)


def names(measured: Measured) -> list[tuple[str, str]]:
    """The name of each back, and that of the front which it lies behind."""
    return [(title(one.back), title(one.front)) for page in measured.pages for one in page.backs]


@settings(max_examples=60, deadline=None)
@given(sheets, st.sampled_from(SIZES), st.integers(1, 24), st.sampled_from(ORDERS))
def test_each_back_is_found_behind_its_own_front(sheet, size, count, order) -> None:
    try:
        files = printed(deck(count, size), sheet, order)
    except InputError:
        assume(False)
    measured, said = found(files)
    assert said == []
    assert len(names(measured)) == count == sum(len(page.fronts) for page in measured.pages)
    assert all(back == front for back, front in names(measured))
    assert measured.duplex == sheet.duplex
    sheets_of_paper = sum(not page.is_back for page in measured.pages)
    if sheets_of_paper > 1 or order == "apart":
        assert measured.order == order


@settings(max_examples=30, deadline=None)
@given(sheets, st.sampled_from(SIZES), st.integers(1, 24), st.sampled_from(ORDERS))
def test_names_of_cards_tell_the_order_where_pages_have_none(sheet, size, count, order) -> None:
    try:
        files = printed(deck(count, size), sheet, order)
    except InputError:
        assume(False)
    nameless = [replace(one, duplex="none", labels=[]) for one in files]
    measured, said = found(nameless)
    if measured.order:  # a file that tells nothing may be one of fronts alone
        assert said == []
        assert all(back == front for back, front in names(measured))
    else:
        assert order != "apart"


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["a4", "letter", "a3"]),
    st.sampled_from([0, 2]),
    st.sampled_from(["never", "always", "auto"]),
    st.sampled_from(SIZES),
    st.integers(1, 12),
)
def test_the_halves_of_a_folded_card_are_one_card(paper, bleed, turns, size, count) -> None:
    sheet = load_sheet(paper, bleed_mm=bleed, turn_cards=turns, duplex="fold")
    try:
        files = folded(deck(count, size), sheet)
    except InputError:
        assume(False)
    measured, said = found(files)
    assert said == []
    assert measured.duplex == "fold"
    assert sum(len(page.fronts) for page in measured.pages) == count == len(names(measured))
    assert all(back == front for back, front in names(measured))


# Spoilt


def moved(pages: list[Page]) -> None:
    """The last back lies 1 mm off."""
    cards_on(pages[-1])[-1].x += 1


def moved_down(pages: list[Page]) -> None:
    cards_on(pages[-1])[-1].y += 1


def swapped(pages: list[Page]) -> None:
    """Two backs are behind each other's fronts."""
    one, other = cards_on(pages[1])[:2]
    one.drawing, other.drawing = other.drawing, one.drawing


def unmirrored(pages: list[Page]) -> None:
    """The backs of a part-filled page are where its fronts are."""
    for front, back in zip(cards_on(pages[-2]), cards_on(pages[-1]), strict=True):
        back.x, back.y = front.x, front.y


def in_a_mirror(pages: list[Page]) -> None:
    """A back is written back to front."""
    back = cards_on(pages[1])[0]
    width = back.drawing.width_mm
    items = [Group(back.drawing.items, (-1.0, 0.0, 0.0, 1.0, width, 0.0))]
    back.drawing = replace(back.drawing, items=items)


def on_its_head(pages: list[Page]) -> None:
    back = cards_on(pages[1])[0]
    back.turn = (back.turn + 180) % 360  # type: ignore[assignment]


SPOILT = [
    (moved, "BACK-PLACE", "1 back lies up to 1.00 mm off the fronts"),
    (swapped, "BACK-FRONT", "2 backs are those of another card"),
    (unmirrored, "BACK-PLACE", "no card in front of"),
    (in_a_mirror, "MIRRORED", "1 card has its words back to front, as in a mirror"),
    (on_its_head, "BACK-TURN", "1 back is upside down"),
]


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(("spoil", "code", "told"), SPOILT)
def test_what_is_wrong_with_a_back_is_found_in_every_order(spoil, code, told, order, duplex):
    sheet = load_sheet("a4", duplex=duplex, turn="upright", turn_cards="never")
    if spoil is unmirrored and duplex == "short":
        sheet = replace(sheet, turn="lying")
    files = printed(deck(10, POKER), sheet, order, spoil)
    _, said = found(files)
    assert [one.split()[0] for one in said] == [code]
    assert told in said[0]


@pytest.mark.parametrize("guides", ["none", "full"])
@pytest.mark.parametrize("bleed", [0, 3])
@pytest.mark.parametrize(("side", "page"), [(0, 1), (1, 2)])
def test_a_card_that_is_painted_off_its_marks_is_found_on_both_sides(side, page, bleed, guides):
    lines = cut_lines(guides, on_backs=True)
    sheet = load_sheet("a4", duplex="long", bleed_mm=bleed, lines=lines)

    def spoil(pages: list[Page]) -> None:
        cards_on(pages[side])[0].y -= 1

    _, said = found(printed(deck(5, POKER), sheet, "next", spoil))
    assert said == [
        f"OFF-MARKS {page}: 1 card is painted up to 1.00 mm off where the marks say to cut"
    ]


@pytest.mark.parametrize("asked", [None, "fold"])
@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (moved_down, "BACK-PLACE"),
        (swapped, "BACK-FRONT"),
        (in_a_mirror, "MIRRORED"),
        (on_its_head, "BACK-TURN"),
    ],
)
def test_what_is_wrong_with_a_half_is_found_on_folded_paper(spoil, code, asked) -> None:
    def spoil_half(pages: list[Page]) -> None:
        spoil([pages[0], Page(0, 0, cards_on(pages[0])[4:])])

    files = folded(deck(4, POKER), load_sheet("a4", duplex="fold", marks=False), spoil_half)
    _, said = found(files, Asked(duplex=asked))
    assert [one.split()[0] for one in said] == [code]


def test_a_file_of_more_backs_than_there_are_fronts_is_wrong() -> None:
    sheet = load_sheet("a4", duplex="long")
    (fronts, _), (_, backs) = (printed(deck(count, POKER), sheet, "apart") for count in (5, 14))
    _, said = found([fronts, backs])
    assert any("BACK-PLACE 2: no page is in front of these cards" in one for one in said)


@pytest.mark.parametrize(("count", "is_either"), [(9, True), (8, False)])
def test_full_sheets_with_backs_of_pictures_may_be_turned_over_either_edge(count, is_either):
    plain = [replace(one, drawing=card(*POKER)) for one in deck(count, POKER)[::2]]
    files = printed([one for one in plain for _ in "fb"], load_sheet("a4", duplex="long"), "last")
    measured, said = found(files)
    assert said == []
    assert measured.is_either is is_either
    asked, _ = found(files, Asked(duplex="long"))
    assert not asked.is_either


def test_a_common_back_is_nobodys_and_may_lie_behind_every_card() -> None:
    sheet = load_sheet("a4", duplex="long")
    fronts = deck(11, POKER)[::2]
    common = replace(fronts[4], card=0).drawing
    for at, order in enumerate(ORDERS):
        faces = [side for one in fronts for side in (one, replace(one, drawing=common))]
        measured, said = found(printed(faces, sheet, order))
        assert said == [], at
        assert len(names(measured)) == 11


def test_words_that_are_no_names_may_be_on_the_back_of_any_card() -> None:
    """What a back says under its name stands on the front of another; a name stands on two lines."""

    def lines(*words: tuple[str, float]) -> Drawing:
        texts = [Text(5, 10.0 * at, *word) for at, word in enumerate(_set(words), 1)]
        return Drawing(*POKER, [Rect(0, 0, *POKER, Style("#0F4653")), *texts])

    sides = [
        (lines(("Pip", 8), ("Rests", 4)), lines(("Pip", 6), ("Strikes", 4))),
        (lines(("Lark", 8), ("Strikes", 4)), lines(("Lark", 6), ("Flies", 4))),
        (lines(("Foreman", 8), ("Brask", 8)), lines(("Foreman Brask", 5), ("Rests", 4))),
        (lines(("Pip", 8), ("Goes on", 4)), lines(("Pip", 6), ("and on", 4))),
    ]
    faces = [Face(one, at) for at, both in enumerate(sides) for one in both]
    _, said = found(printed(faces, load_sheet("a4", duplex="long")))
    assert said == []


def _set(words: Iterable[tuple[str, float]]) -> Iterator[tuple[str, str, float, str]]:
    return ((word, "Noto Sans", size, "#FFFFFF") for word, size in words)
