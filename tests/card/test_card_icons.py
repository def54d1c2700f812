"""Icons: each has its author, can be drawn, and is found by slot, emblem, class or kind."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from output.card.icons import icon_names, icon_of, icon_path
from output.svg import read_svg
from schemas.warband import Carried
from tests.card.sample_warbands import weapon

FOLDER = Path(str(files("templates") / "icons"))
ICONS = sorted(file.stem for file in FOLDER.glob("*.svg"))


def test_every_icon_is_credited_to_an_author() -> None:
    credits = dict(
        re.findall(r"\| `([a-z0-9-]+)` \| (.+) \|", (FOLDER / "LICENCE.md").read_text("utf-8"))
    )
    assert sorted(credits) == ICONS
    line = (FOLDER / "LICENCE.md").read_text("utf-8").partition("Credit line:")[2]
    assert all(author in line for author in credits.values())


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_a_path_that_can_be_painted(name: str) -> None:
    path = icon_path(name)
    assert path is not None
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="{path}"/></svg>'
    assert read_svg(svg, name).items


def test_every_name_in_the_table_is_an_icon() -> None:
    names = icon_names()
    for table in (names.slots, names.classes, names.kinds):
        assert set(table.values()) <= set(ICONS)


@pytest.mark.parametrize("name", ["", "no-such-icon", "../themes/signal", "Broadsword", "a b"])
def test_any_other_name_is_no_icon(name: str) -> None:
    assert icon_path(name) is None


def test_a_slot_wins_over_an_emblem_and_that_over_a_class() -> None:
    assert icon_of(weapon("Bow", '18"', slot="spell", emblem="high-shot")) == "magic-swirl"
    assert icon_of(weapon("Bow", '18"', emblem="high-shot")) == "high-shot"
    assert icon_of(weapon("Bow", '18"', emblem="no-such-icon")) == "winchester-rifle"
    assert icon_of(weapon("Bow", '18"', class_="bow")) == "high-shot"
    assert icon_of(Carried("f/x", "x", "weapon", "X")) == "broadsword"
    assert icon_of(Carried("f/x", "x", "skill", "X")) == ""
