"""What players of wargames ask of a printer and did not get."""

from __future__ import annotations

import io
from pathlib import Path

import pikepdf
import pytest

from output.pdf.painter import pdf_bytes
from output.printout import Page, Printout
from output.verify.measured import Asked, measure
from output.verify.read import read_pdf
from tests.cli.conftest import Player
from tests.pains.print.printed import LEVY, MM, print_of, words
from tests.token.game import pages, tokens

HEAD = "format: musterpress/roster\nversion: 1\nsystem: core-1e\nname: Border\n"
SLEEVE = (63.5, 88.9)


def cut_cards(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of all cards of a file, as a stranger measures them."""
    made = measure(read_pdf(pdf, "a.pdf"), Asked())
    return [
        (round(card.cut.w, 1), round(card.cut.h, 1)) for page in made.pages for card in page.cards
    ]


def said(pdf: bytes) -> str:
    return " ".join(word for page in words(pdf) for word in page)


def test_empty_cards_may_be_printed_to_fill_in_at_the_table() -> None:
    """Kind: a fighter is hired at the table, and there is no empty card to write on."""
    pdf = print_of("core-1e", "--blank", "5", "--card", "us-poker")
    assert cut_cards(pdf) == [SLEEVE] * 5
    assert said(pdf).count("NAME") == 5


def test_notes_of_a_fighter_are_printed_and_may_be_left_out(player: Player) -> None:
    """Kind: what a player noted of a fighter, such as experience, is not on paper."""
    player.writes("a.yaml", f"{HEAD}fighters: [{{unit: levy, notes: Limps since Harrowford}}]\n")
    for at, (flags, there) in enumerate([((), True), (("--no-notes",), False)]):
        player.does("print", "a.yaml", "-o", f"{at}.pdf", "--what", "cards,roster", *flags)
        found = said(Path(f"{at}.pdf").read_bytes())
        assert ("Harrowford" in found) is there


def test_only_the_cards_that_are_wanted_are_printed() -> None:
    """Kind: all cards are printed anew where one has changed."""
    pdf = print_of(LEVY, "--fighter", "Hob Tarrant", "--fighter", "Nell Sparrow=2")
    found = said(pdf).upper()
    assert len(cut_cards(pdf)) == 3
    assert found.count("NELL SPARROW") >= 2
    assert "HOB TARRANT" in found
    assert "YSOLT" not in found


def test_every_fighter_and_every_rule_is_a_card_that_goes_into_a_sleeve() -> None:
    """Kind: cards of fighters do not fit sleeves, and rules and equipment are no cards at all."""
    fighters = print_of(LEVY, "--card", "us-poker")
    rules = print_of("double-tap/night-shift", "--card", "us-poker", "--what", "weapons,rules")
    for pdf in (fighters, rules):
        found = cut_cards(pdf)
        assert len(found) > 5
        assert set(found) <= {SLEEVE, SLEEVE[::-1]}


def test_a_force_has_its_tokens_on_one_page_each_with_what_it_is() -> None:
    """Kind: tokens of a force are made one by one elsewhere, and have no names."""
    sheet = pages(tokens("  - {id: acted, name: Acted, size_mm: 20, each: fighters}\n", FORCE))
    assert len(sheet) == 1
    (found,) = measure(read_pdf(pdf_of(sheet), "a.pdf"), Asked()).pages
    assert len(found.discs) == 5
    assert said(pdf_of(sheet)).upper().count("ACTED") >= 1


FORCE = "fighters: [{unit: crab, count: 3}, {unit: lobster, count: 2}]"


def pdf_of(found: list[Page]) -> bytes:
    return pdf_bytes(Printout(found))


@pytest.mark.parametrize("size", [25.0, 28.5, 40.0])
def test_tokens_alone_are_as_large_as_they_are_cut(size: float) -> None:
    """Kind: tokens come with bleed round them, or on cards; or a base of 28 mm is 25 mm."""
    sheet = pages(tokens(f"  - {{id: a, name: A, size_mm: {size}, count: 4}}\n"))
    (found,) = measure(read_pdf(pdf_of(sheet), "a.pdf"), Asked()).pages
    assert [disc.diameter for disc in found.discs] == pytest.approx([size] * 4, abs=0.05)


def test_eight_or_nine_fighters_are_on_one_page() -> None:
    """Kind: a page has two fighters, where nine would do."""
    made = measure(read_pdf(print_of(LEVY), "a.pdf"), Asked()).pages
    assert [len(page.cards) for page in made] == [9, 2]


@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_a_printing_company_gets_a_page_for_each_card_with_trim_and_bleed(bleed: float) -> None:
    """Kind: a company wants single cards, with boxes that say where they end and where they bleed."""
    pdf = print_of(LEVY, "--paper", "card", "--bleed", f"{bleed:g}")
    with pikepdf.open(io.BytesIO(pdf)) as file:
        assert len(file.pages) == 11
        for page in file.pages:
            left, low, right, high = (float(side) * MM for side in page.trimbox)
            assert (right - left, high - low) == pytest.approx((63, 88), abs=0.01)
            media, bled = (
                [float(side) * MM for side in box] for box in (page.mediabox, page.bleedbox)
            )
            assert media == pytest.approx([0, 0, 63 + 2 * bleed, 88 + 2 * bleed], abs=0.01)
            assert bled == pytest.approx(media, abs=0.01)
            assert left == pytest.approx(bleed, abs=0.01)


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_each_card_may_be_a_file(player: Player, ending: str) -> None:
    """Kind: cards are wanted in a game on a screen, and come as pages for paper."""
    player.does("print", LEVY, "-o", "cards/", "--format", ending)
    assert len(list(Path("cards").glob(f"*.{ending}"))) == 11
