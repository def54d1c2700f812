"""PDFs that are not ours: what is found in them, and what is said of those that cannot be read."""

from __future__ import annotations

import pytest
from foreign import Sheet, codes, drawn, found, measured
from reportlab.lib.pdfencrypt import StandardEncryption

from output.verify.read import read_pdf
from output.verify.sizes import Size
from schemas.problems import InputError

POKER = Size("poker", 63, 88)
A4 = Size("A4", 210, 297)


def cards(pdf: bytes, page: int = 0) -> list[tuple[float, ...]]:
    """x, y, width, height of the cards of a page."""
    boxes = [card.cut for card in measured(pdf).pages[page].cards]
    return [tuple(round(side, 2) for side in (box.x, box.y, box.w, box.h)) for box in boxes]


def bleeds(pdf: bytes) -> list[float | None]:
    found = [card.bleed for card in measured(pdf).pages[0].cards]
    return [bleed if bleed is None else round(bleed, 2) for bleed in found]


def nine(sheet: Sheet) -> None:
    for row in range(3):
        for column in range(3):
            sheet.box(10.5 + 63 * column, 16.5 + 88 * row, 63, 88)


def test_pages_have_their_size_and_the_name_of_their_paper():
    pages = measured(drawn(nine)).pages + measured(drawn(nine, paper=(279.4, 215.9))).pages
    assert [page.paper for page in pages] == ["A4", "Letter"]
    assert pages[1].facts.width == pytest.approx(279.4, abs=0.005)


def test_cards_are_found_by_their_backgrounds():
    assert cards(drawn(nine))[4] == (73.5, 104.5, 63, 88)
    assert bleeds(drawn(nine)) == [0.0] * 9


def test_cards_are_found_by_their_pictures():
    pdf = drawn(
        lambda sheet: [sheet.picture(20 + 70 * at, 30, 63, 88, (744, 1039)) for at in (0, 1)]
    )
    assert cards(pdf) == [(20, 30, 63, 88), (90, 30, 63, 88)]
    assert measured(pdf).pages[0].gaps == (pytest.approx(7, abs=0.01), None)


def test_cards_are_found_by_frames_with_rounded_corners():
    assert cards(drawn(lambda sheet: sheet.rounded(20, 30, 63, 88, 3))) == [(20, 30, 63, 88)]


def test_cards_without_edges_are_found_by_their_marks():
    def page(sheet: Sheet) -> None:
        sheet.marks([20, 80, 140], [30, 120])
        sheet.text(40, 70, "Odo")
        sheet.text(100, 70, "Ida")

    assert cards(drawn(page)) == [(20, 30, 60, 90), (80, 30, 60, 90)]
    assert bleeds(drawn(page)) == [None, None]


def test_lines_that_go_on_between_the_cards_mark_the_same_cuts():
    def page(sheet: Sheet) -> None:
        sheet.marks([20, 140], [30, 120])
        for start, end in ((25, 32), (118, 125)):
            sheet.line(80, start, 80, end)
        sheet.text(40, 70, "Odo")
        sheet.text(100, 70, "Ida")

    assert cards(drawn(page)) == [(20, 30, 60, 90), (80, 30, 60, 90)]


def test_a_place_between_marks_where_nothing_is_drawn_is_no_card():
    def page(sheet: Sheet) -> None:
        sheet.marks([20, 80, 140], [30, 120])
        sheet.text(40, 70, "Odo")

    assert cards(drawn(page)) == [(20, 30, 60, 90)]


def test_what_is_painted_over_the_marks_is_bleed():
    def page(sheet: Sheet) -> None:
        sheet.box(17, 27, 66, 96)
        sheet.box(83, 27, 66, 96)
        sheet.marks([20, 80, 86, 146], [30, 120])

    assert cards(drawn(page)) == [(20, 30, 60, 90), (86, 30, 60, 90)]
    assert bleeds(drawn(page)) == [3.0, 3.0]


def test_without_marks_bleed_is_what_a_known_size_leaves():
    def page(sheet: Sheet) -> None:
        sheet.box(17, 27, 69, 94)
        sheet.box(86, 27, 69, 94)

    assert cards(drawn(page)) == [(20, 30, 63, 88), (89, 30, 63, 88)]
    assert bleeds(drawn(page)) == [3.0, 3.0]


