"""Fills empty places, puts what has none into one, moves or takes away what is too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product

from builder.build.costs import stated_price
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.limits.slots import places_for
from builder.check.phrase import Phrase
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
from builder.check.repair.hires import positive
from builder.check.repair.offers import offers_for
from schemas.base import Number
from schemas.entries import Slots
from schemas.finding import Change
from schemas.warband import Carried, Fighter

MOST_FILLING = 40
"""Items that are offered of which it is looked whether they fill a place."""


def places(broken: Broken, group: Slots, checking: Checking) -> Iterator[Candidate]:
    """Fills empty places, puts what has none into one, moves or takes away what is too much."""
    fighter = broken.instance.fighters[0]
    things = [thing.item for thing in broken.causes if thing.item]
    loose = [item for item in things if item.slot not in group.names for _ in range(item.copies)]
    crowded = [item for item in things if item.slot in group.names]
    empty = list(broken.missing)
    placed = []
    for item in loose:
        into = empty.pop(0) if empty else None
        placed.append(
            _moved(item, into, fighter, checking) if into else _gone(item, fighter, checking)
        )
    if loose and not broken.missing and not crowded:
        room = _free(group, loose, fighter, checking)
        for where in _ways_to_move(len(loose), room):
            yield together(
                *(_moved(one, to, fighter, checking) for one, to in zip(loose, where, strict=True))
            )
    room = _room(broken, group, fighter)
    for removed in _enough(crowded, group.most or 0):
        for where in _ways_to_move(len(removed), room):
            moves = [
                _moved(one, to, fighter, checking) for one, to in zip(removed, where, strict=True)
            ]
            left = [place for place in empty if place not in where]
            yield from _filled([*moves, *placed], left, broken, checking)
        gone = [_gone(one, fighter, checking) for one in removed]
        yield from _filled([*gone, *placed], empty, broken, checking)


def moved_over(parts: Sequence[Broken], checking: Checking) -> Iterator[Candidate]:
    """Each thing of a place that has too much, put where there is too little."""
    empty = [
        place
        for part in parts
        if part.too_few and isinstance(part.wanted, Matcher)
        for place in positive(part.wanted, "slot")
    ]
    for thing in (thing for part in parts if not part.too_few for thing in part.causes):
        if thing.item is not None and empty:
            yield _moved(thing.item, empty[0], thing.fighter, checking)


def _free(group: Slots, loose: list[Carried], fighter: Fighter, checking: Checking) -> list[str]:
    """The places that take what has none, each as often as there is room for it."""
    unit = checking.rulebook.unit(fighter.unit)
    most = {
        name: one.most
        for one in (unit.slots if unit else ())
        if one.most is not None
        for name in one.names
    }
    held: Counter[str | None] = Counter()
    for item in fighter.items:
        held[item.slot] += item.copies
    return [
        name
        for name in places_for(group, loose, fighter, checking.rulebook)
        for _ in range(most[name] - held[name] if name in most else len(loose))
    ]


def _room(broken: Broken, group: Slots, fighter: Fighter) -> list[str]:
    """The places that take another, those where something is missing first; each as often."""
    if not isinstance(broken.wanted, Matcher) or group.most is None:
        return []
    held = Counter(dict.fromkeys(group.names, 0))
    for item in broken.wanted.items(fighter):
        held[item.slot or ""] += item.copies
    names = sorted(group.names, key=lambda name: name not in broken.missing)
    return [name for name in names for _ in range(max(group.most - held[name], 0))]


def _ways_to_move(number: int, room: list[str]) -> list[list[str]]:
    """For one thing each place with room, for several the first ones; none where it is too little."""
    if number == 1:
        return [[place] for place in dict.fromkeys(room)]
    return [room[:number]] if 0 < number <= len(room) else []


def _moved(item: Carried, place: str, fighter: Fighter, checking: Checking) -> Candidate:
    """An item in another place; a piece of the kit that was free is bought there."""
    change = Change("swap", fighter=fighter.id, item=item.word, for_=at_slot(item.id, place))
    where = checking.rulebook.names.facets["slot"][place].lower()
    name = name_of_item(item, fighter, checking)
    said = Phrase("put", f"{name} of {checking.name_of(fighter)}", "in", where)
    price: Number = 0
    unit, entry = checking.rulebook.unit(fighter.unit), checking.rulebook.item(item.id)
    if item.origin == "kit" and entry is not None and not (unit is not None and unit.kit_listed):
        main = checking.state.main_cost
        price = (stated_price(entry.cost, main, main) or 0) * fighter.count
    return Candidate(f"{said}, no longer free" if price else said, (change,), ITEM, price)


def _gone(item: Carried, fighter: Fighter, checking: Checking) -> Candidate:
    change = Change("remove", fighter=fighter.id, item=item.word)
    name = name_of_item(item, fighter, checking)
    said = Phrase("remove", name, "from", checking.name_of(fighter))
    return Candidate(said, (change,), ITEM, -price_of(item) * fighter.count)


def _filled(
    steps: list[Candidate], empty: list[str], broken: Broken, checking: Checking
) -> Iterator[Candidate]:
    """Steps, and with them what fills the places that are still empty."""
    fighter = broken.instance.fighters[0]
    if not empty:
        if steps:
            yield together(*steps)
        return
    facets = checking.rulebook.names.facets["slot"]
    where = ", ".join(facets[name].lower() for name in empty)
    for offer in offers_for(fighter, checking)[:MOST_FILLING]:
        carried = offer.as_carried(fighter, empty[0])
        if isinstance(broken.wanted, Matcher) and broken.wanted.item(fighter, carried):
            fills = [
                Change("add", fighter=fighter.id, item=at_slot(offer.id, name)) for name in empty
            ]
            label = f"put {offer.name} on {checking.name_of(fighter)}: {where}"
            filled = Candidate(label, tuple(fills), ITEM, (offer.price or 0) * len(fills))
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
