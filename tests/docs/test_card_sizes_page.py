"""The page on card sizes says what there is, and its own size prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from builder import load_catalog
from output.card import load_layout
from output.card.layouts import known_layouts
from output.looks import Looks
from output.page.grid import best_places
from output.page.sheet import load_sheet

PAGE = (Path(__file__).parents[2] / "docs" / "card-sizes.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in PAGE.splitlines()]
SIZES = {row[0].strip("`"): row[1:] for row in ROWS if len(row) == 7 and "`" in row[0]}
MM_PER_INCH = 25.4


def test_every_size_has_its_row() -> None:
    assert sorted(SIZES) == known_layouts()


@pytest.mark.parametrize("name", SIZES)
def test_a_row_has_the_measures_of_its_size(name: str) -> None:
    mm, inches, columns, a4, letter, _ = SIZES[name]
    layout = load_layout(name)
    sides = (layout.width_mm, layout.height_mm)
    assert tuple(float(side) for side in mm.split(" x ")) == sides
    if inches:
        found = tuple(float(side) * MM_PER_INCH for side in inches.split(" x "))
        assert found == pytest.approx(sides)
    assert int(columns) == round(layout.measure_mm / 7)
    for paper, count in (("a4", a4), ("letter", letter)):
        places = best_places(*sides, load_sheet(paper), clear_mm=layout.clear_mm)
        assert places.size == int(count)


def test_the_best_size_of_each_game_is_told() -> None:
    told = {game: name for name, row in SIZES.items() for game in row[-1].split(", ") if game}
    assert set(told) == {"core-1e", "double-tap", "kill-team", "morsdei"}
    for game, name in told.items():
        card = load_catalog(game).data.card
        assert card is not None
        assert load_layout(card.size or "") == load_layout(name)


def test_the_example_of_an_own_size_prints(tmp_path: Path) -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "layouts").mkdir()
    (tmp_path / "layouts" / "hand.yaml").write_text(example, "utf-8")
    hand, poker = load_layout("hand", Looks((tmp_path,))), load_layout("poker")
    assert (hand.width_mm, hand.type["rules"].pt) == (77, 9)
    assert hand.type["rules"].smallest == poker.type["rules"].smallest
