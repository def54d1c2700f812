"""Contrast is measured in pixels: a text on a bad ground is found, however the ground came there."""

from __future__ import annotations

import pytest
from PIL import Image as Photo

from output.card.colour import contrast
from output.display import Image, Item, Line, Rect, Style, Text
from output.picture import load_picture
from output.verify.contrast import LEAST, hard_to_read, text_contrasts
from tests.pdf.pdf_reading import printed

DARK, PALE = "#0F4653", "#EEF2F3"
GREY = "#888888"


def words(fill: str, x: float = 5.0, size: float = 4.0) -> Text:
    """A text across the middle of the card."""
    return Text(x, 20, "Musterpress", "Noto Sans", size, fill)


def ground(fill: str, x: float = 0.0, width: float = 63.0) -> Rect:
    """A ground behind it."""
    return Rect(x, 10, width, 20, Style(fill))


def least(*items: Item) -> float:
    """The least contrast on a card."""
    return min(one.ratio for one in text_contrasts(printed(*items)))


@pytest.mark.parametrize("colour", ["#FFFFFF", "#F3B54A", "#14181D", GREY])
def test_a_text_on_a_plain_ground_has_the_contrast_of_both_colours(colour: str) -> None:
    assert least(ground(DARK), words(colour)) == pytest.approx(contrast(colour, DARK), abs=0.05)


def test_a_text_on_paper_is_held_against_white() -> None:
    assert least(words("#777777")) == pytest.approx(4.48, abs=0.05)


def test_a_text_that_runs_over_the_end_of_its_ground_is_found() -> None:
    assert least(ground(DARK), words("#FFFFFF")) > 10
    assert least(ground(DARK, width=20), words("#FFFFFF")) == pytest.approx(1, abs=0.05)


def test_a_shape_behind_a_few_letters_is_found() -> None:
    emblem = Rect(12, 15, 4, 4, Style("#B4C4C8"))
    assert least(ground(DARK), emblem, words("#FFFFFF")) == pytest.approx(
        contrast("#FFFFFF", "#B4C4C8"), abs=0.05
    )


def test_a_line_through_a_text_is_found() -> None:
    line = Line(0, 18.9, 63, 18.9, Style(stroke="#14181D", stroke_width_mm=0.3))
    assert least(line, words("#14181D")) == pytest.approx(1, abs=0.05)


def test_a_line_beside_a_text_changes_nothing() -> None:
    line = Line(0, 20.6, 63, 20.6, Style(stroke="#14181D", stroke_width_mm=0.3))
    assert least(line, words("#14181D")) > 15


def test_a_photo_behind_a_text_is_held_against_where_it_is_worst(tmp_path) -> None:
    photo = Photo.new("RGB", (630, 200), DARK)
    photo.paste("#A0A0A0", (200, 0, 260, 200))
    photo.save(tmp_path / "photo.png")
    picture = Image(0, 10, 63, 20, load_picture(tmp_path / "photo.png"))
    assert least(picture, words("#FFFFFF")) == pytest.approx(
        contrast("#FFFFFF", "#A0A0A0"), abs=0.05
    )


def test_what_is_painted_over_a_text_hides_it() -> None:
    assert least(words("#14181D"), ground("#FFFFFF")) == 1


def test_what_is_hard_to_read_is_told_with_page_text_and_colours() -> None:
    pdf = printed(ground(PALE), words(GREY), Text(5, 40, "Paper", "Noto Sans", 4, "#14181D"))
    [found] = hard_to_read(pdf)
    assert found.ratio < LEAST
    assert str(found).startswith("page 1: “Musterpress” in #888888 on #EEF2F3 is 3.")
