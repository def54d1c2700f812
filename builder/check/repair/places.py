"""Fills empty places, puts what has none into one, or takes away what is too much."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import (
    ITEM,
    MOST_OFFERS,
    Candidate,
    at_slot,
    name_of_item,
    price_of,
    together,
)
from builder.check.repair.offers import offers_for
from schemas.entries import Slots
from schemas.finding import Change
from schemas.warband import Carried


def places(broken: Broken, group: Slots, checking: Checking) -> Iterator[Candidate]:
    """Fills empty places, puts what has none into one, or takes away what is too much."""
    fighter = broken.instance.fighters[0]
    things = [thing.item for thing in broken.causes if thing.item]
    loose = [item for item in things if item.slot not in group.names for _ in range(item.copies)]
    crowded = [item for item in things if item.slot in group.names]
    facets = checking.rulebook.names.facets["slot"]

    def moved(item: Carried, place: str) -> Candidate:
        change = Change("swap", fighter=fighter.id, item=item.word, for_=at_slot(item.id, place))
        where = facets[place].lower()
        name = name_of_item(item, fighter, checking)
        label = f"put {name} of {checking.name_of(fighter)} in {where}"
        return Candidate(label, (change,), ITEM)

    def gone(item: Carried) -> Candidate:
        change = Change("remove", fighter=fighter.id, item=item.word)
        name = name_of_item(item, fighter, checking)
        label = f"remove {name} from {checking.name_of(fighter)}"
        return Candidate(label, (change,), ITEM, -price_of(item) * fighter.count)

    empty = list(broken.missing)
    placed = []
    for item in loose:
        placed.append(moved(item, empty.pop(0)) if empty else gone(item))
    if not broken.missing and len(loose) == 1 and not crowded:
        for place in group.names:
            yield moved(loose[0], place)
    ways = [
        [*(gone(item) for item in removed), *placed]
        for removed in _enough(crowded, group.most or 0)
    ]
    if not empty:
        for steps in ways:
            if steps:
                yield together(*steps)
        return
    where = ", ".join(facets[name].lower() for name in empty)
    for offer in offers_for(fighter, checking)[:40]:
        carried = offer.as_carried(fighter, empty[0])
        if isinstance(broken.wanted, Matcher) and broken.wanted.item(fighter, carried):
            fills = [
                Change("add", fighter=fighter.id, item=at_slot(offer.id, name)) for name in empty
            ]
            label = f"put {offer.name} on {checking.name_of(fighter)}: {where}"
            filled = Candidate(label, tuple(fills), ITEM, (offer.price or 0) * len(fills))
            for steps in ways:
                yield together(*steps, filled)


def _enough(crowded: list[Carried], most: int) -> Iterator[list[Carried]]:
    """Ways to take just so many out of the crowded places that each holds what it may."""
    by_place: dict[str, list[Carried]] = {}
    for item in crowded:
        by_place.setdefault(item.slot or "", []).extend([item] * item.copies)
    ways = []
    for items in by_place.values():
        taken = combinations(sorted(items, key=price_of), len(items) - most)
        ways.append(list({tuple(item.word for item in some): some for some in taken}.values()))
    for way in islice(product(*ways), MOST_OFFERS):
        yield [item for taken in way for item in taken]
