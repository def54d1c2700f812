"""The witness: a legal warband, made by doing what repairs offer, or what stands in its way.

It finds limits that are each fine and together impossible, and units that can be in no warband.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import TYPE_CHECKING, TypeAlias

from builder.build.rulebook import rulebook_for
from builder.build.warband import build
from builder.check.checker import check
from builder.check.judge import checking_of
from builder.check.repair import kits
from builder.check.repair.offers import unit_prices
from builder.roster.edits import apply
from schemas.base import Number, parse_number
from schemas.finding import Finding
from schemas.roster import Roster, RosterFighter

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

STEPS = 15
"""Repairs one after the other, at most."""
TRIES = 40
"""Warbands looked at from one beginning; where one repair leads nowhere, the next is taken."""
BEGINNINGS = 24
"""Beginnings of a witness, at most, so that a large game that is impossible ends in time."""
CHOICES = 8
"""Combinations of what a list must choose that are tried, at most."""

Size: TypeAlias = str | None


@dataclass(frozen=True, slots=True)
class Witness:
    """A legal warband of a size, or with a unit; else what remains wrong with the nearest one."""

    unit: str | None
    """Id of the unit that had to be in it; None: any."""
    size: Size
    """Named size of the roster; None: the usual limit, or none."""
    roster: Roster
    remains: tuple[Finding, ...] = ()
    """The errors of `roster`; empty: it is legal."""
    steps: int = 0
    """Repairs that led to `roster`."""

    @property
    def found(self) -> bool:
        """Whether `roster` is legal."""
        return not self.remains


def wanted(catalog: Catalog) -> list[tuple[str | None, Size]]:
    """What a catalog wants witnesses of, as (unit, size): each size, then each unit.

    Without sizes there is one for a warband with the usual limit; a unit may be in any size.
    """
    sizes: list[Size] = list(catalog.data.sizes) or [None]
    return [*((None, size) for size in sizes), *((unit, None) for unit in catalog.data.units)]


def witness(catalog: Catalog, unit: str | None = None, size: Size = None) -> Witness:
    """A legal warband with a unit, or one of a size that has anybody in it.

    Of several beginnings the first that leads to one; else the nearest of all that was tried.
    """
    nearest: Witness | None = None
    for start in islice(_beginnings(catalog, unit, size), BEGINNINGS):
        tried = _search(catalog, start, unit)
        if tried.found:
            return tried
        if nearest is None or len(tried.remains) < len(nearest.remains):
            nearest = tried
    return nearest or Witness(unit, size, _empty(catalog, size, {}))


def _beginnings(catalog: Catalog, unit: str | None, size: Size) -> Iterator[Roster]:
    """Single fighters: with the unit's kit, then without; in the largest size first.

    For a size, each unit, the cheapest first.
    """
    sizes = [size] if unit is None else (_by_limit(catalog) or [None])
    empties = [_empty(catalog, one, way) for way in _choices(catalog) for one in sizes]
    for is_bare in (False, True):
        for empty in empties:
            for id_ in [unit] if unit is not None else _cheapest(catalog, empty):
                fighter = (
                    _bare(catalog, id_, empty) if is_bare else RosterFighter(id="f1", unit=id_)
                )
                if fighter is not None:
                    yield empty.model_copy(update={"fighters": [fighter]})


def _bare(catalog: Catalog, unit: str, empty: Roster) -> RosterFighter | None:
    """A fighter that gave up its kit, where it has one."""
    resolved = rulebook_for(catalog.data, catalog.key, empty).unit(unit)
    if resolved is None or not resolved.kit:
        return None
    return RosterFighter(id="f1", unit=unit, without=[str(piece) for piece in resolved.kit])


def _choices(catalog: Catalog) -> list[dict[str, str]]:
    """What a list must choose before it is finished, in several ways; else one way, nothing."""
    keywords = catalog.data.keywords
    open_: dict[str, list[str]] = {}
    for id_, switch in catalog.data.switches.items():
        if switch.must and switch.default is None:
            family = (switch.from_ or "").removeprefix("family:")
            members = [key for key, keyword in keywords.items() if keyword.family == family]
            open_[id_] = list(switch.choices) or members
    ways = islice(product(*open_.values()), CHOICES)
    return [dict(zip(open_, way, strict=True)) for way in ways]


def _by_limit(catalog: Catalog) -> list[Size]:
    main = next(iter(catalog.data.cost_types), "")

    def allows(size: str) -> Number:
        return parse_number(catalog.data.sizes[size].get(main, 0))

    return [*sorted(catalog.data.sizes, key=allows, reverse=True)]


def _cheapest(catalog: Catalog, empty: Roster) -> list[str]:
    return [id_ for id_, _, _ in unit_prices(checking_of(build(empty, catalog), catalog))]


def _empty(catalog: Catalog, size: Size, switches: dict[str, str]) -> Roster:
    usual = {id_: cost.default for id_, cost in catalog.data.cost_types.items() if cost.default}
    limit = usual if size is None and usual else None
    return Roster(system=catalog.id, size=size, limit=limit, switches=switches)


def _search(catalog: Catalog, start: Roster, unit: str | None) -> Witness:
    """Goes where the first repair of the first error leads; where that ends, the next one's way."""
    pending = [(start, 0)]
    seen: set[str] = set()
    nearest: Witness | None = None
    while pending and len(seen) < TRIES:
        roster, steps = pending.pop()
        key = roster.model_dump_json(exclude_unset=True)
        if key in seen:
            continue
        seen.add(key)
        findings = check(build(roster, catalog), catalog)
        errors = tuple(one for one in findings if one.severity == "error")
        if nearest is None or len(errors) < len(nearest.remains):
            nearest = Witness(unit, roster.size, roster, errors, steps)
        if not errors:
            break
        if steps < STEPS:
            pending += [
                (after, steps + 1) for after in reversed(_after(catalog, roster, errors, unit))
            ]
    assert nearest is not None
    return nearest


def _after(
    catalog: Catalog, roster: Roster, errors: tuple[Finding, ...], unit: str | None
) -> list[Roster]:
    """The rosters after each repair of the first error that has any which keep what is wanted.

    That is the unit; or else the size, and one fighter at least.
    """
    rulebook = rulebook_for(catalog.data, catalog.key, roster)
    kit = kits(rulebook, build(roster, catalog))
    for error in errors:
        done = [
            apply(roster, repair.changes, kit, rulebook.names.aliases) for repair in error.repairs
        ]
        kept = [one for one in done if _is_wanted(one, roster, unit)]
        if kept:
            return kept
    return []


def _is_wanted(after: Roster, before: Roster, unit: str | None) -> bool:
    if unit is not None:
        return any(fighter.unit == unit for fighter in after.fighters)
    return bool(after.fighters) and (after.size, after.limit) == (before.size, before.limit)
