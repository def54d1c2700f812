"""Our own sheets read back: every card found in its place, whatever lines there are to cut by."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from output import impose, load_sheet
from output.display import Drawing, Placed, Rect, Style, Text
from output.page.corrected import corrected
from output.page.cut_lines import cut_lines
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from output.printout import Page
from output.verify.findings import findings
from output.verify.measured import Asked, Measured, measure
from output.verify.read import read_pdf
from output.verify.sizes import Size
from schemas.printer import Offset, PrinterProfile, Scale
from schemas.problems import InputError
from tests.page.decks import Face

SIZES = [(63, 88), (44, 68), (70, 120), (100, 130), (88.9, 50.8), (80, 80), (61, 83), (55, 91)]
sheets = st.builds(
    load_sheet,
    st.sampled_from(["a4", "letter", "a3", "a5", "legal"]),
    marks=st.booleans(),
    bleed_mm=st.sampled_from([0, 0.5, 2, 3, 5, 10]),
    gutter_mm=st.sampled_from([0, 1, 4]),
    turn=st.sampled_from(["auto", "upright", "lying"]),
    turn_cards=st.sampled_from(["never", "always", "auto"]),
    duplex=st.sampled_from(["none", "long", "short", "fold"]),
    lines=st.builds(
        cut_lines,
        st.sampled_from(["none", "corners", "full"]),
        st.sampled_from(["#000000", "#E6007E"]),
        st.sampled_from([0.15, 0.3]),
        on_backs=st.booleans(),
        corner_mm=st.sampled_from([0, 3]),
    ),
)


def card(w: float, h: float, white: bool) -> Drawing:
    """A card with a band of colour, or all white as in little ink."""
    items = [Rect(-10, -10, w + 20, h + 20, Style("#FFFFFF"))]
    if not white:
        items.append(Rect(-10, -10, w + 20, 28, Style("#0F4653")))
    return Drawing(w, h, [*items, Text(5, 9, "Odo", "Noto Sans", 5, "#888888")])


def faces(count: int, size: tuple[float, float], white: bool, sides: int) -> list[Face]:
    return [Face(card(*size, white), at) for at in range(count) for _ in range(sides)]


def read(pdf: bytes, sheet: Sheet, size: tuple[float, float]) -> tuple[Measured, list[str]]:
    turned = sheet.duplex if sheet.duplex in ("long", "short") else None
    asked = Asked(card=Size("", *size), duplex=turned, bleed=sheet.bleed_mm)
    measured = measure(read_pdf(pdf, "levy.pdf"), asked)
    return measured, [found.message for found in findings(measured, asked)]


def laid(page: Page) -> Counter[tuple[float, float]]:
    return Counter((round(c.x, 1), round(c.y, 1)) for c in page.items if isinstance(c, Placed))


@settings(max_examples=80, deadline=None)
@given(sheets, st.sampled_from(SIZES), st.integers(1, 20), st.booleans())
def test_every_card_is_found_where_it_is(sheet, size, count, white):
    try:
        sides = 1 if sheet.duplex == "none" else 2
        printout = impose(faces(count, size, white, sides), sheet, title="Levy", note="C3-11")
    except InputError:
        assume(False)
    measured, found = read(pdf_bytes(printout), sheet, size)
    assert found == []
    assert (measured.duplex == "fold") == printout.is_folded
    if printout.duplex == "none":
        assert not any(page.is_back for page in measured.pages)
    for page, seen in zip(printout.pages, measured.pages, strict=True):
        spots = Counter((c.cut.x, c.cut.y) for c in seen.cards)
        assert len(spots) == len(laid(page))
        for x, y in laid(page):
            assert any(abs(x - a) < 0.15 and abs(y - b) < 0.15 for a, b in spots)
        assert {round(c.bleed, 1) for c in seen.cards if c.bleed is not None} <= {sheet.bleed_mm}


@pytest.mark.parametrize("guides", ["none", "corners", "full"])
@pytest.mark.parametrize("size", [(63, 88), (55, 91)])
def test_marks_are_understood_that_were_moved_and_stretched_for_a_printer(guides, size):
    profile = PrinterProfile(
        front=Offset(x_mm=0.6, y_mm=-0.8),
        back=Offset(x_mm=-0.4, y_mm=0.5),
        scale=Scale(x_mm=100.4, y_mm=99.5),
    )
    lines = cut_lines(guides, on_backs=True)
    sheet = load_sheet("a4", duplex="long", turn="upright", turn_cards="never", lines=lines)
    printout = corrected(impose(faces(9, size, True, 2), sheet), profile)
    measured = measure(read_pdf(pdf_bytes(printout), "levy.pdf"), Asked())
    assert [len(page.cards) for page in measured.pages] == [9, 9]
    for page in measured.pages:
        for one in page.cards:
            assert one.cut.w == pytest.approx(size[0] / 1.004, abs=0.05)
            assert one.cut.h == pytest.approx(size[1] / 0.995, abs=0.05)


def test_guides_are_no_marks_and_marks_that_are_dashed_are_no_guides():
    sheet = load_sheet("a4", marks=False, lines=cut_lines("corners"))
    facts = read_pdf(pdf_bytes(impose(faces(4, (63, 88), True, 1), sheet)), "levy.pdf").pages[0]
    lines = {stroke for stroke in facts.strokes if stroke.length < 4}
    assert facts.guides == set(facts.dashed)
    assert facts.guides <= lines
