"""Two sets of figures of the same fighters, held against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from schemas.figures import (
    Differs,
    FighterDiffers,
    FighterFigures,
    Figures,
    Said,
    ValueDiffers,
)

ROSTER = "roster"


def differences(then: Figures, now: Figures, copies: Mapping[str, str] | None = None) -> Differs:
    """What differs. `copies` (id then: id now) are the fighters looked at; absent: all, and the
    warband as a whole.
    """
    pairs = copies if copies is not None else {one.id: one.id for one in then.fighters}
    old = {one.id: one for one in then.fighters}
    new = {one.id: one for one in now.fighters}
    fighters = tuple(
        _fighter(old[before], new[after])
        for before, after in pairs.items()
        if before in old and after in new and _differ(old[before], new[after])
    )
    owners = {**pairs, **({} if copies is not None else {ROSTER: ROSTER})}
    known = set(owners.values())
    was = [replace(one, owner=owners.get(one.owner, one.owner)) for one in then.findings]
    came = now.findings
    if copies is not None:
        was = [
            one
            for one, as_it_was in zip(was, then.findings, strict=True)
            if as_it_was.owner in owners
        ]
        came = tuple(one for one in came if one.owner in known)
        return Differs({}, {}, fighters, _besides(came, was), _besides(was, came))
    return Differs(then.total, now.total, fighters, _besides(came, was), _besides(was, came))


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


def _besides(
    some: tuple[Said, ...] | list[Said], others: tuple[Said, ...] | list[Said]
) -> tuple[Said, ...]:
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
