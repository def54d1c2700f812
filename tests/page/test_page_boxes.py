"""TrimBox, BleedBox and what printers are told, read back with two libraries that are not ours."""

from __future__ import annotations

import io

import pikepdf
import pypdfium2 as pdfium
import pytest

from output import impose, load_sheet
from output.page.corrected import corrected
from output.page.paper import Paper
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from schemas.printer import Offset, PrinterProfile
from tests.page.decks import deck

MM = 25.4 / 72


def of_card(w: float, h: float, bleed: float, duplex: str = "none") -> Sheet:
    paper = Paper("card", "a card", w + 2 * bleed, h + 2 * bleed)
    return Sheet(paper, 0.0, bleed_mm=bleed, duplex=duplex)  # type: ignore[arg-type]


def pdfium_boxes(data: bytes) -> list[dict[str, tuple[float, ...]]]:
    with pdfium.PdfDocument(data) as document:
        return [
            {
                "/MediaBox": page.get_mediabox(),
                "/TrimBox": page.get_trimbox(),
                "/BleedBox": page.get_bleedbox(),
            }
            for page in document
        ]


def qpdf_boxes(data: bytes) -> list[dict[str, tuple[float, ...]]]:
    with pikepdf.open(io.BytesIO(data)) as document:
        return [
            {
                "/MediaBox": tuple(map(float, page.mediabox)),
                "/TrimBox": tuple(map(float, page.trimbox)),
                "/BleedBox": tuple(map(float, page.bleedbox)),
            }
            for page in document.pages
        ]


@pytest.mark.parametrize("boxes", [pdfium_boxes, qpdf_boxes])
@pytest.mark.parametrize(("w", "h", "bleed"), [(63, 88, 3), (88.9, 50.8, 3.175), (105, 148, 5)])
def test_a_page_of_one_card_says_where_it_is_cut_and_how_far_it_is_painted(boxes, w, h, bleed):
    """The file of a printing company: 18xx-maker/18xx-maker 458."""
    printout = impose(deck(2, w, h, sides=2), of_card(w, h, bleed, "long"))
    found = boxes(pdf_bytes(printout))
    assert len(found) == 4
    for page in found:
        whole = (0, 0, (w + 2 * bleed) / MM, (h + 2 * bleed) / MM)
        cut = (bleed / MM, bleed / MM, (w + bleed) / MM, (h + bleed) / MM)
        assert page["/MediaBox"] == pytest.approx(whole, abs=0.01)
        assert page["/BleedBox"] == pytest.approx(whole, abs=0.01)
        assert page["/TrimBox"] == pytest.approx(cut, abs=0.01)


@pytest.mark.parametrize("boxes", [pdfium_boxes, qpdf_boxes])
def test_a_sheet_of_cards_is_trimmed_where_the_paper_ends(boxes):
    (page,) = boxes(pdf_bytes(impose(deck(6), load_sheet(bleed_mm=2, turn="upright"))))
    whole = (0, 0, 210 / MM, 297 / MM)
    assert all(box == pytest.approx(whole, abs=0.01) for box in page.values())


def test_one_card_on_larger_paper_is_a_sheet():
    (page,) = impose(deck(1), load_sheet("a6")).pages
    assert (page.trim, page.bleed) == (None, None)


def test_nothing_stands_round_a_card_on_a_page_of_its_own():
    printout = impose(deck(1, sides=2), of_card(63, 88, 3), title="Levy", note="C3-11")
    assert [len(page.items) for page in printout.pages] == [1, 1]
    assert printout.left_out == []


@pytest.mark.parametrize(
    ("duplex", "said"),
    [
        ("none", "/Simplex"),
        ("long", "/DuplexFlipLongEdge"),
        ("short", "/DuplexFlipShortEdge"),
        ("fold", "/Simplex"),
    ],
)
def test_printers_are_told_not_to_scale_and_which_edge_to_turn_over(duplex, said):
    printout = impose(deck(3, sides=2), load_sheet(duplex=duplex))
    with pikepdf.open(io.BytesIO(pdf_bytes(printout))) as document:
        told = document.Root.ViewerPreferences
        assert str(told.PrintScaling) == "/None"
        assert str(told.Duplex) == said
        assert told.PickTrayByPDFSize is True


def test_where_the_paper_is_cut_stays_where_it_is_when_a_printer_is_corrected():
    trim = impose(deck(1, 88, 63), of_card(88, 63, 3)).pages[0]
    assert trim.trim is not None
    profile = PrinterProfile(front=Offset(x_mm=1, y_mm=2))
    (page,) = corrected(Printout([trim]), profile).pages
    assert (page.width_mm, page.height_mm) == (69, 94)
    assert page.trim is not None
    assert (page.trim.x, page.trim.y, page.trim.w, page.trim.h) == (3, 3, 63, 88)
    upright = Page(100, 200, trim.items, trim.trim, trim.bleed)
    assert corrected(Printout([upright]), profile).pages[0].trim == trim.trim
