"""Marks piled on a letter: a few are drawn, the others counted."""

from __future__ import annotations

import pytest

from output.text import Font, FontSet, Paragraph, shape
from output.text.folded import folded, lost_marks, shortened
from output.text.font import Faces

ACUTE, DOT_BELOW, GRAPHEME_JOINER = "\u0301", "\u0323", "\u034f"


@pytest.mark.parametrize("count", [4, 50, 5000])
def test_a_pile_of_marks_keeps_the_three_nearest_the_letter(count: int) -> None:
    text = "Ze" + ACUTE * count + "t"
    assert folded(text) == "Ze" + ACUTE * 3 + "t"
    assert lost_marks(text) == count - 3


def test_marks_over_and_under_a_letter_are_counted_apart() -> None:
    assert folded("q" + (ACUTE + DOT_BELOW) * 9) == "q" + (ACUTE + DOT_BELOW) * 3
    assert lost_marks("q" + (ACUTE + DOT_BELOW) * 9) == 12


def test_joiners_between_marks_hide_no_pile() -> None:
    text = "x" + (ACUTE + GRAPHEME_JOINER) * 500 + "y"
    assert folded(text).count(ACUTE) == 3
    assert len(folded(text)) < 30
    assert lost_marks(text) == 497


def test_marks_without_a_letter_are_a_pile_too() -> None:
    assert folded(ACUTE * 40) == ACUTE * 3


@pytest.mark.parametrize(
    "text",
    [
        "Ệềẵ Ve\u0323\u0302 q\u0323\u0307",
        "שָּׁ֖ בְּרֵאשִׁ֖ית",
        "الأُمَّة مُدَّة رَّٰ",
        "👩‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 1️⃣",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        "“…——”, ‘« »’",
        "ทหาร กำลัง",
    ],
)
def test_what_languages_write_stays_as_it_is(text: str) -> None:
    assert folded(text) == text
    assert lost_marks(text) == 0


def test_characters_that_are_never_seen_are_no_loss() -> None:
    text = "a" + "\u200d" * 3000 + "b"
    assert len(folded(text)) < 30
    assert lost_marks(text) == 0


def test_shaping_and_wrapping_take_few_marks(noto: Font, faces: Faces, fonts: FontSet) -> None:
    text = "x" + ACUTE * 5000 + " after"
    assert sum(len(run.glyphs) for run in shape(text, noto, fonts).runs) < 15
    assert Paragraph(text, faces, fonts).text == "x" + ACUTE * 3 + " after"


def test_a_long_text_is_short_in_a_message() -> None:
    assert shortened("Odo", 60) == "Odo"
    assert shortened("e" + ACUTE * 900, 60) == "e" + ACUTE * 3
    assert shortened("word " * 40, 60).endswith("word…")
    assert len(shortened("word " * 40, 60)) <= 60
