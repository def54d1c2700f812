"""The judge sees what is wrong: prints that are spoilt on purpose, each in one way, are found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from output import load_sheet
from output.display import Group, Item, Placed, Rect, Style, Text
from output.printout import Page, Printout
from tests.proof.pips import Card
from tests.proof.printed import asked, faults_of, printout

PAPER = "a5"
CARDS = [Card(number, 41, 63, two_sided=number != 1) for number in range(11)]
"""Nine on a sheet, two on the next; one of them without a back."""

Spoil = Callable[[Printout], Printout]


def right(flip: str = "long", bleed: float = 0.0) -> Printout:
    return printout(CARDS, load_sheet(PAPER, duplex=flip, bleed_mm=bleed))  # type: ignore[arg-type]


def verdict(made: Printout, flip: str = "long", bleed: float = 0.0) -> list[str]:
    return faults_of(made, asked(CARDS, PAPER, flip, bleed))


def placed(page: Page) -> list[Placed]:
    return [item for item in page.items if isinstance(item, Placed)]


def with_cards(made: Printout, number: int, cards: list[Placed]) -> Printout:
    """The print with other cards on a page."""
    pages = list(made.pages)
    pages[number] = replace(pages[number], items=list[Item](cards))
    return replace(made, pages=pages)


def moved(made: Printout, number: int, **change: Any) -> Printout:
    """The print with the first card of a page changed."""
    first, *more = placed(made.pages[number])
    return with_cards(made, number, [replace(first, **change), *more])


def backs_in_order_of_the_list(made: Printout) -> Printout:
    """The first back behind the first slot from the left, as if paper were not turned over."""
    spots = [(one.x, one.y) for one in placed(made.pages[0])]
    backs = placed(made.pages[1])
    at = [replace(one, x=x, y=y) for one, (x, y) in zip(backs, spots, strict=False)]
    return with_cards(made, 1, at)


def backs_closed_up(made: Printout) -> Printout:
    """No empty place behind the card without a back: all that follow come one place forward."""
    cards = placed(made.pages[0])
    spots = [(148 - one.x - 41, one.y) for one in cards]
    backs = placed(made.pages[1])
    return with_cards(
        made, 1, [replace(one, x=x, y=y) for one, (x, y) in zip(backs, spots, strict=False)]
    )


def short_page_centred(made: Printout) -> Printout:
    """The two backs of the last sheet in the middle of their page."""
    one, other = placed(made.pages[3])
    return with_cards(made, 3, [replace(one, x=74.0), replace(other, x=33.0)])


def backs_turned(made: Printout) -> Printout:
    return with_cards(made, 1, [replace(one, turn=180) for one in placed(made.pages[1])])


def scaled(made: Printout, across: float = 0.99, down: float = 0.99) -> Printout:
    """As “fit to page” does it, about the middle of the paper."""
    pages = []
    for page in made.pages:
        x, y = page.width_mm / 2 * (1 - across), page.height_mm / 2 * (1 - down)
        pages.append(replace(page, items=[Group(page.items, (across, 0, 0, down, x, y))]))
    return replace(made, pages=pages)


def of_whole_pixels(made: Printout) -> Printout:
    """A card as many pixels wide as a program made of it: 742 where 744.09 are 63 mm."""
    return scaled(made, across=742 / 300 * 25.4 / 63, down=1.0)


def words_over_a_card(made: Printout) -> Printout:
    label = Text(60, 60, "sheet 1 of 2", "Barlow Semi Condensed", 2.3)
    page = made.pages[0]
    return replace(made, pages=[replace(page, items=[*page.items, label]), *made.pages[1:]])


def painted_beside_the_paper(made: Printout) -> Printout:
    page = made.pages[0]
    over = Rect(147, 100, 3, 1, Style("#000000"))
    return replace(made, pages=[replace(page, items=[*page.items, over]), *made.pages[1:]])


def on_other_paper(made: Printout) -> Printout:
    return replace(made, pages=[replace(page, height_mm=180.0) for page in made.pages])


SPOILT: dict[str, tuple[Spoil, str]] = {
    "backs in order of the list": (backs_in_order_of_the_list, "is the back of"),
    "backs closed up": (backs_closed_up, "is the back of"),
    "backs of a short page centred anew": (short_page_centred, "mm off"),
    "backs upside down": (backs_turned, "stands upside down"),
    "scaled to 99 %": (scaled, "is 40.59 x 62.37 mm"),
    "stretched down by a quarter of a hundredth": (
        lambda made: scaled(made, 1.0, 1.0025),
        "is 41.00 x 63.16 mm",
    ),
    "sizes in whole pixels": (of_whole_pixels, "is 40.88"),
    "a card over another": (lambda made: moved(made, 0, x=12.8), "overlap"),
    "a card over the edge of the paper": (lambda made: moved(made, 0, x=-1.0), "over the edge"),
    "a card half a millimetre off": (lambda made: moved(made, 1, x=94.0), "mm off"),
    "a card left out": (
        lambda made: with_cards(made, 0, placed(made.pages[0])[1:]),
        "card 0 is there 0 times",
    ),
    "a card twice": (
        lambda made: with_cards(made, 2, [*placed(made.pages[2]), placed(made.pages[0])[0]]),
        "card 0 is there 2 times",
    ),
    "fronts and backs changed": (
        lambda made: replace(made, pages=made.pages[1::-1] + made.pages[2:]),
        "is printed as a back",
    ),
    "a page left out": (lambda made: replace(made, pages=made.pages[:-1]), "has no back"),
    "a blank page first": (
        lambda made: replace(made, pages=[Page(148, 210), *made.pages]),
        "the front is blank",
    ),
    "words over a card": (words_over_a_card, "ink that is not its own"),
    "painted beside the paper": (painted_beside_the_paper, "painted beside the paper"),
    "other paper": (on_other_paper, "the page is 148.00 x 180.00 mm"),
}


@pytest.mark.parametrize(("spoil", "said"), SPOILT.values(), ids=SPOILT.keys())
def test_a_print_that_is_spoilt_is_found_out(spoil: Spoil, said: str) -> None:
    found = verdict(spoil(right()))
    assert any(said in one for one in found), found


@pytest.mark.parametrize(("flip", "turned"), [("long", "short"), ("short", "long")])
def test_paper_turned_over_the_other_edge_is_found_out(flip: str, turned: str) -> None:
    found = verdict(right(flip), turned)
    assert any("behind" in one or "upside down" in one for one in found), found


FOLDED: dict[str, tuple[Callable[[Placed, Page], Placed], str]] = {
    "backs moved": (lambda back, _: replace(back, y=back.y + 0.3), "mm off"),
    "backs upside down": (
        lambda back, _: replace(back, turn=(back.turn + 180) % 360),  # type: ignore[arg-type]
        "stands upside down",
    ),
    "backs from below": (
        lambda back, page: replace(back, y=page.height_mm - back.y - back.height_mm),
        "is the back of",
    ),
}


@pytest.mark.parametrize(("spoil", "said"), FOLDED.values(), ids=FOLDED.keys())
def test_a_folded_print_that_is_spoilt_is_found_out(
    spoil: Callable[[Placed, Page], Placed], said: str
) -> None:
    cards = [replace(card, two_sided=True) for card in CARDS]
    made = printout(cards, load_sheet(PAPER, duplex="fold"))
    page = made.pages[0]
    both = placed(page)
    half = len(both) // 2
    spoilt = [*both[:half], *(spoil(back, page) for back in both[half:])]
    found = faults_of(with_cards(made, 0, list(spoilt)), asked(cards, PAPER, "fold"))
    assert any(said in one for one in found), found
    assert any("no line says where" in one for one in found), found


@pytest.mark.parametrize(("bleed", "wrong"), [(2.0, False), (1.8, True), (2.2, True)])
def test_bleed_is_measured_to_a_tenth_of_a_millimetre(bleed: float, wrong: bool) -> None:
    found = verdict(right(bleed=bleed), bleed=2.0)
    assert any("over its edge, not 2" in one for one in found) is wrong, found


@pytest.mark.parametrize(("off", "wrong"), [(0.0, False), (0.05, False), (0.18, True)])
def test_a_back_is_measured_to_a_tenth_of_a_millimetre(off: float, wrong: bool) -> None:
    made = right()
    first = placed(made.pages[1])[0]
    found = verdict(moved(made, 1, x=first.x + off, y=first.y + off))
    assert any("mm off" in one for one in found) is wrong, found


@pytest.mark.parametrize(("scale", "wrong"), [(1.0005, False), (1.0025, True), (0.9975, True)])
def test_a_size_is_measured_to_a_tenth_of_a_millimetre(scale: float, wrong: bool) -> None:
    found = verdict(scaled(right(), scale, scale))
    assert any(" x " in one for one in found) is wrong, found


@pytest.mark.parametrize("flip", ["none", "long", "short", "fold"])
def test_a_print_that_is_right_has_no_fault(flip: str) -> None:
    cards = [replace(card, two_sided=flip != "none" and card.two_sided) for card in CARDS]
    made = printout(cards, load_sheet(PAPER, duplex=flip))  # type: ignore[arg-type]
    assert faults_of(made, asked(cards, PAPER, flip)) == []
