"""`sum`: of a cost type or characteristic."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.build.state import Instance
from builder.build.sums import amount_of, sum_of
from builder.build.weights import weight_toward
from builder.build.worked import Worked
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.limits.bounded import bounds, broken, keeps, waits
from builder.check.ready import Checking, Ready, instances
from builder.check.words import described, joined, name_of
from schemas.base import exact
from schemas.statements import Sum


def judge_sum(ready: Ready, checking: Checking) -> Iterator[Broken]:
    """A sum over or under its bounds, in each instance."""
    limit = ready.limit
    assert isinstance(limit, Sum)
    rulebook = checking.rulebook
    matcher = rulebook.matcher(limit.of)
    also = None if limit.also is None else rulebook.matcher(limit.also)
    cost = rulebook.data.cost_types.get(limit.sum)
    what = ready.called(lambda: _what(limit, rulebook))
    for instance in instances(ready, checking):
        around = checking.around(instance, limit.sum if cost else "")
        low, high = bounds(ready, around)
        if waits(ready, checking, what, low, high):
            continue
        if _is_kept(ready, low, high, matcher, instance):
            continue
        have, addends = sum_of(limit.sum, matcher, instance)
        if also is not None:
            more, others = sum_of(limit.sum, also, instance)
            have = exact((have or 0) + more) if more is not None else have
            addends = addends + others
        if have is None:
            continue
        weight = weight_toward(ready.code, rulebook.weights, around)
        if weight is not None:
            addends = [(thing, exact(amount * weight(thing))) for thing, amount in addends]
            have = exact(sum((amount for _, amount in addends), 0))
        causes = [thing for thing, amount in addends if amount]
        for worked, too_few in ((high, False), (low, True)):
            if worked is None or worked.number is None:
                continue
            if have < worked.number if too_few else have > worked.number:
                yield broken(
                    ready,
                    checking,
                    instance,
                    what,
                    have,
                    worked,
                    causes,
                    matcher,
                    too_few=too_few,
                    money=cost is not None,
                )
                break


def _is_kept(
    ready: Ready, low: Worked | None, high: Worked | None, matcher: Matcher, instance: Instance
) -> bool:
    """Whether the sum alone shows that the bounds are kept; its addends are not looked at."""
    limit = ready.limit
    assert isinstance(limit, Sum)
    if ready.weighed or limit.also is not None:
        return False
    have = amount_of(limit.sum, matcher, instance)
    return have is None or keeps(have, low, high)


def _what(limit: Sum, rulebook: Rulebook) -> str:
    """What is added up, and of what where it is not of all."""
    name = name_of(limit.sum, rulebook)
    is_price = limit.sum in rulebook.data.cost_types
    if limit.of in ("fighters", "items") and limit.also in (None, "fighters", "items"):
        return f"{name} of items" if is_price and limit.of == "items" else name
    several = [one for one in (limit.of, limit.also) if one is not None]
    return f"{name} of {joined([described(one, rulebook) for one in several])}"
