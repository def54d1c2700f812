"""Files that are none: pipes without a writer, links in a ring, devices; nothing waits for them."""

from __future__ import annotations

import os
import threading
from typing import Any

import pytest

from builder.roster import source

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
ONE = "format: musterpress/roster\nsystem: core-1e\nfighters:\n  - {id: odo, unit: levy}\n"


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "PATIENCE", 0.2)


@pytest.mark.parametrize("command", ["check", "cost", "add"])
def test_a_pipe_to_which_nobody_writes_is_refused(player: Any, command: str) -> None:
    os.mkfifo(player.folder / "pipe.yaml")
    more = ["levy"] if command == "add" else []
    said = player.is_refused(command, "pipe.yaml", *more)
    assert said == "pipe.yaml: this is a pipe to which nobody writes; name a roster file\n"


def test_a_pipe_is_read_to_its_end(player: Any) -> None:
    pipe = player.folder / "pipe.yaml"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=(ONE,))
    writer.start()
    assert "5 points" in player.does("cost", "pipe.yaml")
    writer.join()


@pytest.mark.parametrize(
    ("target", "words"),
    [("odd.yaml", "too many levels of symbolic links"), ("gone.yaml", "a link that leads nowhere")],
)
def test_a_link_that_leads_to_no_file_is_told(player: Any, target: str, words: str) -> None:
    (player.folder / "odd.yaml").symlink_to(target)
    said = player.is_refused("check", "odd.yaml")
    assert said.startswith("odd.yaml: ")
    assert words in said


def test_what_is_no_file_in_a_folder_keeps_no_roster_from_being_checked(player: Any) -> None:
    for name in ("a", "c", "sub/e"):
        player.writes(f"lists/{name}.yaml", ONE)
    player.writes("lists/b.yaml", "format: musterpress/roster\nsystem: [\n")
    player.writes("lists/d.yaml", "")
    os.mkfifo(player.folder / "lists/pipe.yaml")
    (player.folder / "lists/loop.yaml").symlink_to("loop.yaml")
    (player.folder / "lists/sub/up").symlink_to("..")
    result = player.tries("check", "lists")
    assert result.exit_code == 2
    for name in ("a", "c", "sub/e"):
        assert f"lists/{name}.yaml" in result.stdout
    assert "lists/b.yaml:3:1: " in result.stderr
    assert "lists/loop.yaml: " in result.stderr


def test_a_catalog_is_read_from_its_files_alone(player: Any) -> None:
    game = player.writes("game/system.yaml", "system: {id: tiny, name: Tiny, version: 1}\n").parent
    (game / "cases").mkdir()
    for name in ("pipe.yaml", "cases/pipe.yaml"):
        os.mkfifo(game / name)
    (game / "dir.yaml").mkdir()
    assert "game: nothing found" in player.does("catalog", "check", "game")


@pytest.mark.parametrize("target", ["odd.yaml", "gone.yaml"])
def test_a_link_in_a_catalog_that_leads_nowhere_is_told(player: Any, target: str) -> None:
    game = player.writes("game/system.yaml", "system: {id: tiny, name: Tiny, version: 1}\n").parent
    (game / "odd.yaml").symlink_to(target)
    result = player.tries("catalog", "check", "game")
    assert result.exit_code == 1
    assert "game/odd.yaml: cannot be read: " in result.stdout


@pytest.mark.parametrize("picture", ["pipe.png", "/dev/zero"])
def test_a_picture_that_is_no_file_is_told_and_left_out(player: Any, picture: str) -> None:
    os.mkfifo(player.folder / "pipe.png")
    player.writes("odo.yaml", ONE.replace("levy}", f"levy, picture: {picture}}}"))
    result = player.tries("print", "odo.yaml", "-o", "odo.pdf")
    assert result.exit_code == 0
    assert "this is no file; name a picture" in result.stderr
