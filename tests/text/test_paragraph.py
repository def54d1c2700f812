"""Wrapping: the same lines as the simplest way would give, at any width and size."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from output.text import Faces, FontSet, Line, Paragraph, default_fonts, mm, parse_marks, shape

FONTS = default_fonts()
FACES = FONTS.faces("Barlow Semi Condensed", 400, 600)

WORDS = st.text("aAVTiow.łЖשלعرب", min_size=1, max_size=14)
ROWS = st.lists(WORDS, max_size=12).map(" ".join)
SIZE = mm(8)


def width_em(text: str) -> float:
    return shape(text, FACES.regular, FONTS).width


def texts(paragraph: Paragraph, width_mm: float, size_mm: float) -> list[str]:
    return [paragraph.text[a:b] for a, b in paragraph.breaks(width_mm, size_mm)]


def naive(text: str, room: float) -> list[str]:
    """Words put on a line one by one, each line measured as a whole."""
    lines: list[str] = []
    for row in text.split("\n"):
        line = ""
        for word in row.split():
            if line and width_em(f"{line} {word}") <= room:
                line += f" {word}"
                continue
            if line:
                lines.append(line)
            while width_em(word) > room and len(word) > 1:
                count = max(
                    (n for n in range(1, len(word)) if width_em(word[:n]) <= room), default=1
                )
                lines.append(word[:count])
                word = word[count:]
            line = word
        lines.append(line)
    return lines


@settings(max_examples=80, deadline=None)
@given(ROWS.filter(bool), st.floats(1.5, 25))
@example("a", 1.5)
def test_lines_equal_those_of_the_simplest_way(text: str, room: float) -> None:
    latin = "".join(char if char < "\u0590" else "x" for char in text)
    paragraph = Paragraph(latin, FACES, FONTS)
    assert texts(paragraph, room * SIZE, SIZE) == naive(latin, room)


@settings(max_examples=60, deadline=None)
@given(st.lists(ROWS, max_size=3).map("\n".join), st.floats(5, 60), st.floats(1, 1.5))
@example("Panzerabwehrkanone great-weapon 日本語、テスト", 12.0, 1.1)
def test_a_larger_size_never_needs_fewer_lines(text: str, width: float, factor: float) -> None:
    paragraph = Paragraph(text, FACES, FONTS)
    counts = [paragraph.line_count(width, SIZE * factor**n) for n in range(4)]
    assert counts == sorted(counts)


@settings(max_examples=60, deadline=None)
@given(st.lists(ROWS, max_size=3).map("\n".join), st.floats(8, 60))
def test_no_line_is_wider_than_the_box_and_no_letter_is_lost(text: str, width: float) -> None:
    paragraph = Paragraph(text, FACES, FONTS)
    lines = paragraph.lines(width, SIZE)
    assert all(line.width_mm <= width + 1e-6 for line in lines)
    shown = "".join(paragraph.text[line.start : line.end] for line in lines)
    assert shown.replace(" ", "") == "".join(text.split())
    for line in lines:
        letters = "".join(segment.text for segment in line.segments)
        expected = paragraph.text[line.start : line.end].replace(" ", "")
        assert sorted(letters.replace(" ", "")) == sorted(expected)


def test_a_word_of_eighty_letters_is_broken_without_a_hyphen(faces: Faces, fonts: FontSet) -> None:
    word = "Abcdefghij" * 8
    paragraph = Paragraph(f"x {word} y", faces, fonts)
    lines = texts(paragraph, 30, SIZE)
    assert lines[0] == "x"
    assert "".join(lines[1:]) == f"{word} y"
    assert len(lines) == 5
    assert all(line.width_mm <= 30 for line in paragraph.lines(30, SIZE))


def test_a_box_narrower_than_a_letter_gets_one_letter_a_line(faces: Faces, fonts: FontSet) -> None:
    assert texts(Paragraph("abc", faces, fonts), 0.1, SIZE) == ["a", "b", "c"]


def test_a_letter_is_never_parted_from_its_marks(faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph("x\u0301y\u0301z", faces, fonts)
    assert texts(paragraph, 0.1, SIZE) == ["x\u0301", "y\u0301", "z"]


def test_no_break_spaces_hold_a_line_together(faces: Faces, fonts: FontSet) -> None:
    width = shape("within 12", faces.regular, fonts).width * SIZE
    assert texts(Paragraph("within 12 in", faces, fonts), width, SIZE) == ["within 12", "in"]
    held = Paragraph("within 12\u00a0in", faces, fonts)
    assert texts(held, width, SIZE) == ["within", "12\u00a0in"]


def test_hard_line_breaks_are_kept_and_spaces_are_counted_once(
    faces: Faces, fonts: FontSet
) -> None:
    paragraph = Paragraph("\n a  b \r\n\n c\td \n", faces, fonts)
    assert texts(paragraph, 50, SIZE) == ["a b", "", "c d"]
    assert paragraph.height(50, SIZE, 1.2) == pytest.approx(3 * 1.2 * SIZE)


@pytest.mark.parametrize("text", ["", " ", "\n", " \n "])
def test_an_empty_text_has_no_line(text: str, faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph(text, faces, fonts)
    assert paragraph.lines(50, SIZE) == []
    assert paragraph.height(50, SIZE, 1.2) == 0


def test_japanese_lines_end_between_any_two_signs_but_not_before_a_stop(
    faces: Faces, fonts: FontSet
) -> None:
    text = "日本語のテキストは、どこでも改行できます。ただし「句読点」は行頭に来ません。"
    lines = texts(Paragraph(text, faces, fonts), 20, SIZE)
    assert "".join(lines) == text
    assert len(lines) > 4
    assert not [line for line in lines if line[0] in "、。」ー" or line[-1] == "「"]
    full = 0.944 * SIZE
    assert all(20 - len(line) * full < 3 * full for line in lines[:-1])


def test_segments_follow_each_other_and_begin_with_no_space(faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph(parse_marks("**Levy.** Hits on *four* or {bow} more"), faces, fonts)
    (line,) = paragraph.lines(100, SIZE)
    assert [(segment.text, segment.icon, segment.font) for segment in line.segments] == [
        ("Levy. ", None, faces.bold),
        ("Hits on ", None, faces.regular),
        ("four ", None, faces.italic),
        ("or ", None, faces.regular),
        ("", "bow", None),
        ("more", None, faces.regular),
    ]
    bow, more = line.segments[-2:]
    space = shape(" ", faces.regular, fonts)
    assert bow.width_mm == SIZE
    assert more.x_mm == pytest.approx(bow.x_mm + SIZE + space.width * SIZE)
    assert line.width_mm == pytest.approx(more.x_mm + more.width_mm)


def test_a_comma_after_a_bold_word_stays_on_its_line(faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph(parse_marks("aa **bbbb**, cc"), faces, fonts)
    width = shape("aa bbbb", faces.bold, fonts).width * SIZE
    assert texts(paragraph, width, SIZE)[0] == "aa"


def test_right_to_left_paragraphs_stand_at_the_right(faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph(parse_marks("שלום **עולם** abc 12!"), faces, fonts)
    (line,) = paragraph.lines(60, SIZE)
    assert [(s.text, s.rtl) for s in line.segments] == [
        ("!", True),
        ("abc 12", False),
        ("עולם ", True),
        ("שלום ", True),
    ]
    last = line.segments[-1]
    assert last.x_mm + last.width_mm == pytest.approx(60)
    assert line.segments[0].x_mm == pytest.approx(60 - line.width_mm)


def test_a_left_to_right_paragraph_with_hebrew_stays_left(faces: Faces, fonts: FontSet) -> None:
    (line,) = Paragraph("Odo (שלום) x", faces, fonts).lines(60, SIZE)
    assert [(s.text, s.rtl) for s in line.segments] == [
        ("Odo (", False),
        ("שלום", True),
        (") x", False),
    ]
    assert line.segments[0].x_mm == 0


def test_each_segment_is_drawn_as_wide_as_it_was_measured(faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph("Tall AV שלום (12) סוף To 日本 fi.", faces, fonts)
    for line in paragraph.lines(14, SIZE):
        for s in line.segments:
            assert s.font is not None
            drawn = shape(s.text, s.font, fonts, rtl=s.rtl)
            assert s.width_mm == pytest.approx(drawn.width * SIZE)
            assert len({run.rtl for run in drawn.runs}) == 1


def test_characters_without_a_font_are_reported(faces: Faces, fonts: FontSet) -> None:
    assert Paragraph("a ሀ b ሀ ሁ", faces, fonts).missing == ("ሀ", "ሁ")


def test_stars_in_a_plain_text_are_stars(faces: Faces, fonts: FontSet) -> None:
    assert Paragraph("**A**", faces, fonts).text == "**A**"


def test_the_rest_of_a_paragraph_keeps_styles_and_direction(faces: Faces, fonts: FontSet) -> None:
    paragraph = Paragraph(parse_marks("אב **bold** *it* {bow} plain"), faces, fonts)
    rest = paragraph.rest(paragraph.text.index("bold") + 4)
    assert rest.rtl
    assert [
        segment.font or segment.icon for line in rest.lines(99, 3) for segment in line.segments
    ] == [
        faces.italic,
        "bow",
        faces.regular,
    ]


def test_the_same_text_gives_the_same_lines(faces: Faces, fonts: FontSet) -> None:
    def lines() -> list[Line]:
        return Paragraph(parse_marks("**A** b {bow} שלום " * 9), faces, fonts).lines(31, 2.5)

    assert lines() == lines()
