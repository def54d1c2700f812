"""What a witness may begin with: a single fighter, in several ways."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain, islice, product
from typing import TYPE_CHECKING, TypeAlias

from builder.build.choices import choices_of
from builder.build.compiling import rulebook_for
from builder.build.warband import build
from builder.check.checker import check
from builder.check.judge import checking_of
from builder.check.repair.offers import unit_prices
from schemas.base import Number, parse_number
from schemas.roster import Roster, RosterFighter, Squad

if TYPE_CHECKING:
    from builder.catalog.catalog import Catalog

UNITS = 8
"""Units that a witness of a size begins with, at most."""
CHOICES = 8
"""Combinations of what a list must choose that are tried for one unit, at most."""

OTHERWISE = 12
"""Choices other than a default that are tried, at most."""
PLAYERS = ("choice", "mode", "variant", "edition", "ruling")
"""Kinds of switches, those first that a player sets for a list."""

Size: TypeAlias = str | None


def beginnings(catalog: Catalog, unit: str | None, size: Size) -> Iterator[Roster]:
    """Rosters of one fighter: the unit, in each size; or for a size the cheapest units.

    As it is hired, then without its kit, then both again in a squad of each type that spares it a
    finding. What a list must choose is chosen in several ways, the unit's own first, and the
    largest size comes first. At last what has a default is chosen otherwise, one at a time.
    """
    units = [unit] if unit is not None else None
    sizes = [size] if unit is None else (_by_limit(catalog) or [None])
    nobody = empty_roster(catalog, sizes[0], {})
    units = units or cheapest(catalog, nobody)[:UNITS]
    for id_ in units:
        resolved = rulebook_for(catalog.data, catalog.key, nobody).unit(id_)
        kit = (
            [str(piece) for piece in resolved.kit if piece.item not in resolved.fixed]
            if resolved
            else []
        )
        ways = _choices(catalog, resolved.keywords if resolved is not None else ())
        empties = [empty_roster(catalog, one, way) for one in sizes for way in ways]
        alone = [
            empty.model_copy(
                update={"fighters": [RosterFighter(id="f1", unit=id_, without=without)]}
            )
            for without in (([], kit) if kit else ([],))
            for empty in empties
        ]
        yield from alone
        for type_ in catalog.data.squads:
            squads = _squads(catalog, type_)
            for roster in alone:
                placed = _placed(roster, squads)
                if _codes(catalog, roster) - _codes(catalog, placed):
                    yield placed
    for id_, other in product(units, _otherwise(catalog)):
        way = _choices(catalog, ())[0] | other
        empty = empty_roster(catalog, sizes[0], way)
        yield empty.model_copy(update={"fighters": [RosterFighter(id="f1", unit=id_)]})


def _otherwise(catalog: Catalog) -> list[dict[str, str]]:
    """Each choice that is not the default, by itself; what is for the player to choose first."""
    switches = catalog.data.switches.items()
    ordered = sorted(switches, key=lambda one: PLAYERS.index(one[1].kind))
    others = [
        {id_: choice}
        for id_, switch in ordered
        if switch.default is not None
        for choice in choices_of(switch, catalog.data.keywords)
        if choice != switch.default
    ]
    return others[:OTHERWISE]


def _placed(roster: Roster, squads: list[Squad]) -> Roster:
    fighter = roster.fighters[0].model_copy(update={"squad": squads[0].id})
    return roster.model_copy(update={"squads": squads, "fighters": [fighter]})


def _codes(catalog: Catalog, roster: Roster) -> set[str]:
    findings = check(build(roster, catalog), catalog, repairs=False)
    return {finding.code for finding in findings if finding.severity == "error"}


def empty_roster(catalog: Catalog, size: Size, switches: dict[str, str]) -> Roster:
    """A roster of nobody; without a size it has the limit of a new one."""
    usual = {id_: cost.default for id_, cost in catalog.data.cost_types.items() if cost.default}
    limit = usual if size is None and usual else None
    return Roster(system=catalog.id, size=size, limit=limit, switches=switches)


def cheapest(catalog: Catalog, roster: Roster) -> list[str]:
    """All units, the cheapest first."""
    return [id_ for id_, _, _ in unit_prices(checking_of(build(roster, catalog), catalog))]


def _by_limit(catalog: Catalog) -> list[Size]:
    main = next(iter(catalog.data.cost_types), "")

    def allows(size: str) -> Number:
        return parse_number(catalog.data.sizes[size].get(main, 0))

    return [*sorted(catalog.data.sizes, key=allows, reverse=True)]


def _choices(catalog: Catalog, own: Collection[str]) -> list[dict[str, str]]:
    """What a list must choose before it is finished, in several ways; else one way, nothing.

    Of keywords those of its `own` come first. Each choice is in one of the first ways, then all
    combinations follow, so far as there are not too many.
    """
    keywords = catalog.data.keywords
    open_: dict[str, list[str]] = {}
    for id_, switch in catalog.data.switches.items():
        if switch.must and switch.default is None:
            family = (switch.from_ or "").removeprefix("family:")
            members = [key for key, keyword in keywords.items() if keyword.family == family]
            choices = list(switch.choices) or members
            open_[id_] = sorted(choices, key=lambda choice: choice not in own)
    lists = [choices for choices in open_.values() if choices]
    longest = max((len(choices) for choices in lists), default=1)
    each = (tuple(choices[n % len(choices)] for choices in lists) for n in range(longest))
    ways = islice(dict.fromkeys(chain(each, islice(product(*lists), CHOICES))), CHOICES)
    ids = [id_ for id_, choices in open_.items() if choices]
    return [dict(zip(ids, way, strict=True)) for way in ways]


def _squads(catalog: Catalog, type_: str) -> list[Squad]:
    """A squad of a type, and those that it is within."""
    types = catalog.data.squads
    chain: list[str] = []
    while type_ in types and type_ not in chain:
        chain.append(type_)
        type_ = types[type_].within or ""
    return [
        Squad(id=one, type=one, within=above)
        for one, above in zip(chain, [*chain[1:], None], strict=True)
    ]
