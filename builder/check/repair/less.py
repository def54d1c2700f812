"""Takes away what is too much: copies, items, roles, models, fighters; or swaps an item."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builder.build.counting import Thing
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.phrase import Phrase, Recount
from builder.check.ready import Checking
from builder.check.repair.candidate import (
    COUNT,
    FIGHTER,
    ITEM,
    MOST_OFFERS,
    Candidate,
    at_slot,
    name_of_item,
    price_of,
    price_of_one,
    worth,
)
from builder.check.repair.offers import Offer, offers, offers_for
from builder.check.repair.roles import given_up
from schemas.base import Number
from schemas.entries import Swap
from schemas.finding import Change
from schemas.warband import Carried, Fighter


def removals(
    fighter: Fighter, item: Carried, broken: Broken, checking: Checking
) -> Iterator[Candidate]:
    """Without an item, or so many copies of it; first with what it was taken instead of."""
    price = price_of(item, broken.costs)
    kept = exchanged_for(fighter, item, checking)
    for piece in kept:
        yield swapping(item, piece, fighter, checking)
    over = item.copies
    if broken.have is not None and broken.limit is not None:
        over = max(int(broken.have - broken.limit), 1)
    for copies in sorted({1, min(over, item.copies)}):
        name = name_of_item(item, fighter, checking)
        shown = name if copies == 1 else f"{copies} × {name}"
        yield Candidate(
            Phrase("remove", shown, "from", checking.name_of(fighter)),
            (
                Change(
                    "remove",
                    fighter=fighter.id,
                    item=item.word,
                    count=copies if copies > 1 else None,
                ),
            ),
            COUNT if kept else ITEM,
            -price * copies * fighter.count,
            heals=item.kind == "injury",
        )


def without(fighter: Fighter, item: Carried, broken: Broken, checking: Checking) -> Candidate:
    """Without any copy of an item, however many are too many."""
    *_, all_copies = removals(fighter, item, replace(broken, have=None, limit=None), checking)
    return all_copies


def exchanged_for(fighter: Fighter, item: Carried, checking: Checking) -> list[Offer]:
    """The pieces of the kit that a fighter gave up for an item."""
    unit = checking.rulebook.unit(fighter.unit)
    if unit is None or item.origin != "choice" or item.copies > 1:
        return []
    names, had = checking.rulebook.names, {one.id for one in fighter.items}
    kit = {piece.item for piece in unit.kit} - had
    pieces = {
        names.item_id(option.swap)
        for option in unit.options or ()
        if isinstance(option, Swap) and checking.rulebook.matcher(option.for_).item(fighter, item)
    }
    return [
        offer
        for offer in offers(checking.rulebook, checking.state.main_cost)
        if offer.id in pieces & kit
    ]


ARMS = ("weapon", "armour", "wargear")
"""Kinds of things of which somebody may want two alike."""


def swaps(
    fighter: Fighter, item: Carried, excess: Matcher | None, checking: Checking
) -> Iterator[Candidate]:
    if item.kind == "injury":
        return
    for offer in offers_for(fighter, checking, like=item)[:MOST_OFFERS]:
        other = offer.as_carried(fighter, item.slot)
        if excess is not None and excess.level == "item" and excess.item(fighter, other):
            continue
        if item.kind not in ARMS and any(one.id == offer.id for one in fighter.items):
            continue  # nobody learns or becomes the same twice
        yield swapping(item, offer, fighter, checking)


def swapping(item: Carried, offer: Offer, fighter: Fighter, checking: Checking) -> Candidate:
    """An item given up for another, in the same place."""
    name = name_of_item(item, fighter, checking)
    for_ = at_slot(offer.id, item.slot)
    return Candidate(
        Phrase("swap", f"{name} for {offer.name}", "on", checking.name_of(fighter)),
        (Change("swap", fighter=fighter.id, item=item.word, for_=for_),),
        ITEM,
        ((offer.price or 0) - price_of(item)) * fighter.count,
    )


def less_of_fighter(thing: Thing, broken: Broken, checking: Checking) -> Iterator[Candidate]:
    fighter = thing.fighter
    each = price_of_one(fighter, broken.costs)
    for role in fighter.roles:
        yield given_up(fighter, role, checking)
    for item in fighter.items if broken.money else ():
        yield from removals(fighter, item, replace(broken, have=None), checking)
        yield from swaps(fighter, item, None, checking)
    if fighter.count > 1:
        yield from _fewer(fighter, broken, each, checking)
    yield gone(fighter, each, checking)


def gone(fighter: Fighter, each: Number, checking: Checking) -> Candidate:
    """Without a fighter; `each` is the price of one model."""
    said = Phrase("remove", checking.name_of(fighter))
    return Candidate(said, (Change("remove", fighter.id),), FIGHTER, -each * fighter.count)


def with_count(fighter: Fighter, count: int, each: Number, checking: Checking) -> Candidate:
    """So many models of a fighter, fewer than there are; `each` is the price of one."""
    said = Recount(checking.name_of(fighter), count, fighter.count)
    change = Change("count", fighter.id, count=count)
    return Candidate(said, (change,), COUNT, -each * (fighter.count - count))


def _fewer(
    fighter: Fighter, broken: Broken, each: Number, checking: Checking
) -> Iterator[Candidate]:
    if broken.have is None or broken.limit is None:
        return
    over = broken.have - broken.limit
    tried = {fighter.count - 1, int(fighter.count - over)}
    adds = worth(fighter, broken)
    for each_less in {adds, adds * (1 - broken.share)} - {0}:
        tried.add(int(fighter.count - -(-over // each_less)))
    for count in sorted((n for n in tried if 1 <= n < fighter.count), reverse=True):
        yield with_count(fighter, count, each, checking)
