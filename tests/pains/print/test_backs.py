"""Backs behind other fronts, beside their fronts, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder.cli.printing.bound import bound
from output import impose, load_sheet
from output.display import Line
from output.page.corrected import corrected
from output.page.cut_lines import cut_lines
from output.pdf.painter import pdf_bytes
from output.printout import Page
from schemas.printer import Offset, PrinterProfile
from tests.cli.conftest import Player
from tests.page.decks import deck, marks
from tests.pains.print.printed import LEVY, in_rows, seen, words
from tests.proof.paper import sides
from tests.proof.pips import Card, drawn, faces
from tests.proof.printed import asked, faults_of, printout
from tests.proof.seen import Seen, cards, pips
from tests.proof.test_feeding import Cards

both_edges = pytest.mark.parametrize("flip", ["long", "short"])
MINI = (41.0, 63.0)


def minis(count: int, without: tuple[int, ...] = ()) -> list[Card]:
    """So many small cards, all but some with a back."""
    return [Card(number, *MINI, two_sided=number not in without) for number in range(count)]


def wrong(made: list[Card], flip: str, **sheet: object) -> list[str]:
    """What the judge says of cards on A5."""
    on = load_sheet("a5", duplex=flip, **sheet)  # type: ignore[arg-type]
    return faults_of(printout(made, on), asked(made, "a5", flip))


@both_edges
def test_behind_a_row_of_three_each_card_has_its_own_back(flip: str) -> None:
    """Kind: fronts are A B C and backs are A B C, so that A has the back of C."""
    assert wrong(minis(3), flip) == []


@both_edges
def test_cards_without_backs_among_others_leave_the_others_theirs(flip: str) -> None:
    """Kind: some cards have no back, and on a page that is not full the backs move up."""
    assert wrong(minis(14, without=(0, 2, 3, 10, 12)), flip) == []


@pytest.mark.parametrize("turn", ["upright", "lying"])
@both_edges
def test_backs_are_right_however_the_paper_lies_and_turns(flip: str, turn: str) -> None:
    """Kind: each way that paper lies and turns was tried, and the backs were wrong in all."""
    assert wrong(minis(5), flip, turn=turn) == []


def test_a_page_that_is_not_full_lies_where_a_full_one_does() -> None:
    """Kind: four backs in the upper row lie a millimetre off; with a fifth card they are right."""
    sheet = load_sheet("a5", duplex="long", turn_cards="never")
    few, many = (seen(minis(count), sheet) for count in (2, 9))
    for (_, some), (_, full) in zip(few, many, strict=True):
        places = {card.number: card.box for card in full}
        assert some
        for card in some:
            assert card.box == pytest.approx(places[card.number], abs=0.02)


def test_backs_are_in_the_middle_of_the_page_as_fronts_are() -> None:
    """Kind: fronts are centred on the paper, and their backs are not."""
    for side, found in seen(minis(9), load_sheet("a5", duplex="long")):
        left, right = min(card.box[0] for card in found), max(card.box[2] for card in found)
        top, foot = min(card.box[1] for card in found), max(card.box[3] for card in found)
        assert left == pytest.approx(side.width_mm - right, abs=0.05)
        assert top == pytest.approx(side.height_mm - foot, abs=0.05)


def test_a_printer_that_lays_backs_askew_is_set_right_for_backs_alone() -> None:
    """Kind: backs come out three millimetres off, and there is nothing to move them with."""
    sheet = load_sheet("a5", duplex="long", turn="upright")
    made = printout(minis(4), sheet)
    moved = corrected(made, PrinterProfile(back=Offset(x_mm=3.2, y_mm=-1.5)))
    known = dict.fromkeys(range(4), MINI)

    def places(of: object) -> list[list[Seen]]:
        return [in_rows(cards(pips(side), known)[0]) for side in sides(pdf_bytes(of))]  # type: ignore[arg-type]

    (fronts, backs), (fronts_moved, backs_moved) = places(made), places(moved)
    for before, after in zip(fronts, fronts_moved, strict=True):
        assert after.box == pytest.approx(before.box, abs=0.02)
    for before, after in zip(backs, backs_moved, strict=True):
        assert after.box[0] + 3.2 == pytest.approx(before.box[0], abs=0.02)
        assert after.box[1] - 1.5 == pytest.approx(before.box[1], abs=0.02)


@both_edges
def test_backs_have_marks_too_if_asked_for_under_those_of_the_front(flip: str) -> None:
    """Kind: there is something to cut by on the front alone, and the back is what is seen."""
    sheet = load_sheet("a5", duplex=flip, lines=cut_lines(on_backs=True))  # type: ignore[arg-type]
    front, back = impose(deck(3, *MINI, sides=2), sheet).pages
    assert crossings(front) == pytest.approx(crossings(back, flip), abs=0.01)


def crossings(page: Page, turned: str = "") -> list[float]:
    """The x of upright marks, then the y of level ones; of a back as seen through the front."""
    lines: list[Line] = marks(page)
    stands = turned == ("long" if page.height_mm >= page.width_mm else "short")
    across = {line.x1 for line in lines if line.x1 == line.x2}
    down = {line.y1 for line in lines if line.y1 == line.y2}
    if turned and stands:
        across = {page.width_mm - x for x in across}
    elif turned:
        down = {page.height_mm - y for y in down}
    return sorted(across) + sorted(down)


def test_one_back_may_be_behind_all_cards() -> None:
    """Kind: there are fronts alone, and no notion of a back."""
    fronts = [Card(number, *MINI) for number in range(5)]
    sheet = load_sheet("a5", duplex="long")
    made = impose(faces(fronts), sheet, back=drawn(7, *MINI, "back"))
    known = dict.fromkeys(range(8), MINI)
    _, behind = (cards(pips(side), known)[0] for side in sides(pdf_bytes(made)))
    assert [(card.number, card.side) for card in behind] == [(7, "back")] * 5


def test_a_back_that_is_not_there_is_told(player: Player) -> None:
    """Kind: no file was written, since there was no back, and nobody said so."""
    said = player.is_refused("print", LEVY, "-o", "a.pdf", "--duplex", "long", "--back", "no.png")
    assert "no.png" in said
    assert not Path("a.pdf").exists()


def test_all_fronts_may_come_first_and_then_all_backs() -> None:
    """Kind: the printer takes card only by hand, sheet by sheet, and fronts and backs alternate."""
    made = printout(minis(14), load_sheet("a5", duplex="long"))
    assert [page.is_back for page in made.pages] == [False, True, False, True]
    (whole,) = bound([Cards(made.pages)], "Proof", "long", "last").printouts
    assert [page.is_back for page in whole.pages] == [False, False, True, True]


def test_backs_may_be_a_file_of_their_own(player: Player) -> None:
    """Kind: backs are to be glued on, and are mixed with the fronts in one file."""
    flags = ("--duplex", "long", "--back", "theme", "--back-pages", "apart")
    player.does("print", LEVY, "-o", "levy.pdf", *flags)
    fronts, backs = (
        words((player.folder / name).read_bytes()) for name in ("levy.pdf", "levy-backs.pdf")
    )
    assert [page.count("CORE") for page in fronts] == [0, 0]
    assert [page.count("CORE") for page in backs] == [9, 2]


def test_front_and_back_may_lie_beside_one_another_to_be_folded() -> None:
    """Kind: the printer cannot print both sides; front and back are to be folded together."""
    assert wrong(minis(7), "fold") == []
