"""Colours that are not printed, ink that is wasted, pictures spoilt, long prints that end early."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from PIL import Image, ImageDraw

from output import impose, load_sheet
from output.display import Drawing, Rect, Style, Text
from output.pdf.painter import pdf_bytes
from output.verify.read import read_pdf
from tests.cli.conftest import Player
from tests.page.decks import Face
from tests.pains.print.printed import LEVY, dark, pictures, print_of, words
from tests.print.prints import colours_in

ROSTER = """\
format: musterpress/roster
version: 1
system: core-1e
name: Gallery
limit: {points: 90}
fighters:
  - {id: odo, name: Odo, unit: levy, picture: odo.jpg}
  - {id: kay, name: Kay, unit: levy, picture: odo.jpg}
"""
PARTS = "cards,sheet,roster,tokens"


@pytest.fixture
def gallery(player: Player) -> Player:
    """A player with a list in which two have the same picture: a disc that fills a square."""
    image = Image.new("RGB", (800, 800), (210, 210, 210))
    ImageDraw.Draw(image).ellipse((200, 200, 600, 600), fill=(220, 0, 0))
    image.save(player.folder / "odo.jpg", quality=95)
    player.writes("gallery.yaml", ROSTER)
    return player


def printed(player: Player, *flags: str) -> bytes:
    player.does("print", "gallery.yaml", "-o", "a.pdf", *flags)
    return (player.folder / "a.pdf").read_bytes()


def test_grounds_and_colours_are_printed_whatever_a_browser_is_told() -> None:
    """Kind: icons and colours vanish unless somebody ticks that backgrounds are printed."""
    with pypdfium2.PdfDocument(print_of(LEVY)) as document:
        page = document[0]
        shown, for_print = (
            page.render(scale=0.7, prefer_bgrx=True, **flags).to_pil().convert("RGB")
            for flags in ({}, {"optimize_mode": "print"})
        )
    assert shown.tobytes() == for_print.tobytes()
    colours = shown.convert("HSV").getchannel("S").histogram()
    assert sum(colours[100:]) > 0.02 * sum(colours)


def test_ink_may_be_saved() -> None:
    """Kind: black cards empty the cartridge, and there is nothing lighter to choose."""
    full, saver, black = (
        dark(pictures(print_of(LEVY, "--ink", ink))[0]) for ink in ("full", "saver", "black")
    )
    assert saver < full * 0.7
    assert black < full * 0.7


def test_a_photo_is_in_the_file_as_it_was_taken_and_once(gallery: Player) -> None:
    """Kind: pictures are made anew for the file, and come out blurred and large."""
    photo = (gallery.folder / "odo.jpg").read_bytes()
    pdf = printed(gallery)
    assert pdf.count(photo) == 1
    assert len(pdf) < len(photo) + 200_000


def test_a_photo_is_as_large_on_paper_as_on_the_screen(gallery: Player) -> None:
    """Kind: the art is right on the screen, and too big in the PDF alone."""
    png = _pngs(gallery, "--picture-fit", "whole")[0]
    page = pictures(printed(gallery, "--picture-fit", "whole"), 300)[0]
    left, top = round(10.5 / 25.4 * 300), round(16.5 / 25.4 * 300)
    card = page.crop((left, top, left + png.width, top + png.height))
    assert _red(card) == pytest.approx(_red(png), abs=3)
    x1, y1, x2, y2 = _red(png)
    assert (x2 - x1) / (y2 - y1) == pytest.approx(1.0, abs=0.02)


def _pngs(player: Player, *flags: str) -> list[Image.Image]:
    player.does("print", "gallery.yaml", "-o", "cards/", "--format", "png", *flags)
    return [Image.open(one).convert("RGB") for one in sorted(Path("cards").glob("*.png"))]


def _red(picture: Image.Image) -> tuple[int, int, int, int]:
    """The box of what is red."""
    red, green, blue = picture.split()
    mask = Image.merge(
        "RGB",
        (
            red.point(lambda v: 255 * (v > 190)),
            *(band.point(lambda v: 255 * (v < 60)) for band in (green, blue)),
        ),
    )
    found = mask.convert("L").point(lambda v: 255 * (v > 250)).getbbox()
    assert found is not None
    return found


def test_words_are_words_and_not_a_picture_of_words() -> None:
    """Kind: sheets are a picture of the screen, and fuzzy on paper."""
    with pypdfium2.PdfDocument(print_of(LEVY, "--what", PARTS)) as document:
        for page in document:
            kinds = {one.type for one in page.get_objects(max_depth=9)}
            assert pdfium.FPDF_PAGEOBJ_IMAGE not in kinds
            assert pdfium.FPDF_PAGEOBJ_TEXT in kinds


def test_nothing_is_printed_that_a_browser_would_add() -> None:
    """Kind: the address of the page, the date and the name of the program stand on the sheet."""
    for page in words(print_of(LEVY)):
        text = " ".join(page)
        assert not re.search(r"https?:|localhost|file:|\d{1,2}:\d\d|20\d\d-\d\d", text)


@pytest.fixture(scope="module")
def many() -> bytes:
    """Six hundred and twelve cards, each with its own number on both sides."""
    faces = [Face(_numbered(number, side), number) for number in range(612) for side in ("F", "B")]
    return pdf_bytes(impose(faces, load_sheet("a4", duplex="long", ruler=False)))


def _numbered(number: int, side: str) -> Drawing:
    ground = Rect(0, 0, 63, 88, Style("#DDE6E8"))
    return Drawing(63, 88, [ground, Text(10, 40, f"{side}{number:03}", "Noto Sans", 8)])


def test_a_long_print_is_whole(many: bytes) -> None:
    """Kind: after so many cards or pages the print ends, or is never saved."""
    found = words(many)
    assert len(found) == 2 * 68
    numbers = [word for page in found for word in page if re.fullmatch(r"[FB]\d{3}", word)]
    assert len(numbers) == 2 * 612


def test_no_page_is_there_twice_and_none_is_missing(many: bytes) -> None:
    """Kind: of a long print one page is there twice, and another is not."""
    numbers = [word for page in words(many) for word in page if re.fullmatch(r"[FB]\d{3}", word)]
    assert len(set(numbers)) == len(numbers)
    fronts = [word for word in numbers if word[0] == "F"]
    assert fronts == sorted(fronts)


def test_of_hundreds_of_cards_each_has_its_own_back(many: bytes) -> None:
    """Kind: in an order of hundreds, cards have other cards' backs."""
    with pypdfium2.PdfDocument(many) as document:
        for at in range(0, len(document), 2):
            front, back = (_places(document[at + side]) for side in (0, 1))
            assert len(front) == 9
            for word, (column, row) in front.items():
                assert back[f"B{word[1:]}"] == (2 - column, row)


