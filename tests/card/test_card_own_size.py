"""Cards of sizes that no layout has, and cards that lie."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from output.card.layout import Layout
from output.card.layouts import known_layouts, load_layout
from output.card.own_size import COLUMN_MM, own_size
from output.looks import Looks
from schemas.problems import InputError

SIZES = {"mini": (41.0, 63.0), "poker": (63.0, 88.0), "tarot": (70.0, 120.0), "a6": (105.0, 148.0)}


def like(asked: str) -> str:
    found = own_size(asked, SIZES)
    assert found is not None
    return found.like


def type_of(layout: Layout) -> tuple[object, ...]:
    return layout.type, layout.header, layout.table, layout.footer, layout.floors


@pytest.mark.parametrize("name", known_layouts())
def test_every_size_has_one_that_lies(name: str) -> None:
    upright, lying = load_layout(name), load_layout(f"{name}-landscape")
    assert (lying.width_mm, lying.height_mm) == (upright.height_mm, upright.width_mm)
    assert type_of(lying) == type_of(upright)
    assert load_layout(f"{lying.width_mm:g}x{lying.height_mm:g}") in (lying, upright)


@pytest.mark.parametrize(
    "asked", ["poker-landscape", "Poker lying", "63x88 landscape", "88 x 63 mm"]
)
def test_a_card_that_lies_is_asked_for_in_words_or_by_its_measure(asked: str) -> None:
    layout = load_layout(asked)
    assert (layout.width_mm, layout.height_mm, layout.margin_mm) == (88, 63, 5.5)


def test_a_card_may_be_said_to_stand() -> None:
    layout = load_layout("90x60-portrait")
    assert (layout.width_mm, layout.height_mm) == (60, 90)


@given(st.floats(63, 300), st.floats(63, 300))
def test_margins_leave_whole_columns_between_them(width: float, height: float) -> None:
    found = own_size(f"{width:.2f}x{height:.2f}", SIZES)
    assert found is not None
    layout = found.adapted(load_layout(found.like))
    columns = layout.measure_mm / COLUMN_MM
    assert columns == pytest.approx(round(columns), abs=1e-5)
    least = max(3.0, layout.clear_mm)
    assert least - 1e-5 <= layout.margin_mm < least + COLUMN_MM / 2


def test_type_is_that_of_the_nearest_size_whichever_way_the_card_lies() -> None:
    assert [like(size) for size in ("45x68", "68x45", "59x86", "80x110", "120x70", "148x210")] == [
        *("mini", "mini", "poker", "tarot", "tarot", "a6")
    ]


def test_only_small_cards_have_the_type_of_small_cards() -> None:
    """49 x 90 mm is nearer to poker, and 50 x 66 mm to mini."""
    assert [like(size) for size in ("49x90", "50x66", "50x64")] == ["mini", "poker", "mini"]


def test_a_wider_card_has_more_cells_in_its_strip_and_a_low_one_has_one_strip() -> None:
    poker, lying, low = (load_layout(n).strip for n in ("poker", "poker-landscape", "88x50"))
    assert (poker.most_cells, lying.most_cells, low.most_cells) == (8, 11, 14)
    assert (poker.most_strips, lying.most_strips, low.most_strips) == (2, 2, 1)


@pytest.mark.parametrize("asked", ["40x63", "41x62", "62x41", "2.5x3.5", "0x0", "301x80", "20x300"])
def test_of_a_card_too_small_or_too_large_the_bounds_are_told(asked: str) -> None:
    with pytest.raises(InputError) as error:
        load_layout(asked)
    (problem,) = error.value.problems
    assert problem.file == asked
    assert "cards are at least 41 × 63 mm and at most 300 mm long" in problem.message
    assert "2.5x3.5in" in problem.message


def test_a_size_of_ones_own_lies_too(tmp_path: Path) -> None:
    (tmp_path / "layouts").mkdir()
    (tmp_path / "layouts" / "hand.yaml").write_text(
        "like: poker\nheight_mm: 100\n", encoding="utf-8"
    )
    layout = load_layout("hand-landscape", Looks((tmp_path,)))
    assert (layout.width_mm, layout.height_mm) == (100, 63)
