"""What would make a bound large enough: more of the fighters, or of the things, that it goes by."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.bound_items import items_had
from builder.check.repair.candidate import Candidate, adding
from builder.check.repair.hires import hires
from builder.check.repair.lacking import MOST_OFFERS, fitting, given_to
from builder.check.repair.lines import Need
from builder.check.repair.squads import squad_of
from schemas.amounts import OfLimit, Per, Percent, Steps, plain
from schemas.base import Number, exact

MOST_HIRES = 8
MOST_ASKED, MOST_HOSTS = 40, 5
"""Fighters of whom it is asked what they may take; those of them to whom it is given."""


def grown(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Hires those of whom there are too few for what there is too much of, or gives those things."""
    if broken.goes_by is None or broken.too_few or broken.have is None:
        return
    amount, counted = broken.goes_by
    figure = needed(amount, broken.have, broken.added)
    matcher = checking.rulebook.matcher(amount.of)
    if figure is None or figure <= counted:
        return
    missing = exact(figure - counted)
    items = items_had(matcher.parsed.clauses)
    if items:
        yield from _given(broken, items, matcher, missing, checking)
    elif not broken.instance.single:
        need = Need(missing, by_line=amount.by == "entry")
        squad = None if amount.in_ == "warband" else squad_of(broken, checking)
        yield from islice(hires(matcher, need, checking, squad), MOST_HIRES)


def _given(
    broken: Broken, items: list[str], counted: Matcher, missing: Number, checking: Checking
) -> Iterator[Candidate]:
    """The things themselves; where those are counted who have one, one for who has none."""
    wanted = [checking.rulebook.matcher(one) for one in items]
    fighters = list(islice(broken.instance.fighters, MOST_ASKED))
    if counted.level == "fighter":
        without = [one for one in fighters if not counted.fighter(one)]
        yield from given_to([(one, one.count) for one in without], wanted, missing, checking)
        return
    hosts = ((one, fitting(one, wanted, checking)) for one in fighters)
    for fighter, offers in islice((host for host in hosts if host[1]), MOST_HOSTS):
        copies = math.ceil(missing if broken.instance.single else Fraction(missing) / fighter.count)
        for offer in offers[:MOST_OFFERS]:
            yield adding(offer.id, offer.name, offer.price, fighter, checking, copies)


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
