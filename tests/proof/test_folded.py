"""Pages that are folded in the middle, seen on paper: each back comes to lie behind its own front."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import ImageDraw

from output import load_sheet
from output.pdf.painter import pdf_bytes
from tests.proof.cases import CARDS, PAPERS
from tests.proof.judge import Asked, faults
from tests.proof.paper import Side, sides
from tests.proof.pips import Card
from tests.proof.printed import printout
from tests.proof.seen import Seen, cards, pips

CASES = [
    ("a4", "poker", 0, 7),
    ("a4", "poker", 3, 4),
    ("a4", "tarot", 0, 3),
    ("letter", "us-poker", 3, 5),
    ("letter", "mini", 0, 13),
    ("a5", "business", 2, 3),
    ("a3", "100x110", 0, 5),
]


@pytest.mark.parametrize(("paper", "card", "bleed", "count"), CASES)
@pytest.mark.parametrize("mixed", [False, True])
def test_folded_along_the_middle_each_back_lies_behind_its_own_front(
    paper: str, card: str, bleed: float, count: int, mixed: bool
) -> None:
    size = CARDS[card]
    asked = [Card(at, *size, two_sided=not mixed or at % 3 != 1) for at in range(count)]
    made = printout(asked, load_sheet(paper, duplex="fold", bleed_mm=bleed))
    assert made.duplex == "none"
    pages = list(sides(pdf_bytes(made)))
    upright = {is_upright(page, asked) for page in pages}
    assert len(upright) == 1
    stands = pages[0].height_mm >= pages[0].width_mm
    flip = "long" if upright.pop() == stands else "short"
    halves = [half for page in pages for half in folded(page, (flip == "long") == stands)]
    assert faults(halves, Asked(PAPERS[paper], asked, flip, bleed)) == []


def is_upright(page: Side, asked: list[Card]) -> bool:
    """Whether all fronts of a page are left of its middle, and all backs right of it."""
    sizes = {card.number: (card.width, card.height) for card in asked}
    seen, _ = cards(pips(page), sizes)
    return all(_is_left(card, page.width_mm / 2) == (card.side == "front") for card in seen)


def _is_left(card: Seen, middle: float) -> bool:
    return (card.box[0] + card.box[2]) / 2 < middle


def folded(page: Side, upright: bool) -> Iterator[Side]:
    """The half with the fronts, then that with the backs, each on a page that is white beside it."""
    middle = page.pixel(page.width_mm / 2, page.height_mm / 2)
    x, y = (round(at) for at in middle)
    width, height = page.image.size
    others = (x, 0, width, height) if upright else (0, y, width, height)
    own = (0, 0, x - 1, height) if upright else (0, 0, width, y - 1)
    for white in (others, own):
        image = page.image.copy()
        ImageDraw.Draw(image).rectangle(white, fill="white")
        yield replace(page, image=image)
