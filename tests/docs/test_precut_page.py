"""The page on sheets that are cut already says what there is, and its example prints."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from output.looks import Looks
from output.page.precut import known_precut, load_precut
from schemas.precut import PieceGrid

PAGE = (Path(__file__).parents[2] / "docs" / "precut-sheets.md").read_text("utf-8")
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in PAGE.splitlines()]
SHEETS = {row[0].strip("`"): row[1:] for row in ROWS if len(row) == 5 and "`" in row[0]}


def test_every_sheet_has_its_row() -> None:
    assert sorted(SHEETS) == known_precut()


@pytest.mark.parametrize("name", SHEETS)
def test_a_row_has_the_measures_of_its_sheet(name: str) -> None:
    pieces, paper, first, apart = SHEETS[name]
    precut = load_precut(name)
    count, width, height = re.findall(r"[\d.]+", pieces)[:3]
    assert (int(count), float(width), float(height)) == (len(precut.pieces), *precut.size)
    assert paper == precut.paper.name
    x, y = re.findall(r"[\d.]+", first)
    assert (float(x), float(y)) == (precut.pieces[0].x, precut.pieces[0].y)
    assert apart == (f"{precut.gap:g} mm" if precut.gap > 0.01 else "they touch")


def test_the_example_of_an_own_sheet_is_one(tmp_path: Path) -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "sheets").mkdir()
    (tmp_path / "sheets" / "six.yaml").write_text(example, "utf-8")
    six = load_precut("six", Looks((tmp_path,)))
    assert (len(six.pieces), six.size, six.gap) == (6, (90, 60), 10)


def test_every_key_of_pieces_is_told() -> None:
    told = [key for row in ROWS if len(row) == 3 for key in re.findall(r"`(\w+)`", row[0])]
    assert set(PieceGrid.model_fields) <= set(told)
