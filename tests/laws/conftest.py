"""The laws write nothing in the user's folders."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="module")
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A data folder and a cache folder of the tests' own."""
    with pytest.MonkeyPatch.context() as patch:
        home = str(tmp_path_factory.mktemp("home"))
        for name in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
            patch.setenv(name, home)
        patch.delenv("MUSTERPRESS_CATALOGS", raising=False)
        yield
