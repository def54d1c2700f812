"""Cards on sheets that are cut already, judged from pixels: each in its piece, its back behind it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from output import load_sheet
from output.display import Placed
from output.page.precut import known_precut, load_precut
from tests.proof.pips import Card
from tests.proof.printed import asked, faults_of, printout


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("name", known_precut())
def test_cards_and_backs_are_in_their_pieces(name: str, turned: bool, flip: str) -> None:
    precut = load_precut(name)
    width, height = reversed(precut.size) if turned else precut.size
    count = len(precut.pieces) + 1
    cards = [Card(number, width, height, 1, number % 3 != 1) for number in range(count)]
    sheet = load_sheet("a4", marks=False, duplex=flip)  # type: ignore[arg-type]
    sheet = replace(sheet, paper=precut.paper, precut=precut, start=2)
    made = printout(cards, sheet)
    assert faults_of(made, asked(cards, precut.paper.id, flip)) == []
    first, second = (
        [item for item in page.items if isinstance(item, Placed)] for page in made.pages[::2]
    )
    assert len(first) == len(precut.pieces) - 1
    places = [(piece.x, piece.y, piece.w, piece.h) for piece in precut.pieces]
    for cards_on, pieces in ((first, places[1:]), (second, places)):
        seen = [(card.x, card.y, card.width_mm, card.height_mm) for card in cards_on]
        assert seen == [pytest.approx(piece) for piece in pieces[: len(seen)]]
