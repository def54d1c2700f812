from __future__ import annotations

import sys
from pathlib import Path

# Helpers of this folder are modules of its own: tests are not a package.
sys.path.insert(0, str(Path(__file__).parent))
