"""Two sets of figures of the same fighters, held against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from schemas.figures import (
    Differs,
    FighterDiffers,
    FighterFigures,
    Figures,
    Said,
    ValueDiffers,
)


def differences(
    then: Figures, now: Figures, pairs: Sequence[tuple[str, str]] | None = None
) -> Differs:
    """What differs. `pairs` are the fighters looked at, by their ids then and now; absent: all of
    then, under the same ids, and the warband as a whole.
    """
    together = [(one.id, one.id) for one in then.fighters] if pairs is None else pairs
    old = {one.id: one for one in then.fighters}
    new = {one.id: one for one in now.fighters}
    fighters = tuple(
        _fighter(old[before], new[after])
        for before, after in together
        if before in old and after in new and _differ(old[before], new[after])
    )
    if pairs is None:
        was, came = then.findings, now.findings
        return Differs(then.total, now.total, fighters, _besides(came, was), _besides(was, came))
    was = tuple(replace(one, owner=after) for one, after in _owned(then, pairs))
    known = {after for _, after in pairs}
    came = tuple(one for one in now.findings if one.owner in known)
    return Differs({}, {}, fighters, _besides(came, was), _besides(was, came))


def _owned(then: Figures, pairs: Sequence[tuple[str, str]]) -> Iterator[tuple[Said, str]]:
    """The findings of fighters then, each with what the fighter is now."""
    for before, after in pairs:
        for one in then.findings:
            if one.owner == before:
                yield one, after


def _differ(then: FighterFigures, now: FighterFigures) -> bool:
    return then.cost != now.cost or any(_values(then, now))


def _fighter(then: FighterFigures, now: FighterFigures) -> FighterDiffers:
    return FighterDiffers(now.id, now.name, then.cost, now.cost, tuple(_values(then, now)))


def _values(then: FighterFigures, now: FighterFigures) -> Iterator[ValueDiffers]:
    for id_ in dict.fromkeys([*then.values, *now.values]):
        name, before = then.values.get(id_, ("", ""))
        name, after = now.values.get(id_, (name, ""))
        if before != after:
            yield ValueDiffers(id_, name, before, after)


def _besides(some: tuple[Said, ...], others: tuple[Said, ...]) -> tuple[Said, ...]:
    """Those of some that are not among others; what a message counts may differ."""
    left = Counter((one.code, one.severity, one.owner) for one in others)
    found = []
    for one in some:
        key = one.code, one.severity, one.owner
        if left[key]:
            left[key] -= 1
        else:
            found.append(one)
    return tuple(found)
