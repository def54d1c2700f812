"""The witness: a legal warband, made by doing what repairs offer, or what stands in its way.

It points to limits that are each fine and together impossible, and to units that can be in no
warband. It is a search: what is not found may be there all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from builder.build.warband import build
from builder.check.beginnings import Size, beginnings, empty_roster
from builder.check.builtin.unstated import CODE as UNSTATED
from builder.check.checker import check
from builder.check.judge import checking_of, judge
from builder.check.onward import onward
from builder.roster.edits import hire
from schemas.finding import Finding
from schemas.record import record
from schemas.roster import Roster, RosterFighter

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

STEPS = 15
"""Repairs one after the other, at most."""
TRIES = 25
"""Warbands looked at from one beginning; where one repair leads nowhere, the next is taken."""
ALL_TRIES = 120
"""Warbands looked at for one witness."""
WORK = 1200
"""Repairs tried for one witness, so that a large game that is impossible ends in time."""
HOPELESS = 1200
"""The same for all units together of a game in which no legal warband was found at all."""
LEAST = 20
"""The same for one of those units, at least."""
_IDS = {"fighters": {"__all__": {"id"}}}
"""What does not make a roster another one."""


@record
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
    tried: int = 0
    """Warbands that were looked at."""

    @property
    def found(self) -> bool:
        """Whether `roster` is legal and has anybody in it."""
        return not self.remains and bool(self.roster.fighters)


def wanted(catalog: Catalog) -> list[tuple[str | None, Size]]:
    """What a catalog wants witnesses of, as (unit, size): each size, then each unit that can be hired.

    Without sizes there is one for a warband with the usual limit; a unit may be in any size.
    """
    sizes: list[Size] = list(catalog.data.sizes) or [None]
    units = [id_ for id_, unit in catalog.data.units.items() if not unit.abstract]
    return [*((None, size) for size in sizes), *((unit, None) for unit in units)]


def witness(
    catalog: Catalog,
    unit: str | None = None,
    size: Size = None,
    known: Sequence[Roster] = (),
    work: int = WORK,
) -> Witness:
    """A legal warband with a unit, or one of a size that has anybody in it.

    `known` are legal ones, which the unit may join; that is quicker than to begin anew. Of several
    beginnings the first that leads to one; else the nearest of all that was tried, with as many
    repairs as `work` says at most.
    """
    wider = [hire(one, RosterFighter(unit=unit))[0] for one in known if unit is not None]
    for number, joined in enumerate(wider, 1):
        if not _in_the_way(check(build(joined, catalog), catalog, repairs=False)):
            return Witness(unit, joined.size, joined, tried=number)
    search = _Search(catalog, unit, work, len(wider))
    nearest = Witness(unit, size, empty_roster(catalog, size, {}))
    for start in chain(wider, beginnings(catalog, unit, size)):
        found = search.from_(start)
        if found.found:
            return found
        if not nearest.remains or len(found.remains) < len(nearest.remains):
            nearest = found
        if search.is_over:
            break
    return replace(nearest, tried=search.looked_at)


def _in_the_way(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The errors; but values that are left for a player to write down stand in nobody's way."""
    return tuple(one for one in findings if one.severity == "error" and one.code != UNSTATED)


@dataclass(slots=True)
class _Search:
    """A search for one witness, from one beginning after the other."""

    catalog: Catalog
    unit: str | None
    work: int
    looked_at: int = 0

    @property
    def is_over(self) -> bool:
        """Whether all tries are used up."""
        return self.work <= 0 or self.looked_at >= ALL_TRIES

    def from_(self, start: Roster) -> Witness:
        """Where the first repair of the first error leads; where that ends, the next one's way.

        The legal one; else the nearest of those that no repair leads on from, for what others lack
        is not what stands in the way.
        """
        pending = [(start, 0)]
        seen: set[str] = set()
        found: list[Witness] = []
        ends: list[Witness] = []
        while pending and len(seen) < TRIES and (not found or not self.is_over):
            roster, steps = pending.pop()
            key = roster.model_dump_json(exclude_unset=True, exclude=_IDS)
            if key in seen:
                continue
            seen.add(key)
            self.looked_at += 1
            checking = checking_of(build(roster, self.catalog), self.catalog)
            pairs = judge(checking)
            errors = _in_the_way(one for _, one in pairs)
            found.append(Witness(self.unit, roster.size, roster, errors, steps, self.looked_at))
            if not errors:
                return found[-1]
            after: list[Roster] = []
            if steps < STEPS:
                after, tried = onward(self.catalog, roster, pairs, checking, self.unit)
                self.work -= tried
                pending += [(one, steps + 1) for one in reversed(after)]
            if not after:
                ends.append(found[-1])
        return min(ends or found, key=lambda one: len(one.remains))
