"""A river league that plays Mudlarks: its event file, and rosters held against it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from builder import build, load_catalog
from builder.catalog import Catalog
from builder.check import Findings
from builder.event import check_at, load_event
from builder.roster.read import parse_roster

MUDLARKS = Path(__file__).parent.parent / "catalog" / "mudlarks"
Hold: TypeAlias = Callable[..., Findings]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the user who runs the tests is read or written."""
    for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.delenv("MUSTERPRESS_CATALOGS", raising=False)


@pytest.fixture
def mudlarks() -> Catalog:
    """The game that the league plays."""
    return load_catalog("mudlarks", [MUDLARKS])


@pytest.fixture
def hold(tmp_path: Path) -> Hold:
    """The findings of a roster at an event; both are texts."""

    def held(roster: str, event: str, *, repairs: bool = False) -> Findings:
        file = tmp_path / "event.yaml"
        file.write_text(event, "utf-8")
        setting = load_event(file, [MUDLARKS])
        chosen = parse_roster(roster, "crew.yaml").roster
        same = chosen.system == setting.event.system
        catalog = setting.catalog if same else load_catalog(chosen.system, [MUDLARKS])
        return check_at(build(chosen, catalog), catalog, setting, repairs=repairs)

    return held
