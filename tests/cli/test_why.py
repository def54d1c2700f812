"""Why something is so: rulings in their own words, figures as the game prints them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from builder.cli.lines import width, wrapped


@pytest.fixture
def odo(player: Any) -> Any:
    """A player with a commander, a mage and a squad, over the limit."""
    player.does("new", "core-1e", "-o", "levy.yaml", "--limit", 60, "--name", "Levy")
    player.does("add", "levy.yaml", "knight", "--name", "Sir Odo", "--role", "army-commander")
    player.does("add", "levy.yaml", "battle-mage", "--name", "Ida")
    return player


def test_check_tells_the_ruling_that_a_finding_rests_on(odo: Any) -> None:
    (ruling,) = [one for one in odo.asks("show", "core-1e")["rulings"] if one["code"] == "G19"]
    text = odo.tries("check", "levy.yaml").stdout
    assert f"    house ruling G19: {ruling['says']}\n" in text
    (file,) = odo.asks("check", "levy.yaml")["files"]
    assert file["findings"][0]["source"] == "house ruling G19"
    assert {"code": "G19", "says": ruling["says"]} in file["rulings"]


def test_a_ruling_is_told_once_where_several_findings_rest_on_it(odo: Any) -> None:
    for name in ("Ann", "Bea"):
        odo.does(
            "add", "levy.yaml", "infantry", "--name", name, "--with", "shield", "--with", "save"
        )
    lines = odo.tries("check", "levy.yaml").stdout.splitlines()
    told = [line.strip() for line in lines if "house ruling G17" in line]
    assert told == ["house ruling G17: A better save needs armour.", "house ruling G17"]


def test_explain_ends_with_the_rulings_that_it_named(odo: Any) -> None:
    text = odo.does("explain", "levy.yaml", "sir", "to-hit")
    assert text.splitlines()[-2:] == [
        "House rulings",
        "  G33  A commander shoots as a leader; in close combat only the larger bonus counts.",
    ]
    assert "House rulings" not in odo.does("explain", "levy.yaml", "sir", "move")
    answer = odo.asks("explain", "levy.yaml", "sir", "to-hit")
    assert [one["code"] for one in answer["rulings"]] == ["G33"]
    assert odo.asks("explain", "levy.yaml", "sir", "move")["rulings"] == []


def test_the_lines_of_a_value_are_as_the_game_prints_them(odo: Any) -> None:
    text = odo.does("explain", "levy.yaml", "sir", "to-hit")
    figures = [line.strip().split("  ")[0] for line in text.splitlines()[2:4]]
    assert figures == ["3+", "1 better"]
    assert '    10"  Mounted' in odo.does("explain", "levy.yaml", "sir", "move")
    far = odo.does("explain", "levy.yaml", "ida", "far")
    assert '1 worse  Over 12"' in far
    combat = odo.does("explain", "levy.yaml", "sir", "close-combat")
    assert "+2  Army commander" in combat


@pytest.mark.parametrize("word", ["close-combat", "Close combat", "combat", "COMBAT", "Combat"])
def test_a_value_is_found_by_id_name_or_short_name(odo: Any, word: str) -> None:
    (fighter,) = odo.asks("explain", "levy.yaml", "sir-odo", word)["fighters"]
    assert [one["id"] for one in fighter["values"]] == ["close-combat"]


@pytest.mark.parametrize("word", ["points", "Points", "pts", "cost", "Cost"])
def test_a_cost_is_found_by_id_name_short_name_or_as_the_cost(odo: Any, word: str) -> None:
    assert "Cost: 46 points" in odo.does("explain", "levy.yaml", "sir", word)


def test_values_of_items_come_only_where_the_fighter_has_none(odo: Any) -> None:
    assert "Plate:" not in odo.does("explain", "levy.yaml", "sir", "save")
    assert "Longbow (spell): To hit beyond" in odo.does("explain", "levy.yaml", "ida", "far")
    odo.does("add", "levy.yaml", "vehicle", "--with", "plate@all")
    assert "Plate (front): Save: 3+" in odo.does("explain", "levy.yaml", "vehicle", "save")


def test_a_value_that_is_none_is_a_dash_as_on_a_card(odo: Any) -> None:
    assert odo.does("explain", "levy.yaml", "ida", "save") == "Ida (ida)\n  Save: –\n"
    (fighter,) = odo.asks("explain", "levy.yaml", "ida", "save")["fighters"]
    assert [(one["value"], one["number"]) for one in fighter["values"]] == [("–", None)]
    exported = json.loads(odo.tries("export", "levy.yaml", "--to", "json").stdout)
    values = {one["id"]: one for one in exported["fighters"][1]["values"]}
    assert (values["save"]["value"], values["save"]["number"]) == ("–", None)


def test_a_value_of_weapons_that_a_fighter_has_not_is_said(odo: Any) -> None:
    odo.does("add", "levy.yaml", "spearman", "--name", "Meg")
    said = odo.does("explain", "levy.yaml", "meg", "range")
    assert said == "Meg (meg)\n  Range: – (nothing that it carries has one)\n"


def test_a_long_line_goes_on_under_itself_between_words() -> None:
    text = "    1. remove " + "Anna " * 30
    lines = wrapped(text, 60, "       ").split("\n")
    assert len(lines) > 2
    assert all(width(line) <= 60 for line in lines)
    assert lines[0].startswith("    1. remove Anna")
    assert all(line.startswith("       Anna") for line in lines[1:])
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())


def test_a_line_in_a_pipe_stays_one_line() -> None:
    assert wrapped("word " * 99, None) == "word " * 99


def test_of_a_second_currency_only_what_costs_something_is_told(player: Any) -> None:
    player.writes(
        "games/fen/system.yaml",
        "system: {id: fen, name: Fen, version: 1.0.0, kit_cost: listed}\n"
        "cost_types: {coins: {name: Coins}, upkeep: {name: Upkeep}}\n"
        "units:\n"
        "  lug: {name: Lug, cost: {coins: 8, upkeep: 3}, kit: [club]}\n"
        "  cub: {name: Cub, cost: 2, kit: [club]}\n"
        "weapons: {club: {name: Club, cost: 0}}\n",
    )
    games = ("--catalogs", "games")
    player.does("new", "fen", "-o", "r.yaml", "--limit", 40, *games)
    for unit in ("lug", "cub"):
        player.does("add", "r.yaml", unit, *games)
    costs = [
        line.strip()
        for line in player.does("explain", "r.yaml", *games).splitlines()
        if "  " in line
    ]
    assert costs == [
        *("Cost: 8 coins", "8  Lug", "+0  Club", "Cost: 3 upkeep", "3  Lug"),
        *("Cost: 2 coins", "2  Cub", "+0  Club"),
    ]
    assert "Cost: 0 upkeep" in player.does("explain", "r.yaml", "cub", "upkeep", *games)
