"""What is looked at before is not what comes out: other lines, other shapes, cut at other places."""

from __future__ import annotations

import io
import re
from pathlib import Path
from xml.etree import ElementTree

import cairosvg
import pytest
from PIL import Image, ImageChops

from output.card import card_faces, load_layout
from output.display import Drawing, Ellipse, Line, Outline, Rect, Style
from output.display import Path as Shape
from output.pdf.painter import pdf_bytes
from output.pdf.png import render_png
from output.printout import Page, Printout
from output.svg.writer import write_svg
from tests.card.inked import texts_of
from tests.card.sample_warbands import paladin, system, warband
from tests.cli.conftest import Player
from tests.pains.print.printed import LEVY, print_of
from tests.pdf.pdf_reading import texts

MEAN = Image.Resampling.BOX
SHAPES = [
    Ellipse(20, 15, 14, 8, Style("#0F4653")),
    Rect(5, 30, 30, 20, Style("#CC2200"), 5, 5),
    Line(45, 5, 58, 40, Style(stroke="#000000", stroke_width_mm=1.5)),
    Shape(Outline((("M", 40, 50), ("C", 60, 50, 60, 80, 40, 80), ("Z",))), Style("#338833")),
    Ellipse(15, 70, 10, 10, Style(stroke="#222288", stroke_width_mm=2.0)),
]


def seen(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def differing(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that are not nearly the same."""
    grey = ImageChops.difference(one, other).convert("L").histogram()
    return sum(grey[60:]) / sum(grey)


def test_lines_end_at_the_same_words_at_any_size() -> None:
    """Kind: text is broken into other lines when it is looked at enlarged."""
    band = warband(paladin())
    for face in card_faces(paladin(), system(), load_layout("poker"), warband=band):
        lines = [text.string for text in texts_of(face.drawing)]
        root = ElementTree.fromstring(face.svg)
        in_svg = ["".join(one.itertext()) for one in root.iter() if one.tag.endswith("}text")]
        pdf = pdf_bytes(Printout([Page(63, 88, face.drawing.items)]))
        assert [line.strip() for line in in_svg] == [line.strip() for line in lines]
        printed = re.sub(r"\s", "", "".join(texts(pdf)))
        for line in lines:
            if line.isascii():
                assert re.sub(r"\s", "", line) in printed
        small, large = (seen(render_png(pdf, dpi)[0]) for dpi in (300, 900))
        few = (small.width // 3, small.height // 3)
        assert differing(small.resize(few, MEAN), large.resize(few, MEAN)) < 0.002


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_each_shape_is_the_same_in_pdf_and_svg(shape: Ellipse | Rect | Line | Shape) -> None:
    """Kind: an oval on the screen is a rectangle in the PDF."""
    drawing = Drawing(63, 88, [Rect(0, 0, 63, 88, Style("#FFFFFF")), shape])
    by_pdf = seen(render_png(pdf_bytes(Printout([Page(63, 88, drawing.items)])), 127)[0])
    by_svg = seen(cairosvg.svg2png(write_svg(drawing).encode(), output_width=by_pdf.width))
    assert differing(by_pdf, by_svg.resize(by_pdf.size)) < 0.002
    assert differing(by_pdf, Image.new("RGB", by_pdf.size, "white")) > 0.01


def test_a_card_by_itself_is_the_card_on_the_sheet(player: Player) -> None:
    """Kind: all is right on the screen, and is cut in the PDF, or in the single files."""
    player.does("print", LEVY, "-o", "cards/", "--format", "png")
    (sheet, *_) = (seen(png) for png in render_png(print_of(LEVY), 300))
    for at in (0, 4, 8):
        path = sorted(Path("cards").glob("*.png"))[at]
        alone = Image.open(path).convert("RGB")
        row, column = divmod(at, 3)
        left, top = ((10.5 + 63 * column) / 25.4 * 300, (16.5 + 88 * row) / 25.4 * 300)
        card = sheet.crop(
            (round(left), round(top), round(left) + alone.width, round(top) + alone.height)
        )
        inner = (12, 12, alone.width - 12, alone.height - 12)
        # Letters lie between pixels, at another place of them on the sheet than alone.
        assert differing(alone.crop(inner).reduce(4), card.crop(inner).reduce(4)) < 0.02
