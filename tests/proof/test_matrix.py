"""Cards of all sizes on all papers, one side or two, seen on paper: each whole, in place, true to size.

A card of pips is printed for every pair of paper, card, the way it lies, edge to turn over, count and
gap; `PROOF=300` in the environment prints as many combinations more, `PROOF=all` all of them.
"""

from __future__ import annotations

import pytest

from output import load_sheet
from output.card.layouts import load_layout
from output.page.sheet import Sheet
from schemas.problems import InputError
from tests.proof.cases import CARDS, PAPERS, Print, fits, prints
from tests.proof.judge import Asked
from tests.proof.pips import Card
from tests.proof.printed import faults_of, printout, room


def sheet_of(asked: Print) -> Sheet:
    return load_sheet(
        asked.paper,
        duplex=asked.flip,  # type: ignore[arg-type]
        bleed_mm=asked.bleed,
        gutter_mm=asked.gutter,
        turn=asked.turn,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("asked", prints(), ids=str)
def test_each_card_is_whole_in_place_and_true_to_size_with_its_own_back_behind_it(
    asked: Print,
) -> None:
    sheet = sheet_of(asked)
    cards = asked.cards(room(*asked.size, sheet))
    told = Asked(PAPERS[asked.paper], cards, asked.flip, asked.bleed)
    assert faults_of(printout(cards, sheet), told) == []


@pytest.mark.parametrize("name", [name for name in CARDS if name != "own"])
def test_a_card_that_is_named_has_the_size_of_that_name(name: str) -> None:
    layout = load_layout(name)
    assert (layout.width_mm, layout.height_mm) == CARDS[name]


@pytest.mark.parametrize(
    ("paper", "card"),
    [
        (paper, card)
        for paper in PAPERS
        for card in CARDS
        if not fits({"paper": paper, "card": card})
    ],
)
def test_a_card_larger_than_the_paper_is_refused(paper: str, card: str) -> None:
    with pytest.raises(InputError, match=r"the card of .* does not fit on"):
        printout([Card(0, *CARDS[card])], load_sheet(paper))
