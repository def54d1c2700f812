"""Things that are added to one fighter at once: what is missing, of one sort or of several."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import TypeAlias

from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import MOST_OFFERS, Candidate, adding, as_one
from builder.check.repair.enough import copies_needed
from builder.check.repair.offers import Offer
from builder.check.words import joined
from schemas.warband import Fighter

MOST_DIFFERENT = 12
"""Different items added at once."""
MOST_OF_ONE = 3
"""Copies of each of several items that are added at once."""

Gift: TypeAlias = tuple[tuple[Offer, int], ...]
"""Offers that a fighter takes up, and how often."""


def gifts(
    broken: Broken, offers: list[Offer], fighter: Fighter, checking: Checking
) -> Iterator[Gift]:
    """One thing, as many of it as are missing, or that many of several sorts; each gift once."""
    found: dict[frozenset[tuple[Offer, int]], Gift] = {}
    for gift in _gifts(broken, offers, fighter, checking):
        found.setdefault(frozenset(gift), gift)
    yield from found.values()


def _gifts(
    broken: Broken, offers: list[Offer], fighter: Fighter, checking: Checking
) -> Iterator[Gift]:
    for offer in offers[:MOST_OFFERS]:
        for copies in sorted({1, copies_needed(broken, offer.id, fighter, checking)}):
            yield ((offer, copies),)
    yield from _different(broken, offers, fighter)


def given(gift: Gift, fighter: Fighter, checking: Checking) -> Candidate:
    """The edit by which a fighter has it."""
    added = [adding(one.id, one.name, one.price, fighter, checking, n) for one, n in gift]
    return as_one(added)


def named(gift: Gift) -> str:
    """What is added, in words: "2 × Rope and Lamp"."""
    return joined([one.name if n == 1 else f"{n} × {one.name}" for one, n in gift])


def _different(broken: Broken, offers: list[Offer], fighter: Fighter) -> Iterator[Gift]:
    """As many items as are missing, one of each or a few: the cheapest, and the cheapest of each
    class; what the fighter has none of comes first."""
    if broken.have is None or broken.limit is None or broken.costs or broken.adds:
        return
    models = 1 if broken.instance.single else fighter.count
    number = math.ceil(Fraction(broken.limit - broken.have) / models)
    if not 1 < number <= MOST_DIFFERENT * MOST_OF_ONE:
        return
    has = {item.id for item in fighter.items}
    new_first = sorted(offers, key=lambda offer: offer.id in has)
    orders = dict.fromkeys((tuple(new_first), tuple(_class_by_class(new_first))))
    for copies in range(1, min(MOST_OF_ONE, number - 1) + 1):
        sorts = math.ceil(Fraction(number, copies))
        if sorts <= min(len(offers), MOST_DIFFERENT):
            for order in orders:
                yield tuple(
                    (one, min(copies, number - at * copies)) for at, one in enumerate(order[:sorts])
                )


def _class_by_class(offers: list[Offer]) -> list[Offer]:
    """The first of each class, then the second of each."""
    place: Counter[str] = Counter()
    turns: list[int] = []
    for offer in offers:
        turns.append(place[offer.class_])
        place[offer.class_] += 1
    return [offers[at] for at in sorted(range(len(offers)), key=turns.__getitem__)]
