"""Tokens on paper: true to size, none upon another, each back behind its front."""

from __future__ import annotations

import ctypes

import pypdfium2
import pypdfium2.raw as pdfium
import pytest

from output.display import Ellipse, Rect, Text
from output.page.paper import load_paper
from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from output.sheet.content import SheetContent
from output.sheet.inks import EDGE, FAMILIES
from output.token import token_pages
from output.token.pack import GAP
from tests.token.game import pages, printed, tokens

MM = 25.4 / 72
MANY = "fighters: [{unit: crab, count: 26}, {unit: lobster, count: 14}]"
EVERYTHING = """
  - {id: base, size_mm: {value: base}, each: fighters, figure: fighter}
  - {id: acted, name: Acted, size_mm: 20, each: fighters, icon: check-mark, ring: dash}
  - {id: small, name: Hurt, size_mm: 12, count: 40}
  - {id: blast, name: Blast, size_mm: 152.4, text: Boom}
  - {id: burst, name: Burst, size_mm: 101.6, count: 2}
  - {id: puff, name: Puff, size_mm: 50.8, count: 3}
  - {id: box, name: Crate, shape: square, size_mm: 30, count: 5}
  - {id: reach, name: Reach, shape: strip, size_mm: 76.2}
"""


def edges(page: Page) -> list[tuple[float, float, float]]:
    """Centre and radius of each disc on a page, by the line that it is cut on."""
    return [
        (item.cx, item.cy, item.rx)
        for item in page.items
        if isinstance(item, Ellipse) and item.style.stroke == EDGE
    ]


def measured(page: Page) -> list[tuple[float, float]]:
    """Width and height of each path of a page as a viewer finds them in the PDF, in mm."""
    found = []
    with pypdfium2.PdfDocument(pdf_bytes(Printout([page]))) as document:
        for one in document[0].get_objects([pdfium.FPDF_PAGEOBJ_PATH]):
            left, bottom, right, top = one.get_bounds()
            width = ctypes.c_float()
            pdfium.FPDFPageObj_GetStrokeWidth(one.raw, width)
            line = 2 * width.value  # what is drawn reaches that far beyond the shape, by PDFium
            found.append(((right - left - line) * MM, (top - bottom - line) * MM))
    return found


@pytest.mark.parametrize("size", [12, 20, 25, 40, 50.8, 101.6, 152.4])
def test_a_disc_is_in_the_pdf_as_large_as_it_says(size: float) -> None:
    (page,) = pages(tokens(f"  - {{id: a, name: A, size_mm: {size}}}"))
    assert any(
        abs(width - size) < 0.005 and abs(height - size) < 0.005 for width, height in measured(page)
    )


@pytest.mark.parametrize("length", [25.4, 76.2, 152.4])
def test_a_strip_is_in_the_pdf_as_long_as_it_says(length: float) -> None:
    (page,) = pages(tokens(f"  - {{id: a, name: A, shape: strip, size_mm: {length}}}"))
    assert any(abs(width - length) < 0.005 for width, _ in measured(page))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_piece_lies_upon_another_or_near_the_edge_of_the_paper(paper: str) -> None:
    made = printed(tokens(EVERYTHING, MANY), paper)
    assert made.faults == []
    assert sum(len(edges(page)) for page in made.pages) == 40 + 40 + 40 + 1 + 2 + 3
    for page in made.pages:
        found = edges(page)
        for at, (x, y, r) in enumerate(found):
            assert min(x, y, page.width_mm - x, page.height_mm - y) - r >= 10 - 1e-3
            for ox, oy, other in found[:at]:
                assert ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 >= r + other + GAP - 0.01


ROUND_A_BLAST = """
  - {id: blast, name: Blast, size_mm: 152.4}
  - {id: burst, name: Burst, size_mm: 76.2}
  - {id: puff, name: Puff, size_mm: 50.8}
  - {id: reach, name: Reach, shape: strip, size_mm: 76.2}
"""


@pytest.mark.parametrize(("discs", "sheets"), [(14, 1), (19, 1), (28, 2)])
def test_gaps_round_templates_are_filled_where_that_saves_a_page(discs: int, sheets: int) -> None:
    disc = f"  - {{id: disc, name: Disc, size_mm: 25, count: {discs}}}\n"
    made = printed(tokens(ROUND_A_BLAST + disc))
    assert len(made.pages) == sheets
    assert sum(len(edges(page)) for page in made.pages) == discs + 3
    for page in made.pages:
        found = edges(page)
        for at, (x, y, r) in enumerate(found):
            assert min(x, page.width_mm - x) - r >= 10 - 1e-3
            for ox, oy, other in found[:at]:
                assert ((x - ox) ** 2 + (y - oy) ** 2) ** 0.5 >= r + other + GAP - 0.01
        for box in _strips(page):
            for x, y, r in found:
                near_x = min(max(x, box.x), box.x + box.w)
                near_y = min(max(y, box.y), box.y + box.h)
                assert ((x - near_x) ** 2 + (y - near_y) ** 2) ** 0.5 >= r + GAP - 0.01


def _strips(page: Page) -> list[Rect]:
    """What is cut out along straight lines."""
    return [item for item in page.items if isinstance(item, Rect) and item.style.stroke == EDGE]


def test_a_strip_wider_than_the_paper_stands_upright_at_its_edge() -> None:
    (page,) = pages(tokens("  - {id: a, name: A, shape: strip, size_mm: 254}"))
    assert any(abs(height - 254) < 0.005 for _, height in measured(page))


