"""Foreign SVG artwork to PNG, drawn by CairoSVG in a process of its own.

Strangers' SVG can ask for a file, a server, all memory or all time. The process has no way to
fetch, little memory and little time, and what comes out is a picture or a message.
"""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from math import ceil
from pathlib import Path
from time import monotonic

from output.artwork_child import WHOLE

LONGEST_SIDE = 1600
"""Pixels: 63 mm at 600 dpi and more."""

SECONDS = 10
VAIN_SECONDS = 15.0
"""What all drawings together may take that come to nothing; then none is tried any more."""
QUICK_SECONDS = 3.0
"""What fails sooner is not counted: it is broken, and takes no longer than a good one."""
MEGABYTES = 1024


_vain: list[float] = []
"""Seconds of each drawing that took long and came to nothing."""


@lru_cache(maxsize=32)
def draw_svg(data: bytes) -> bytes | str:
    """The PNG of an SVG; or a message, which says what is wrong with it.

    Many that never end take no longer than two of them: after that none is tried.
    """
    if sum(_vain) >= VAIN_SECONDS:
        return (
            "it was not drawn, since drawings before it took too long in vain; mend those first,"
            " or save them as PNG"
        )
    began = monotonic()
    drawn = _drawn(data, min(SECONDS, VAIN_SECONDS - sum(_vain)))
    took = monotonic() - began
    if isinstance(drawn, str) and took >= QUICK_SECONDS:
        _vain.append(took)
    return drawn


def _drawn(data: bytes, seconds: float) -> bytes | str:
    limit = ceil(seconds)
    script = Path(__file__).with_name("artwork_child.py")
    command = [sys.executable, "-I", str(script), str(LONGEST_SIDE), str(limit), str(MEGABYTES)]
    try:
        done = subprocess.run(
            command, input=data, capture_output=True, timeout=limit + 5, check=False
        )
    except subprocess.TimeoutExpired:
        return f"the drawing takes more than {limit} seconds; simplify it or save it as PNG"
    except OSError as error:
        return f"the drawing cannot be drawn here ({error.strerror}); save it as PNG"
    if done.returncode == 0 and done.stdout:
        return done.stdout
    lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
    reason = lines[-1][:200] if lines else "it takes too much time or memory"
    if done.returncode == WHOLE:
        return reason
    return f"the drawing cannot be drawn: {reason}; simplify it or save it as PNG"
