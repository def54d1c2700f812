"""Card sizes: found by name or measure, one like another, in whole columns of 7 mm."""

from __future__ import annotations

from pathlib import Path

import pytest

from output.card import Layout, load_layout
from output.card.layouts import known_layouts
from output.looks import Looks
from schemas.problems import InputError

COLUMN_MM = 7.0
SIZES = {
    "mini": (41, 63),
    "business": (50.8, 88.9),
    "bridge": (57.15, 88.9),
    "poker": (63, 88),
    "us-poker": (63.5, 88.9),
    "square": (70, 70),
    "70x100": (70, 100),
    "tarot": (70, 120),
    "a7": (74, 105),
    "3x5in": (76.2, 127),
    "100x110": (100, 110),
    "100x130": (100, 130),
    "a6": (105, 148),
    "a5": (148, 210),
}


def test_every_size_is_known_with_its_measure() -> None:
    found = {name: load_layout(name) for name in known_layouts()}
    assert {name: (card.width_mm, card.height_mm) for name, card in found.items()} == SIZES


@pytest.mark.parametrize("name", SIZES)
def test_the_measure_is_whole_columns_within_a_margin_of_3_to_7_mm_and_a_half(name: str) -> None:
    layout = load_layout(name)
    columns = layout.measure_mm / COLUMN_MM
    assert columns == pytest.approx(round(columns), abs=1e-9)
    assert 3 <= layout.margin_mm <= 7.5


@pytest.mark.parametrize("name", SIZES)
def test_no_size_asks_for_less_than_its_smallest(name: str) -> None:
    for role, type_ in load_layout(name).type.items():
        assert type_.pt >= type_.smallest, role


@pytest.mark.parametrize("name", [n for n, (width, _) in SIZES.items() if width >= 50])
def test_of_50_mm_and_more_all_text_may_be_read_at_arms_length(name: str) -> None:
    assert load_layout(name).floors == load_layout("poker").floors


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("A6", "a6"),
        (" Tarot", "tarot"),
        ("US poker", "us-poker"),
        ("63x88", "poker"),
        ("70x120", "tarot"),
        ("70 × 120 mm", "tarot"),
        ("63.50x88.9", "us-poker"),
        ("2.5x3.5in", "us-poker"),
        ('2.5" x 3.5"', "us-poker"),
        ("6,3x8,8 cm", "poker"),
    ],
)
def test_a_size_is_asked_for_by_name_or_by_its_measure(asked: str, name: str) -> None:
    assert load_layout(asked) == load_layout(name)


@pytest.mark.parametrize("asked", ["-63x88", "pokr", "70x", "x", "", "papers", "nanx88", "63x88km"])
def test_an_unknown_size_is_told_with_all_there_are_and_their_measures(asked: str) -> None:
    with pytest.raises(InputError) as error:
        load_layout(asked)
    told = error.value.problems[0].message
    for name, (width, height) in SIZES.items():
        assert name in told
        assert f"{width:g}x{height:g}" in told
    assert ("did you mean `poker`?" in told) == (asked == "pokr")


def own(folder: Path, text: str, name: str = "mine") -> Layout:
    (folder / "layouts").mkdir(exist_ok=True)
    (folder / "layouts" / f"{name}.yaml").write_text(text, encoding="utf-8")
    return load_layout(name, Looks((folder,)))


def test_an_own_size_is_like_a_shipped_one_but_for_what_it_says(tmp_path: Path) -> None:
    mine = own(tmp_path, "like: tarot\nname: Mine\nheight_mm: 110\nstrip: {inset: 2}\n")
    tarot = load_layout("tarot")
    strip = tarot.strip.model_copy(update={"inset": 2.0})
    changed = {"name": "Mine", "height_mm": 110.0, "strip": strip}
    assert mine == tarot.model_copy(update=changed)
    assert load_layout("70x110", Looks((tmp_path,))) == mine


def test_an_own_size_may_bear_a_shipped_name_and_be_like_that(tmp_path: Path) -> None:
    mine = own(tmp_path, "like: poker\nmargin_mm: 5\n", name="poker")
    assert mine == load_layout("poker").model_copy(update={"margin_mm": 5.0})


@pytest.mark.parametrize("like", ["mine", "other", "nothing"])
def test_a_size_that_is_like_itself_or_nothing_is_an_error(like: str, tmp_path: Path) -> None:
    (tmp_path / "layouts").mkdir()
    (tmp_path / "layouts" / "other.yaml").write_text("like: mine\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"there is no other card size `.*there are: .*poker"):
        own(tmp_path, f"like: {like}\n")
