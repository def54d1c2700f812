"""Examples of Hypothesis are the same in each run, unless faults are looked for."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("the same each time", derandomize=True)
if "LAWS_EXAMPLES" not in os.environ:
    settings.load_profile("the same each time")
