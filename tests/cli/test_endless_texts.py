"""Texts without end, with piled marks or with what is no character: said in part, in every command."""

from __future__ import annotations

import json
from typing import Any

import pytest

HEAD = "format: musterpress/roster\nsystem: core-1e\n"
COMMANDS = ("check", "cost", "explain")
LAUGHS = "x-a: &a [l, l]\n" + "".join(
    f"x-{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n"
    for before, name in zip("abcdefghi", "bcdefghij", strict=True)
)


def _all_said(player: Any, *arguments: str) -> str:
    result = player.tries(*arguments)
    assert result.exit_code in (0, 1, 2)
    return f"{result.stdout}{result.stderr}"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("field", ["id", "name", "unit", "count", "notes", "with", "wiht"])
def test_a_text_of_a_million_letters_is_said_in_part(player: Any, command: str, field: str) -> None:
    entry = json.dumps({"unit": "levy", field: "x" * 1_000_000})
    player.writes("long.yaml", f"{HEAD}fighters: [{entry}]\n")
    assert len(_all_said(player, command, "long.yaml")) < 10_000


@pytest.mark.parametrize("command", COMMANDS)
def test_a_game_of_a_million_letters_is_not_found(player: Any, command: str) -> None:
    player.writes("long.yaml", f"system: {'x' * 1_000_000}\n")
    said = player.is_refused(command, "long.yaml")
    assert said.startswith("long.yaml:1:9: no game system `xxx")
    assert "x`; there are: core-1e" in said
    assert said.endswith("; a game of your own wants --catalogs DIR\n")
    assert len(said) < 1100


@pytest.mark.parametrize("command", COMMANDS)
def test_marks_piled_on_a_letter_are_said_as_far_as_they_can_be_seen(
    player: Any, command: str
) -> None:
    piled = "b" + "\u0301" * 3000
    fighters = f'[{{unit: levy, name: "{piled}"}}, {{unit: "{piled}"}}]'
    player.writes("piled.yaml", f'{HEAD}name: "{piled}"\nfighters: {fighters}\n')
    said = _all_said(player, command, "piled.yaml")
    assert "\u0301" in said
    assert "\u0301" * 4 not in said


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("sign", ["\ufffe", "\ufdd0", "\U0001ffff"])
def test_what_is_no_character_is_told_by_a_sign_for_it(
    player: Any, command: str, sign: str
) -> None:
    fighter = {
        "unit": "levy",
        "name": f"O{sign}do",
        "with": [f"axe{sign}"],
        "picture": f"{sign}.png",
    }
    player.writes("odd.json", json.dumps({"system": "core-1e", "fighters": [fighter]}))
    said = _all_said(player, command, "odd.json")
    assert sign not in said
    assert "\ufffd" in said


def test_what_is_no_character_is_told_so_in_the_warnings_of_a_print(player: Any) -> None:
    fighter = {"unit": "levy", "name": "O\ufffedo", "picture": "\ufffe.png"}
    player.writes("odd.json", json.dumps({"system": "core-1e", "fighters": [fighter]}))
    said = _all_said(player, "print", "odd.json", "-o", "odd.pdf")
    assert "\ufffe" not in said
    assert "\ufffd.png" in said


@pytest.mark.parametrize("command", COMMANDS)
def test_a_key_cannot_steer_the_terminal(player: Any, command: str) -> None:
    player.writes("odd.yaml", f'{HEAD}"\\e[31mred": 1\n')
    assert "\x1b" not in player.is_refused(command, "odd.yaml")


@pytest.mark.parametrize("command", [*COMMANDS, "add"])
def test_a_roster_that_laughs_a_billion_times_is_refused(player: Any, command: str) -> None:
    player.writes("laughs.yaml", HEAD + LAUGHS)
    more = ["levy"] if command == "add" else []
    said = player.is_refused(command, "laughs.yaml", *more)
    assert said.startswith("laughs.yaml:3:6: anchors (&name) are not used here")
