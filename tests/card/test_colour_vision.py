"""Colours that mean different things are told apart by people with colour blindness too."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from output.card import Ink
from output.card.alike import alike
from output.card.palette import palette
from output.card.themes import load_theme
from output.card.vision import VISIONS, Vision, apart, between, least_apart, seen
from output.roster.stamp import colour_of
from output.sheet.inks import FAMILIES, inks_of
from tests.print.prints import THEMES

TOLD_APART = 10.0
"""CIEDE2000 of words that mean different things."""
LOOKS: list[tuple[str, str]] = [
    (theme, team) for theme in THEMES for team in load_theme(theme).teams
]
PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Of the authors of the formula: two colours in L*a*b*, and how far apart they are."""


@pytest.mark.parametrize(("one", "other", "difference"), PUBLISHED)
def test_the_difference_is_that_of_its_authors(
    one: tuple[float, float, float], other: tuple[float, float, float], difference: float
) -> None:
    assert between(one, other) == pytest.approx(difference, abs=1e-4)
    assert between(other, one) == pytest.approx(difference, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
def test_black_and_greys_and_white_look_the_same_to_all(vision: Vision) -> None:
    for grey in ("#000000", "#808080", "#FFFFFF"):
        assert apart(grey, seen(grey, vision)) < 1


def test_red_and_green_come_near_without_red_or_green_and_stay_apart_without_blue() -> None:
    usual = apart("#9C1C1C", "#1D5C2B")
    assert apart("#9C1C1C", "#1D5C2B", "protanopia") < TOLD_APART < usual
    assert apart("#9C1C1C", "#1D5C2B", "deuteranopia") < TOLD_APART < usual
    assert apart("#9C1C1C", "#1D5C2B", "tritanopia") > 2 * TOLD_APART


@pytest.mark.parametrize("ink", ["full", "saver"])
@pytest.mark.parametrize(("theme", "team"), LOOKS)
def test_colours_that_mean_different_things_are_told_apart(theme: str, team: str, ink: Ink) -> None:
    assert list(alike(palette(load_theme(theme), team, ink))) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"alert": "#1D5C2B", "ink": "#9C1C1C"}, "what got worse and other figures"),
        ({"solid_ground": "#8899AA", "weak": "#99AABB"}, "changes nothing"),
        ({"weak": "#FDFDFD"}, "a tinted box and the paper"),
        ({"accent": "#205060", "band": "#0F4653"}, "the accent and the header"),
    ],
)
def test_colours_that_are_too_near_are_told(changed: dict[str, str], told: str) -> None:
    colours = replace(palette(load_theme("signal")), **changed)  # type: ignore[arg-type]
    assert any(told in pair.of for pair in alike(colours))


@pytest.mark.parametrize("family", FAMILIES)
def test_on_sheets_what_helps_is_told_from_what_harms(family: str) -> None:
    inks = inks_of(family)
    for one, other in combinations((inks.helps, inks.harms, inks.spent), 2):
        assert least_apart(one, other) >= TOLD_APART


def test_the_colours_of_verdicts_are_told_apart() -> None:
    inks = inks_of("ref")
    colours = [colour_of(status, inks) for status in ("legal", "illegal", "unfinished")]
    for one, other in combinations(colours, 2):
        assert least_apart(one, other) >= TOLD_APART
