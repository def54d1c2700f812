"""How wide the columns of a table on a sheet are."""

from __future__ import annotations

import pytest

from output.sheet.kinds.columns import widths_of
from output.sheet.kinds.table import Col
from output.sheet.type import sheet_type


def widths(cols: list[Col], row: list[str], width: float) -> list[float]:
    return widths_of(cols, [row], width, sheet_type(9.0), 1.5)


def test_a_word_longer_than_the_table_is_broken_and_leaves_short_ones_whole() -> None:
    cols = [Col("Weapon", flex=1), Col("Range", "c"), Col("no.", "r")]
    name, range_, number = widths(cols, ["N" * 80, '12"', "1"], 60.0)
    assert name + range_ + number == pytest.approx(60.0)
    type_ = sheet_type(9.0)
    assert range_ >= type_.plain_width("Range", "head") + 1.5
    assert number >= type_.plain_width("no.", "head") + 1.5


def test_two_words_longer_than_the_table_share_what_the_others_leave() -> None:
    one, other, last = widths([Col(), Col(), Col()], ["N" * 80, "W" * 80, "1"], 60.0)
    assert one == pytest.approx(other)
    assert one + other + last == pytest.approx(60.0)
