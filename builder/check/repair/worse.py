"""Whether what is broken is worse than before: findings compared as sets, numbers by their gaps."""

from __future__ import annotations

from collections import Counter

from builder.check.broken import Broken
from schemas.base import Number
from schemas.finding import Kind


def is_worse(broken: Broken, before: Broken | None) -> bool:
    """Whether it is new, goes further than before, or is about more than before."""
    if broken is before:
        return False
    if before is None or (broken.kind, before.kind) == ("illegal", "unfinished"):
        return True
    if broken.failing or before.failing:
        return bool(_worse_values(broken, before))
    if broken.have is not None and before.have is not None:
        return (gap(broken) or 0) > (gap(before) or 0)
    if broken.instance.single:
        return len(broken.causes) > len(before.causes)
    return bool(_owners(broken) - _owners(before))


def kind_of_worse(broken: Broken, before: Broken | None) -> Kind:
    """What kind of finding the worse part of it is: of several values, those alone that are worse."""
    worse = _worse_values(broken, before)
    only_short = bool(worse) and all(too_few for _, too_few in worse)
    short = broken.kind == "illegal" and only_short and not broken.illegal_too_few
    return "unfinished" if short else broken.kind


def _worse_values(broken: Broken, before: Broken | None) -> list[tuple[str, bool]]:
    """The values that fail, and on which side, by more than before."""
    known = before.failing if before is not None else {}
    return [value for value, by in broken.failing.items() if by > known.get(value, 0)]


def gap_on_its_side(broken: Broken, like: Broken) -> Number | None:
    """The gap of those values alone of which there is too little, or too much, as of another."""
    if not broken.failing:
        return gap(broken)
    return sum(by for (_, short), by in broken.failing.items() if short == like.too_few)


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
