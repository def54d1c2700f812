"""Every example of every `--help` can be typed as it stands there."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pytest

from builder.cli.app import COMMANDS, muster

BEGINNING = ("new", "add")
"""What a reader has typed before: the examples of these."""


def examples(name: str | None) -> list[list[str]]:
    """The commands under `Example:` in the help of a command, or of `muster` itself."""
    command = muster if name is None else muster.get_command(None, name)  # type: ignore[arg-type]
    assert command is not None
    assert command.help is not None
    _, _, shown = command.help.partition("Example:")
    return [shlex.split(line)[1:] for line in shown.splitlines() if line.strip()]


@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_each_example_of_the_help_works(player: Any, name: str | None) -> None:
    before = BEGINNING[: BEGINNING.index(name)] if name in BEGINNING else BEGINNING
    for earlier in before if name is not None else ():
        for words in examples(earlier):
            player.does(*words)
    prepare_folders(player.folder)
    lines = examples(name)
    assert lines
    for words in lines:
        if ">" in words:
            words = words[: words.index(">")]
        result = player.tries(*[word.replace("~", str(Path.home())) for word in words])
        # A check that finds something ends with 1, and has done what it should.
        assert result.exit_code <= (words[0] == "check"), (words, result.stderr)


def prepare_folders(folder: Path) -> None:
    """The folders that a reader may have: own games, more rosters, an event."""
    game = Path.home() / "my-games" / "tiny"
    game.mkdir(parents=True)
    (game / "system.yaml").write_text("system: {id: tiny, name: Tiny, version: 0.1.0}\n")
    rosters = folder / "rosters"
    rosters.mkdir()
    text = "format: musterpress/roster\nsystem: core-1e\nfighters: [{unit: levy}, {unit: dragon}]\n"
    (rosters / "odd.yaml").write_text(text)
    event = "format: musterpress/event\nversion: 1\nname: Cup\nsystem: core-1e\n"
    (folder / "cup.yaml").write_text(event)
