"""What stands round cards to cut by: marks that vanish, stand wrong, or are cut off first."""

from __future__ import annotations

import pytest

from output import impose, load_sheet
from output.display import Drawing, Rect, Style
from output.page.calibration import calibration_sheet
from output.page.cut_lines import cut_lines
from output.page.paper import load_paper
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from output.printout import Printout
from tests.page.decks import TEAL, Face, card, deck, marks, placed
from tests.pains.print.printed import dark, pictures, seen
from tests.proof.cases import PAPERS
from tests.proof.paper import Side, sides
from tests.proof.pips import Card
from tests.proof.printed import asked, faults_of, printout

SHEET = load_sheet("a5", turn="upright", turn_cards="never", ruler=False)
W, H = 50.0, 60.0
"""Two across and three down on A5."""


def page_of(made: Printout) -> Side:
    return next(sides(pdf_bytes(made)))


def ink_at(side: Side, x: float, y: float) -> int:
    """How dark the darkest pixel is within a fifth of a millimetre; 255 is black."""
    left, top = side.pixel(x - 0.2, y - 0.2)
    right, foot = side.pixel(x + 0.2, y + 0.2)
    found = side.image.convert("L").crop((round(left), round(top), round(right), round(foot)))
    return 255 - found.getextrema()[0]  # type: ignore[operator, return-value]


def edges(sheet: Sheet = SHEET, count: int = 6) -> tuple[list[float], list[float]]:
    """The x and y of the edges of cards, as they are seen on paper."""
    ((_, found),) = seen([Card(number, W, H) for number in range(count)], sheet)
    across = {round(x, 1) for one in found for x in one.box[::2]}
    down = {round(y, 1) for one in found for y in one.box[1::2]}
    return sorted(across), sorted(down)


def test_marks_reach_the_edge_of_the_page() -> None:
    """Kind: the first cut takes off the marks of the next ones."""
    side = page_of(impose(deck(6, W, H), SHEET))
    across, down = edges()
    for x in across:
        assert ink_at(side, x, 0.3) > 150
        assert ink_at(side, x, side.height_mm - 0.3) > 150
    for y in down:
        assert ink_at(side, 0.3, y) > 150
        assert ink_at(side, side.width_mm - 0.3, y) > 150


@pytest.mark.parametrize("fill", ["#000000", "#FFFFFF", "#0F4653"])
def test_lines_on_cards_are_seen_on_any_ground(fill: str) -> None:
    """Kind: marks of one pixel, or of the colour of the card, are not seen on paper."""
    sheet = load_sheet("a5", turn="upright", turn_cards="never", lines=cut_lines("full"))
    with_guides, without = (page_of(impose(_filled(fill), on)) for on in (sheet, SHEET))
    across, down = edges()
    x, y = across[1], (down[1] + down[2]) / 2
    found = [
        side.image.convert("L").crop(
            (
                *(round(at) for at in side.pixel(x - 0.3, y - 5)),
                *(round(at) for at in side.pixel(x + 0.3, y + 5)),
            )
        )
        for side in (with_guides, without)
    ]
    low, high = found[0].getextrema()
    assert high - low > 90  # type: ignore[operator]
    low, high = found[1].getextrema()
    assert high - low < 10  # type: ignore[operator]


def _filled(fill: str) -> list[Face]:
    made = deck(6, W, H)
    for face in made:
        face.drawing = card(W, H, fill)
    return made


def test_there_are_no_crosses_between_cards() -> None:
    """Kind: marks stand at every corner between the cards; only outer ones are wanted."""
    across, down = edges()
    for line in marks(impose(deck(6, W, H), SHEET).pages[0]):
        outside = (
            max(line.x1, line.x2) < across[0]
            or min(line.x1, line.x2) > across[-1]
            or max(line.y1, line.y2) < down[0]
            or min(line.y1, line.y2) > down[-1]
        )
        assert outside, line


def test_marks_stand_where_the_card_ends_and_not_its_bleed() -> None:
    """Kind: the art has bleed already, and the marks stand at the edge of that."""
    sheet = load_sheet("a5", bleed_mm=3, turn="upright", turn_cards="never")
    across, down = edges(sheet, 4)
    lines = marks(impose(deck(4, W, H), sheet).pages[0])
    assert sorted({round(line.x1, 1) for line in lines if line.x1 == line.x2}) == across
    assert sorted({round(line.y1, 1) for line in lines if line.y1 == line.y2}) == down


