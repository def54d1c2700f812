"""Pictures of rosters that are copied or exported to another folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ROSTER = """\
format: musterpress/roster
system: core-1e
# ours
fighters:
- {id: odo, unit: levy, picture: s.png}
- {id: ida, unit: levy, picture: ../art/ida.png}  # hers
- {id: eve, unit: levy}
"""
FILES = ("sub/s.png", "art/ida.png")


@pytest.fixture
def moving(player: Any) -> Any:
    for name in (*FILES, "other/deep/kept"):
        player.writes(name, "")
    player.writes("sub/r.yaml", ROSTER)
    return player


def pictures(player: Any, name: str) -> list[str]:
    """Where the pictures of a roster or export are found, from the player's folder."""
    data = json.loads(player.does("export", name, "--to", "json"))
    return [one["picture"] for one in data["fighters"] if one["picture"]]


def test_a_copy_in_another_folder_finds_the_same_pictures(moving: Any) -> None:
    moving.does("new", "core-1e", "-o", "other/deep/n.yaml", "--from", "sub/r.yaml")
    text = moving.reads("other/deep/n.yaml")
    assert "picture: ../../sub/s.png" in text
    assert "# ours" in text
    assert "# hers" in text
    assert pictures(moving, "other/deep/n.yaml") == list(FILES)


def test_a_copy_in_the_same_folder_keeps_its_paths_as_they_are_written(moving: Any) -> None:
    moving.does("new", "core-1e", "-o", "sub/n.yaml", "--from", "sub/r.yaml")
    assert "picture: s.png" in moving.reads("sub/n.yaml")
    assert "picture: ../art/ida.png" in moving.reads("sub/n.yaml")


def test_an_export_in_another_folder_finds_the_same_pictures(moving: Any) -> None:
    moving.does("export", "sub/r.yaml", "--to", "json", "-o", "other/e.json")
    data = json.loads(moving.reads("other/e.json"))
    shown = [one["picture"] for one in data["fighters"]]
    assert shown == ["../sub/s.png", "../art/ida.png", None]
    assert [one.get("picture") for one in data["choices"]["fighters"]] == shown
    moving.does("new", "core-1e", "-o", "again.yaml", "--from", "other/e.json")
    assert pictures(moving, "again.yaml") == list(FILES)


def test_what_is_printed_is_relative_to_the_folder_one_is_in(moving: Any) -> None:
    assert pictures(moving, "sub/r.yaml") == list(FILES)
    text = moving.does("new", "core-1e", "-o", "-", "--from", "sub/r.yaml")
    assert "picture: sub/s.png" in text
    export = moving.does("export", "-", "--to", "json", typed=text)
    assert [one["picture"] for one in json.loads(export)["fighters"]][:2] == list(FILES)


def test_whole_paths_stay(moving: Any, tmp_path: Path) -> None:
    whole = (tmp_path / "odo.png").as_posix()
    moving.writes("sub/r.yaml", ROSTER.replace("s.png", whole))
    moving.does("new", "core-1e", "-o", "other/n.yaml", "--from", "sub/r.yaml")
    assert f"picture: {whole}" in moving.reads("other/n.yaml")
    assert Path(pictures(moving, "other/n.yaml")[0]).is_absolute()


def test_a_copied_fighter_finds_its_picture_too(moving: Any) -> None:
    moving.does("new", "core-1e", "-o", "other/n.yaml")
    moving.does("duplicate", "sub/r.yaml", "odo", "--to", "other/n.yaml")
    assert "picture: ../sub/s.png" in moving.reads("other/n.yaml")


def test_a_roster_from_a_pipe_is_copied(moving: Any) -> None:
    moving.does("new", "core-1e", "-o", "other/n.yaml", "--from", "-", typed=ROSTER_OF_ONE)
    assert "picture: ../s.png" in moving.reads("other/n.yaml")
    assert "# mine" in moving.reads("other/n.yaml")


ROSTER_OF_ONE = """\
format: musterpress/roster
system: core-1e  # mine
fighters: [{unit: levy, picture: s.png}]
"""
