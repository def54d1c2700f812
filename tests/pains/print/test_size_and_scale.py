"""Printed at another size than asked: the paper, the card, all of it, or a part of it."""

from __future__ import annotations

import io
from collections import Counter
from xml.etree import ElementTree

import pytest
from PIL import Image

from output import load_sheet
from output.display import Drawing, Rect, Style
from output.page.corrected import corrected
from output.pdf.painter import pdf_bytes
from output.pdf.png import render_png
from output.printout import Page, Printout
from output.svg.writer import write_svg
from output.verify.measured import Asked, measure
from output.verify.read import read_pdf
from schemas.printer import PrinterProfile, Scale
from tests.pains.print.printed import LEVY, in_rows, print_of, seen, sizes, words
from tests.proof.cases import PAPERS
from tests.proof.paper import sides
from tests.proof.pips import Card
from tests.proof.printed import asked, faults_of, printout
from tests.proof.seen import cards, pips
from tests.proof.test_structure import opened

every_paper = pytest.mark.parametrize("paper", PAPERS)


@every_paper
def test_the_pages_are_of_the_paper_that_was_chosen(paper: str) -> None:
    """Kind: another paper is chosen, and the file is A4 all the same; or its size is rounded."""
    found = sizes(pdf_bytes(printout([Card(0, 63, 88)], load_sheet(paper))))
    width, height = PAPERS[paper]
    assert found in ([(width, height)], [(height, width)])


def test_all_pages_are_of_that_paper() -> None:
    """Kind: the size that was chosen is that of the first page alone."""
    deck = [Card(number, 63, 88) for number in range(30)]
    found = sizes(pdf_bytes(printout(deck, load_sheet("letter"))))
    assert len(found) == 4
    assert len(set(found)) == 1


@every_paper
def test_the_file_for_any_paper_opens_without_a_complaint(paper: str) -> None:
    """Kind: a viewer refuses the file for one paper, and opens that for another."""
    with opened(pdf_bytes(printout([Card(0, 63, 88)], load_sheet(paper)))) as file:
        assert len(file.pages) == 1


@pytest.mark.parametrize(("width", "height"), [(59, 86), (63, 88), (63.5, 88.9)])
@pytest.mark.parametrize("paper", ["a5", "letter"])
def test_cards_are_neither_larger_nor_smaller_than_they_should_be(
    width: float, height: float, paper: str
) -> None:
    """Kind: the card is a few pixels small, and after it is mended, large; 99 % would be right."""
    deck = [Card(number, width, height) for number in range(2)]
    assert faults_of(printout(deck, load_sheet(paper)), asked(deck, paper)) == []


def test_rows_do_not_drift_down_the_page() -> None:
    """Kind: each row lies a little further off than the one before."""
    deck = [Card(number, 50.8, 20.5) for number in range(40)]
    ((_, found),) = seen(deck, load_sheet("letter", turn_cards="never"))
    tops = sorted({round(card.box[1], 2) for card in found})
    first = min(card.box[1] for card in found)
    for card in found:
        row = round((card.box[1] - first) / 20.5)
        assert card.box[1] == pytest.approx(first + row * 20.5, abs=0.05)
    assert len(tops) > 9


@pytest.mark.parametrize("beside", [{"marks": False}, {"ruler": False}, {"margin_mm": 2.0}])
def test_what_stands_beside_the_cards_does_not_shrink_them(beside: dict[str, object]) -> None:
    """Kind: the print is at two thirds, since room is kept for something that is not printed."""
    deck = [Card(number, 63, 88) for number in range(4)]
    sheet = load_sheet("a5", **beside)  # type: ignore[arg-type]
    assert faults_of(printout(deck, sheet), asked(deck, "a5")) == []


def test_pdf_svg_and_png_are_of_the_same_size() -> None:
    """Kind: points are taken for pixels, or 96 to an inch for 72, in one of the kinds of file."""
    drawing = Drawing(63, 88, [Rect(0, 0, 63, 88, Style("#446688"))])
    pdf = pdf_bytes(Printout([Page(63, 88, drawing.items)]))
    root = ElementTree.fromstring(write_svg(drawing))
    (png,) = render_png(pdf, 300)
    with Image.open(io.BytesIO(png)) as picture:
        pixels, dpi = picture.size, picture.info["dpi"]
    assert sizes(pdf) == [(63, 88)]
    assert (root.get("width"), root.get("height")) == ("63mm", "88mm")
    assert pixels == (744, 1039)
    assert dpi == pytest.approx((300, 300), abs=0.05)


def test_a_card_on_paper_of_its_own_size_fills_it() -> None:
    """Kind: the page is as large as the card, and the card fills a corner of it."""
    deck = [Card(number, 105, 148) for number in range(2)]
    assert faults_of(printout(deck, load_sheet("a6")), asked(deck, "a6")) == []
    ((_, (first,)), _) = seen(deck, load_sheet("a6"))
    assert first.box == pytest.approx((0, 0, 105, 148), abs=0.1)


def test_a_printer_that_stretches_each_way_by_itself_is_set_right_each_way() -> None:
    """Kind: thick card comes out short in one direction, and there is one scale for both."""
    deck = [Card(number, 63, 88) for number in range(2)]
    profile = PrinterProfile(scale=Scale(x_mm=99.0, y_mm=101.5))
    made = corrected(printout(deck, load_sheet("a5", turn="upright")), profile)
    (side,) = sides(pdf_bytes(made))
    for card in in_rows(cards(pips(side), {0: (63, 88), 1: (63, 88)})[0]):
        left, top, right, bottom = card.box
        across, down = sorted(((right - left) * 0.99, (bottom - top) * 1.015))
        assert (across, down) == pytest.approx((63, 88), abs=0.05)


def test_a_line_of_fifty_millimetres_says_whether_the_printer_scaled() -> None:
    """Kind: all comes out at three quarters, and nothing on the paper would show it."""
    for page in measure(read_pdf(print_of(LEVY), "levy.pdf"), Asked()).pages:
        assert page.ruler is not None
        assert page.ruler.says == 50
        assert page.ruler.length == pytest.approx(50, abs=0.02)


def test_a_list_says_the_same_on_every_paper() -> None:
    """Kind: one paper has no room for a column that stands there on another."""
    flags = ("--what", "cards,roster", "--no-ruler")
    on_a4, on_letter = (
        Counter(word for page in words(print_of(LEVY, "--paper", paper, *flags)) for word in page)
        for paper in ("a4", "letter")
    )
    beside = {"sheet", "of", "page", "·"}
    assert {w: c for w, c in on_a4.items() if w not in beside and not w.isdigit()} == {
        w: c for w, c in on_letter.items() if w not in beside and not w.isdigit()
    }
