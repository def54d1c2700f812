"""Guides between the cards and arcs at their corners, looked at as pixels."""

from __future__ import annotations

import io
from math import hypot

import pypdfium2 as pdfium
import pytest
from PIL import Image, ImageChops

from output import impose, load_sheet
from output.page.cut_lines import cut_lines
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from output.printout import Printout
from tests.page.decks import Face, arcs, card, deck, ends, guides, placed

DPI = 600
PX = DPI / 25.4
WHITE, BLACK = "#FFFFFF", "#000000"
DARK, LIGHT = "#101010", "#F4F4F4"


def drawn(printout: Printout, page: int = 0) -> Image.Image:
    with pdfium.PdfDocument(io.BytesIO(pdf_bytes(printout))) as document:
        return document[page].render(scale=DPI / 72).to_pil().convert("L")


def sheet(guides_: str, **more: object) -> Sheet:
    lines = cut_lines(guides_, **{name: more.pop(name) for name in LINE_WORDS & set(more)})  # type: ignore[arg-type]
    return load_sheet(marks=False, ruler=False, turn_cards="never", lines=lines, **more)  # type: ignore[arg-type]


LINE_WORDS = {"colour", "weight_mm", "on_backs", "corner_mm"}


def test_without_being_asked_for_there_are_no_lines_between_cards():
    """Only outer marks, no crosses between cards: nhmkdev/cardmaker 173."""
    (page,) = impose(deck(9), load_sheet()).pages
    assert guides(page) == []
    assert arcs(page) == []


@pytest.mark.parametrize("bleed", [1, 3, 5])
def test_nothing_of_a_corner_guide_is_left_on_a_card_that_is_cut_well(bleed):
    faces = [Face(card(fill=DARK), 1, copies=4)]
    bare = impose(faces, sheet("none", bleed_mm=bleed))
    lined = impose(faces, sheet("corners", bleed_mm=bleed))
    without, with_ = drawn(bare), drawn(lined)
    assert ImageChops.difference(without, with_).getbbox() is not None
    for one in placed(lined.pages[0]):
        box = tuple(
            round(at * PX) + inset
            for at, inset in ((one.x, 2), (one.y, 2), (one.x + 63, -2), (one.y + 88, -2))
        )
        assert ImageChops.difference(without.crop(box), with_.crop(box)).getbbox() is None


def test_where_cards_share_a_cut_only_their_corners_have_a_short_line_on_it():
    """No more than half of its weight is left on a card that is cut well."""
    (page,) = impose(deck(9), sheet("corners")).pages
    assert {round(hypot(g.x2 - g.x1, g.y2 - g.y1), 3) for g in guides(page)} == {2.0, 3.0, 3.5}
    corners = {(round(one.x, 3), round(one.y, 3)) for one in placed(page)}
    inner = {(x, y) for x, y in corners if x > 20 and y > 20}
    middles = {
        (round((g.x1 + g.x2) / 2, 3), round((g.y1 + g.y2) / 2, 3))
        for g in guides(page)
        if hypot(g.x2 - g.x1, g.y2 - g.y1) == pytest.approx(3)
    }
    assert middles == inner


@pytest.mark.parametrize("fill", [DARK, LIGHT, "#7F7F7F"])
@pytest.mark.parametrize("dpi", [150, 300])
@pytest.mark.parametrize("colour", [BLACK, WHITE, "#E6007E"])
def test_a_guide_is_seen_on_every_ground(fill, dpi, colour):
    """Marks of one pixel in black on black are invisible on paper: DiddiZ/mtg-proxies 27."""
    printout = impose([Face(card(fill=fill), 1, copies=4)], sheet("full", colour=colour))
    with pdfium.PdfDocument(pdf_bytes(printout)) as document:
        image = document[0].render(scale=dpi / 72).to_pil().convert("RGB")
    x, scale = placed(printout.pages[0])[1].x, dpi / 25.4
    ground = Image.new("RGB", image.size, fill)
    seen = 0
    rows = range(round(30 * scale), round(60 * scale))
    for y in rows:
        box = (round(x * scale) - 2, y, round(x * scale) + 2, y + 1)
        extremes = ImageChops.difference(image.crop(box), ground.crop(box)).getextrema()
        seen += max(most for _, most in extremes) > 60
    assert seen > 0.35 * len(rows)


def test_full_guides_run_along_every_cut_and_are_drawn_once():
    (page,) = impose(deck(9), sheet("full")).pages
    lines = [ends(line) for line in guides(page)]
    assert len(lines) == len(set(lines)) == 8
    assert {round(x1, 3) for x1, _, x2, _ in lines if x1 == x2} == {10.5, 73.5, 136.5, 199.5}
    assert {round(y1, 3) for _, y1, _, y2 in lines if y1 == y2} == {16.5, 104.5, 192.5, 280.5}


def test_full_guides_of_a_gap_are_two_lines_that_cross_it():
    (page,) = impose(deck(4), sheet("full", bleed_mm=2)).pages
    across = sorted({round(line.x1, 3) for line in guides(page) if line.x1 == line.x2})
    assert across[2] - across[1] == pytest.approx(4)
    cards = placed(page)
    foot = max(one.y + one.height_mm for one in cards)
    upright = [line for line in guides(page) if line.x1 == line.x2]
    assert all(line.y1 < cards[0].y and line.y2 > foot for line in upright)


def test_guides_of_turned_and_upright_cards_lie_along_their_own_edges_only():
    """No line runs over a card whose edge it is not."""
    (page,) = impose(deck(18, 44, 68), load_sheet("a4", lines=cut_lines("full"))).pages
    assert {one.turn for one in placed(page)} == {0, 90}
    for line in guides(page):
        for one in placed(page):
            inside_x = one.x + 0.01 < line.x2 and line.x1 < one.x + one.width_mm - 0.01
            inside_y = one.y + 0.01 < line.y2 and line.y1 < one.y + one.height_mm - 0.01
            assert not (inside_x and inside_y)


def test_backs_have_guides_where_they_are_asked_for():
    faces = deck(3, sides=2)
    for on_backs in (False, True):
        asked = sheet("corners", on_backs=on_backs, corner_mm=3, duplex="long")
        front, back = impose(faces, asked).pages
        assert bool(guides(back)) == bool(arcs(back)) == on_backs
        if on_backs:
            over = {tuple(round(210 - x, 6) for x in (g.x2, g.x1)) for g in guides(front)}
            assert {(round(g.x1, 6), round(g.x2, 6)) for g in guides(back)} == over


@pytest.mark.parametrize("radius", [2, 3, 5])
def test_arcs_lie_just_outside_of_rounded_corners(radius):
    printout = impose([Face(card(fill=LIGHT), 1)], sheet("none", corner_mm=radius))
    assert len(arcs(printout.pages[0])) == 4
    image = drawn(printout)
    (one,) = placed(printout.pages[0])
    for left, x in ((one.x + radius, -1), (one.x + 63 - radius, 1)):
        for top, y in ((one.y + radius, -1), (one.y + 88 - radius, 1)):
            dark = inside = 0
            for step in range(-6, 7):
                across, down = 0.7 + step * 0.03, (1 - (0.7 + step * 0.03) ** 2) ** 0.5
                on_it, within = radius + 0.075, radius - 0.1
                dark += grey(image, left + x * across * on_it, top + y * down * on_it) < 90
                inside += grey(image, left + x * across * within, top + y * down * within) < 200
            assert dark >= 3
            assert inside == 0


def grey(image: Image.Image, x: float, y: float) -> int:
    found = image.getpixel((int(x * PX), int(y * PX)))
    assert isinstance(found, int)
    return found
