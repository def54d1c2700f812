"""A small game to be spoilt, and what the loader says of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from builder.catalog import systems
from builder.catalog.examine import check_folder

GAME = Path(__file__).parent / "trial.yaml"
MUDLARKS = Path(__file__).parent / "mudlarks"
Spoil: TypeAlias = Callable[..., list[str]]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the user who runs the tests is read or written."""
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.delenv("MUSTERPRESS_CATALOGS", raising=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a sound small game, `game.yaml`."""
    folder = tmp_path / "trial"
    folder.mkdir()
    (folder / "game.yaml").write_text(GAME.read_text())
    return folder


@pytest.fixture
def spoil(folder: Path) -> Spoil:
    """Adds `more.yaml` (or the named files) to the game; answers with all errors as text."""

    def said(more: str = "", *, warnings: bool = False, **files: str) -> list[str]:
        for name, text in ({"more": more} | files).items():
            (folder / f"{name}.yaml").write_text(text)
        found = [problem for problem in check_folder(folder) if problem.warning is warnings]
        return [str(problem).removeprefix(f"{folder}/") for problem in found]

    return said


@pytest.fixture
def shipped() -> list[str]:
    """Ids of the catalogs that come with the package."""
    return [found.id for found in systems() if not found.own]
