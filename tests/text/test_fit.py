"""Fitting: leading gives way first, then size, then it is said that there is no room."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from output.text import (
    Font,
    FontSet,
    Paragraph,
    baseline_mm,
    default_fonts,
    fit_block,
    fit_line,
    mm,
    parse_marks,
    pt,
    shape,
    x_height_mm,
)
from output.text.sizes import GRID_PT, size_of

FONTS = default_fonts()
FACES = FONTS.faces("Barlow Semi Condensed", 400, 600)
RULE = (
    "**Sure shot.** Once a turn this fighter may roll one to-hit roll again when it did not move."
)


def rules(count: int = 1) -> list[Paragraph]:
    return [Paragraph(parse_marks(RULE), FACES, FONTS) for _ in range(count)]


def on_grid(size_mm: float) -> bool:
    return abs(pt(size_mm) / GRID_PT - round(pt(size_mm) / GRID_PT)) < 1e-6


def test_points_and_millimetres() -> None:
    assert mm(72) == pytest.approx(25.4)
    assert pt(25.4) == pytest.approx(72)
    assert pt(mm(6.75)) == pytest.approx(6.75)


def test_the_floor_of_the_rules_text_has_an_x_height_of_about_1_2_mm(body: Font) -> None:
    assert x_height_mm(body, mm(6.75)) == pytest.approx(1.2, abs=0.01)


def test_letters_stand_in_the_middle_of_the_leading(body: Font) -> None:
    # ascent 1.0, descent 0.2: at a leading of 1.2 the letters fill the line
    assert baseline_mm(body, 3.0, 1.2) == pytest.approx(3.0)
    assert baseline_mm(body, 3.0, 1.4) == pytest.approx(3.3)


def test_a_short_line_has_the_largest_size(fonts: FontSet, body: Font) -> None:
    assert fit_line("Odo", body, fonts, 40, mm(19), mm(12)) == mm(19)


def test_a_line_that_is_too_long_has_no_size(fonts: FontSet, body: Font) -> None:
    assert fit_line("Odo the Longwinded " * 3, body, fonts, 40, mm(19), mm(12)) is None


@settings(max_examples=60, deadline=None)
@given(st.text("abcW i", min_size=1, max_size=40), st.floats(10, 80))
def test_a_fitted_line_could_not_be_a_step_larger(text: str, width: float) -> None:
    body = FACES.regular
    em = shape(text, body, FONTS).width
    size = fit_line(text, body, FONTS, width, mm(19), mm(6))
    if size is None:
        assert em * mm(6) > width
        return
    assert em * size <= width + 1e-6
    if size < mm(19):
        assert em * (size + mm(GRID_PT)) > width - 1e-6
        assert on_grid(size) or size == mm(6)


def test_letter_spacing_counts_as_width(fonts: FontSet, body: Font) -> None:
    width = shape("LABEL", body, fonts).width * 3
    assert fit_line("LABEL", body, fonts, width, 3, 2) == 3
    spaced = fit_line("LABEL", body, fonts, width, 3, 2, letter_spacing=0.05)
    assert spaced is not None
    assert spaced < 3


def test_text_with_room_is_as_asked() -> None:
    fit = fit_block(rules(), 56, 40, mm(8), mm(6.75), leading_max=1.22)
    assert (fit.size_mm, fit.leading, fit.step, fit.fits) == (mm(8), 1.22, "asked", True)
    assert fit.height_mm == pytest.approx(len(fit.lines[0]) * 1.22 * mm(8))


def test_leading_gives_way_before_size() -> None:
    asked = fit_block(rules(), 56, 40, mm(8), mm(6.75))
    fit = fit_block(rules(), 56, asked.height_mm * 0.95, mm(8), mm(6.75))
    assert (fit.size_mm, fit.step) == (mm(8), "leading")
    assert 1.1 <= fit.leading < 1.22
    assert fit.height_mm <= asked.height_mm * 0.95 + 1e-9


def test_then_size_gives_way() -> None:
    asked = fit_block(rules(2), 56, 40, mm(8), mm(6.75))
    fit = fit_block(rules(2), 56, asked.height_mm * 0.8, mm(8), mm(6.75))
    assert fit.step == "size"
    assert mm(6.75) <= fit.size_mm < mm(8)
    assert on_grid(fit.size_mm)
    assert fit.height_mm <= asked.height_mm * 0.8 + 1e-9


def test_what_has_no_room_at_the_floor_is_told_and_whole() -> None:
    fit = fit_block(rules(3), 56, 5, mm(8), mm(6.75))
    assert (fit.size_mm, fit.leading, fit.step, fit.fits) == (mm(6.75), 1.1, "continued", False)
    assert fit.lines == [p.lines(56, mm(6.75)) for p in rules(3)]


def test_the_gap_is_counted_between_paragraphs_only() -> None:
    with_gap = fit_block(rules(3), 56, 99, mm(8), mm(6.75), gap=0.5)
    without = fit_block(rules(3), 56, 99, mm(8), mm(6.75))
    assert with_gap.height_mm - without.height_mm == pytest.approx(2 * 0.5 * 1.22 * mm(8))
    empty = [Paragraph("", FACES, FONTS), *rules(1), Paragraph("", FACES, FONTS)]
    assert fit_block(empty, 56, 99, mm(8), mm(6.75), gap=0.5).height_mm == pytest.approx(
        fit_block(rules(1), 56, 99, mm(8), mm(6.75)).height_mm
    )


def test_nothing_to_fit_fits_nowhere_and_everywhere() -> None:
    fit = fit_block([], 56, 0, mm(8), mm(6.75))
    assert (fit.step, fit.height_mm, fit.lines) == ("asked", 0, [])


@settings(max_examples=40, deadline=None)
@given(st.text("abW -日\n", max_size=120), st.floats(10, 60), st.floats(3, 30))
def test_the_search_finds_the_size_that_trying_all_would(
    text: str, width: float, height: float
) -> None:
    paragraph = Paragraph(text, FACES, FONTS)
    fit = fit_block([paragraph], width, height, mm(9), mm(6))

    def has_room(size: float) -> bool:
        whole = paragraph.widest * mm(6) > width or paragraph.widest * size <= width
        return whole and paragraph.height(width, size, 1.1) <= height

    fitting = [size_of(n) for n in range(120, 181) if has_room(size_of(n))]
    if fitting:
        assert fit.size_mm == pytest.approx(fitting[-1])
        assert fit.height_mm <= height + 1e-6
    else:
        assert not fit.fits


def test_text_is_set_smaller_before_a_word_is_broken() -> None:
    word = Paragraph("Panzerabwehrkanone", FACES, FONTS)
    width = word.widest * mm(7)
    fit = fit_block([word], width, 99, mm(8), mm(6.75))
    assert pt(fit.size_mm) == pytest.approx(7)
    assert len(fit.lines[0]) == 1


def test_a_word_too_wide_at_the_floor_is_broken_at_the_asked_size() -> None:
    word = Paragraph("Panzerabwehrkanone" * 5, FACES, FONTS)
    fit = fit_block([word], 30, 99, mm(8), mm(6.75))
    assert (fit.size_mm, fit.step) == (mm(8), "asked")
    assert len(fit.lines[0]) > 1
