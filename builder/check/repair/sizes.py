"""How many models of a unit may stand in one roster line or squad."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from builder.check.ready import Checking
from builder.check.repair.lines import Lines
from schemas.base import exact
from schemas.statements import Count
from schemas.warband import Fighter

MOST_SPLIT = 4
"""Lines or squads that are made of what is too many for one."""


class Size(NamedTuple):
    """The fewest and the most models of one unit together."""

    least: int = 1
    most: int | None = None

    def fitting(self, way: Lines, in_new_squad: bool) -> Iterator[Lines]:
        """A way to hire models, in lines that are neither too small nor too large."""
        each = exact(Fraction(way.price) / way.models) if way.models else 0
        if self.most is not None and way.lines == 1 and way.models > self.most > 0:
            lines = math.ceil(way.models / self.most)
            models = math.ceil(way.models / lines)
            if lines <= MOST_SPLIT:
                yield Lines(lines, models, each * models)
        elif in_new_squad and way.models < self.least:
            yield Lines(way.lines, self.least, each * self.least)


def size_of(fighter: Fighter, checking: Checking) -> Size:
    """What limits of one line or squad say of a fighter's unit, in numbers."""
    least, most = 1, None
    for limit in checking.rulebook.limits:
        if not isinstance(limit, Count) or not _is_about(limit, fighter, checking):
            continue
        low = limit.min if limit.exactly is None else limit.exactly
        high = limit.max if limit.exactly is None else limit.exactly
        if isinstance(low, int) and limit.count != "fighters":  # whom others may make up
            least = max(least, low)
        most = _less(most, high) if isinstance(high, int) else most
    return Size(least, most)


def _is_about(limit: Count, fighter: Fighter, checking: Checking) -> bool:
    """Whether models of the unit are counted in each line or squad, and whatever else there is."""
    scope = (limit.in_ or "").partition(":")[0]
    if scope not in ("entry", "squad") or limit.by != "model" or limit.each or limit.unless:
        return False
    selectors = [limit.count, *([] if limit.if_ is None else [limit.if_])]
    if not all(isinstance(one, str | list) for one in selectors):
        return False
    matchers = [checking.rulebook.matcher(one) for one in selectors]  # type: ignore[arg-type]
    return all(one.level == "fighter" and one.fighter(fighter) for one in matchers)


def _less(one: int | None, other: int) -> int:
    return other if one is None else min(one, other)
