"""The witness: a legal warband, made by doing what repairs offer, or what stands in its way.

It finds limits that are each fine and together impossible, and units that can be in no warband.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from builder.build.warband import build
from builder.check.beginnings import Size, beginnings, empty_roster
from builder.check.checker import check
from builder.check.onward import onward
from builder.roster.edits import hire
from schemas.finding import Finding
from schemas.roster import Roster, RosterFighter

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

STEPS = 15
"""Repairs one after the other, at most."""
TRIES = 25
"""Warbands looked at from one beginning; where one repair leads nowhere, the next is taken."""
ALL_TRIES = 60
"""Warbands looked at for one witness, so that a large game that is impossible ends in time."""
_IDS = {"fighters": {"__all__": {"id"}}}
"""What does not make a roster another one."""


@dataclass(frozen=True, slots=True)
class Witness:
    """A legal warband of a size, or with a unit; else what remains wrong with the nearest one."""

    unit: str | None
    """Id of the unit that had to be in it; None: any."""
    size: Size
    """Named size of the roster; None: the usual limit, or none."""
    roster: Roster
    remains: tuple[Finding, ...] = ()
    """The errors of `roster`."""
    steps: int = 0
    """Repairs that led to `roster`."""

    @property
    def found(self) -> bool:
        """Whether `roster` is legal and has anybody in it."""
        return not self.remains and bool(self.roster.fighters)


def wanted(catalog: Catalog) -> list[tuple[str | None, Size]]:
    """What a catalog wants witnesses of, as (unit, size): each size, then each unit.

    Without sizes there is one for a warband with the usual limit; a unit may be in any size.
    """
    sizes: list[Size] = list(catalog.data.sizes) or [None]
    return [*((None, size) for size in sizes), *((unit, None) for unit in catalog.data.units)]


def witness(
    catalog: Catalog, unit: str | None = None, size: Size = None, known: Roster | None = None
) -> Witness:
    """A legal warband with a unit, or one of a size that has anybody in it.

    `known` is a legal one, which the unit may join; that is quicker than to begin anew. Of several
    beginnings the first that leads to one; else the nearest of all that was tried.
    """
    if known is not None and unit is not None:
        joined = hire(known, RosterFighter(unit=unit))[0]
        if check(build(joined, catalog), catalog, repairs=False).legal:
            return Witness(unit, known.size, joined)
    nearest = Witness(unit, size, empty_roster(catalog, size, {}))
    left = ALL_TRIES
    for start in beginnings(catalog, unit, size):
        tried, tries = _search(catalog, start, unit, min(TRIES, left))
        left -= tries
        if tried.found:
            return tried
        if not nearest.remains or len(tried.remains) < len(nearest.remains):
            nearest = tried
        if left <= 0:
            break
    return nearest


def _search(catalog: Catalog, start: Roster, unit: str | None, tries: int) -> tuple[Witness, int]:
    """Where the first repair of the first error leads; where that ends, the next one's way.

    The nearest to a legal warband, and how many were looked at.
    """
    pending = [(start, 0)]
    seen: set[str] = set()
    found: list[Witness] = []
    while pending and len(seen) < tries:
        roster, steps = pending.pop()
        key = roster.model_dump_json(exclude_unset=True, exclude=_IDS)
        if key in seen:
            continue
        seen.add(key)
        findings = check(build(roster, catalog), catalog)
        errors = tuple(one for one in findings if one.severity == "error")
        found.append(Witness(unit, roster.size, roster, errors, steps))
        if not errors:
            break
        if steps < STEPS:
            after = onward(catalog, roster, errors, unit)
            pending += [(one, steps + 1) for one in reversed(after)]
    return min(found, key=lambda one: len(one.remains)), len(seen)
