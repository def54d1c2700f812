"""Cards on pages: blank pages, cut cards, wasted room, cards upon cards."""

from __future__ import annotations

import pytest

from output import impose, load_sheet
from output.printout import Page
from schemas.problems import InputError
from tests.cli.conftest import Player
from tests.page.decks import deck, placed
from tests.pains.print.printed import LEVY, print_of, seen, words
from tests.proof.cases import CARDS, PAPERS
from tests.proof.pips import Card
from tests.proof.printed import asked, faults_of, printout

both_papers = pytest.mark.parametrize("paper", ["a4", "letter"])


@pytest.mark.parametrize(("count", "pages"), [(8, 1), (9, 1), (10, 2), (17, 2), (18, 2), (19, 3)])
@pytest.mark.parametrize("flip", ["none", "long"])
def test_an_exactly_full_page_is_neither_lost_nor_followed_by_a_blank_one(
    count: int, pages: int, flip: str
) -> None:
    """Kind: where the last page is exactly full, there is one more page; or that page is missing."""
    sides = 1 if flip == "none" else 2
    made = impose(deck(count, sides=sides), load_sheet("a4", duplex=flip)).pages  # type: ignore[arg-type]
    assert [len(placed(page)) > 0 for page in made] == [True] * pages * sides
    assert sum(len(placed(page)) for page in made) == count * sides


@pytest.mark.parametrize(
    ("paper", "width", "height", "count"),
    [
        ("a4", 70, 99, 9),
        ("letter", 215.9 / 3, 279.4 / 3, 9),
        ("a3", 297 / 7, 420 / 11, 77),
        ("tabloid", 279.4 / 3, 431.8 / 7, 21),
    ],
)
def test_cards_that_fill_the_page_exactly_lose_no_column(
    paper: str, width: float, height: float, count: int
) -> None:
    """Kind: cards fill the width exactly, and by a hair of arithmetic one column is lost."""
    sheet = load_sheet(paper, margin_mm=0, turn_cards="never")
    (page,) = impose(deck(count, width, height), sheet).pages
    assert len(placed(page)) == count


def test_no_page_is_blank() -> None:
    """Kind: the file begins with a blank page, or the second one is blank."""
    for page in words(print_of(LEVY, "--what", "cards,sheet,roster,tokens")):
        assert len(page) > 5


@pytest.mark.parametrize("count", [1, 2])
def test_fewer_cards_than_columns_are_printed(count: int) -> None:
    """Kind: more columns than cards, and the program ends with an error."""
    cards = [Card(number, 41, 63) for number in range(count)]
    assert faults_of(printout(cards, load_sheet("a4")), asked(cards, "a4")) == []


@pytest.mark.parametrize("card", ["tarot", "a6", "100x130"])
def test_larger_cards_lie_on_a_grid_of_their_own(card: str) -> None:
    """Kind: larger cards lie on the places of small ones, one over the other."""
    cards = [Card(number, *CARDS[card]) for number in range(5)]
    assert faults_of(printout(cards, load_sheet("a4")), asked(cards, "a4")) == []


def test_cards_of_several_sizes_lie_upon_no_other_and_on_the_page() -> None:
    """Kind: cards of another size among the others overlap them, or fall off the page."""
    sizes = [(41, 63), (70, 120), (41, 63), (63, 88), (70, 120)]
    cards = [Card(number, *size) for number, size in enumerate(sizes)]
    assert faults_of(printout(cards, load_sheet("a4")), asked(cards, "a4")) == []


def test_a_sheet_for_many_has_many() -> None:
    """Kind: of eight cards to a sheet, one is printed in a corner."""
    ((_, found),) = seen([Card(number, 63, 88) for number in range(8)], load_sheet("letter"))
    assert sorted(card.number for card in found) == list(range(8))


@both_papers
def test_nine_cards_are_whole_on_either_paper(paper: str) -> None:
    """Kind: nine cards to a page are cropped on A4; or only as many fit on one of the papers."""
    cards = [Card(number, 63.5, 88.9) for number in range(9)]
    made = printout(cards, load_sheet(paper))
    assert len(made.pages) == 1
    assert faults_of(made, asked(cards, paper)) == []


def test_cards_turned_by_a_quarter_fill_the_room_that_upright_ones_leave() -> None:
    """Kind: two or three more would fit on A3, if some were turned."""

    def room(**turn: str) -> int:
        return len(placed(impose(deck(99), load_sheet("a3", **turn)).pages[0]))  # type: ignore[arg-type]

    upright, lying, mixed = room(turn_cards="never"), room(turn_cards="always"), room()
    assert mixed > max(upright, lying)
    cards = [Card(number, 63, 88) for number in range(mixed)]
    assert faults_of(printout(cards, load_sheet("a3")), asked(cards, "a3")) == []


@both_papers
def test_thirteen_cards_are_whole_on_as_few_pages_as_hold_them(paper: str) -> None:
    """Kind: a page break goes through a card."""
    cards = [Card(number, 63, 88) for number in range(13)]
    made = printout(cards, load_sheet(paper))
    assert len(made.pages) == 2
    assert faults_of(made, asked(cards, paper)) == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("card", ["poker", "mini", "tarot", "business"])
def test_no_room_is_left_where_another_row_or_column_would_fit(paper: str, card: str) -> None:
    """Kind: the lower part of each page is empty, and paper is wasted."""
    width, height = CARDS[card]
    try:
        page = impose(deck(99, width, height), load_sheet(paper)).pages[0]
    except InputError:
        return
    free_x, free_y = beside(page)
    lies = placed(page)[0].width_mm != width
    across, down = (height, width) if lies else (width, height)
    assert free_x < across
    assert free_y < down


def beside(page: Page) -> tuple[float, float]:
    """What of a page is neither card nor margin, across and down."""
    cards = placed(page)
    across = max(one.x + one.width_mm for one in cards) - min(one.x for one in cards)
    down = max(one.y + one.height_mm for one in cards) - min(one.y for one in cards)
    return page.width_mm - 10 - across, page.height_mm - 10 - down


@pytest.mark.parametrize("margin", [5.0, 15.0])
@both_papers
def test_a_margin_that_is_said_is_kept_white(paper: str, margin: float) -> None:
    """Kind: the printer cannot print to the edge and cards are cut; or other margins than the usual
    ones put the sheets over one another."""
    cards = [Card(number, 63, 88) for number in range(7)]
    sheet = load_sheet(paper, margin_mm=margin)
    assert faults_of(printout(cards, sheet), asked(cards, paper)) == []
    for side, found in seen(cards, sheet):
        for card in found:
            left, top, right, foot = card.box
            near = min(left, top, side.width_mm - right, side.height_mm - foot)
            assert near >= margin - 0.05


def test_cards_that_come_nearer_to_the_edge_than_printers_print_are_told(player: Player) -> None:
    """Kind: the outermost cards are cut by the printer, and nobody said so before."""
    result = player.tries("print", LEVY, "-o", "a.pdf", "--card", "a6", "--paper", "a6")
    assert "edge" in result.stderr


def test_cards_lie_as_they_are_read_and_counted() -> None:
    """Kind: files are sorted as texts, so that card 10 comes before 2; or from the lowest row up."""
    ((_, found),) = seen([Card(number, 63, 88) for number in range(12)], load_sheet("a3"))
    assert [card.number for card in found] == list(range(12))