def test_cards_of_an_unknown_size_are_found_where_they_are_alike_and_hold_the_page():
    pdf = drawn(lambda sheet: [sheet.box(20 + 60 * at, 30, 55, 77) for at in (0, 1)])
    assert cards(pdf) == [(20, 30, 55, 77), (80, 30, 55, 77)]


def test_panels_of_a_page_of_text_are_no_cards():
    def page(sheet: Sheet) -> None:
        sheet.box(20, 30, 80, 60)
        sheet.box(110, 30, 80, 45)
        sheet.box(20, 100, 80, 30)

    assert cards(drawn(page)) == []


def test_what_lies_behind_all_cards_is_none_of_them():
    def page(sheet: Sheet) -> None:
        sheet.box(5, 5, 200, 287)
        nine(sheet)

    assert len(cards(drawn(page))) == 9


def test_a_page_of_the_size_of_a_card_is_a_card():
    pdf = drawn(lambda sheet: sheet.text(5, 9, "Odo"), paper=(63, 88))
    assert cards(pdf) == [(0, 0, 63, 88)]


def test_a_page_that_is_trimmed_to_a_card_is_a_card_with_bleed():
    point = 72 / 25.4

    def page(sheet: Sheet) -> None:
        sheet.canvas.setTrimBox(tuple(side * point for side in (3, 3, 66, 91)))
        sheet.box(0, 0, 69, 94)

    pdf = drawn(page, paper=(69, 94))
    assert cards(pdf) == [(3, 3, 63, 88)]
    assert bleeds(pdf) == [3.0]


def test_a_page_that_is_shown_turned_is_measured_as_shown():
    def page(sheet: Sheet) -> None:
        sheet.canvas.setPageRotation(90)
        sheet.box(20, 30, 63, 88)  # its foot is 92 mm over the lower edge, which is shown left

    pdf = drawn(page, paper=(297, 210))
    assert measured(pdf).pages[0].facts.width == pytest.approx(297, abs=0.005)
    assert cards(pdf) == [(92, 20, 88, 63)]


def test_cards_in_forms_are_found_where_the_forms_are_placed():
    def page(sheet: Sheet) -> None:
        sheet.canvas.beginForm("card", 0, 0, 200, 300)
        sheet.canvas.rect(0, 0, 63 * 72 / 25.4, 88 * 72 / 25.4, fill=1)
        sheet.canvas.endForm()
        for x in (20, 90):
            sheet.canvas.saveState()
            sheet.canvas.translate(x * 72 / 25.4, (297 - 30 - 88) * 72 / 25.4)
            sheet.canvas.doForm("card")
            sheet.canvas.restoreState()

    assert cards(drawn(page)) == [(20, 30, 63, 88), (90, 30, 63, 88)]


def test_the_file_that_is_as_asked_has_no_error():
    assert codes(drawn(nine), paper=A4, card=POKER, margin=10) == []


def test_another_paper_is_an_error_on_each_page():
    letter = Size("Letter", 215.9, 279.4)
    assert codes(drawn(nine, nine), paper=letter) == [("PAPER", 1), ("PAPER", 2)]


@pytest.mark.parametrize(("off", "wrong"), [(0.09, False), (0.11, True)])
def test_a_card_may_be_a_tenth_of_a_millimetre_off(off: float, wrong: bool):
    pdf = drawn(lambda sheet: [sheet.box(20 + 80 * at, 30, 63 + off, 88) for at in (0, 1)])
    assert codes(pdf, card=POKER) == ([("CARD-SIZE", 1)] if wrong else [])


def test_cards_that_were_asked_for_and_are_not_there_are_an_error():
    assert codes(drawn(lambda sheet: sheet.text(20, 20, "Odo")), card=POKER) == [("NO-CARDS", 0)]


def test_cards_that_overlap_are_an_error():
    pdf = drawn(lambda sheet: [sheet.box(20 + 62 * at, 30, 63, 88) for at in (0, 1)])
    (one,) = [one for one in found(pdf) if one.severity == "error"]
    assert (one.code, one.message) == ("OVERLAP", "cards 1 and 2 overlap by 1.00 x 88.00 mm")


def test_a_card_that_leaves_the_page_is_an_error():
    (one,) = [
        one for one in found(drawn(lambda s: s.box(150, 30, 63, 88))) if one.severity == "error"
    ]
    assert one.message == "card 1 reaches 3.00 mm over the edge of the page"


