"""Path data to outlines of absolute moves, lines and curves."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from output.svg.paths import outline
from output.svg.values import BadValue


def flat(data: str) -> list[tuple[object, ...]]:
    return [(command[0], *(round(n, 6) for n in command[1:])) for command in outline(data).commands]


@pytest.mark.parametrize(
    ("data", "commands"),
    [
        ("M1 2L3 4", [("M", 1, 2), ("L", 3, 4)]),
        ("M1,2 3,4 5,6", [("M", 1, 2), ("L", 3, 4), ("L", 5, 6)]),
        ("m1 2 3 4z", [("M", 1, 2), ("L", 4, 6), ("Z",)]),
        ("M1 2zl1 1", [("M", 1, 2), ("Z",), ("L", 2, 3)]),
        ("M1 2H5V7h-1v-1", [("M", 1, 2), ("L", 5, 2), ("L", 5, 7), ("L", 4, 7), ("L", 4, 6)]),
        ("M.5.5-.5-.5", [("M", 0.5, 0.5), ("L", -0.5, -0.5)]),
        ("M1e1 2E-1", [("M", 10, 0.2)]),
        ("M0 0C1 2 3 4 5 6", [("M", 0, 0), ("C", 1, 2, 3, 4, 5, 6)]),
        (
            "M0 0c1 2 3 4 5 6s1 1 2 2",
            [("M", 0, 0), ("C", 1, 2, 3, 4, 5, 6), ("C", 7, 8, 6, 7, 7, 8)],
        ),
        ("M1 1S3 3 4 4", [("M", 1, 1), ("C", 1, 1, 3, 3, 4, 4)]),
        ("M0 0Q3 0 3 3", [("M", 0, 0), ("C", 2, 0, 3, 1, 3, 3)]),
        (
            "M0 0q3 0 3 3t3 3",
            [("M", 0, 0), ("C", 2, 0, 3, 1, 3, 3), ("C", 3, 5, 4, 6, 6, 6)],
        ),
        ("M0 0A0 5 0 0 1 3 3", [("M", 0, 0), ("L", 3, 3)]),
        ("", []),
    ],
)
def test_every_command_comes_out_absolute(data, commands):
    assert flat(data) == commands


def test_an_arc_keeps_to_its_circle_and_ends_where_it_says():
    commands = outline("M10 0A10 10 0 1 1 0 -10").commands
    assert commands[-1][-2:] == (0, -10)
    for command in commands[1:]:
        assert math.hypot(command[-2], command[-1]) == pytest.approx(10)
    assert len(commands) == 4  # three quarters


def test_flags_of_an_arc_may_stand_without_gaps():
    assert flat("M0 0a1 1 0 012 0") == flat("M0 0a1 1 0 0 1 2 0")


def test_radii_too_small_for_an_arc_grow():
    assert outline("M0 0A1 1 0 0 1 10 0").commands[-1][-2:] == (10, 0)


@pytest.mark.parametrize(
    "data",
    ["L1 1", "1 2", "M1", "M1 2 3", "M0 0C1 2 3", "M0 0 x", "M0 0A1 1 0 2 1 3 3", "M1e9 0", "Mz"],
)
def test_what_is_not_path_data_is_refused(data):
    with pytest.raises(BadValue):
        outline(data)


def test_a_path_cannot_creep_away_in_relative_steps():
    with pytest.raises(BadValue, match="too far"):
        outline("M0 0" + "l900000 0" * 3)


@given(st.text(alphabet="MmLlCcZzAaSsQqTt0123456789.-e, ", max_size=40))
def test_any_text_is_an_outline_or_refused(data):
    try:
        commands = outline(data).commands
    except BadValue:
        return
    assert all(math.isfinite(n) for command in commands for n in command[1:])
