"""A player at a terminal of their own: an empty folder, no own catalogs, no colours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from builder.cli import muster
from tests.cli.two_rosters import SOURCE, TARGET


class Player:
    """Types commands in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def tries(self, *arguments: object, typed: str | bytes | None = None) -> Result:
        """What comes of a command; an unexpected exception is raised, not swallowed."""
        result = CliRunner().invoke(muster, [str(one) for one in arguments], input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    def does(self, *arguments: object, typed: str | bytes | None = None) -> str:
        """Standard output of a command that must succeed."""
        result = self.tries(*arguments, typed=typed)
        assert result.exit_code == 0, result.stderr
        return result.stdout

    def asks(self, *arguments: object) -> Any:
        """The JSON answer of a command, whatever its exit code."""
        return json.loads(self.tries(*arguments, "--json").stdout)

    def is_refused(self, *arguments: object, typed: str | bytes | None = None) -> str:
        """Standard error of a command that must end with code 2 and say nothing else."""
        result = self.tries(*arguments, typed=typed)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert "Traceback" not in result.stderr
        return result.stderr

    def writes(self, name: str, text: str) -> Path:
        """A file of this text in the folder."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())
        return path

    def reads(self, name: str) -> str:
        """The text of a file, line ends as they are."""
        return (self.folder / name).read_bytes().decode()


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    """A player in an empty folder, with an empty home."""
    home = tmp_path / "home"
    for variable in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home))
    for variable in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(home / variable))
    for variable in ("MUSTERPRESS_CATALOGS", "MUSTERPRESS_TEMPLATES"):
        monkeypatch.delenv(variable, raising=False)
    folder = tmp_path / "table"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return Player(folder)


@pytest.fixture
def two(player: Player) -> Player:
    """The same player, with two rosters to copy between."""
    player.writes("a.yaml", SOURCE)
    player.writes("b.yaml", TARGET)
    return player
