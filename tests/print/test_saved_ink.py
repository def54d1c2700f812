"""Ink that is saved: black is black alone, and the saver prints fine lines in place of grounds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image

from output.display import Style
from output.display import Text as Drawn
from tests.pdf.pdf_reading import having
from tests.pdf.pdf_reading import printed as pdf_of
from tests.print.prints import (
    ALL,
    ONE_OF_EACH_GAME,
    SAMPLES,
    THEMES,
    colours_in,
    line_widths_in,
    printed,
)

BLACK_AND_WHITE = {("g", "0"), ("G", "0"), ("g", "1"), ("G", "1")}
FINEST_MM = 0.15
PICTURED = """
format: musterpress/roster
version: 1
system: core-1e
name: Portraits
limit: {points: 250}
fighters: [{id: tib, name: Tib the Goosegirl, unit: levy, picture: tib.jpg}]
"""


@pytest.fixture
def pictured(tmp_path: Path) -> str:
    """A list in which a fighter has a picture."""
    Image.new("RGB", (300, 200), "#884422").save(tmp_path / "tib.jpg")
    (tmp_path / "list.yaml").write_text(PICTURED)
    return str(tmp_path / "list.yaml")


def shades(pdf: bytes) -> set[object]:
    """The colours of all pixels at 300 dpi, edges not smoothed."""
    return {shade for page in _pages(pdf) for _, shade in page.getcolors(1 << 24) or []}


def _pages(pdf: bytes) -> Iterator[Image.Image]:
    with pypdfium2.PdfDocument(pdf) as document:
        for page in document:
            sharp = page.render(scale=300 / 72, no_smoothtext=True, no_smoothpath=True)
            yield sharp.to_pil().convert("RGB")


@pytest.mark.parametrize("name", SAMPLES)
def test_black_ink_is_device_grey_of_full_black_or_white(name: str, tmp_path: Path) -> None:
    colours = colours_in(printed(tmp_path, name, "--ink", "black", "--what", ALL))
    assert ("g", "0") in colours
    assert colours <= BLACK_AND_WHITE


@pytest.mark.parametrize("theme", THEMES)
def test_black_ink_is_black_in_every_theme(theme: str, tmp_path: Path) -> None:
    flags = "--ink", "black", "--theme", theme, "--what", "cards,roster,weapons"
    assert colours_in(printed(tmp_path, "morsdei/ash-wardens", *flags)) <= BLACK_AND_WHITE


def test_a_colour_or_a_grey_would_be_found() -> None:
    words = Drawn(5, 9, "Musterpress", "Noto Sans", 4, "#16181A")
    assert ("rg", "0.086", "0.094", "0.102") in colours_in(pdf_of(words))
    words.fill = "#808080"
    assert ("g", "0.502") in colours_in(pdf_of(words))


def test_black_ink_leaves_black_and_white_pixels_alone(tmp_path: Path) -> None:
    flags = "--ink", "black", "--what", ALL
    assert shades(printed(tmp_path, "core-1e/border-levy", *flags)) == {(0, 0, 0), (255, 255, 255)}


@pytest.mark.parametrize("ink", ["saver", "black"])
def test_ink_that_is_saved_prints_no_pictures(ink: str, pictured: str, tmp_path: Path) -> None:
    full, saved = (printed(tmp_path, pictured, "--ink", one) for one in ("full", ink))
    assert having(full, "/Subtype /Image")
    assert not having(saved, "/Subtype /Image")


@pytest.mark.parametrize("ink", ["full", "saver"])
@pytest.mark.parametrize("name", ONE_OF_EACH_GAME)
def test_no_line_is_finer_than_printers_hold(name: str, ink: str, tmp_path: Path) -> None:
    widths = line_widths_in(printed(tmp_path, name, "--ink", ink, "--what", ALL))
    assert min(widths) >= FINEST_MM - 0.0005


@pytest.mark.parametrize("theme", THEMES)
def test_no_line_of_a_theme_is_finer_than_printers_hold(theme: str, tmp_path: Path) -> None:
    for ink in ("full", "saver"):
        flags = "--ink", ink, "--theme", theme, "--back", "theme", "--duplex", "long"
        widths = line_widths_in(printed(tmp_path, "double-tap/night-shift", *flags))
        assert min(widths) >= FINEST_MM - 0.0005


def test_a_line_that_is_too_fine_would_be_found() -> None:
    from output.display import Line

    pdf = pdf_of(Line(5, 5, 9, 5, Style(stroke="#000000", stroke_width_mm=0.12)))
    assert min(line_widths_in(pdf)) == pytest.approx(0.12, abs=0.0005)
