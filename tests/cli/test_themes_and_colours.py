"""Themes and colours as a player asks for them: `--theme`, `--team`, `--accent`, what is told."""

from __future__ import annotations

import json

import pytest

from output.card.themes import known_themes
from tests.cli.conftest import Player

LIST = "system: core-1e\nname: Levy\nfighters: [{unit: levy}]\n"
PRINTED = ("print", "levy.yaml", "--force", "-o")


def test_colours_are_set_by_name_or_value_and_taken_back(player: Player) -> None:
    player.writes("levy.yaml", LIST)
    player.does("edit", "levy.yaml", "--team", "Field Green", "--accent", "#ffd9a0")
    assert "team: field-green\n" in player.reads("levy.yaml")
    assert "accent: '#ffd9a0'\n" in player.reads("levy.yaml").replace('"', "'")
    exported = json.loads(player.does("export", "levy.yaml", "--to", "json"))
    assert (exported["choices"]["team"], exported["choices"]["accent"]) == (
        "field-green",
        "#ffd9a0",
    )
    player.does("edit", "levy.yaml", "--accent", "none")
    assert "accent" not in player.reads("levy.yaml")
    assert "team: field-green\n" in player.reads("levy.yaml")
    player.does("undo", "levy.yaml")
    assert "accent" in player.reads("levy.yaml")


def test_a_colour_that_is_typed_wrong_is_refused_with_what_is_near(player: Player) -> None:
    before = player.writes("levy.yaml", LIST).read_bytes()
    said = player.is_refused("edit", "levy.yaml", "--team", "oxbood", "--accent", "mnit")
    assert "--team oxbood: no such colour; did you mean `oxblood`?" in said
    assert "--accent mnit: no such colour; did you mean `mint`?" in said
    assert (player.folder / "levy.yaml").read_bytes() == before


@pytest.mark.parametrize("ink", ["full", "saver", "black"])
def test_a_colour_that_no_theme_has_is_told_whatever_the_ink(player: Player, ink: str) -> None:
    player.writes("levy.yaml", LIST + "team: oxbood\n")
    said = player.tries(*PRINTED, "a.pdf", "--ink", ink)
    assert said.exit_code == 0
    assert "there is no team colour `oxbood`; did you mean `oxblood`?" in said.stderr


def test_a_correction_is_told_as_it_is_printed(player: Player) -> None:
    player.writes("levy.yaml", LIST + 'team: "#FFE000"\n')
    full, saver, black, sheet = (
        player.tries(*PRINTED, "a.pdf", *more).stderr
        for more in ((), ("--ink", "saver"), ("--ink", "black"), ("--what", "roster"))
    )
    assert "#FFE000 is too light to be read by" in full
    assert "#FFE000 is too light to be read by" in saver
    assert full.split("printed as")[1] != saver.split("printed as")[1]
    assert black == ""
    assert sheet == saver


@pytest.mark.parametrize("theme", known_themes())
def test_every_theme_prints_with_no_fault(player: Player, theme: str) -> None:
    player.writes("levy.yaml", LIST)
    for more in ((), ("--ink", "saver"), ("--ink", "black")):
        player.does(*PRINTED, "a.pdf", "--strict", "--theme", theme, "--card", "tarot", *more)
    what = ("--what", "cards,roster,sheet,tokens")
    player.does(*PRINTED, "a.pdf", "--strict", "--theme", theme, "--card", "tarot", *what)


def test_broadside_says_where_it_is_crowded(player: Player) -> None:
    player.writes("levy.yaml", LIST)
    said = player.tries(*PRINTED, "a.pdf", "--theme", "broadside").stderr
    assert "theme broadside is wide: on Poker all stands close" in said
    assert "from 70 mm of width" in said
    assert player.tries(*PRINTED, "a.pdf", "--theme", "broadside", "--card", "tarot").stderr == ""


def test_vesper_warns_of_its_ink_on_paper_and_offers_saver(player: Player) -> None:
    player.writes("levy.yaml", LIST)
    said = player.tries(*PRINTED, "a.pdf", "--theme", "vesper").stderr
    assert "covers nearly all of each card with ink" in said
    assert "--ink saver" in said
    assert player.tries(*PRINTED, "a.pdf", "--theme", "vesper", "--ink", "saver").stderr == ""
    assert player.tries(*PRINTED, "levy.png", "--theme", "vesper").stderr == ""


def test_an_unknown_theme_is_refused_with_what_is_near(player: Player) -> None:
    player.writes("levy.yaml", LIST)
    said = player.is_refused("print", "levy.yaml", "-o", "a.pdf", "--theme", "dispach")
    assert "--theme dispach: no theme of that name; did you mean `dispatch`?" in said


def test_blank_cards_take_little_ink_in_any_theme_and_nothing_is_told(player: Player) -> None:
    blank = ("print", "core-1e", "--blank", "1", "--theme", "vesper", "-o", "blank.pdf")
    assert player.tries(*blank).stderr == ""


def test_the_help_names_all_themes(player: Player) -> None:
    said = " ".join(player.does("print", "--help").split())
    assert all(f" {theme}," in said for theme in known_themes())
