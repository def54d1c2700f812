"""What holds for each test.

Examples of Hypothesis are the same in each run, unless faults are looked for; none is timed. No test
has less patience with artwork because of those before it.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from output import artwork

settings.register_profile("untimed", deadline=None)
settings.register_profile("the same each time", deadline=None, derandomize=True)
settings.load_profile("untimed" if "LAWS_EXAMPLES" in os.environ else "the same each time")


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(artwork, "_vain", [])
