"""Few cases of many: so that each value of each axis meets each value of every other at least once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

Case: TypeAlias = dict[str, Hashable]
Pair: TypeAlias = tuple[tuple[str, Hashable], tuple[str, Hashable]]


def in_pairs(axes: Mapping[str, Sequence[Hashable]], allowed: Callable[[Case], bool]) -> list[Case]:
    """Cases that cover all pairs of values, as far as what is `allowed` holds them.

    `allowed` is also asked of parts of cases. The same axes give the same cases.
    """
    left = {
        ((one, a), (other, b)): None
        for one, other in combinations(axes, 2)
        for a in axes[one]
        for b in axes[other]
        if allowed({one: a, other: b})
    }
    found: list[Case] = []
    while left:
        first = next(iter(left))
        case = _filled(dict(first), axes, left, allowed)
        del left[first]
        if case is not None:
            found.append(case)
            for pair in _pairs(case, axes):
                left.pop(pair, None)
    return found


def _filled(
    case: Case,
    axes: Mapping[str, Sequence[Hashable]],
    left: Mapping[Pair, None],
    allowed: Callable[[Case], bool],
) -> Case | None:
    """A part of a case made whole with the values that cover most; None where there are none."""
    for axis in axes:
        if axis in case:
            continue
        values = [value for value in axes[axis] if allowed({**case, axis: value})]
        if not values:
            return None
        case[axis] = max(
            values,
            key=lambda value: sum(pair in left for pair in _pairs({**case, axis: value}, axes)),
        )
    return case


def _pairs(case: Case, axes: Mapping[str, Sequence[Hashable]]) -> list[Pair]:
    there = [(axis, case[axis]) for axis in axes if axis in case]
    return list(combinations(there, 2))
