"""Crop marks: where they begin and end, and what of them is left after a cut."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from output import impose, load_sheet
from output.display import Line
from output.page.cut_lines import cut_lines
from output.page.marks import MARK_OFF_MM
from output.printout import Box, Page
from schemas.problems import InputError
from tests.page.decks import card, deck, ends, marks, placed, words

CARDS = ((63, 88), (44, 68), (70, 120), (100, 130), (88.9, 50.8), (80, 80), (105, 148))
sheets = st.builds(
    load_sheet,
    st.sampled_from(["a4", "letter", "a3", "a5", "legal"]),
    bleed_mm=st.sampled_from([0, 0.5, 2, 3, 5, 10]),
    gutter_mm=st.sampled_from([0, 1, 4]),
    turn_cards=st.sampled_from(["never", "always", "auto"]),
    duplex=st.just("long"),
    lines=st.builds(cut_lines, st.sampled_from(["none", "corners"]), on_backs=st.booleans()),
)


def painted(page: Page) -> list[Box]:
    """Where cards are, with what runs over their edges."""
    return [
        Box(
            one.x - one.bleed_mm,
            one.y - one.bleed_mm,
            one.width_mm + 2 * one.bleed_mm,
            one.height_mm + 2 * one.bleed_mm,
        )
        for one in placed(page)
    ]


def upright(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.x1 == line.x2]


def level(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.y1 == line.y2]


@settings(max_examples=60, deadline=None)
@given(sheets, st.sampled_from(CARDS), st.integers(1, 30))
def test_marks_are_outside_of_all_cards_and_on_the_page(sheet, size, count):
    """Nothing of a mark lies on a card or on what is cut off it: nhmkdev/cardmaker 173."""
    try:
        pages = impose(deck(count, *size, sides=2), sheet, title="Levy", note="C3-11").pages
    except InputError:
        return
    for page in pages:
        cards = painted(page)
        for line in marks(page):
            assert 0 <= line.x1 <= line.x2 <= page.width_mm
            assert 0 <= line.y1 <= line.y2 <= page.height_mm
            for box in cards:
                across = max(box.x - line.x2, line.x1 - box.x - box.w)
                down = max(box.y - line.y2, line.y1 - box.y - box.h)
                assert max(across, down) >= MARK_OFF_MM - 1e-6


def test_marks_reach_from_the_edge_of_the_page_to_two_off_the_cards():
    (page,) = impose(deck(9), load_sheet(ruler=False)).pages
    lines = marks(page)
    assert len(lines) == 16
    assert {(line.y1, line.y2) for line in upright(lines)} == {(0, 14.5), (282.5, 297)}
    assert {(line.x1, line.x2) for line in level(lines)} == {(0, 8.5), (201.5, 210)}
    assert {line.style.stroke_width_mm for line in lines} == {0.15}


def test_marks_keep_off_what_runs_over_the_edges():
    (page,) = impose(deck(8), load_sheet(bleed_mm=3, ruler=False, turn_cards="never")).pages
    top = min(card.y for card in placed(page))
    assert {line.y2 for line in upright(marks(page)) if line.y1 == 0} == {top - 3 - 2}


def test_both_cuts_of_a_gap_are_marked():
    for sheet in (load_sheet(bleed_mm=2), load_sheet(gutter_mm=4)):
        (page,) = impose(deck(4), sheet).pages
        cards = placed(page)
        wanted = {round(x, 6) for one in cards for x in (one.x, one.x + one.width_mm)}
        assert {round(line.x1, 6) for line in upright(marks(page))} == wanted
        assert any(b - a == pytest.approx(4) for a, b in pairwise(sorted(wanted)))


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("bleed", [0, 3])
@pytest.mark.parametrize("size", CARDS[:4])
def test_whatever_is_cut_first_each_piece_keeps_marks_of_the_other_cuts(paper, bleed, size):
    """A first cut takes the marks at one end of the others away, never both: andymeneely/squib 184."""
    sheet = load_sheet(paper, bleed_mm=bleed, turn_cards="never")
    page = impose(deck(30, *size), sheet, title="Border Levy", note="C3-11").pages[0]
    lines, cards = marks(page), placed(page)
    for x in {line.x1 for line in upright(lines)}:
        for start, end in ((0, x), (x, page.width_mm)):
            on_piece = [c for c in cards if c.x >= start - 1e-6 and c.x + c.width_mm <= end + 1e-6]
            wanted = {round(y, 6) for c in on_piece for y in (c.y, c.y + c.height_mm)}
            left = {round(m.y1, 6) for m in level(lines) if m.x1 >= start and m.x2 <= end}
            assert wanted <= left
    for y in {line.y1 for line in level(lines)}:
        for start, end in ((0, y), (y, page.height_mm)):
            on_piece = [c for c in cards if c.y >= start - 1e-6 and c.y + c.height_mm <= end + 1e-6]
            wanted = {round(x, 6) for c in on_piece for x in (c.x, c.x + c.width_mm)}
            left = {round(m.x1, 6) for m in upright(lines) if m.y1 >= start and m.y2 <= end}
            assert wanted <= left


def test_a_mark_is_broken_where_words_stand_and_goes_on_to_the_edge():
    long = "The Most Honourable Company of the Border Levy and its Friends of the Northern March"
    (page,) = impose(deck(9), load_sheet(), title=long).pages
    below = [line for line in upright(marks(page)) if line.y1 > 200]
    whole, broken = 10.5, 73.5
    assert [(line.y1, line.y2) for line in below if line.x1 == whole] == [(282.5, 297)]
    first, second = sorted((line.y1, line.y2) for line in below if line.x1 == broken)
    assert first[0] == 282.5
    assert second[1] == 297
    assert 3 < second[0] - first[1] < 5


def test_backs_have_marks_where_they_are_asked_for_and_under_those_of_the_front():
    """Malacath-92/Proxy-PDF-Maker 40, and kclipsto/proxies-at-home 196 for who wants none."""
    faces = deck(4, sides=2)
    for duplex in ("long", "short"):
        for on_backs in (False, True):
            sheet = load_sheet(duplex=duplex, ruler=False, lines=cut_lines(on_backs=on_backs))
            front, back = impose(faces, sheet).pages
            seen = {seen_through(line, page=front, over=duplex) for line in marks(front)}
            assert {rounded(line) for line in marks(back)} == (seen if on_backs else set())


def rounded(line: Line) -> tuple[float, ...]:
    return tuple(round(at, 6) for at in ends(line))


def seen_through(line: Line, page: Page, over: str) -> tuple[float, ...]:
    """Where a line of the front is on the back of upright paper that is turned over an edge."""
    x1, y1, x2, y2 = ends(line)
    if over == "long":
        x1, x2 = page.width_mm - x2, page.width_mm - x1
    else:
        y1, y2 = page.height_mm - y2, page.height_mm - y1
    return tuple(round(at, 6) for at in (x1, y1, x2, y2))


def test_marks_have_the_colour_and_weight_that_were_asked_for():
    lines = cut_lines(colour="#00aeef", weight_mm=0.4)
    (page,) = impose(deck(1), load_sheet(lines=lines)).pages
    assert {(m.style.stroke, m.style.stroke_width_mm) for m in marks(page)} == {("#00AEEF", 0.4)}


def test_what_lines_cannot_be_is_told_at_once():
    with pytest.raises(InputError) as told:
        cut_lines("some", "blue", 0.1)
    assert {problem.message for problem in told.value.problems} == {
        "`some` are none; there are none, corners, full",
        "`blue` is no colour; write it as #rrggbb, such as #00AEEF",
        "lines of 0.1 mm; they are 0.15 to 1 wide",
    }
    for weight in (0.149, 1.01, float("nan")):
        with pytest.raises(InputError, match=r"they are 0\.15 to 1 wide"):
            cut_lines(weight_mm=weight)


def test_a_card_as_large_as_its_paper_has_no_marks():
    (page,) = impose([*deck(1, 105, 148)], load_sheet("a6")).pages
    assert marks(page) == []
    assert placed(page)[0].drawing.items[0].w == card(105, 148).width_mm


def test_cards_whose_cuts_no_edge_of_the_page_shows_are_told():
    """Upright cards in the midst of ones that lie, on both halves of a folded sheet."""
    fold = {"duplex": "fold", "turn": "lying"}
    faces = deck(20, 61, 83, sides=2)
    assert impose(faces, load_sheet("a3", **fold)).left_out == ["cuts"]
    assert impose(faces, load_sheet("a3", turn_cards="never", **fold)).left_out == []
    guided = load_sheet("a3", lines=cut_lines("corners"), **fold)
    assert impose(faces, guided).left_out == []


@pytest.mark.parametrize(
    ("count", "size", "paper", "told"),
    [
        (5, (70, 120), "a4", ["cut the lying cards from the upright ones first"]),
        (4, (70, 120), "a4", []),
        (5, (70, 133), "letter", []),
    ],
    ids=["both", "upright alone", "no room"],
)
def test_a_sheet_of_lying_and_upright_cards_says_what_to_cut_first(
    count: int, size: tuple[float, float], paper: str, told: list[str]
) -> None:
    (page,) = impose(deck(count, *size), load_sheet(paper)).pages
    assert [word for word in words(page.items) if "cut" in word or "…" in word] == told
    assert len({card.turn % 180 for card in placed(page)}) == (1 if count == 4 else 2)
