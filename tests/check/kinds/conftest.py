"""The game that the tests of kinds share."""

from __future__ import annotations

from pathlib import Path

import pytest

from builder import load_catalog
from builder.catalog.catalog import Catalog


@pytest.fixture(scope="session")
def skerry() -> Catalog:
    """The invented game of `game.yaml`, loaded once."""
    return load_catalog(str(Path(__file__).parent))
