"""Sheets on which some cards lie and others stand, so that the cut of one goes on into another."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from foreign import Sheet, codes, drawn, measured
from sides import cards_on, deck, found, printed

from output import impose, load_sheet, write_pdf
from output.display import Drawing, Rect, Style, Text
from output.page.cut_lines import cut_lines
from output.printout import Page
from output.verify.measured import Asked
from tests.page.test_sides import Face

STANDING = [(10, 8.5), (10, 128.5)]
LYING = [(80, 8.5), (80, 78.5), (80, 148.5), (80, 218.5)]


def mixed(sheet: Sheet) -> None:
    """Tarot cards, two of them standing beside four that lie; marks of each at its own side."""
    for places, w, h in ((STANDING, 70, 120), (LYING, 120, 70)):
        for x, y in places:
            sheet.box(x, y, w, h)
            sheet.text(x + 30, y + 40, "Odo")
    for x in (10, 80, 200):
        sheet.line(x, 3, x, 7)
    for x in (10, 80, 200):
        sheet.line(x, 290, x, 294)
    for y in (8.5, 128.5, 248.5, 288.5):
        sheet.line(5, y, 9, y)
    for y in (8.5, 78.5, 148.5, 218.5, 288.5):
        sheet.line(201, y, 205, y)


def sizes(pdf: bytes, page: int = 0) -> Counter[tuple[float, float]]:
    cards = measured(pdf, Asked()).pages[page].cards
    return Counter((round(card.cut.w, 1), round(card.cut.h, 1)) for card in cards)


def test_cards_that_lie_and_cards_that_stand_are_told_apart() -> None:
    assert sizes(drawn(mixed)) == {(70, 120): 2, (120, 70): 4}


def test_stripes_behind_cards_that_are_all_alike_are_no_cards() -> None:
    def striped(sheet: Sheet) -> None:
        for y in (20, 108):
            sheet.box(10, y, 189, 88)
            for x in (10, 73, 136):
                sheet.text(x + 30, y + 40, "Odo")
        sheet.marks([10, 73, 136, 199], [20, 108, 196])

    assert sizes(drawn(striped)) == {(63, 88): 6}


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize("bleed", [0, 2])
@pytest.mark.parametrize("size", [(70, 120), (44, 68)])
def test_our_own_mixed_sheets_have_each_back_behind_its_front(
    duplex: str, bleed: float, size: tuple[float, float]
) -> None:
    w, h = size
    ground = Rect(-3, -3, w + 6, h + 6, Style("#0F4653"))
    face = Drawing(w, h, [ground, Text(9, 30, "Odo", "Noto Sans", 6, "#FFFFFF")])
    sheet = load_sheet(duplex=duplex, bleed_mm=bleed)  # type: ignore[arg-type]
    file = io.BytesIO()
    write_pdf(impose([Face(face, 1, 40)], sheet, back=face), file)
    assert codes(file.getvalue(), duplex=duplex) == []
    for page in (0, 1):
        found = sizes(file.getvalue(), page)
        assert set(found) == {size, size[::-1]}


@pytest.mark.parametrize("move", [(1.0, 0.0), (0.0, -1.0)])
@pytest.mark.parametrize("at", range(4))
def test_a_back_that_lies_off_is_found_among_cards_that_lie_and_stand(at: int, move) -> None:
    def spoil(pages: list[Page]) -> None:
        back = cards_on(pages[1])[at]
        back.x, back.y = back.x + move[0], back.y + move[1]

    lines = cut_lines("none", on_backs=True)
    sheet = load_sheet("a4", duplex="long", lines=lines)
    read, said = found(printed(deck(6, (70.0, 120.0)), sheet, "next", spoil))
    assert any(one.startswith(("BACK-PLACE 2", "OFF-MARKS 2")) for one in said)
    assert len(read.pages[1].cards) == 6
