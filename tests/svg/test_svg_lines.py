"""Texts of an SVG to texts with a place each."""

from __future__ import annotations

import pytest

from output.display import LinearGradient, Text
from output.text import default_fonts
from output.typeset import width_mm

FONT = 'font-family="Barlow Semi Condensed" font-size="3"'
BODY = "Barlow Semi Condensed"


def test_a_text_keeps_place_face_and_paint(drawn):
    assert drawn(
        '<text x="1" y="2" font-family="Barlow Condensed" font-weight="700" font-size="5.5"'
        ' fill="#123456" text-anchor="middle" letter-spacing="0.1" opacity="0.5">Sir Odo</text>'
        f'<text {FONT} font-style="italic" font-weight="normal">aside</text>'
    ) == [
        Text(
            1,
            2,
            "Sir Odo",
            "Barlow Condensed",
            5.5,
            "#123456",
            700,
            False,
            "middle",
            0.1,
            None,
            0.5,
        ),
        Text(0, 0, "aside", BODY, 3, italic=True),
    ]


def test_white_space_is_one_space_and_none_at_the_ends(drawn):
    (text,) = drawn(f"<text {FONT}>\n   Sir\n\t Odo  the   Bold \n</text>")
    assert text.string == "Sir Odo the Bold"


def test_preserved_white_space_stays(drawn):
    (text,) = drawn(f'<text {FONT} xml:space="preserve">  a\nb  </text>')
    assert text.string == "  a b  "


def test_spaces_that_do_not_break_are_kept(drawn):
    (text,) = drawn(f"<text {FONT}>3\u00a0+\u00a0\u00a04</text>")
    assert text.string == "3\u00a0+\u00a0\u00a04"


def test_markup_signs_come_out_as_written(drawn):
    (text,) = drawn(f"<text {FONT}>&lt;b&gt; &amp; &quot;’&#x1F525;</text>")
    assert text.string == '<b> & "’\U0001f525'


def test_pieces_of_a_line_stand_side_by_side(drawn):
    bold, plain = drawn(
        f'<text x="10" y="5" {FONT}><tspan font-weight="600">Tough</tspan> Unblocked.</text>'
    )
    assert (bold.x, bold.y, bold.string, bold.weight) == (10, 5, "Tough", 600)
    assert plain.string == " Unblocked."
    assert plain.x == pytest.approx(10 + width_mm(bold, default_fonts()))


@pytest.mark.parametrize(("anchor", "share"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_a_line_of_pieces_is_anchored_as_a_whole(drawn, anchor, share):
    texts = drawn(
        f'<text x="30" y="5" text-anchor="{anchor}" {FONT}>one <tspan fill="red">two</tspan></text>'
    )
    total = sum(width_mm(text, default_fonts()) for text in texts)
    assert [text.anchor for text in texts] == ["start", "start"]
    assert texts[0].x == pytest.approx(30 - share * total)


def test_pieces_of_a_right_to_left_line_run_from_the_right(drawn):
    first, second = drawn(
        f'<text x="30" y="5" direction="rtl" {FONT}>שלום <tspan fill="red">עולם</tspan></text>'
    )
    fonts = default_fonts()
    assert first.x + width_mm(first, fonts) == pytest.approx(30)
    assert second.x + width_mm(second, fonts) == pytest.approx(first.x)


def test_the_start_of_a_right_to_left_line_is_its_right_end(drawn):
    (text,) = drawn(f'<text x="30" direction="rtl" {FONT}>שלום</text>')
    assert (text.anchor, text.rtl) == ("end", True)


def test_a_tspan_with_a_place_begins_a_line(drawn):
    texts = drawn(
        f'<text x="1" y="2" {FONT}>a<tspan x="1" dy="4">b</tspan><tspan x="3" y="9">c</tspan></text>'
    )
    assert [(t.x, t.y, t.string) for t in texts] == [(1, 2, "a"), (1, 6, "b"), (3, 9, "c")]


def test_shifts_move_what_follows(drawn):
    (text,) = drawn(f'<text x="1" y="2" dx="0.5" dy="-1" {FONT}>a</text>')
    assert (text.x, text.y) == (1.5, 1)


def test_a_text_that_is_not_filled_is_not_drawn(drawn):
    assert drawn(f'<text {FONT} fill="none">ghost</text>') == []


def test_a_text_may_be_filled_with_a_gradient_of_its_own_space(drawn):
    (text,) = drawn(
        '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="9" y2="0">'
        f'<stop stop-color="red"/></linearGradient><text {FONT} fill="url(#g)">a</text>'
    )
    assert isinstance(text.fill, LinearGradient)


def test_what_a_text_lacks_is_said(faults):
    assert faults(
        '<text font-size="3">a</text>\n<text font-family="Barlow Condensed">b</text>\n'
        f'<text stroke="red" {FONT}>c</text>\n<text {FONT} x="1 2 3">d</text>\n'
        f"<text {FONT}><rect/></text>\n<text {FONT}>a<tspan y='4'>b</tspan></text>"
    ) == [
        "1: a text needs a font-family",
        "2: a text needs a font-size, in mm",
        "3: a text with a stroke is not in the SVG profile",
        "4: x: `1 2 3` is not a plain number; lengths are in mm, without a unit",
        "5: `<rect>` cannot stand in a `<text>`",
        "6: a `<tspan>` with `y` needs `x` too",
    ]


def test_a_face_that_no_font_has_is_named_with_its_line(faults):
    (fault,) = faults('\n<text font-family="Barlow Condensd" font-size="3">a</text>')
    assert fault.startswith("2: ")
    assert "did you mean 'Barlow Condensed'?" in fault


def test_a_family_that_ends_in_a_number_needs_quotes(faults):
    (fault,) = faults('<text font-family="Source Serif 4" font-size="3">a</text>')
    assert "needs quotes" in fault
