"""Sizes as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from output.sizes import read_size, read_turn


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("63x88", (63, 88)),
        (" 63 X 88 mm ", (63, 88)),
        ("63mm×88mm", (63, 88)),
        ("63 * 88", (63, 88)),
        ("6,3 x 8,8 cm", (63, 88)),
        ("2.5x3.5in", (63.5, 88.9)),
        ("2.5 by 3.5 inches", (63.5, 88.9)),
        ('2.5" x 3.5"', (63.5, 88.9)),
        ("2½″ × 3½″", (63.5, 88.9)),
        ("2 1/2 x 3-1/2 in", (63.5, 88.9)),
        ("2.5in x 89mm", (63.5, 89)),
        ("0x0", (0, 0)),
    ],
)
def test_a_size_is_read_in_every_usual_spelling(text: str, size: tuple[float, float]) -> None:
    assert read_size(text) == size


@pytest.mark.parametrize(
    "text",
    [
        *("", "x", "63", "63x", "x88", "poker", "63x88x10", "63x88km", "6 3x88", "1 1/0x5"),
        *("-63x88", "63x-88", "nanxnan", "infx1", "1e3x5", "1234567x5", "²x³"),
    ],
)
def test_what_is_no_size_is_none(text: str) -> None:
    assert read_size(text) is None


@given(st.text())
def test_no_text_is_too_strange_to_be_read(text: str) -> None:
    size = read_size(text)
    assert size is None or min(size) >= 0


@given(st.integers(1, 9999), st.integers(1, 9999))
def test_a_size_that_is_written_is_read_as_it_was(width: int, height: int) -> None:
    assert read_size(f"{width / 10:g}x{height / 10:g}") == pytest.approx((width / 10, height / 10))


@pytest.mark.parametrize(
    ("text", "name", "lies"),
    [
        ("a4-landscape", "a4", True),
        ("US Letter Landscape", "US Letter", True),
        ("90x60 lying", "90x60", True),
        ("poker_portrait", "poker", False),
        ("tarot-upright", "tarot", False),
        ("landscape", "landscape", None),
        ("poker", "poker", None),
    ],
)
def test_how_something_is_to_lie_stands_behind_its_name(
    text: str, name: str, lies: bool | None
) -> None:
    assert read_turn(text) == (name, lies)
