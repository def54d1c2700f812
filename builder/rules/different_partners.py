"""`different-partners`: each of some fighters needs a partner of its own.

Who may be whose partner can overlap, so it takes a matching: counting them would find a partner
for two who both have only the same one. Fighters that share the same keywords of the family are
one group, so there are few of them however large the warband.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TypeAlias

from builder.build.counting import Thing, things
from builder.build.state import Instance
from builder.check.broken import Broken
from builder.check.ready import Checking, Ready, instances
from builder.check.words import described
from schemas.base import Number
from schemas.rules import DifferentPartners

Group: TypeAlias = frozenset[str]


def different_partners(
    ready: Ready, options: DifferentPartners, checking: Checking
) -> Iterator[Broken]:
    """Fighters without a partner of their own, in each instance."""
    rulebook, limit = checking.rulebook, ready.limit
    for instance in instances(ready, checking):
        alone = things(instance, rulebook.matcher(options.each))
        groups = _groups(alone, options, checking)
        others = _sizes(_groups(_partners(instance, options, checking), options, checking))
        sizes = _sizes(groups)
        paired = pairs(sizes, others, options.same is not None)
        have, wanted = sum(paired.values()), sum(sizes.values())
        if have == wanted:
            continue
        yield Broken(
            code=ready.code,
            instance=instance,
            severity=limit.severity,
            too_few=False,
            illegal_too_few=False,
            message=limit.message or "{what}: {have} of {limit} have a partner of their own.",
            what=limit.name or described(options.each, rulebook),
            have=have,
            limit=wanted,
            causes=[t for g, found in groups.items() if paired[g] < sizes[g] for t in found],
            source=rulebook.source(limit.source),
        )


def pairs(sizes: dict[Group, int], others: dict[Group, int], by_group: bool) -> dict[Group, int]:
    """How many of each group get a partner, of as many as can be paired altogether.

    `by_group`: only those are partners whose groups have something in common.
    """
    left = dict(others)
    given: dict[tuple[Group, Group], int] = {}
    paired = dict.fromkeys(sizes, 0)
    for group in sorted(sizes, key=sorted):
        while paired[group] < sizes[group]:
            way = _way(group, left, given, sizes, by_group)
            if way is None:
                break
            _take(way, left, given)
            paired[group] += 1
    return paired


def _way(
    start: Group,
    left: dict[Group, int],
    given: dict[tuple[Group, Group], int],
    sizes: dict[Group, int],
    by_group: bool,
) -> list[Group] | None:
    """From a group over others that give up a partner for another, to a partner who is free."""
    ways: deque[list[Group]] = deque([[start]])
    seen: set[Group] = set()
    while ways:
        way = ways.popleft()
        for other, free in left.items():
            if other in seen or (by_group and not way[-1] & other):
                continue
            seen.add(other)
            if free:
                return [*way, other]
            ways += [[*way, other, group] for group in sizes if given.get((group, other))]
    return None


def _take(way: list[Group], left: dict[Group, int], given: dict[tuple[Group, Group], int]) -> None:
    left[way[-1]] -= 1
    for at in range(0, len(way) - 1, 2):
        pair = way[at], way[at + 1]
        given[pair] = given.get(pair, 0) + 1
        if at:
            given[way[at], way[at - 1]] -= 1


def _partners(instance: Instance, options: DifferentPartners, checking: Checking) -> list[Thing]:
    """Those who can be partners; nobody is his own, and those who need one are none."""
    needing = {thing.ref for thing in things(instance, checking.rulebook.matcher(options.each))}
    found = things(instance, checking.rulebook.matcher(options.with_))
    return [thing for thing in found if thing.ref not in needing]


def _groups(
    found: list[Thing], options: DifferentPartners, checking: Checking
) -> dict[Group, list[Thing]]:
    family = checking.state.families.get(options.same or "", frozenset())
    groups: dict[Group, list[Thing]] = {}
    for thing in found:
        groups.setdefault(family.intersection(thing.fighter.keywords), []).append(thing)
    return groups


def _sizes(groups: dict[Group, list[Thing]]) -> dict[Group, int]:
    return {group: int(_number(found)) for group, found in groups.items()}


def _number(found: list[Thing]) -> Number:
    return sum(thing.number for thing in found)
