"""Right-to-left text stands where the Unicode algorithm puts it."""

from __future__ import annotations

import pytest
from bidi import get_display
from hypothesis import example, given, settings
from hypothesis import strategies as st

from output.text.bidi import has_right_to_left, is_right_to_left, levels, visual

MIXED = st.text("אבשعربcxyz 0129.,!?()[]-+/%'\"\u05b8\u0301", min_size=1, max_size=24)


@settings(max_examples=200, deadline=None)
@given(MIXED.map(str.strip).filter(bool), st.booleans())
@example("abc אבג (אבג) def", False)
@example("[ )א]1", False)
@example("א[0]\u0301", False)
def test_the_order_equals_that_of_the_other_implementation(text: str, rtl: bool) -> None:
    ours = "".join(visual(text, levels(text, rtl)))
    assert ours == get_display(text, base_dir="R" if rtl else "L")


@pytest.mark.parametrize("text", ["Odo", '12"', "Żółć", "Привет", "日本", "🛡", "★", ""])
def test_other_scripts_have_no_right_to_left_part(text: str) -> None:
    assert not has_right_to_left(text)
    assert levels(text, False) == [0] * len(text)


@pytest.mark.parametrize(
    ("text", "rtl"),
    [("שלום Odo", True), ("Odo שלום", False), ("12 שלום", True), ("«سلام» x", True), ("12", False)],
)
def test_the_first_letter_gives_the_direction(text: str, rtl: bool) -> None:
    assert is_right_to_left(text) is rtl


def test_direction_controls_are_ignored() -> None:
    plain, pasted = "abc אבג def", "\u2068abc\u2069 \u202bאבג\u202c def"
    shown = "".join(visual(pasted, levels(pasted, False)))
    assert "".join(char for char in shown if char.isalpha() or char == " ") == "".join(
        visual(plain, levels(plain, False))
    )