def _places(page: pypdfium2.PdfPage) -> dict[str, tuple[int, int]]:
    """Column and row of each number."""
    shown = page.get_textpage()
    text = shown.get_text_range()
    found = {}
    for one in re.finditer(r"[FB]\d{3}", text):
        left, bottom, _, _ = shown.get_charbox(one.start())
        found[one[0]] = (
            int((left * 25.4 / 72 - 10.5) // 63),
            int((297 - bottom * 25.4 / 72 - 16.5) // 88),
        )
    return found


def test_black_is_black_ink_alone() -> None:
    """Kind: pages of pure black count as colour at the copy shop, since black is mixed of three."""
    colours = colours_in(print_of(LEVY, "--ink", "black", "--what", PARTS))
    assert colours <= {("g", "0"), ("G", "0"), ("g", "1"), ("G", "1")}
    with pikepdf.open(io.BytesIO(print_of(LEVY, "--ink", "black"))) as file:
        assert b"DeviceRGB" not in b"".join(one.unparse() for one in file.objects if one)


def test_a_coarse_picture_is_told(gallery: Player) -> None:
    """Kind: art is blurred on paper, and nobody said so before."""
    Image.new("RGB", (60, 60), "#884422").save(gallery.folder / "odo.jpg")
    result = gallery.tries("print", "gallery.yaml", "-o", "a.pdf")
    assert "dpi" in result.stderr
    assert all(
        photo.dpi < 200 for photo in read_pdf(Path("a.pdf").read_bytes(), "a").pages[0].photos
    )
