"""Pages of backs after the fronts, or in a file of their own: paper that is fed twice by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from builder.cli.printing.bound import bound
from builder.cli.printing.page_order import Order
from output import load_sheet
from output.pdf.painter import pdf_bytes
from output.printout import Bookmark, Page, Sides
from tests.proof.judge import faults
from tests.proof.paper import Side, sides
from tests.proof.pips import Card
from tests.proof.printed import asked, printout

CARDS = [Card(number, 41, 63, two_sided=number not in (1, *range(9, 18))) for number in range(21)]
"""On three sheets; behind the middle one there is nothing."""


@dataclass
class Cards:
    """The part of a print that has the cards."""

    pages: list[Page]
    title: str = "cards"
    sides: Sides = "pairs"
    outline: list[Bookmark] = field(default_factory=list)


def in_turn(files: Sequence[Sequence[Side]]) -> list[Side]:
    """Front, back, front, back: as the printer does it."""
    return list(files[0])


def in_the_same_order(files: Sequence[Sequence[Side]]) -> list[Side]:
    """The stack is laid in again so that its first sheet is printed first."""
    pages = [page for file in files for page in file]
    half = (len(pages) + 1) // 2
    return [page for pair in zip(pages[:half], pages[half:], strict=True) for page in pair]


def from_the_last(files: Sequence[Sequence[Side]]) -> list[Side]:
    """The stack is laid in again as it came out, so that its last sheet is printed first."""
    (pages,) = files
    half = len(pages) // 2
    pairs = zip(pages[:half], reversed(pages[half:]), strict=True)
    return [page for pair in pairs for page in pair]


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize(
    ("order", "fed"),
    [
        ("next", in_turn),
        ("last", in_the_same_order),
        ("reversed", from_the_last),
        ("apart", in_the_same_order),
    ],
)
def test_each_back_meets_its_front_however_paper_is_fed(
    flip: str, order: Order, fed: Callable[[Sequence[Sequence[Side]]], list[Side]]
) -> None:
    made = printout(CARDS, load_sheet("a5", duplex=flip))  # type: ignore[arg-type]
    files = bound([Cards(made.pages)], "Proof", flip, order).printouts  # type: ignore[arg-type]
    assert len(files) == (2 if order == "apart" else 1)
    seen = [list(sides(pdf_bytes(file))) for file in files]
    assert faults(fed(seen), asked(CARDS, "a5", flip)) == []