def test_less_margin_and_bleed_than_asked_are_errors():
    assert codes(drawn(nine), margin=11, bleed=2) == [("MARGIN", 1), ("BLEED", 1)]


@pytest.mark.parametrize(("length", "wrong"), [(50.0, False), (48.5, True), (51.0, True)])
def test_a_line_is_as_long_as_it_says(length: float, wrong: bool):
    pdf = drawn(lambda sheet: sheet.ruler(20, 100, length))
    ruler = measured(pdf).pages[0].ruler
    assert ruler is not None
    assert ruler.says == 50
    assert ruler.length == pytest.approx(length, abs=0.005)
    assert codes(pdf) == ([("RULER", 1)] if wrong else [])


def test_a_line_in_inches_is_measured_in_mm():
    ruler = measured(drawn(lambda sheet: sheet.ruler(20, 100, 50.8, "2 in"))).pages[0].ruler
    assert ruler is not None
    assert ruler.says == 50.8


def test_a_line_without_ticks_at_its_ends_is_no_ruler():
    def page(sheet: Sheet) -> None:
        sheet.line(20, 100, 69, 100)
        sheet.text(20, 105, "50 mm")

    assert measured(drawn(page)).pages[0].ruler is None


def test_discs_are_measured_and_those_within_others_are_not():
    def page(sheet: Sheet) -> None:
        for x, diameter in ((30, 25), (30, 20), (80, 32), (120, 6)):
            sheet.circle(x, 50, diameter)

    discs = [(round(d.x, 2), round(d.diameter, 2)) for d in measured(drawn(page)).pages[0].discs]
    assert discs == [(30, 25), (80, 32)]


def test_a_coarse_picture_is_a_warning():
    pdf = drawn(lambda sheet: sheet.picture(20, 30, 25.4, 25.4, (150, 400)))
    assert [round(photo.dpi) for photo in measured(pdf).pages[0].facts.photos] == [150]
    assert ("PICTURE", 1) in codes(pdf, "warning")
    fine = drawn(lambda sheet: sheet.picture(20, 30, 25.4, 25.4, (200, 400)))
    assert ("PICTURE", 1) not in codes(fine, "warning")


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_the_smallest_type_is_measured_on_its_letters(turned: int):
    def page(sheet: Sheet) -> None:
        sheet.text(60, 60, "large next", 12)
        sheet.text(100, 100, "tiny vex", 4, turned)

    smallest = measured(drawn(page)).pages[0].facts.smallest
    assert smallest is not None
    # Helvetica's x is 0.523 em high.
    assert smallest.x_height == pytest.approx(4 * 0.523 / 72 * 25.4, abs=0.03)
    assert smallest.word in ("tiny", "vex")
    assert ("TYPE", 1) in codes(drawn(page), "warning")


def test_fonts_that_are_not_in_the_file_are_a_warning():
    pdf = drawn(lambda sheet: sheet.text(20, 20, "Odo"))
    assert [one.message.split(" is ")[0] for one in found(pdf) if one.code == "FONT"] == [
        "the font Helvetica"
    ]


def test_a_file_that_viewers_may_scale_is_a_warning():
    assert ("SCALING", 0) in codes(drawn(nine), "warning")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is empty"),
        (b"name: Levy\n", "is not a PDF"),
        (b"%PDF-1.7\n%%EOF", "is damaged"),
        (drawn(nine)[:400], "is damaged"),
        (
            drawn(nine, encrypt=StandardEncryption("secret", "owner")),
            "is locked with a password; save it without one",
        ),
    ],
)
def test_what_cannot_be_read_is_told_with_what_to_do(data: bytes, said: str):
    with pytest.raises(InputError, match=f"test.pdf: {said}"):
        read_pdf(data, "test.pdf")


def test_a_file_that_is_only_closed_to_changes_is_read():
    pdf = drawn(nine, encrypt=StandardEncryption("", "owner"))
    assert len(cards(pdf)) == 9


def test_a_page_of_many_short_lines_is_read_and_its_cards_are_found_by_their_edges():
    def page(sheet: Sheet) -> None:
        nine(sheet)
        for at in range(1200):
            sheet.line(10 + at / 10, 20, 10 + at / 10, 23 + at / 100)
            sheet.line(10, 20 + at / 10, 13 + at / 100, 20 + at / 10)

    assert len(cards(drawn(page))) == 9
