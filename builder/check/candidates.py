"""Edits that might mend a broken limit. Whether they do is proven elsewhere.

`weight` ranks by how much is changed: an item, a count, a role, a whole fighter, the size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, islice

from builder.build.counting import Thing
from builder.catalog.match import Matcher
from builder.check.broken import Broken
from builder.check.offers import offers_for, unit_prices
from builder.check.ready import Checking
from schemas.base import Number
from schemas.finding import Change
from schemas.warband import Carried, Fighter

ITEM, COUNT, ROLE, FIGHTER, SIZE = range(5)
MOST_OFFERS = 8


@dataclass(frozen=True, slots=True)
class Candidate:
    """Edits with their label. `delta` is the estimated change of the total."""

    label: str
    changes: tuple[Change, ...]
    weight: int
    delta: Number = 0
    parts: tuple[Candidate, ...] = ()
    """What it is put together from."""


def candidates(broken: Broken, checking: Checking) -> list[Candidate]:
    """What is worth trying, the most promising first."""
    if broken.code == "CHOOSE-SIZE":
        return list(_sizes(checking, None))
    found = list({c.changes: c for c in _candidates(broken, checking)}.values())
    if broken.have is not None and broken.limit is not None and not broken.too_few:
        over = broken.have - broken.limit
        if is_cost(broken, checking):
            # What saves just enough comes first; what saves too little may go with another.
            found.sort(key=lambda c: (c.weight == SIZE, -c.delta < over, abs(c.delta + over)))
            found = list(_several(found, over)) + found
    return found


def _several(found: list[Candidate], over: Number) -> Iterator[Candidate]:
    """Two or three whole fighters or counts that save enough together, where no single one does."""
    big = [c for c in found if c.weight in (COUNT, FIGHTER)]
    if any(-c.delta >= over for c in found if c.weight != SIZE):
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


def together(*parts: Candidate) -> Candidate:
    """Several candidates as one; equal labels are counted."""
    labels = Counter(part.label for part in parts)
    shown = [label if n == 1 else f"{label} ({n} times)" for label, n in labels.items()]
    return Candidate(
        " and ".join(shown),
        tuple(change for part in parts for change in part.changes),
        max(part.weight for part in parts),
        sum(part.delta for part in parts),
        parts,
    )


def is_cost(broken: Broken, checking: Checking) -> bool:
    """Whether a finding is about money."""
    names = {cost.name for cost in checking.rulebook.data.cost_types.values()}
    return broken.what in names


def _candidates(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    if broken.instead:
        yield from _instead(broken)
    if broken.missing or broken.code in {s.code for s in checking.rulebook.slot_limits}:
        yield from _places(broken, checking)
        return
    wanted = broken.wanted if isinstance(broken.wanted, Matcher) else None
    if broken.too_few and wanted is not None:
        yield from _more(broken, wanted, checking)
        return
    needs = wanted is not None and broken.have is None
    if wanted is not None and needs:
        yield from islice(_more(broken, wanted, checking), 2)
    excess = wanted if broken.have is not None else None
    for thing in broken.causes:
        if thing.item is not None:
            yield from _removals(thing.fighter, thing.item, broken)
            if broken.swaps and not needs:
                yield from _swaps(thing.fighter, thing.item, excess, checking)
        else:
            yield from _less_of_fighter(thing, broken, checking)
    if is_cost(broken, checking):
        yield from _sizes(checking, broken.have)


def _instead(broken: Broken) -> Iterator[Candidate]:
    """The id that was probably meant."""
    thing = broken.causes[0]
    if thing.item is not None:
        change = Change(
            "swap", fighter=thing.fighter.id, item=_word(thing.item), for_=broken.instead
        )
        yield Candidate(
            f"take `{broken.instead}` for `{thing.item.id}` on {thing.fighter.name}",
            (change,),
            ITEM,
        )


def _removals(fighter: Fighter, item: Carried, broken: Broken) -> Iterator[Candidate]:
    price = price_of(item)
    over = 1
    if broken.have is not None and broken.limit is not None:
        over = max(int(broken.have - broken.limit), 1)
    for copies in sorted({1, min(over, item.copies)}):
        shown = item.name if copies == 1 else f"{copies} × {item.name}"
        yield Candidate(
            f"remove {shown} from {fighter.name}",
            (
                Change(
                    "remove",
                    fighter=fighter.id,
                    item=_word(item),
                    count=copies if copies > 1 else None,
                ),
            ),
            ITEM,
            -price * copies * fighter.count,
        )


def _swaps(
    fighter: Fighter, item: Carried, excess: Matcher | None, checking: Checking
) -> Iterator[Candidate]:
    price = price_of(item)
    for offer in offers_for(fighter, checking, like=item)[:MOST_OFFERS]:
        other = offer.as_carried(fighter, item.slot)
        if excess is not None and excess.level == "item" and excess.item(fighter, other):
            continue
        yield Candidate(
            f"swap {item.name} for {offer.name} on {fighter.name}",
            (Change("swap", fighter=fighter.id, item=_word(item), for_=_at(offer.id, item.slot)),),
            ITEM,
            ((offer.price or 0) - price) * fighter.count,
        )


def price_of(item: Carried) -> Number:
    """What one copy of an item costs, of the main cost type."""
    cost = next(iter(item.cost.values()), 0) or 0
    return cost if item.copies == 1 else cost // item.copies


def _less_of_fighter(thing: Thing, broken: Broken, checking: Checking) -> Iterator[Candidate]:
    fighter = thing.fighter
    each = next(iter(fighter.each.values()), 0) or 0
    for role in fighter.roles:
        name = checking.rulebook.names.facets["role"].get(role, role)
        yield Candidate(
            f"{fighter.name} no longer {name.lower()}",
            (Change("role", fighter=fighter.id, role=None),),
            ROLE,
        )
    for item in fighter.items if is_cost(broken, checking) else ():
        yield from _removals(fighter, item, replace(broken, have=None))
        yield from _swaps(fighter, item, None, checking)
    if fighter.count > 1:
        yield from _fewer(fighter, broken, each)
    yield Candidate(
        f"remove {fighter.name}",
        (Change("remove", fighter=fighter.id),),
        FIGHTER,
        -each * fighter.count,
    )


def _fewer(fighter: Fighter, broken: Broken, each: Number) -> Iterator[Candidate]:
    if broken.have is None or broken.limit is None:
        return
    over = broken.have - broken.limit
    tried = {fighter.count - 1}
    if each:
        tried.add(int(fighter.count - -(-over // each)))
    tried.add(int(fighter.count - over))
    for count in sorted((n for n in tried if 1 <= n < fighter.count), reverse=True):
        yield Candidate(
            f"{fighter.name}: {count} instead of {fighter.count}",
            (Change("count", fighter=fighter.id, count=count),),
            COUNT,
            -each * (fighter.count - count),
        )


def _more(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    """Adds what is wanted: an item to who lacks it, a role, or a fighter."""
    if wanted.level == "item" or broken.instance.single:
        hosts = broken.instance.fighters if broken.instance.single else broken.instance.fighters[:5]
        for fighter in hosts:
            fitting = [
                offer
                for offer in offers_for(fighter, checking)
                if wanted.level == "fighter"
                or wanted.item(fighter, offer.as_carried(fighter, None))
            ]
            for offer in fitting[:MOST_OFFERS]:
                yield Candidate(
                    f"add {offer.name} to {fighter.name}",
                    (Change("add", fighter=fighter.id, item=offer.id),),
                    ITEM,
                    (offer.price or 0) * fighter.count,
                )
        return
    yield from _roles(broken, wanted, checking)
    yield from _hires(broken, wanted, checking)


def _roles(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    roles = [
        term.id
        for clause in wanted.parsed.clauses
        for term in clause.terms
        if term.facet == "role" and not term.negated
    ]
    for role in dict.fromkeys(roles):
        name = checking.rulebook.names.facets["role"].get(role, role)
        for fighter in broken.instance.fighters[:6]:
            if not fighter.roles and fighter.count == 1:
                yield Candidate(
                    f"make {fighter.name} {name.lower()}",
                    (Change("role", fighter=fighter.id, role=role),),
                    ROLE,
                )


def _hires(broken: Broken, wanted: Matcher, checking: Checking) -> Iterator[Candidate]:
    short = 1
    if broken.have is not None and broken.limit is not None:
        short = max(int(broken.limit - broken.have), 1)
    for unit, name, price in unit_prices(checking)[:40]:
        resolved = checking.rulebook.unit(unit)
        if resolved is None:
            continue
        sample = Fighter(
            "new",
            0,
            name,
            unit,
            name,
            resolved.lineage,
            roles=resolved.roles,
            keywords=resolved.keywords,
        )
        if wanted.fighter(sample):
            label = f"hire {name}" if short == 1 else f"hire {short} {resolved.plural}"
            yield Candidate(label, (Change("add", unit=unit, count=short),), FIGHTER, price * short)


def _places(broken: Broken, checking: Checking) -> Iterator[Candidate]:
    """Fills empty places, puts what has none into one, or takes away what is too much."""
    fighter = broken.instance.fighters[0]
    places = _names(broken, checking)
    loose = [t.item for t in broken.causes if t.item and t.item.slot not in places]
    crowded = [t.item for t in broken.causes if t.item and t.item.slot in places]
    facets = checking.rulebook.names.facets["slot"]

    def moved(item: Carried, place: str) -> tuple[str, Change]:
        change = Change("swap", fighter=fighter.id, item=_word(item), for_=_at(item.id, place))
        return f"put {item.name} of {fighter.name} in {facets[place].lower()}", change

    def gone(item: Carried) -> tuple[str, Change]:
        change = Change("remove", fighter=fighter.id, item=_word(item))
        return f"remove {item.name} from {fighter.name}", change

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
            fills = [Change("add", fighter=fighter.id, item=_at(offer.id, name)) for name in empty]
            filled = f"put {offer.name} on {fighter.name}: {where}"
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


def _sizes(checking: Checking, at_least: Number | None) -> Iterator[Candidate]:
    """The named sizes, the next larger one first; without sizes, the limit raised to fit."""
    main = checking.state.main_cost
    sizes = checking.rulebook.data.sizes
    for id_, size in sizes.items():
        figure = size.get(main)
        if figure is not None and (at_least is None or int(figure) >= at_least):
            name = size.get("name", id_)
            yield Candidate(
                f"choose {name} ({figure})", (Change("size", to=id_),), SIZE, int(figure)
            )


def _word(item: Carried) -> str:
    return _at(item.id, None if item.unasked else item.slot)


def _at(id_: str, slot: str | None) -> str:
    return f"{id_}@{slot}" if slot else id_
