"""A line about long work, on a terminal only, and only once it has taken a while."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
PATIENCE_S = 0.5
STEP_S = 0.1


def watched(things: Iterable[T], label: str, total: int) -> Iterator[T]:
    """The things, one by one; says how far it is after half a second, and wipes the line at last."""
    if not sys.stderr.isatty():
        yield from things
        return
    shown_at = monotonic() + PATIENCE_S - STEP_S
    shown = False
    try:
        for done, thing in enumerate(things):
            now = monotonic()
            if now - shown_at >= STEP_S:
                sys.stderr.write(f"\r{label} {done} of {total} …")
                sys.stderr.flush()
                shown, shown_at = True, now
            yield thing
    finally:
        if shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
