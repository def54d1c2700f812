"""Edits that might mend a broken limit. Whether they do is proven elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, islice, product

from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.builtin.choices import sizes_to_choose
from builder.check.ready import Checking
from builder.check.repair.best_among import best_among
from builder.check.repair.bound_items import bound_items, items_asked_for, raised_by
from builder.check.repair.candidate import (
    COUNT,
    FIGHTER,
    ITEM,
    SIZE,
    Candidate,
    as_one,
    together,
)
from builder.check.repair.disbanding import disbanding
from builder.check.repair.grown import grown
from builder.check.repair.join import joins
from builder.check.repair.lacking import lacking
from builder.check.repair.less import less_of_fighter, removals, swaps
from builder.check.repair.more import exchanged, more
from builder.check.repair.of_a_kind import of_a_kind
from builder.check.repair.own_prices import game_prices
from builder.check.repair.places import moved_over, places
from builder.check.repair.released import released
from builder.check.repair.roles import elsewhere
from builder.check.repair.squads import out_of_squad, squads_within, where_they_belong
from schemas.base import Number, parse_number

TOGETHER = 4
"""Causes of which several items are removed at once."""
MOST_OF_EACH, MOST_TOGETHER = 12, 200
"""Ways tried to mend each of several values, and of all of them together."""
MOST_CAUSES = 200
"""Of a finding with more causes, the first so many are worked on."""


def candidates(broken: Broken, checking: Checking) -> list[Candidate]:
    """What is worth trying, the most promising first."""
    found = list({c.changes: c for c in _candidates(broken, checking)}.values())
    if broken.have is not None and broken.limit is not None and not broken.too_few:
        over = broken.have - broken.limit
        if broken.money:
            # What saves just enough comes first; what saves too little may go with another.
            found.sort(key=lambda c: (c.weight == SIZE, -c.delta < over, abs(c.delta + over)))
            found = list(_several(found, over, checking)) + found
    return found


def _candidates(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    if broken.mends is not None:
        for weight, (said, changes) in enumerate(broken.mends, ITEM):
            yield Candidate(said, changes, weight)
        if not broken.causes or broken.causes[0].item is None:
            return
    if broken.joins:
        yield from joins(broken, checking)
        return
    if broken.group is not None:
        yield from places(broken, broken.group, checking)
        return
    wanted = broken.wanted if isinstance(broken.wanted, Matcher) else None
    if broken.parts:
        yield from _each(broken.parts, checking)
        return
    if broken.too_few and wanted is not None:
        yield from more(broken, wanted, checking)
        yield from elsewhere(broken, None, checking)
        yield from best_among(broken, checking)
        yield from released(broken, checking)
        yield from disbanding(broken, checking)
        return
    needs = wanted is not None and broken.have is None
    if wanted is not None and needs:
        yield from islice(more(broken, wanted, checking), 2)
    excess = wanted if broken.have is not None else None
    if excess is not None:
        yield from lacking(broken, excess, checking)
    for thing in broken.causes[:MOST_CAUSES]:
        if thing.item is not None:
            yield from removals(thing.fighter, thing.item, broken, checking)
            if broken.swaps and not needs:
                yield from swaps(thing.fighter, thing.item, excess, checking)
        else:
            yield from less_of_fighter(thing, broken, checking)
    yield from raised_by(broken, checking)
    yield from of_a_kind(broken, checking)
    yield from elsewhere(broken, excess, checking)
    yield from bound_items(broken, checking)
    yield from best_among(broken, checking)
    yield from grown(broken, checking)
    yield from released(broken, checking)
    yield from out_of_squad(broken, checking)
    yield from disbanding(broken, checking)
    if excess is not None:
        nested = list(squads_within(broken, excess, checking))
        yield from nested or where_they_belong(broken, excess, checking)
    number = len(broken.causes) if needs else 2
    if broken.have is None and (needs or len(broken.causes) > number) and number > 1:
        yield from _several_gone(broken, checking, number)
    if broken.money:
        yield from game_prices(broken, checking)
        yield from _sizes(checking, broken.have)


def fewer_bearers(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Fewer of those who have what is too much, for where nothing less mends it."""
    elsewhere = broken.mends is not None or broken.joins or broken.group is not None
    if elsewhere or broken.too_few or broken.have is None:
        return
    if broken.instance.single and any(t.item and t.item.kind != "injury" for t in broken.causes):
        return
    by_fighter = {thing.fighter.id: thing for thing in broken.causes[:MOST_CAUSES] if thing.item}
    for thing in by_fighter.values():
        yield from less_of_fighter(thing, broken, checking)


