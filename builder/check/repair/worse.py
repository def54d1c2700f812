"""Whether what is broken is worse than before: findings compared as sets, numbers by their gaps."""

from __future__ import annotations

from collections import Counter

from builder.check.broken import Broken
from schemas.base import Number


def is_worse(broken: Broken, before: Broken | None) -> bool:
    """Whether it is new, goes further than before, or is about more than before."""
    if broken is before:
        return False
    if before is None or (broken.kind, before.kind) == ("illegal", "unfinished"):
        return True
    if broken.failing or before.failing:
        known = before.failing
        return any(by > known.get(value, 0) for value, by in broken.failing.items())
    if broken.have is not None and before.have is not None:
        return (gap(broken) or 0) > (gap(before) or 0)
    if broken.instance.single:
        return len(broken.causes) > len(before.causes)
    return bool(_owners(broken) - _owners(before))


def gap(broken: Broken | None) -> Number | None:
    """How far the two numbers are apart, or of several all together; None where there are none."""
    if broken is None or broken.have is None or broken.limit is None:
        return None
    if broken.failing:
        return sum(broken.failing.values())
    apart = broken.have - broken.limit
    return apart if apart >= 0 else -apart


def _owners(broken: Broken) -> Counter[str]:
    """Who causes it, each as often as by a thing of its own: a swapped item is not one more."""
    return Counter(thing.fighter.id for thing in broken.causes)
