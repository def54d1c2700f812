"""Every text of a print stands out from what is really behind it, in every theme and ink."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path

import pytest

from output.card import card_faces, load_layout
from output.card.themes import load_theme
from output.verify.contrast import hard_to_read
from tests.card.sample_warbands import levy, paladin, warband
from tests.pdf.pdf_reading import drawn
from tests.print.prints import ONE_OF_EACH_GAME, SAMPLES, THEMES, printed

INKS = ("full", "saver", "black")
EVERY = bool(os.environ.get("EVERY_PRINT"))
"""Whether all samples are printed in all themes and inks, which takes minutes. Else sheets in black
are left out: they have the lines of those in saver."""
LOOKS = list(product(THEMES, INKS))
TEAMS_OF_PLAYERS = ("#FFE000", "#FFFFFF", "#000000", "#C02030", "#7FBF3F", "#808080")


@pytest.mark.parametrize(("theme", "ink"), LOOKS)
def test_cards_are_easy_to_read_in_every_theme_and_ink(
    theme: str, ink: str, tmp_path: Path
) -> None:
    games = ONE_OF_EACH_GAME
    for name in SAMPLES if EVERY else [games[LOOKS.index((theme, ink)) % len(games)]]:
        pdf = printed(tmp_path, name, "--theme", theme, "--ink", ink)
        assert [str(one) for one in hard_to_read(pdf)] == []


@pytest.mark.parametrize("theme", THEMES)
def test_decks_and_backs_are_easy_to_read_in_every_theme(theme: str, tmp_path: Path) -> None:
    flags = "--theme", theme, "--what", "units", "--back", "theme", "--duplex", "long"
    assert [str(one) for one in hard_to_read(printed(tmp_path, "core-1e", *flags))] == []


@pytest.mark.parametrize("ink", INKS if EVERY else INKS[:2])
@pytest.mark.parametrize("name", SAMPLES if EVERY else ONE_OF_EACH_GAME)
def test_sheets_and_tokens_are_easy_to_read_in_every_ink(
    name: str, ink: str, tmp_path: Path
) -> None:
    pdf = printed(tmp_path, name, "--ink", ink, "--what", "sheet,roster,tokens")
    assert [str(one) for one in hard_to_read(pdf)] == []


@pytest.mark.parametrize("theme", THEMES)
def test_cards_are_easy_to_read_in_the_colours_of_every_team(theme: str) -> None:
    for team in (*load_theme(theme).teams, *TEAMS_OF_PLAYERS):
        for fighter in (levy(), paladin()):
            band = warband(fighter, team=team)
            layout = load_layout("poker")
            for face in card_faces(fighter, band.system, layout, warband=band, theme=theme):
                found = [f"{team}: {one}" for one in hard_to_read(drawn(face.drawing))]
                assert found == []
