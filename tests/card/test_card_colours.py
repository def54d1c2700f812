"""Colours of cards: all text can be read on what it stands on, whatever the warband's colour."""

from __future__ import annotations

import random

import pytest

from output.card.colour import BLACK, WHITE, contrast, darkened, is_colour, lightened, mix
from output.card.palette import palette
from output.card.theme import load_theme

CHANCE = random.Random(7)
TEAMS = ["", "teal", "navy", "olive", "rust", "no such colour", "#FFE000", "#FFFFFF", "#000000"]
TEAMS += [f"#{CHANCE.randrange(1 << 24):06X}" for _ in range(40)]


@pytest.mark.parametrize("team", TEAMS)
def test_every_text_stands_out_from_its_ground(team: str) -> None:
    ink = palette(load_theme("signal"), team)
    assert contrast(ink.name, ink.band) >= 7
    for ground in (ink.band, ink.emblem_band):
        assert contrast(ink.accent, ground) >= 4.5
        assert contrast(ink.unit, ground) >= 4.5
    assert contrast(ink.quiet, ink.band) >= 4.5
    assert contrast(ink.pill, ink.pill_ground) >= 4.5
    assert contrast(ink.team, ink.paper) >= 7
    for tone in (ink.ink, ink.ink_2, ink.alert):
        assert contrast(tone, ink.paper) >= 4.5
        assert contrast(tone, ink.tint) >= 4.5


@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("mode", ["saver", "black"])
def test_without_grounds_all_stands_out_from_white(team: str, mode: str) -> None:
    ink = palette(load_theme("signal"), team, mode)  # type: ignore[arg-type]
    assert (ink.band, ink.tint, ink.scene) == ("", "", "")
    for tone in (ink.name, ink.accent, ink.unit, ink.quiet, ink.pill, ink.icon, ink.ink_2):
        assert contrast(tone, WHITE) >= 7


def test_a_colour_that_is_dark_enough_is_left_alone() -> None:
    assert palette(load_theme("signal"), "#0f4653").band == "#0F4653"
    assert palette(load_theme("signal"), "rust").band == "#7A3420"


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
