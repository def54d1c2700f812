"""One step from a roster that is not legal to rosters that may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from builder.check.beginnings import cheapest
from builder.check.broken import Broken
from builder.check.ready import Checking
from builder.check.repair import Mender, kits
from builder.roster.edits import apply, hire
from schemas.finding import Finding
from schemas.roster import Roster, RosterFighter
from schemas.statements import Sum

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

HIRES = 3
"""Units hired where no repair is left, at most, beside the one that is there."""
MOST_HIRED = 12
MOST_TRIED = 24
"""Repairs tried for one finding: what is likeliest is tried first."""


def onward(
    catalog: Catalog,
    roster: Roster,
    pairs: Sequence[tuple[Broken, Finding]],
    checking: Checking,
    unit: str | None,
) -> tuple[list[Roster], int]:
    """The rosters after each repair of the first error that has any which keep what is wanted; and
    how many repairs were tried for it.

    That is the unit; or else the size, and one fighter at least. What is left to be spent on
    anything is spent last, when all that must be there is. Where no repair is left, what is missing
    is hired, though that be illegal as long as nothing else is done.
    """
    rulebook = checking.rulebook
    kit = kits(rulebook, checking.warband)
    totals = {limit.id for limit in rulebook.limits if isinstance(limit, Sum) and _of_all(limit)}
    errors = [pair for pair in pairs if pair[1].severity == "error"]
    errors.sort(key=lambda one: one[1].kind == "unfinished" and one[1].code in totals)
    mender = Mender(pairs, checking, catalog)
    tried = 0
    for broken, _ in errors:
        repairs, used = mender.repairs(broken, MOST_TRIED)
        tried += used
        done = [apply(roster, repair.changes, kit, rulebook.names.aliases) for repair in repairs]
        kept = [one for one in done if _is_wanted(one, roster, unit)]
        if kept:
            return kept, tried
    short = [error for _, error in errors if error.kind == "unfinished"]
    return (list(_hired(catalog, roster, short[0])) if short else []), tried


def _of_all(limit: Sum) -> bool:
    return limit.of == "fighters" and limit.in_ in (None, "warband")


def _is_wanted(after: Roster, before: Roster, unit: str | None) -> bool:
    if unit is not None:
        return any(fighter.unit == unit for fighter in after.fighters)
    return bool(after.fighters) and (after.size, after.limit) == (before.size, before.limit)


def _hired(catalog: Catalog, roster: Roster, error: Finding) -> Iterator[Roster]:
    """One more of a unit, or as many as are missing: in the squad that is too small, or else in a
    new one like it; where there are no squads, in none."""
    short = 1
    if error.have is not None and error.limit is not None:
        short = min(max(int(error.limit - error.have), 1), MOST_HIRED)
    units = dict.fromkeys((roster.fighters[0].unit, *cheapest(catalog, roster)[:HIRES]))
    places: list[tuple[Roster, str | None]] = [(roster, None)]
    if roster.squads:
        own = next((squad for squad in roster.squads if squad.id == error.owner), roster.squads[0])
        new = own.model_copy(update={"id": f"{own.id}-{len(roster.squads) + 1}"})
        wider = roster.model_copy(update={"squads": [*roster.squads, new]})
        places = [(roster, own.id), (wider, new.id)]
    for place, squad in places:
        for unit in units:
            for count in dict.fromkeys((short, 1)):
                yield hire(place, RosterFighter(unit=unit, count=count, squad=squad))[0]
