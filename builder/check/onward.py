"""One step from a roster that is not legal to rosters that may be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from builder.build.rulebook import rulebook_for
from builder.build.warband import build
from builder.check.beginnings import cheapest
from builder.check.repair import kits
from builder.roster.edits import apply, hire
from schemas.finding import Finding
from schemas.roster import Roster, RosterFighter, Squad
from schemas.statements import Sum

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

HIRES = 3
"""Units hired into a squad, at most, beside the one that is there."""


def onward(
    catalog: Catalog, roster: Roster, errors: Sequence[Finding], unit: str | None
) -> list[Roster]:
    """The rosters after each repair of the first error that has any which keep what is wanted.

    That is the unit; or else the size, and one fighter at least. What is left to be spent on
    anything is spent last, when all that must be there is. Repairs put nobody into a squad:
    where none is left, more are hired into that of the first fighter.
    """
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    kit = kits(rulebook, build(roster, catalog))
    totals = {limit.id for limit in rulebook.limits if isinstance(limit, Sum) and _of_all(limit)}
    for error in sorted(errors, key=lambda one: one.kind == "unfinished" and one.code in totals):
        done = [
            apply(roster, repair.changes, kit, rulebook.names.aliases) for repair in error.repairs
        ]
        kept = [one for one in done if _is_wanted(one, roster, unit)]
        if kept:
            return kept
    short = [error for error in errors if error.kind == "unfinished"]
    return list(_into_squads(catalog, roster, short[0])) if roster.squads and short else []


def _of_all(limit: Sum) -> bool:
    return limit.of == "fighters" and limit.in_ in (None, "warband")


def _is_wanted(after: Roster, before: Roster, unit: str | None) -> bool:
    if unit is not None:
        return any(fighter.unit == unit for fighter in after.fighters)
    return bool(after.fighters) and (after.size, after.limit) == (before.size, before.limit)


def _into_squads(catalog: Catalog, roster: Roster, error: Finding) -> Iterator[Roster]:
    """As many as are missing, in the squad that is too small, or else in a new one like it."""
    short = 1
    if error.have is not None and error.limit is not None:
        short = max(int(error.limit - error.have), 1)
    first = roster.fighters[0].unit
    units = dict.fromkeys((first, *cheapest(catalog, roster)[:HIRES]))
    own = next((squad for squad in roster.squads if squad.id == error.owner), roster.squads[0])
    new = own.model_copy(update={"id": f"{own.id}-{len(roster.squads) + 1}"})
    for squad in (own, new):
        squads: list[Squad] = list(dict.fromkeys([*roster.squads, squad]))
        wider = roster.model_copy(update={"squads": squads})
        for unit in units:
            yield hire(wider, RosterFighter(unit=unit, count=short, squad=squad.id))[0]
