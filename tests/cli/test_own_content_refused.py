"""Own content that does not fit its catalog: told at its place by every command, nothing lost."""

from __future__ import annotations

from typing import Any

import pytest

OWN = """\
system: core-1e
homebrew:
  weapons:
    laser: {cost: {gold: 3}, profile: {rnge: 4}}
  units:
    gorgon: {like: gorgon}
fighters:
  - {id: odo, unit: knight, with: [laser]}
"""
PLACES = ["own.yaml:4:20", "own.yaml:4:40", "own.yaml:6:20"]


@pytest.mark.parametrize(
    "command",
    [
        ("check", "own.yaml"),
        ("cost", "own.yaml"),
        ("explain", "own.yaml"),
        ("export", "own.yaml", "--to", "text"),
        ("print", "own.yaml", "-o", "own.pdf"),
        ("show", "core-1e", "--for", "own.yaml"),
        ("add", "own.yaml", "knight"),
        ("edit", "own.yaml", "--name", "Ours"),
        ("remove", "own.yaml", "odo"),
        ("new", "core-1e", "-o", "copy.yaml", "--from", "own.yaml"),
    ],
)
def test_every_command_tells_it_at_its_place(player: Any, command: tuple[str, ...]) -> None:
    player.writes("own.yaml", OWN)
    said = player.is_refused(*command)
    assert [line.partition(": ")[0] for line in said.splitlines()] == PLACES
    assert player.reads("own.yaml") == OWN
    assert [path.name for path in player.folder.iterdir()] == ["own.yaml"]


def test_mended_it_is_hired_and_costed(player: Any) -> None:
    mended = (
        OWN.replace("gold", "points")
        .replace("rnge: 4", 'range: 4"')
        .replace("like: gorgon", "like: knight")
    )
    player.writes("own.yaml", mended)
    player.does("add", "own.yaml", "gorgon")
    assert player.asks("cost", "own.yaml")["total"] == {"points": 46 + 3 + 46}


def test_a_roster_without_its_last_fighter_is_hired_into(player: Any) -> None:
    player.writes("bare.yaml", "system: core-1e\nfighters:\n")
    player.does("add", "bare.yaml", "knight")
    assert player.reads("bare.yaml") == (
        "system: core-1e\nfighters:\n  - id: knight\n    unit: knight\n"
    )


ODD = """\
system: morsdei
fighers: []
homebrew:
  weapon: {a: {}}
  units:
    x: {name: X, kit: [knife, zap], profile: {apl: fast}, keyword: [a]}
    y: {cost: lots, like: nobody}
  skills: {s: {effects: [{modify: hp, add: lots}, {modify: luck, add: 1}]}}
  weapons:
    columns: [name, class, dice, hit]
    w: [W, melee, 3, 4]
"""
ALL_OF_IT = [
    "2:1: unknown key `fighers`; did you mean `fighters`?",
    "4:3: unknown key `weapon`; did you mean `weapons`?",
    "6:31: no item `zap`",
    "6:52: `fast` does not fit `{}`; write it as `4`",
    "6:59: unknown key `keyword`; did you mean `keywords`?",
    "7:15: a number is needed here, not `lots`",
    "7:27: no unit `nobody`",
    "8:44: a number is needed here, not `lots`",
    "8:60: no characteristic or cost type `luck`",
    "11:22: `4` does not fit `{}+`; write it as `4+`",
]


@pytest.mark.parametrize(
    "command",
    [
        ("check", "odd.yaml"),
        ("add", "odd.yaml", "captain"),
        ("new", "morsdei", "-o", "copy.yaml", "--from", "odd.yaml"),
    ],
)
def test_what_is_wrong_in_form_hides_nothing_else(player: Any, command: tuple[str, ...]) -> None:
    player.writes("odd.yaml", ODD)
    told = player.is_refused(*command).splitlines()
    assert [line.removeprefix("odd.yaml:") for line in told] == ALL_OF_IT


def test_a_game_that_there_is_not_is_told_beside_the_rest(player: Any) -> None:
    player.writes("odd.yaml", "system: morsdie\nfighters: [{unit: x, count: none}]\n")
    system, count = player.is_refused("check", "odd.yaml").splitlines()
    assert system.startswith("odd.yaml:1:9: ")
    assert "morsdei" in system
    assert count == "odd.yaml:2:29: a whole number is needed here, not `none`"