def test_beside_a_strip_that_stands_upright_rows_lie_as_on_any_page() -> None:
    strip = "  - {id: a, name: A, shape: strip, size_mm: 203.2, count: 2}\n"
    made = printed(tokens(strip + "  - {id: b, name: B, size_mm: 20, count: 40}"))
    (page,) = made.pages
    assert len(edges(page)) == 40
    upright = [height for _, height in measured(page) if abs(height - 203.2) < 0.005]
    assert len(upright) >= 2


def test_many_strips_that_stand_upright_leave_half_the_width_to_others() -> None:
    strip = "  - {id: a, name: A, shape: strip, size_mm: 203.2, count: 9}\n"
    made = printed(tokens(strip + "  - {id: b, name: B, size_mm: 80}"))
    assert [len(edges(page)) for page in made.pages] == [1, 0]


def test_what_no_page_has_room_for_is_reported_and_the_rest_is_printed() -> None:
    made = printed(
        tokens("  - {id: a, name: Sea, size_mm: 300}\n  - {id: b, name: Pool, size_mm: 40}")
    )
    assert made.faults == ["Sea: 300 mm do not fit on A4; choose a larger paper"]
    assert [len(edges(page)) for page in made.pages] == [1]
    assert printed(tokens("  - {id: a, name: Sea, size_mm: 250}"), "a3").faults == []


def test_the_foot_lists_what_is_printed_and_nothing_that_has_no_room() -> None:
    found = tokens("  - {id: sea, name: Sea, size_mm: 300}\n  - {id: a, name: Buoy, size_mm: 20}")
    (page,) = printed(found).pages
    words = " ".join(item.string for item in page.items if isinstance(item, Text))
    assert "Buoy (20 mm)" in words
    assert "Sea" not in words


def test_a_token_whose_fighter_states_no_size_is_reported() -> None:
    roster = "fighters: [{unit: crab}, {unit: shrimp}]"
    made = printed(
        tokens("  - {id: b, name: Base, size_mm: {value: base}, each: fighters}", roster)
    )
    assert made.faults == ["Base 2: its size is not stated; it is not printed"]


def test_words_that_have_no_room_are_reported_and_counted() -> None:
    made = printed(tokens("  - {id: a, name: Hurt, size_mm: 12, text: lies down until the end}"))
    assert made.faults == ["Hurt: no room for “lies down until the end”"]
    assert made.sections[0].lost_chars == len("lies down until the end")


def test_a_disc_too_small_for_words_beside_its_marked_centre_says_so() -> None:
    made = printed(tokens("  - {id: a, name: Hurt, size_mm: 10, centre: true}"))
    assert made.faults == ["Hurt: no room for “HURT”"]
    assert len(edges(made.pages[0])) == 1


def test_words_are_broken_before_any_are_lost() -> None:
    made = printed(tokens("  - {id: a, name: Gegenüberstellungen, size_mm: 25}"))
    assert made.faults == []
    said = [item.string for page in made.pages for item in page.items if isinstance(item, Text)]
    assert "GEGENÜBERSTELLUNGEN" in "".join(said)


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_a_back_lies_behind_its_front(duplex: str) -> None:
    found = tokens("  - {id: a, name: A, size_mm: 20, count: 11, back: {name: B}}")
    front, back = pages(found, duplex=duplex)

    def turned(x: float, y: float) -> tuple[float, float]:
        return (front.width_mm - x, y) if duplex == "long" else (x, front.height_mm - y)

    behind = {(round(x, 2), round(y, 2)) for x, y, _ in edges(back)}
    assert {tuple(round(at, 2) for at in turned(x, y)) for x, y, _ in edges(front)} == behind
    assert len(behind) == 11


def test_printed_on_one_side_a_back_stands_beside_its_front() -> None:
    (page,) = pages(tokens("  - {id: a, name: A, size_mm: 20, back: {name: B}}"))
    (ax, ay, _), (bx, by, _) = edges(page)
    assert (bx - ax, by - ay) == (20, 0)


def test_tokens_of_one_fighter_are_neighbours() -> None:
    written = "".join(
        f"  - {{id: {id_}, name: {id_}, size_mm: 20, each: fighters}}\n" for id_ in ("aa", "bb")
    )
    (page,) = pages(tokens(written, "fighters: [{unit: crab}, {unit: crab}]"))
    said = [item.string for item in page.items if isinstance(item, Text)]
    assert [word for word in said if word in ("AA", "BB", "1", "2")] == [
        *("AA", "1", "BB", "1"),
        *("AA", "2", "BB", "2"),
    ]


def test_a_page_has_a_scale_of_fifty_millimetres() -> None:
    (page,) = pages(tokens("  - {id: a, name: A, size_mm: 20}"))
    assert any(abs(width - 50) < 0.005 and height < 0.5 for width, height in measured(page))


def test_no_tokens_make_no_page() -> None:
    assert printed([]).pages == []


def test_head_and_bases_take_the_colour_of_the_warband_and_other_kinds_keep_theirs() -> None:
    found = tokens(
        "  - {id: base, name: Base, size_mm: 25}\n"
        "  - {id: hit, name: Hit, size_mm: 20, family: fight}"
    )
    (page,) = token_pages(
        found, SheetContent("Crabs", []), load_paper("a4"), "in", accent="#345678"
    ).pages
    strokes = [item.style.stroke for item in page.items if isinstance(item, Ellipse)]
    assert [one for one in strokes if one != EDGE] == ["#345678", FAMILIES["fight"]]
    head = next(item for item in page.items if isinstance(item, Rect))
    assert head.style.fill == "#345678"
