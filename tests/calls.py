"""How much work something is, in calls: the same on every machine."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def calls(work: Callable[[], object]) -> int:
    """How many functions are called."""
    number = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal number
        number += event == "call"

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return number


class Calls:
    """How often something was called."""

    number = 0


@contextmanager
def calls_of(owner: type, name: str) -> Iterator[Calls]:
    """Counts how often a method is called meanwhile."""
    found, method = Calls(), getattr(owner, name)

    def counted(*given: object, **named: object) -> object:
        found.number += 1
        return method(*given, **named)

    setattr(owner, name, counted)
    try:
        yield found
    finally:
        setattr(owner, name, method)
