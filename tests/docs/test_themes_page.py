"""The page on themes says what there is: themes, colours, keys; and its example works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from output.card.theme import Theme
from output.card.themes import known_themes, load_theme
from output.looks import Looks

PAGE = (Path(__file__).parents[2] / "docs" / "themes.md").read_text("utf-8")
ROWS = re.findall(r"^\| (.+?) \|(.*)\|$", PAGE, re.MULTILINE)


def test_the_table_has_every_theme_and_each_has_its_picture() -> None:
    first = [name for first, _ in ROWS for name in re.findall(r"^`([a-z]+)`$", first)]
    assert sorted(set(known_themes()) & set(first)) == known_themes()
    for name in known_themes():
        assert f"](pictures/theme-{name}.png)" in PAGE


@pytest.mark.parametrize("name", known_themes())
def test_the_colours_of_warbands_are_as_the_table_has_them(name: str) -> None:
    theme = load_theme(name)
    for team, pair in theme.teams.items():
        (row,) = (rest for first, rest in ROWS if first.startswith(f"`{team}`"))
        assert f"`{pair.team}` | `{pair.accent}` | `{theme.accents[pair.accent]}`" in row


def test_every_key_of_a_theme_is_described() -> None:
    section = PAGE.partition("## What a theme says")[2]
    for key in Theme.model_fields:
        assert f"`{key}`" in section or key == "name"


def test_the_example_is_a_theme(tmp_path: Path) -> None:
    (text,) = re.findall(r"^```yaml\n(.+?)^```", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes" / "garrison.yaml").write_text(text, "utf-8")
    theme = load_theme("garrison", Looks((tmp_path,)))
    assert (theme.name, theme.scene, theme.strip_rules) == ("Garrison", "engraved", "one")
    assert theme.teams[theme.team].team == "#1E4D2B"
    assert theme.fonts["name"].family == "IBM Plex Mono"
