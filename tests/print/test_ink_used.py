"""How much ink a print takes, measured in pixels: the saver has no large grounds, in any theme."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from builder.cli.opened import open_roster
from output.card import Ink, card_faces, load_layout
from output.pdf.painter import pdf_bytes
from output.pdf.png import pictures_of
from output.printout import Page, Printout
from output.verify.lettering import letterings
from tests.pdf.pdf_reading import picture
from tests.print.prints import ONE_OF_EACH_GAME, THEMES, printed

DPI = 150
LINES_ALONE = 0.06
"""Of a page, what is no letter."""
LINES_OF_CARD = 0.04
"""The same of a card, whose lines are half as wide as in full colour, or less."""
SAVED = {"contrast": 0.115}
"""Letters for tired eyes alone take 8 % of a card that is full of them; else it is a tenth."""


def inked(page: Image.Image) -> float:
    """The share of a page that is covered, a pale ground for as much ink as it takes."""
    red, green, blue = page.convert("RGB").split()
    darkest = ImageChops.darker(ImageChops.darker(red, green), blue)
    return 1 - ImageStat.Stat(darkest).mean[0] / 255


def cards(name: str, theme: str, ink: Ink) -> bytes:
    """The faces of all cards of a sample, a page each."""
    band = open_roster(name).warband
    layout = load_layout(band.system.card.size or "poker")
    faces = [
        face
        for fighter in band.fighters
        for face in card_faces(fighter, band.system, layout, warband=band, theme=theme, ink=ink)
    ]
    size = layout.width_mm, layout.height_mm
    return pdf_bytes(Printout([Page(*size, face.drawing.items) for face in faces]))


def pages(pdf: bytes) -> Iterator[Image.Image]:
    """The pages as they are printed."""

    for png in pictures_of(pdf, DPI):
        yield Image.open(io.BytesIO(png))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_cards_of_the_saver_have_lines_and_letters_and_no_grounds(name: str, theme: str) -> None:
    pdf = cards(name, theme, "saver")
    assert max(map(inked, pages(pdf))) < SAVED.get(theme, 0.1)
    assert max(inked(page.ground) for page in letterings(pdf, DPI)) < LINES_OF_CARD


@pytest.mark.parametrize("theme", THEMES)
def test_the_saver_takes_less_than_half_of_the_ink(theme: str) -> None:
    full, saver = (
        sum(map(inked, pages(cards("double-tap/night-shift", theme, ink))))
        for ink in ("full", "saver")
    )
    assert saver < full / 2


@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_sheets_of_the_saver_have_no_grounds(name: str, tmp_path: Path) -> None:
    pdf = printed(tmp_path, name, "--ink", "saver", "--what", "sheet,roster,tokens")
    assert max(map(inked, pages(pdf))) < 0.1
    assert max(inked(page.ground) for page in letterings(pdf, DPI)) < LINES_ALONE


def test_a_ground_would_be_found() -> None:
    assert inked(picture(cards("core-1e/border-levy", "signal", "full"))) > 0.2
