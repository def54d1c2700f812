"""Words in any script are found by a viewer's search, also where letters are drawn of parts."""

from __future__ import annotations

import struct

import pypdfium2
import pytest
import uharfbuzz as hb
from pdf_reading import boxes, having, picture, printed, texts

from output.display import Text
from output.pdf.composed import with_composed
from output.pdf.lines import turned
from output.text import default_fonts

ARABIC = (
    "محارب جندي مدينة سيف حصان الجيش عربي البطاقة وأيضاً كتاب بيت الفارس قائد رامي درع رمح قوس "
    "سهم نقطة حركة دفاع قتال السلام مرحبا بالعالم الملك لا الأول مُحارِبٌ بَيْت الأُمَّة الله شجاعة"
).split()
HEBREW = "שלום עולם שָׁלוֹם בְּרֵאשִׁית בָּרָא".split()
LATIN = ["Ve\u0323\u0302", "q\u0323\u0307", "Zoe\u0308", "a\u0301\u0301\u0301b"]


def is_found(pdf: bytes, words: str) -> bool:
    with pypdfium2.PdfDocument(pdf) as document:
        return document[0].get_textpage().search(words).get_next() is not None


@pytest.mark.parametrize("family", ["Barlow Condensed", "Noto Sans"])
@pytest.mark.parametrize("word", [*ARABIC, *HEBREW, *LATIN])
def test_a_word_is_found_and_reads_as_it_was_written(word, family):
    pdf = printed(Text(60, 40, word, family, 5, weight=700, anchor="end"), width=80)
    assert texts(pdf)[0].strip() == word
    assert is_found(pdf, word)


@pytest.mark.parametrize("word", ["محارب", "בְּרֵאשִׁית", "e\u0323\u0302"])
def test_a_word_with_room_between_its_letters_is_found(word):
    pdf = printed(Text(3, 40, word, "Noto Sans", 5, letter_spacing_mm=0.3))
    assert is_found(pdf, word)


@pytest.mark.parametrize(
    "string",
    [
        "قال: محارب الجيش (درع) ثم [كتاب]، Odo بيت",
        "سيف 12 ≤ 15 بيت",
        "שָׁלוֹם (עולם) [אב]",
    ],
)
def test_a_line_of_several_directions_is_found_word_by_word(string):
    pdf = printed(Text(3, 40, string, "Noto Sans", 4), width=100)
    assert [word for word in string.split() if not is_found(pdf, word)] == []


def test_a_long_word_from_right_to_left_is_found_whole():
    word = "محاربون" * 12
    pdf = printed(Text(3, 40, word, "Noto Sans", 2), width=200)
    assert is_found(pdf, word)


def test_every_letter_of_an_arabic_word_lies_where_the_word_is_drawn():
    pdf = printed(Text(30, 40, "البطاقة مدينة بيت", "Noto Sans", 5), width=80)
    inked = [box for box in boxes(pdf) if box[0].strip()]
    drawn = picture(pdf).convert("L").point(lambda tone: 255 * (tone < 128)).getbbox()
    assert min(box[1] for box in inked) == pytest.approx(drawn[0] / 5, abs=0.5)
    assert max(box[3] for box in inked) == pytest.approx(drawn[2] / 5, abs=0.5)
    assert min(box[2] for box in inked) == pytest.approx(drawn[1] / 5, abs=0.5)
    assert max(box[4] for box in inked) == pytest.approx(drawn[3] / 5, abs=0.5)


def test_a_letter_of_several_parts_is_one_code_and_nothing_is_said_beside_it():
    pdf = printed(Text(3, 40, "بيت", "Noto Sans", 5))
    (cmap,) = having(pdf, "begincmap")
    assert b"3 beginbfchar" in cmap
    assert not having(pdf, "/ActualText")


def test_viewers_are_given_letters_as_they_turn_them():
    assert turned("لا") == "ال"
    assert turned("ש\u05c1\u05b8") == "\u05c1\u05b8ש"
    assert turned("(") == ")"
    assert turned("א") == "א"


def test_a_font_with_a_made_glyph_is_one_that_others_read():
    font = default_fonts().font("Noto Sans")
    letter, mark = font.glyph("e"), font.glyph("\u0301")
    data = with_composed(font.data, [([(letter, 0, 0), (mark, 100, 40)], 600)])
    face = hb.Face(data)
    made = face.glyph_count - 1
    drawn = hb.Font(face)
    assert made == font.hb_face.glyph_count
    assert drawn.get_glyph_h_advance(made) == 600
    assert drawn.get_glyph_h_advance(letter) == font.hb_font.get_glyph_h_advance(letter)
    below = font.hb_font.get_glyph_extents(letter)
    above = font.hb_font.get_glyph_extents(mark)
    box = drawn.get_glyph_extents(made)
    assert box.y_bearing == above.y_bearing + 40
    assert box.y_bearing + box.height == below.y_bearing + below.height
    words = struct.unpack(f">{len(data) // 4}I", data)
    assert sum(words) & 0xFFFFFFFF == 0xB1B0AFBA
