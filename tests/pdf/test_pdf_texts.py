"""Text in the PDF: found by searching, where it belongs, in embedded subsets."""

from __future__ import annotations

import re

import pytest
from pdf_reading import boxes, having, objects, printed, texts

from output.display import Group, Text
from output.text import default_fonts
from output.typeset import width_mm

SCRIPTS = {
    "latin": "Łucja Żółć-Wiśniewska",
    "ligatures": "office fluffy Waffle",
    "greek": "Ελένη Παπαδάκη",
    "polytonic": "ᾠδή ἄνθρωπος",
    "cyrillic": "Ярослава Тихонова",
    "combining": "e\u0301a\u0308 q\u0323\u0307",
    "japanese": "鬼武者 サムライ",
    "hebrew": "שלום עולם",
    "arabic": "مرحبا بالعالم",
    "emoji": "🔥⚔",
    "signs": '≤12" 3+ · −1 “quoted” 5×6 ½',
}


def said(pdf: bytes) -> str:
    """The page's text, without what viewers add between words and lines."""
    return re.sub(r"\s+", "", texts(pdf)[0])


@pytest.mark.parametrize("family", ["Barlow Condensed", "Noto Sans"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_is_found_as_it_was_written(script, family):
    string = SCRIPTS[script]
    pdf = printed(Text(3, 40, string, family, 4, weight=700))
    assert said(pdf) == re.sub(r"\s+", "", string)


def test_letters_next_to_right_to_left_text_stay_in_order():
    found = said(printed(Text(3, 40, "Odo שלום 25", "Noto Sans", 4)))
    assert "Odo" in found
    assert "שלום" in found
    assert "25" in found


def test_a_character_that_no_font_has_is_still_found():
    assert said(printed(Text(3, 40, "a\U00013000b", "Noto Sans", 4))) == "a\U00013000b"


def test_all_fonts_are_embedded_subsets_with_a_character_map():
    pdf = printed(
        Text(3, 10, "Sir Odo Жук", "Barlow Condensed", 4, weight=700),
        Text(3, 20, "שלום 🔥", "Barlow Semi Condensed", 4),
    )
    fonts = having(pdf, "/Type /Font\n") + having(pdf, "/Type0")
    assert len(having(pdf, "/Subtype /Type0", "/ToUnicode", "/Identity-H")) == 5
    assert len(having(pdf, "/FontFile2")) == 5
    for font in fonts:
        assert re.search(rb"/BaseFont /[A-Z]{6}\+", font)
    assert not any(b"Helvetica" in body for body in objects(pdf))


def test_a_subset_is_small():
    pdf = printed(Text(3, 10, "Levy", "Noto Sans JP", 4))
    assert len(pdf) < 10_000


def test_more_than_a_hundred_characters_are_mapped_in_blocks():
    string = "".join(map(chr, range(0x410, 0x450))) + "".join(map(chr, range(0x391, 0x3A0)))
    string += "".join(map(chr, range(0x41, 0x7B)))
    pdf = printed(Text(3, 10, string, "Noto Sans", 2))
    (cmap,) = having(pdf, "begincmap")
    counts = [int(n) for n in re.findall(rb"(\d+) beginbfchar", cmap)]
    assert len(counts) == 2
    assert max(counts) == 100
    assert said(pdf) == string


def test_characters_beyond_the_basic_plane_are_mapped_as_pairs():
    (cmap,) = having(printed(Text(3, 10, "🔥", "Noto Sans", 4)), "begincmap")
    assert b"<D83DDD25>" in cmap


@pytest.mark.parametrize("spacing", [0.0, 0.3])
@pytest.mark.parametrize(
    ("string", "family"),
    [
        ("AVAToy. Waffle", "Barlow Condensed"),
        ("Odo Жук kerned AV", "Barlow Condensed"),
        ("مرحبا Odo", "Noto Sans"),
    ],
)
def test_ink_lies_where_it_was_measured(string, family, spacing):
    text = Text(10, 40, string, family, 5, weight=700, letter_spacing_mm=spacing)
    width = width_mm(text, default_fonts())
    inked = [box for box in boxes(printed(text, width=100)) if box[0].strip()]
    assert min(box[1] for box in inked) == pytest.approx(10, abs=0.6)
    assert max(box[3] for box in inked) == pytest.approx(10 + width - spacing, abs=0.6)


def test_every_kerned_glyph_stands_where_the_shaper_put_it():
    """Two letters are as far apart in the PDF as their advance and kerning say."""
    plain = Text(10, 40, "AAAAVAVAVAV", "Barlow Condensed", 10, weight=700)
    whole = list(boxes(printed(plain, width=150)))
    for count in range(1, len(plain.string)):
        before = Text(0, 0, plain.string[:count], "Barlow Condensed", 10, weight=700)
        upto = Text(0, 0, plain.string[: count + 1], "Barlow Condensed", 10, weight=700)
        fonts = default_fonts()
        letter = Text(0, 0, plain.string[count], "Barlow Condensed", 10, weight=700)
        start = width_mm(upto, fonts) - width_mm(letter, fonts)
        shift = start - width_mm(before, fonts)
        assert abs(shift) < 2
        alone = next(
            boxes(
                printed(
                    Text(10 + start, 40, letter.string, "Barlow Condensed", 10, weight=700),
                    width=150,
                )
            )
        )
        assert whole[count][1] == pytest.approx(alone[1], abs=0.02)


@pytest.mark.parametrize(("anchor", "share"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_an_anchor_is_where_it_says(anchor, share):
    text = Text(50, 40, "Paladin", "Barlow Condensed", 6, weight=700, anchor=anchor)
    width = width_mm(text, default_fonts())
    inked = list(boxes(printed(text, width=100)))
    assert inked[0][1] == pytest.approx(50 - share * width, abs=0.7)
    assert inked[-1][3] == pytest.approx(50 + (1 - share) * width, abs=0.7)


def test_text_stands_on_its_baseline_and_marks_above_it():
    marks = list(boxes(printed(Text(10, 40, "H", "Noto Sans", 10))))
    assert marks[0][4] == pytest.approx(40, abs=0.05)
    assert marks[0][2] == pytest.approx(40 - 7.14, abs=0.15)


def test_turned_text_is_turned():
    group = Group([Text(0, 0, "HHHH", "Noto Sans", 5)], (0, 1, -1, 0, 30, 20))
    inked = list(boxes(printed(group)))
    assert inked[0][1] == pytest.approx(30, abs=0.1)  # stands on the line x = 30
    assert inked[-1][4] > inked[0][4] + 5  # and runs down


def test_text_is_never_hidden_ink():
    pdf = printed(Text(3, 10, "Levy", "Noto Sans", 4))
    assert not any(re.search(rb"\d Tr\b", body) for body in objects(pdf))


def test_the_size_in_the_file_is_the_size_in_points():
    (page,) = having(printed(Text(3, 10, "Levy", "Noto Sans", 8 * 25.4 / 72)), " Tf ")
    assert b"/F1 8 Tf" in page
