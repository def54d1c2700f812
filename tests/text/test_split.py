"""Continuing text elsewhere, between lines."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from output.text import Paragraph, default_fonts, mm, parse_marks, split_block, split_lines

FONTS = default_fonts()
FACES = FONTS.faces("Barlow Semi Condensed", 400, 600)
SIZE = mm(7)


@pytest.mark.parametrize(
    ("count", "room", "here"),
    [
        (5, 5, 5),
        (5, 9, 5),
        (5, 4, 3),
        (5, 3, 3),
        (5, 2, 2),
        (5, 1, 0),
        (3, 2, 0),
        (2, 1, 0),
        (4, 3, 2),
    ],
)
def test_two_lines_at_least_stand_on_each_side(count: int, room: int, here: int) -> None:
    assert split_lines(count, room) == here


def paragraphs(*texts: str) -> list[Paragraph]:
    return [Paragraph(parse_marks(text), FACES, FONTS) for text in texts]


def test_everything_stands_here_where_there_is_room() -> None:
    split = split_block(paragraphs("a b", "c d"), 50, 50, SIZE, 1.1, 0.3)
    assert [len(lines) for lines in split.here] == [1, 1]
    assert split.rest == []


def test_the_gap_takes_room() -> None:
    height = 2 * 1.1 * SIZE
    assert len(split_block(paragraphs("a", "b"), 50, height, SIZE, 1.1).here) == 2
    assert len(split_block(paragraphs("a", "b"), 50, height, SIZE, 1.1, 0.3).here) == 1


def test_nothing_stands_here_where_not_even_two_lines_have_room() -> None:
    (long,) = paragraphs("word " * 80)
    split = split_block([long], 50, SIZE, SIZE, 1.1)
    assert split.here == []
    assert split.rest == [long]


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.text("ab cd\n*{}", max_size=200), max_size=4),
    st.floats(8, 40),
    st.floats(8.2, 30),
)
def test_box_after_box_holds_the_whole_text(texts: list[str], width: float, height: float) -> None:
    rest = paragraphs(*texts)
    whole = "".join(p.text for p in rest)
    shown = ""
    for _ in range(400):
        before = rest
        split = split_block(before, width, height, SIZE, 1.1, 0.32)
        lines = [(p, line) for p, found in zip(before, split.here, strict=False) for line in found]
        assert len(lines) * 1.1 * SIZE <= height + 1e-6
        shown += "".join(p.text[line.start : line.end] for p, line in lines)
        rest = split.rest
        if not rest:
            break
        assert split.here, "a box of three lines always takes something"
    assert "".join(shown.split()) == "".join(whole.split())
