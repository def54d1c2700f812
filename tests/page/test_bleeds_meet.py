"""Bleeds of neighbours: they meet in the middle of the gap, neither over the other nor apart."""

from __future__ import annotations

import pypdfium2 as pdfium
import pytest
from PIL import Image

from output import impose, load_sheet
from output.display import Drawing, Placed, Rect, Style
from output.page.seams import seams
from output.pdf.painter import pdf_bytes
from output.printout import Page
from tests.calls import calls
from tests.page.decks import Face, card, deck, placed

RED, BLUE = "#D01010", "#1030C0"


def drawn(faces: list[Face], dpi: int, **more: object) -> tuple[Page, Image.Image]:
    sheet = load_sheet(marks=False, ruler=False, turn_cards="never", **more)  # type: ignore[arg-type]
    printout = impose(faces, sheet)
    with pdfium.PdfDocument(pdf_bytes(printout)) as document:
        return printout.pages[0], document[0].render(scale=dpi / 72).to_pil().convert("RGB")


@pytest.mark.parametrize("bleed", [0.5, 1, 2, 3, 5, 10])
def test_each_card_bleeds_as_far_as_the_middle_of_the_gap(bleed: float) -> None:
    dpi = 508
    faces = [Face(card(fill=fill), at) for at, fill in enumerate((RED, BLUE) * 2)]
    page, image = drawn(faces, dpi, bleed_mm=bleed)
    scale = dpi / 25.4
    one, other = placed(page)[:2]
    y = round((one.y + 30) * scale)
    right, left = one.x + one.width_mm, other.x
    assert left - right == pytest.approx(2 * bleed)
    for mm in (0.1, bleed / 2, bleed - 0.1):
        for x, fill in ((right + mm, RED), (left - mm, BLUE)):
            seen = image.getpixel((round(x * scale), y))
            assert seen == tuple(bytes.fromhex(fill[1:])), (mm, x)


@pytest.mark.parametrize("gutter", [6, 9])
def test_in_a_wider_gutter_the_bleeds_do_not_meet(gutter: float) -> None:
    page, image = drawn(deck(4), 254, bleed_mm=2, gutter_mm=gutter)
    one = placed(page)[0]
    x, y = round((one.x + one.width_mm) * 10), round((one.y + 30) * 10)
    whites = [at for at in range(x, x + gutter * 10) if image.getpixel((at, y)) == (255, 255, 255)]
    assert len(whites) == pytest.approx((gutter - 4) * 10, abs=2)


@pytest.mark.parametrize("dpi", [76, 96, 100, 120, 140, 144])
def test_no_paper_shows_between_bleeds_of_one_colour(dpi: int) -> None:
    """Where two areas meet in an edge, viewers mix both with what lies under them, white here."""
    white, teal = Style("#FFFFFF"), Style("#0F4653")
    bands = [Rect(-10, -10, 83, 30, teal), Rect(-10, 60, 83, 40, teal)]
    face = Drawing(63, 88, [Rect(-10, -10, 83, 108, white), *bands])
    page, image = drawn([Face(face, 1, 16)], dpi, bleed_mm=3, paper="a3")
    upper = [one for one in placed(page) if one.y < 300]
    assert len(upper) == 12
    for one in upper:
        x, y = round((one.x + 20) * dpi / 25.4), round((one.y + 91) * dpi / 25.4)
        column = image.crop((x, y - 3, x + 1, y + 4))
        assert max(max(rgb) for _, rgb in column.getcolors()) <= 90


def test_what_lies_inside_a_card_is_looked_at_once_however_many_cards_are_beside_it() -> None:
    def work(columns: int, inside: int) -> int:
        teal = Style("#0F4653")
        items = [Rect(0, 0, 63, 88, teal), *(Rect(5, 5 + at, 9, 1, teal) for at in range(inside))]
        laid = [
            Placed(Drawing(63, 88, items), 63 * (at % columns), 88 * (at // columns))
            for at in range(9)
        ]
        return calls(lambda: seams(laid))

    assert work(3, 40) - work(3, 0) == work(9, 40) - work(9, 0)
