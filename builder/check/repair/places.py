"""Fills empty places, puts what has none into one, or takes away what is too much."""

from __future__ import annotations

from collections.abc import Iterator

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair.candidate import ITEM, Candidate, at_slot, price_of, word_of
from builder.check.repair.offers import offers_for
from schemas.finding import Change
from schemas.warband import Carried


def places(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Fills empty places, puts what has none into one, or takes away what is too much."""
    fighter = broken.instance.fighters[0]
    places = _names(broken, checking)
    loose = [t.item for t in broken.causes if t.item and t.item.slot not in places]
    crowded = [t.item for t in broken.causes if t.item and t.item.slot in places]
    facets = checking.rulebook.names.facets["slot"]

    def moved(item: Carried, place: str) -> tuple[str, Change]:
        change = Change(
            "swap", fighter=fighter.id, item=word_of(item), for_=at_slot(item.id, place)
        )
        return f"put {item.name} of {checking.name_of(fighter)} in {facets[place].lower()}", change

    def gone(item: Carried) -> tuple[str, Change]:
        change = Change("remove", fighter=fighter.id, item=word_of(item))
        return f"remove {item.name} from {checking.name_of(fighter)}", change

    empty = list(broken.missing)
    steps = [gone(item) for item in crowded]
    for item in loose:
        steps.append(moved(item, empty.pop(0)) if empty else gone(item))
    if not broken.missing and len(loose) == 1 and not crowded:
        for place in places:
            label, change = moved(loose[0], place)
            yield Candidate(label, (change,), ITEM)
    start = tuple(change for _, change in steps)
    label = " and ".join(label for label, _ in steps)
    saved = -sum(price_of(item) for item in crowded) * fighter.count
    if steps and not empty:
        yield Candidate(label, start, ITEM, saved)
    where = ", ".join(facets[name].lower() for name in empty)
    for offer in offers_for(fighter, checking)[:40] if empty else ():
        carried = offer.as_carried(fighter, empty[0])
        if isinstance(broken.wanted, Matcher) and broken.wanted.item(fighter, carried):
            fills = [
                Change("add", fighter=fighter.id, item=at_slot(offer.id, name)) for name in empty
            ]
            filled = f"put {offer.name} on {checking.name_of(fighter)}: {where}"
            yield Candidate(
                f"{label} and {filled}" if label else filled,
                (*start, *fills),
                ITEM,
                saved + (offer.price or 0) * len(fills),
            )


def _names(broken: Broken, checking: Checking) -> list[str]:
    for limit in checking.rulebook.slot_limits:
        if limit.code == broken.code:
            return limit.group.names
    return []
