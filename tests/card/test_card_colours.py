"""Colours of cards: all text can be read on what it stands on, whatever the warband's colour."""

from __future__ import annotations

import random

import pytest

from output.card.colour import BLACK, WHITE, contrast, darkened, is_colour, lightened, mix
from output.card.palette import palette
from output.card.team_colours import team_colours
from output.card.themes import known_themes, load_theme

CHANCE = random.Random(7)
TEAMS = ["", "teal", "navy", "olive", "rust", "no such colour", "#FFE000", "#FFFFFF", "#000000"]
TEAMS += [f"#{CHANCE.randrange(1 << 24):06X}" for _ in range(40)]


THEMES = known_themes()
every_theme = pytest.mark.parametrize("theme", THEMES)


@every_theme
@pytest.mark.parametrize("team", TEAMS)
def test_every_text_stands_out_from_its_ground(team: str, theme: str) -> None:
    accent = TEAMS[TEAMS.index(team) - 1]
    ink = palette(load_theme(theme), team, accent=accent)
    assert contrast(ink.name, ink.band) >= 7
    for ground in filter(None, (ink.band, ink.emblem_band)):
        assert contrast(ink.accent, ground) >= 4.5
        assert contrast(ink.unit, ground) >= 4.5
    assert contrast(ink.quiet, ink.band) >= 4.5
    assert contrast(ink.pill, ink.pill_ground) >= 4.5
    assert contrast(ink.solid, ink.solid_ground) >= 4.5
    assert contrast(ink.chip, ink.chip_ground) >= 4.5
    assert contrast(ink.team, ink.disc) >= 4.5
    assert contrast(ink.team, ink.paper) >= 6
    for tone in (ink.ink, ink.ink_2, ink.alert, ink.lead):
        for ground in filter(None, (ink.paper, ink.tint)):
            assert contrast(tone, ground) >= 4.5
    assert contrast(ink.ink, ink.weak or ink.paper) >= 4.5
    assert contrast(ink.alert, ink.weak or ink.paper) >= 4.5


@every_theme
@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("mode", ["saver", "black"])
def test_without_grounds_all_stands_out_from_white(team: str, mode: str, theme: str) -> None:
    ink = palette(load_theme(theme), team, mode)  # type: ignore[arg-type]
    assert (ink.band, ink.tint, ink.scene, ink.weak, ink.edge) == ("", "", "", "", "")
    assert (ink.paper, ink.disc) == (WHITE, WHITE)
    for tone in (ink.name, ink.accent, ink.unit, ink.quiet, ink.pill, ink.icon, ink.ink, ink.ink_2):
        assert contrast(tone, WHITE) >= 7
    assert contrast(ink.alert, WHITE) >= 6.5


def test_a_colour_that_is_dark_enough_is_left_alone() -> None:
    assert palette(load_theme("signal"), "#0f4653").band == "#0F4653"
    assert palette(load_theme("signal"), "rust").band == "#7A3420"


def test_colours_are_known_by_name_however_it_is_written() -> None:
    theme = load_theme("signal")
    for said in ("field-green", "Field green", " FIELD_GREEN "):
        assert team_colours(theme, said, "mint").team == "#3E4A32"
    assert team_colours(theme, "navy").accent == "#8FD8CE"
    assert team_colours(theme, "navy", "Peach").accent == "#FFD9A0"
    assert team_colours(theme, "#0F4653", "navy").unknown  # a team colour is no accent


@every_theme
def test_an_unknown_colour_is_told_with_what_is_near_and_the_themes_own_is_taken(
    theme: str,
) -> None:
    look = load_theme(theme)
    found = team_colours(look, "oxbood", "tallo")
    team, accent = found.unknown
    assert "`oxbood`; did you mean `oxblood`?" in team
    assert "`tallo`; did you mean `tallow`?" in accent
    assert found.asked_team == look.teams[look.team].team


def test_what_is_corrected_is_told_and_nothing_else() -> None:
    theme = load_theme("signal")
    assert list(team_colours(theme, "rust", "mint").remarks(on_white=False)) == []
    light = team_colours(theme, "#FFE000", "#222222")
    team, accent = light.remarks(on_white=False)
    assert "#FFE000 is too light" in team
    assert f"printed as {light.team}" in team
    assert "#222222 is too dark" in accent
    assert f"printed as {light.accent}" in accent
    (team,) = light.remarks(on_white=True)
    assert f"printed as {light.on_white}" in team


@pytest.mark.parametrize(
    ("asked", "steps"), [("#FFFFFF", 13), ("#0F4653", 0), ("#808080", 7), ("#FF0000", 6)]
)
def test_a_team_colour_is_darkened_by_no_more_steps_than_it_needs(asked: str, steps: int) -> None:
    found = team_colours(load_theme("signal"), asked).team
    assert found == mix(BLACK, asked, steps * 0.05)
    assert contrast(found, WHITE) >= 7
    assert steps == 0 or contrast(mix(BLACK, asked, (steps - 1) * 0.05), WHITE) < 7


def test_mixing_goes_from_the_ground_to_the_colour() -> None:
    assert mix(BLACK, WHITE, 0) == WHITE
    assert mix(BLACK, WHITE, 1) == BLACK
    assert mix("#0F4653", WHITE, 0.07) == "#EEF2F3"


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(WHITE, WHITE) == 1
    assert contrast("#777777", WHITE) == pytest.approx(4.48, abs=0.01)


def test_correction_ends_at_black_or_white() -> None:
    assert darkened("#555555", BLACK, 3) == BLACK
    assert lightened("#BBBBBB", (WHITE,), 3) == WHITE


@pytest.mark.parametrize("text", ["teal", "#12345", "#1234567", "", "123456", "#12345g"])
def test_only_six_hex_digits_are_a_colour(text: str) -> None:
    assert not is_colour(text)


def test_the_value_of_a_named_colour_brings_the_accent_of_that_name() -> None:
    theme = load_theme("signal")
    by_name, by_value = (team_colours(theme, team) for team in ("rust", theme.teams["rust"].team))
    assert by_value == by_name
    assert by_value.asked_accent != team_colours(theme).asked_accent
    assert team_colours(theme, "#123456").asked_accent == team_colours(theme).asked_accent
