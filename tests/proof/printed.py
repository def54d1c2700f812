"""What is asked for, printed by the product and seen on paper."""

from __future__ import annotations

from collections.abc import Sequence

from output import impose
from output.display import Placed
from output.page.paper import load_paper
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from output.printout import Printout
from tests.proof.judge import Asked, faults
from tests.proof.paper import sides
from tests.proof.pips import MOST_CARDS, Card, faces


def printout(cards: Sequence[Card], sheet: Sheet) -> Printout:
    """Cards on sheets of paper, as the product lays them."""
    return impose(faces(cards), sheet, title="Proof")


def faults_of(made: Printout, asked: Asked) -> list[str]:
    """What the judge finds in it, once it is on paper."""
    return faults(list(sides(pdf_bytes(made))), asked)


def asked(cards: Sequence[Card], paper: str, flip: str = "none", bleed: float = 0.0) -> Asked:
    """What the judge is told: the paper by its size, not by what the product makes of it."""
    size = load_paper(paper)
    return Asked((size.width_mm, size.height_mm), cards, flip, bleed)


def room(width: float, height: float, sheet: Sheet) -> int:
    """How many cards of a size the product puts on a sheet; InputError where none fits."""
    two_sided = sheet.duplex != "none"
    cards = [Card(number, width, height, 1, two_sided) for number in range(MOST_CARDS)]
    first = printout(cards, sheet).pages[0]
    count = sum(isinstance(item, Placed) for item in first.items)
    return count // 2 if sheet.duplex == "fold" else count
