"""What would make a bound large enough: more of the fighters that it goes by."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice

from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import Candidate
from builder.check.repair.hires import hires
from builder.check.repair.lines import Need
from builder.check.repair.squads import squad_of
from schemas.amounts import OfLimit, Per, Percent, Steps, plain
from schemas.base import Number, exact

MOST_HIRES = 8


def grown(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Hires those of whom there are too few for what there is too much of."""
    if broken.goes_by is None or broken.too_few or broken.have is None or broken.instance.single:
        return
    amount, counted = broken.goes_by
    figure = needed(amount, broken.have, broken.added)
    matcher = checking.rulebook.matcher(amount.of)
    if figure is None or figure <= counted or matcher.level != "fighter":
        return
    need = Need(figure - counted, by_line=amount.by == "entry")
    squad = None if amount.in_ == "warband" else squad_of(broken, checking)
    yield from islice(hires(matcher, need, checking, squad), MOST_HIRES)


def needed(amount: object, have: Number, added: Number = 0) -> Number | None:
    """The least figure with which a bound is at least `have`; what is added to it stays."""
    if isinstance(amount, Percent | Per) and amount.at_most is not None and have > amount.at_most:
        return None
    have = exact(have - added)
    match amount:
        case OfLimit():
            return exact(have - plain(amount.plus))
        case Percent() if amount.percent > 0:
            return math.ceil(have * 100 / amount.percent)
        case Per() if amount.plus > 0:
            steps = math.ceil((have - plain(amount.base)) / amount.plus)
            return exact(amount.over + steps * amount.per)
        case Steps():
            results = amount.steps.items()
            reached = [at for at, result in results if result == "none" or result >= have]
            return min(reached, default=None)
        case _:
            return None
