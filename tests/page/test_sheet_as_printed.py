"""Sheets read back from the PDF: true size, everything on its card, words in the margin."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

import cairosvg
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from pdf_reading import MM, boxes, having, texts
from PIL import Image

from output import impose, load_sheet
from output.display import Drawing, Rect, Style, Text
from output.pdf.painter import pdf_bytes
from output.svg.writer import write_svg


@dataclass
class Face:
    drawing: Drawing
    card: int
    copies: int = 1
    label: str = ""
    clear_mm: float = 0.0
    bookmark: str = ""


def card(name: str) -> Drawing:
    return Drawing(
        63,
        88,
        [
            Rect(-3, -3, 69, 94, Style("#FFFFFF")),
            Rect(-3, -3, 69, 19, Style("#0F4653")),
            Text(31.5, 10, name, "Barlow Condensed", 6, "#FFFFFF", 700, anchor="middle"),
        ],
    )


NAMES = ["Odo", "Żółć", "Жук", "Ελένη", "שלום", "مرحبا", "鬼武者", "Levy", "Mage"]


def rectangles(pdf: bytes) -> list[tuple[float, float, float, float]]:
    """Left, top, width and height in mm of all filled shapes of the first page, as painted."""
    found = []
    with pypdfium2.PdfDocument(pdf) as document:
        page = document[0]
        height = page.get_height()
        for shape in page.get_objects([pdfium.FPDF_PAGEOBJ_PATH]):
            left, bottom, right, top = shape.get_bounds()
            found.append((left * MM, (height - top) * MM, (right - left) * MM, (top - bottom) * MM))
    return found


@pytest.mark.parametrize(("paper", "x", "y"), [("a4", 10.5, 16.5), ("letter", 13.45, 7.7)])
def test_cards_are_sixty_three_by_eighty_eight(paper, x, y):
    faces = [Face(card(name), n) for n, name in enumerate(NAMES)]
    pdf = pdf_bytes(impose(faces, load_sheet(paper), title="Border Levy"))
    cards = [box for box in rectangles(pdf) if box[3] > 80 and box[2] > 1]
    assert len(cards) == 9
    for index, (left, top, width, height) in enumerate(cards):
        row, column = divmod(index, 3)
        assert width == pytest.approx(63, abs=0.005)
        assert height == pytest.approx(88, abs=0.005)
        assert left == pytest.approx(x + 63 * column, abs=0.005)
        assert top == pytest.approx(y + 88 * row, abs=0.005)


def test_every_name_is_on_its_own_card():
    faces = [Face(card(name), n) for n, name in enumerate(NAMES)]
    pdf = pdf_bytes(impose(faces, load_sheet("a4", ruler=False)))
    seen: dict[int, set[str]] = {}
    for char, left, top, right, bottom in boxes(pdf):
        column, row = (left + right) / 2 - 10.5, (top + bottom) / 2 - 16.5
        if char.strip() and 0 <= row < 264:
            seen.setdefault(int(row // 88) * 3 + int(column // 63), set()).add(char)
    assert {index: set(name) for index, name in enumerate(NAMES)} == seen


def test_copies_are_one_form_and_all_of_them_are_found():
    pdf = pdf_bytes(impose([Face(card("Levy"), 1, copies=9)], load_sheet()))
    assert len(having(pdf, "/Subtype /Form")) == 1
    assert texts(pdf)[0].count("Levy") == 9


def test_backs_are_turned_where_the_short_edge_is_turned_over():
    faces = [Face(card("Odo"), 1), Face(card("Back"), 1)]
    pdf = pdf_bytes(impose(faces, load_sheet(duplex="short")))
    inked = [box for box in boxes(pdf, page=1) if box[0] in "Back" and box[2] > 150]
    # The back lies in the bottom row; its header is at the foot of the sheet, upside down.
    assert min(box[2] for box in inked) > 297 - 16.5 - 14
    assert inked[0][1] > inked[3][1]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_words_in_the_margin_keep_clear_of_cards_and_edges(paper):
    faces = [Face(card("o"), n) for n in range(9)]
    sheet = load_sheet(paper)
    pdf = pdf_bytes(impose(faces, sheet, title="Border Levy", note="2 rules broken: C3-11, C3-02"))
    for words in (
        "Border Levy",
        "sheet 1 of 1",
        "50 mm. Print at 100 %, not “fit to page”.",
        "C3-11",
    ):
        assert words in texts(pdf)[0]
    width, height = sheet.paper.width_mm, sheet.paper.height_mm
    left, top = (width - 189) / 2, (height - 264) / 2
    for char, x, y, right, bottom in boxes(pdf):
        if not char.strip() or char == "o":
            continue
        outside = x > width - left or right < left or y > height - top or bottom < top
        assert outside, char
        assert min(x, y, width - right, height - bottom) > 4.2, char


def test_marks_do_not_touch_words():
    faces = [Face(card("o"), n) for n in range(9)]
    for paper in ("a4", "letter"):
        pdf = pdf_bytes(impose(faces, load_sheet(paper), title="Border Levy", note="C3-11"))
        lines = [box for box in rectangles(pdf) if min(box[2], box[3]) < 0.5]
        assert len(lines) >= 16
        for _, x, y, right, bottom in boxes(pdf):
            for left, top, w, h in lines:
                apart = right < left or x > left + w or bottom < top or y > top + h
                assert apart


@pytest.mark.parametrize("dpi", [96, 100, 150, 220])
def test_cards_show_no_white_between_them(dpi):
    teal = Drawing(63, 88, [Rect(-3, -3, 69, 94, Style("#0F4653"))])
    (page,) = impose([Face(teal, 1, copies=9)], load_sheet()).pages
    # Cairo draws edges softly, as most viewers do; pdfium sets them on whole pixels.
    svg = write_svg(page).encode()
    drawn = cairosvg.svg2png(bytestring=svg, scale=dpi / 96, background_color="white")
    image = Image.open(BytesIO(drawn)).convert("RGB")
    box = image.crop([round(side * dpi / 25.4) for side in (11, 17, 199, 280)])
    off = [
        max(abs(a - b) for a, b in zip(found, (15, 70, 83), strict=True))
        for _, found in box.getcolors(box.width * box.height)
    ]
    assert max(off) < 20  # without colour over the cuts it is 70
