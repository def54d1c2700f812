"""Foreign SVG artwork to PNG, drawn by CairoSVG in a process of its own.

Strangers' SVG can ask for a file, a server, all memory or all time. The process has no way to
fetch, little memory and little time, and what comes out is a picture or a message.
"""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from pathlib import Path

from output.artwork_child import WHOLE

LONGEST_SIDE = 1600
"""Pixels: 63 mm at 600 dpi and more."""

SECONDS = 10
MEGABYTES = 1024


@lru_cache(maxsize=32)
def draw_svg(data: bytes) -> bytes | str:
    """The PNG of an SVG; or a message, which says what is wrong with it."""
    script = Path(__file__).with_name("artwork_child.py")
    command = [sys.executable, "-I", str(script), str(LONGEST_SIDE), str(SECONDS), str(MEGABYTES)]
    try:
        done = subprocess.run(
            command, input=data, capture_output=True, timeout=SECONDS + 5, check=False
        )
    except subprocess.TimeoutExpired:
        return f"the drawing takes more than {SECONDS} seconds; simplify it or save it as PNG"
    except OSError as error:
        return f"the drawing cannot be drawn here ({error.strerror}); save it as PNG"
    if done.returncode == 0 and done.stdout:
        return done.stdout
    lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
    reason = lines[-1][:200] if lines else "it takes too much time or memory"
    if done.returncode == WHOLE:
        return reason
    return f"the drawing cannot be drawn: {reason}; simplify it or save it as PNG"
