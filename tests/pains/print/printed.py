"""Prints of samples, made once, and what is found in a file."""

from __future__ import annotations

import io
import tempfile
from functools import cache

import pikepdf
import pypdfium2
from click.testing import CliRunner
from PIL import Image

from builder.cli import muster
from output.page.sheet import Sheet
from output.pdf.painter import pdf_bytes
from tests.proof.paper import Side, sides
from tests.proof.pips import Card
from tests.proof.printed import printout
from tests.proof.seen import Seen, cards, pips

MM = 25.4 / 72
LEVY = "core-1e/border-levy"


@cache
def print_of(name: str, *flags: str) -> bytes:
    """What `muster print` makes of a sample, in a home without anything of the user's own."""
    with tempfile.TemporaryDirectory() as home:
        folders = ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
        result = CliRunner().invoke(
            muster, ["print", name, "-o", "-", *flags], env=dict.fromkeys(folders, home)
        )
    assert result.exit_code == 0, result.stderr
    return result.stdout_bytes


def sizes(pdf: bytes) -> list[tuple[float, float]]:
    """Width and height of each page in mm."""
    with pikepdf.open(io.BytesIO(pdf)) as file:
        boxes = [[float(side) * MM for side in page.mediabox] for page in file.pages]
    return [(round(x2 - x1, 2), round(y2 - y1, 2)) for x1, y1, x2, y2 in boxes]


def words(pdf: bytes) -> list[list[str]]:
    """The words of each page."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.get_textpage().get_text_range().split() for page in document]


def pictures(pdf: bytes, dpi: float = 100) -> list[Image.Image]:
    """Each page as it looks."""
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.render(scale=dpi / 72).to_pil().convert("RGB") for page in document]


def dark(picture: Image.Image) -> float:
    """How much ink a picture takes: 0 is white, 1 is black all over."""
    histogram = picture.convert("L").histogram()
    return sum((255 - at) * count for at, count in enumerate(histogram)) / 255 / sum(histogram)


def seen(card_list: list[Card], sheet: Sheet) -> list[tuple[Side, list[Seen]]]:
    """The sides of a print of cards of pips, and the cards on each."""
    known = {card.number: (card.width, card.height) for card in card_list}
    pages = sides(pdf_bytes(printout(card_list, sheet)))
    return [(side, in_rows(cards(pips(side), known)[0])) for side in pages]


def in_rows(found: list[Seen]) -> list[Seen]:
    """Cards as they are read: by rows from the top left."""
    return sorted(found, key=lambda card: (round(card.box[1]), card.box[0]))
