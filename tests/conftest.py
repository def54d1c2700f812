"""Examples of Hypothesis are the same in each run, unless faults are looked for; none is timed."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.register_profile("the same each time", deadline=None, derandomize=True)
settings.load_profile("untimed" if "LAWS_EXAMPLES" in os.environ else "the same each time")
