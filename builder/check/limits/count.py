"""`count`: how many things there are."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.counting import Thing, number_of, things, total
from builder.build.state import Instance
from builder.build.weights import weighed
from builder.build.worked import Worked
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.counted import IN_WORDS
from builder.check.limits.bounded import bounds, broken, keeps, waits
from builder.check.limits.each import Group, groups_of, only_of, place_of, said_of, told
from builder.check.limits.sides import on_both_sides
from builder.check.ready import Checking, Ready, instances
from schemas.statements import Count


def judge_count(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """Too many or too few things, in each instance."""
    limit = ready.limit
    assert isinstance(limit, Count)
    matcher = checking.rulebook.matcher(limit.count)
    what = ready.called(lambda: IN_WORDS[limit.by](limit.count, checking.rulebook))
    for instance in instances(ready, checking):
        around = checking.around(instance)
        low, high = bounds(ready, around)
        if waits(ready, checking, what, low, high):
            continue
        if _is_kept(ready, low, high, matcher, instance, checking):
            continue
        found = weighed(things(instance, matcher), ready.code, checking.rulebook.weights, around)
        if limit.each is not None:
            yield from _each(ready, checking, instance, what, found, low, high, matcher)
            continue
        have = total(found, limit.by, matcher, checking.state, instance)
        if high is not None and high.number is not None and have > high.number:
            yield broken(ready, checking, instance, what, have, high, found, matcher, too_few=False)
        elif low is not None and low.number is not None and have < low.number:
            yield broken(ready, checking, instance, what, have, low, found, matcher, too_few=True)


def _is_kept(
    ready: Ready,
    low: Worked | None,
    high: Worked | None,
    matcher: Matcher,
    instance: Instance,
    checking: Checking,
) -> bool:
    """Whether the number alone shows that the bounds are kept; the things are not looked at."""
    if low is None and high is None:
        return True
    limit = ready.limit
    assert isinstance(limit, Count)
    if ready.weighed or limit.each is not None:
        return False
    return keeps(number_of(matcher, limit.by, checking.state, instance), low, high)


def _each(
    ready: Ready,
    checking: Checking,
    instance: Instance,
    what: str,
    found: list[Thing],
    low: Worked | None,
    high: Worked | None,
    matcher: Matcher,
) -> Iterator[Broken]:
    """The bound on each value by itself; one finding names all values that fail."""
    assert isinstance(ready.limit, Count)
    groups = groups_of(ready.limit, found, matcher, instance, checking)
    sides: list[Broken] = []
    all_failing: list[Group] = []
    for limit, too_few in ((high, False), (low, True)):
        if limit is None or limit.number is None:
            continue
        top = limit.number
        failing = [g for g in groups if (g.number < top if too_few else g.number > top)]
        all_failing += failing
        if failing:
            sides.append(
                _broken_each(
                    ready, checking, instance, what, failing, limit, matcher, too_few=too_few
                )
            )
    if len(sides) > 1:
        said = told(ready.limit.each or "item", all_failing, checking)
        sides = [on_both_sides(sides[0], sides[1], said, checking)]
    yield from sides


def _broken_each(
    ready: Ready,
    checking: Checking,
    instance: Instance,
    what: str,
    failing: list[Group],
    limit: Worked,
    matcher: Matcher,
    *,
    too_few: bool,
) -> Broken:
    """The values that fail, each with its number; and each by itself, to be mended."""
    counted = ready.limit
    assert isinstance(counted, Count)
    each = counted.each or "item"

    def broke(groups: list[Group], wanted: Matcher, where: Instance) -> Broken:
        have = (min if too_few else max)(group.number for group in groups)
        causes = [thing for group in groups for thing in group.things]
        several = len(groups) > 1
        return broken(
            *(ready, checking, where, what, have, limit, causes, wanted),
            too_few=too_few,
            said=said_of(counted, matcher, several=several),
            of_each=" in each" if several and each == "slot" else " of each" if several else "",
        )

    result = broke(failing, matcher, instance)
    result.more |= told(each, failing, checking)
    top = limit.number or 0
    result.failing = {
        (g.value, too_few): top - g.number if too_few else g.number - top for g in failing
    }
    result.parts = tuple(
        broke(
            [group],
            only_of(group.value, counted, checking) if too_few else matcher,
            place_of(group.value, each, instance, checking),
        )
        for group in failing
    )
    return result