def _each(parts: tuple[Broken, ...], checking: Checking) -> Iterator[Candidate]:
    """What mends each of several, one edit for each; first one for what is too much and too little."""
    most = MOST_OF_EACH if len(parts) > 1 else MOST_TOGETHER
    ways = [list(islice(_candidates(part, checking), most)) for part in parts]
    if len({part.too_few for part in parts}) > 1:
        yield from moved_over(parts, checking)
        yield from chain(*ways)
    for steps in islice(product(*ways), MOST_TOGETHER):
        once = list({step.changes: step for step in steps}.values())
        if not any(_is_of_somebody_gone(once, at) for at in range(len(once))):
            yield as_one(once)


def _is_of_somebody_gone(steps: list[Candidate], at: int) -> bool:
    """Whether one of several edits is of who goes by another."""
    others = [change for n, step in enumerate(steps) if n != at for change in step.changes]
    gone = {change.fighter for change in others if change.do == "remove" and change.item is None}
    return any(change.fighter in gone for change in steps[at].changes)


def second_thoughts(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """What is worth trying where nothing else mends it and keeps everybody."""
    if broken.mends is not None or broken.joins or broken.group is not None:
        return
    if broken.too_few and isinstance(broken.wanted, Matcher):
        yield from exchanged(broken, broken.wanted, checking)
    yield from items_asked_for(broken, checking)


def _several_gone(broken: Broken, checking: Checking, number: int) -> Iterator[Candidate]:
    """So many of the items removed at once, where no single one is the cause."""
    if len(broken.causes) > TOGETHER:
        return
    gone = [
        [*removals(thing.fighter, thing.item, broken, checking)][-1]
        for thing in broken.causes
        if thing.item is not None
    ]
    for steps in combinations(gone, number):
        yield together(*steps)


def _several(found: list[Candidate], over: Number, checking: Checking) -> Iterator[Candidate]:
    """Two or three whole fighters or counts that save enough together, where no single one does.

    Who has a role is spared.
    """
    leaders = {fighter.id for fighter in checking.state.fielded if fighter.roles}
    spared = [c for c in found if c.weight != FIGHTER or c.changes[0].fighter not in leaders]
    big = [c for c in spared if c.weight in (COUNT, FIGHTER)]
    if any(-c.delta >= over for c in spared if c.weight != SIZE):
        return
    for number in (2, 3):
        sets = [
            parts
            for parts in islice(combinations(big[:40], number), 4000)
            if -sum(c.delta for c in parts) >= over
            and len({c.changes[0].fighter for c in parts}) == number
        ]
        sets.sort(key=lambda parts: -sum(c.delta for c in parts))
        for parts in sets[:3]:
            yield together(*parts)
        if sets:
            return


def _sizes(checking: Checking, at_least: Number | None) -> Iterator[Candidate]:
    """The named sizes that allow so much, the next larger one first."""
    main = checking.state.main_cost
    for label, changes in sizes_to_choose(checking):
        figure = parse_number(checking.rulebook.data.sizes[changes[0].to or ""].get(main, 0))
        if at_least is not None and figure >= at_least:
            yield Candidate(label, changes, SIZE, figure)
