"""A player who has Skerry, the invented game of the tests, and can write small games of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builder import load_catalog
from builder.catalog.catalog import Catalog
from tests.cli.conftest import Player, player

__all__ = ["player"]

SKERRY = Path(__file__).parent.parent / "check" / "kinds" / "game.yaml"


@pytest.fixture(scope="session")
def skerry() -> Catalog:
    """The invented game, loaded once."""
    return load_catalog(str(SKERRY.parent))


@pytest.fixture(scope="session")
def kept_catalogs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where catalogs that were read are kept, for all tests of the room."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture
def own_games(player: Player, monkeypatch: pytest.MonkeyPatch, kept_catalogs: Path) -> Path:
    """The folder of the player's own games, where every command finds them."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(kept_catalogs))
    folder = player.folder.parent / "games"
    (folder / "skerry").mkdir(parents=True)
    (folder / "skerry" / "game.yaml").write_bytes(SKERRY.read_bytes())
    monkeypatch.setenv("MUSTERPRESS_CATALOGS", str(folder))
    return folder


@pytest.fixture
def islander(player: Player, own_games: Path) -> Player:
    """A player who has Skerry."""
    return player


@pytest.fixture
def invent(own_games: Path) -> Callable[[str], Path]:
    """Writes a small game `moor` of the sections given; answers with its folder."""

    def invented(sections: str) -> Path:
        folder = own_games / "moor"
        folder.mkdir(exist_ok=True)
        head = "system: {id: moor, name: Moor, version: 1.0.0}\n"
        (folder / "game.yaml").write_text(head + sections, "utf-8")
        return folder

    return invented