@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_art_without_bleed_keeps_its_border(bleed: float) -> None:
    """Kind: art that ends at the edge of the card has its border cropped for bleed."""
    frame = Drawing(W, H, [Rect(0, 0, W, H, Style("#CC2200")), Rect(2, 2, W - 4, H - 4, WHITE)])
    made = deck(1, W, H)
    made[0].drawing = frame
    side = page_of(impose(made, load_sheet("a5", bleed_mm=bleed, turn="upright")))
    ((_, (one,)),) = seen([Card(0, W, H)], load_sheet("a5", bleed_mm=bleed, turn="upright"))
    left, top, right, foot = one.box
    for x, y in (
        (left + 1, top + 30),
        (right - 1, top + 30),
        (left + 20, top + 1),
        (left + 20, foot - 1),
    ):
        red, green, blue = side.image.getpixel(tuple(round(at) for at in side.pixel(x, y)))  # type: ignore[misc, arg-type]
        assert (red, green, blue) == (204, 34, 0)
    x, y = (round(at) for at in side.pixel(left + 20, top + 20))
    assert side.image.getpixel((x, y)) == (255, 255, 255)


WHITE = Style("#FFFFFF")


@pytest.mark.parametrize("side", [0, 1])
def test_colour_goes_over_the_edge_between_cards_of_one_colour(side: int) -> None:
    """Kind: a white column of pixels at the edge of a card is a stripe on paper, or when mirrored.

    Viewers paint the pixel that an edge goes through twice, each time in part, and leave some white.
    """
    sheet = load_sheet("a5", duplex="short", turn="upright", turn_cards="never", ruler=False)
    page = impose(deck(6, W, H, sides=2), sheet).pages[side]
    strips = [item for item in page.items if isinstance(item, Rect)]
    (left, middle, right), (top, *levels, foot) = edges()
    over = [one for one in strips if one.x < middle - 0.1 and one.x + one.w > middle + 0.1]
    assert sum(one.h for one in over) == pytest.approx(foot - top, abs=0.3)
    for level in levels:
        over = [one for one in strips if one.y < level - 0.1 and one.y + one.h > level + 0.1]
        assert sum(one.w for one in over if one.w > 1) == pytest.approx(right - left, abs=0.3)
    assert {one.style.fill for one in strips} == {TEAL}


def test_marks_are_on_one_side_unless_both_are_wanted() -> None:
    """Kind: marks on both sides never quite meet, and there is no way to have them on one."""
    for more, there in (({}, False), ({"lines": cut_lines(on_backs=True)}, True)):
        sheet = load_sheet("a5", duplex="long", **more)
        front, back = impose(deck(4, W, H, sides=2), sheet).pages
        assert marks(front)
        assert bool(marks(back)) is there


def test_places_hang_on_nothing_but_sizes() -> None:
    """Kind: after an update, or with other words beside them, cards lie elsewhere than on the sheets
    that are printed already, and the cutter's file is wrong."""
    sheet = load_sheet("a4")
    plain, full = (
        [(round(one.x, 3), round(one.y, 3)) for one in placed(page)]
        for made in (
            impose(deck(9), load_sheet("a4", marks=False, ruler=False)),
            impose(deck(9), sheet, title="A title of many words " * 5, note="C3-11 " * 40),
        )
        for page in made.pages
    )
    grid = [(10.5 + 63 * column, 16.5 + 88 * row) for row in range(3) for column in range(3)]
    assert plain == full == grid


@pytest.mark.parametrize("paper", PAPERS)
def test_both_margins_are_the_same(paper: str) -> None:
    """Kind: left and right margins differ, since the page is of another paper than the sheet."""
    sheet = load_sheet(paper, turn_cards="never")
    room = len(placed(impose(deck(99, 41, 63), sheet).pages[0]))
    ((side, found),) = seen([Card(number, 41, 63) for number in range(room)], sheet)
    assert sorted((side.width_mm, side.height_mm)) == pytest.approx(PAPERS[paper], abs=0.01)
    left, right = min(one.box[0] for one in found), max(one.box[2] for one in found)
    top, foot = min(one.box[1] for one in found), max(one.box[3] for one in found)
    assert left == pytest.approx(side.width_mm - right, abs=0.05)
    assert top == pytest.approx(side.height_mm - foot, abs=0.05)


@pytest.mark.parametrize("paper", PAPERS)
def test_no_label_is_printed_over_a_card(paper: str) -> None:
    """Kind: on large paper the label of the sheet stands on the cards."""
    cards = [Card(number, 41, 63) for number in range(3)]
    made = printout(cards, load_sheet(paper))
    assert faults_of(made, asked(cards, paper)) == []


def test_a_sheet_to_try_the_cut_with_takes_hardly_any_ink() -> None:
    """Kind: to try where the cutter cuts takes a sheet of full colour."""
    for picture in pictures(pdf_bytes(calibration_sheet(load_paper("a4")))):
        assert 0.0005 < dark(picture) < 0.02


def test_a_page_is_not_cut_where_there_is_no_card() -> None:
    """Kind: guides are right only when the page is full."""
    across, down = edges(count=3)
    lines = marks(impose(deck(3, W, H), SHEET).pages[0])
    assert sorted({round(line.x1, 1) for line in lines if line.x1 == line.x2}) == across
    assert sorted({round(line.y1, 1) for line in lines if line.y1 == line.y2}) == down
