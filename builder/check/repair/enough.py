"""How many copies of an item make up what is missing."""

from __future__ import annotations

import math
from fractions import Fraction

from builder.build.costs import stated_price
from builder.catalog.printed import readable
from builder.check.broken import Broken
from builder.check.ready import Checking
from schemas.base import Number
from schemas.warband import Fighter

MOST = 200
"""Copies added at once."""


def copies_needed(broken: Broken, item: str, fighter: Fighter, checking: Checking) -> int:
    """The least number of an item, given to a fighter, that reaches the bound; 1 if unknown."""
    if broken.have is None or broken.limit is None:
        return 1
    each = _worth(broken, item, checking)
    models = 1 if broken.instance.single else fighter.count
    if not each or each < 0:
        return 1
    number = math.ceil(Fraction(broken.limit - broken.have) / Fraction(each * models))
    return number if 1 <= number <= MOST else 1


def _worth(broken: Broken, item: str, checking: Checking) -> Number | None:
    """What one copy adds: one thing, its price, or the figure that it states."""
    rulebook = checking.rulebook
    entry = rulebook.item(item)
    if entry is None:
        return None
    if broken.costs is not None:
        return stated_price(entry.cost, broken.costs, checking.state.main_cost)
    if broken.adds is None:
        return 1
    about = rulebook.characteristics.get(broken.adds)
    stated = entry.profile.get(broken.adds, about.default if about else None)
    return None if about is None or stated is None else readable(stated, about)
