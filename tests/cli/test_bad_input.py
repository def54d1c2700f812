"""What a user can do wrong: a message with the place and what to do, code 2, nothing lost."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

HEAD = "format: musterpress/roster\nsystem: core-1e\n"
ONE = HEAD + "fighters:\n  - {id: odo, unit: levy}\n"

FAULTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "broken YAML": (HEAD + "fighters: [{unit: levy\n", ("bad.yaml:",)),
    "a tab": (HEAD + "fighters:\n\t- {unit: levy}\n", ("bad.yaml:4:1: ", "spaces")),
    "two equal keys": (HEAD + "name: A\nname: B\n", ("bad.yaml:4:1: ", "`name` is said twice")),
    "an anchor": (HEAD + "name: &a Levy\nteam: *a\n", ("bad.yaml:3:7: ", "bad.yaml:4:7: ")),
    "a tag": (HEAD + "name: !!str Levy\n", ("bad.yaml:3:7: ",)),
    "two documents": (ONE + "---\n" + ONE, ("bad.yaml:5:",)),
    "a wrong type": (HEAD + "fighters: levy\n", ("bad.yaml:3:11: ",)),
    "an unknown key": (HEAD + "naem: Levy\n", ("bad.yaml:3:1: ", "did you mean `name`?")),
    "an unknown key of a fighter": (
        HEAD + "fighters:\n  - {unit: levy, wiht: [blade]}\n",
        ("bad.yaml:4:18: ", "did you mean `with`?"),
    ),
    "a negative count": (
        HEAD + "fighters:\n  - {unit: levy, count: -3}\n",
        ("bad.yaml:4:25: ",),
    ),
    "a count of words": (HEAD + "fighters:\n  - {unit: levy, count: many}\n", ("bad.yaml:4:25: ",)),
    "no unit": (HEAD + "fighters:\n  - {name: Odo}\n", ("bad.yaml:4:", "unit")),
    "an id twice": (ONE + "  - {id: odo, unit: levy}\n", ("bad.yaml:5:10: ", "`odo`")),
    "an unknown game": ("system: core-2e\nfighters: []\n", ("bad.yaml:1:9: ", "`core-1e`?")),
    "a newer version": (HEAD + "version: 9\n", ("bad.yaml:3:10: ", "newer")),
    "nothing": ("", ("bad.yaml:1:1: ", "empty")),
    "another file": ("just: notes\n", ("bad.yaml:1:1: ",)),
    "too deep": (HEAD + "x-deep: " + "[" * 3000, ("bad.yaml:3:", "flatten it")),
}


@pytest.mark.parametrize("command", ["check", "cost", "add", "print"])
@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_is_refused_at_its_place(player: Any, fault: str, command: str) -> None:
    text, words = FAULTS[fault]
    player.writes("bad.yaml", text)
    more = {"add": ["levy"], "print": ["-o", "out.pdf"]}.get(command, [])
    result = player.tries(command, "bad.yaml", *more)
    assert result.exit_code == 2
    for word in words:
        assert word in result.stderr
    assert re.match(r"bad\.yaml:\d+:\d+: [\w`]", result.stderr)
    assert player.reads("bad.yaml") == text
    assert [entry.name for entry in player.folder.iterdir()] == ["bad.yaml"]


def test_all_faults_of_a_file_are_told_at_once(player: Any) -> None:
    player.writes("bad.yaml", HEAD + "naem: A\nfighters:\n  - {unit: levy, count: 0, x: 1}\n")
    message = player.is_refused("cost", "bad.yaml")
    places = [line.split(": ")[0] for line in message.splitlines()]
    assert places == ["bad.yaml:3:1", "bad.yaml:5:25", "bad.yaml:5:28"]


def test_unknown_ids_in_a_file_are_kept_reported_and_saved_back(player: Any) -> None:
    text = HEAD + "limit: {points: 99}\nfighters:\n  - {id: odo, unit: dragon, with: [laser]}\n"
    player.writes("odd.yaml", text)
    result = player.tries("check", "odd.yaml")
    assert result.exit_code == 1
    assert result.stdout.count("UNKNOWN-ID") == 2
    player.does("add", "odd.yaml", "levy")
    assert player.reads("odd.yaml").startswith(text)
    player.does("print", "odd.yaml", "-o", "odd.pdf")


@pytest.mark.parametrize(
    "name",
    [
        "& < > \" ' / : # %",
        "{{ 7*7 }} {% raw %}",
        "אבי ואימא",
        "سير أودو",
        "山田太郎 🐉",
        "one\ntwo",
        "\x1b[31mred",
        "- dash",
        "x" * 80,
    ],
)
def test_a_hostile_name_goes_through_every_command(player: Any, name: str) -> None:
    player.does("new", "core-1e", "-o", "levy.yaml", "--name", name, "--limit", 250)
    id_ = player.asks("add", "levy.yaml", "knight", "--name", name, "--note", name)["fighter"]
    player.does("edit", "levy.yaml", "--with", "pistol", "--", name)
    assert player.asks("cost", "levy.yaml")["fighters"][0]["name"] == name
    for command in (("check",), ("cost",), ("explain",)):
        assert "\x1b" not in player.does(*command, "levy.yaml")
    for format_ in ("text", "markdown", "csv", "json"):
        player.does("export", "levy.yaml", "--to", format_)
    player.does("print", "levy.yaml", "-o", "levy.pdf")
    assert player.asks("duplicate", "levy.yaml", id_)["fighter"] != id_


def test_a_picture_that_is_missing_does_not_keep_cards_from_being_printed(player: Any) -> None:
    player.writes("levy.yaml", ONE.replace("levy}", "levy, picture: nowhere/odo.png}"))
    result = player.tries("print", "levy.yaml", "-o", "levy.pdf")
    assert result.exit_code == 0
    assert "nowhere/odo.png" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("new", "core-1e", "-o", "nowhere/levy.yaml"),
        ("export", "core-1e/border-levy", "--to", "text", "-o", "nowhere/levy.txt"),
        ("print", "core-1e/border-levy", "-o", "nowhere/levy.pdf"),
        ("new", "core-1e", "-o", "file/levy.yaml"),
        ("print", "core-1e/border-levy", "-o", "file/levy.pdf"),
    ],
)
def test_a_place_that_cannot_be_written_is_told(player: Any, arguments: tuple[str, ...]) -> None:
    player.writes("file", "no folder")
    message = player.is_refused(*arguments)
    assert message.startswith(arguments[arguments.index("-o") + 1])
    assert len(message.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_rights_keeps_the_roster_as_it_was(player: Any) -> None:
    path = player.writes("lists/levy.yaml", ONE)
    path.parent.chmod(0o500)
    try:
        assert "levy.yaml" in player.is_refused("add", "lists/levy.yaml", "levy")
    finally:
        path.parent.chmod(0o700)
    assert player.reads("lists/levy.yaml") == ONE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told(player: Any) -> None:
    message = player.is_refused("print", "core-1e/border-levy", "-o", "/dev/full", "--force")
    assert "full" in message


@pytest.mark.parametrize(
    "arguments",
    [
        ("cost", "nowhere.yaml"),
        ("cost", "."),
        ("cost", "core-1e/border-lvey"),
        ("cost", "core-9/border-levy"),
        ("add", "nowhere.yaml", "levy"),
        ("add", "levy.yaml", "levy", "--count", "-1"),
        ("add", "levy.yaml", "levy", "--count", "many"),
        ("edit", "levy.yaml", "--limit", "-5"),
        ("edit", "levy.yaml", "--limit", "gold=5"),
        ("edit", "levy.yaml", "--accept", "C3-11"),
        ("edit", "levy.yaml", "odo", "--set", "move=fast"),
        ("edit", "levy.yaml", "odo", "--set", "move"),
        ("remove", "levy.yaml", "nobody"),
        ("duplicate", "levy.yaml", "nobody", "--to", "nowhere.yaml"),
        ("show", "core-1e", "--for", "nowhere.yaml"),
        ("export", "levy.yaml", "--to", "docx"),
        ("systems", "--catalogs", "nowhere"),
        ("print", "levy.yaml"),
    ],
)
def test_a_slip_on_the_command_line_writes_nothing(player: Any, arguments: tuple[str, ...]) -> None:
    player.writes("levy.yaml", ONE)
    player.is_refused(*arguments)
    assert player.reads("levy.yaml") == ONE


def test_a_faulty_catalog_is_told_with_all_its_places(player: Any) -> None:
    player.writes(
        "games/tiny/system.yaml", "system: {id: tiny, name: Tiny, version: 1}\nlimts: []\n"
    )
    player.writes("games/tiny/units.yaml", "units:\n  orc: {nmae: Orc}\n")
    message = player.is_refused("show", "tiny", "--catalogs", "games")
    assert re.search(r"system\.yaml:2:1: .*did you mean `limits`\?", message)
    assert re.search(r"units\.yaml:2:9: .*did you mean `name`\?", message)
