"""What all roster tests share: a data folder of their own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's data folder, empty, so that no test writes in the real one."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setattr("builder.roster.history.user_data_path", lambda app: folder / app)
    return folder
