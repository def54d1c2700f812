"""Texts that overlap are found by their ink."""

from __future__ import annotations

import pytest

from output.display import IDENTITY, Drawing, Group, Text
from output.overlap import ink_box, overlaps
from output.text import default_fonts

FAMILY = "Barlow Semi Condensed"


def drawn(*texts: Text) -> Drawing:
    """A drawing with these texts."""
    return Drawing(63, 88, list(texts))


def line(string: str, x: float, y: float, size: float = 3.0) -> Text:
    """A line of text."""
    return Text(x, y, string, FAMILY, size)


def test_lines_at_their_leading_do_not_overlap() -> None:
    assert overlaps(drawn(line("Spägy", 5, 10), line("Ähren", 5, 13.3))) == []


def test_lines_too_near_overlap() -> None:
    assert overlaps(drawn(line("Spägy", 5, 10), line("Ähren", 5, 11))) == [("Spägy", "Ähren")]


def test_words_side_by_side_do_not_overlap() -> None:
    assert overlaps(drawn(line("one", 5, 10), line("two", 11, 10))) == []


def test_words_that_run_into_each_other_overlap() -> None:
    assert overlaps(drawn(line("a long word", 5, 10), line("two", 11, 10)))


def test_the_end_of_a_text_counts_where_it_is_anchored() -> None:
    right = Text(20, 10, "66", FAMILY, 3.0, anchor="end")
    assert overlaps(drawn(right, line("points", 20.5, 10))) == []
    assert overlaps(drawn(right, line("points", 18, 10)))


def test_a_moved_group_is_looked_at_where_it_is() -> None:
    moved = Group([line("one", 5, 10)], (1, 0, 0, 1, 0, 20))
    assert overlaps(Drawing(63, 88, [moved, line("two", 5, 10)])) == []
    assert overlaps(Drawing(63, 88, [moved, line("two", 5, 30)]))


def test_spaces_have_no_ink() -> None:
    assert ink_box(line("   ", 5, 10), IDENTITY, default_fonts()) is None


def test_the_ink_of_a_capital_stands_on_the_baseline() -> None:
    box = ink_box(line("H", 5, 10), IDENTITY, default_fonts())
    assert box is not None
    assert box.y + box.h == pytest.approx(10, abs=0.01)
    assert 1.9 < box.h < 2.2
