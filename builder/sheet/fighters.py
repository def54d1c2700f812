"""Fighters with what they cost and have: of a list its own, of a game the ready ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from builder.build.rulebook import Rulebook
from builder.build.warband import build
from builder.catalog.catalog import Catalog
from schemas.base import decimal_text
from schemas.roster import Roster, RosterFighter
from schemas.text_blocks import Column, TableBlock
from schemas.warband import Carried, Fighter, Warband

_SPECIAL = ("skill", "rule")
_NONE = "–"
_TOGETHER = "**Together**"


def fighters_table(
    catalog: Catalog, rulebook: Rulebook, warband: Warband | None
) -> TableBlock | None:
    """Name, cost and kit of each, and of a list what it comes to; None where there are none.

    Of a list whose points are hidden, name and kit.
    """
    main = next(iter(catalog.data.cost_types), "")
    fighters = warband.fighters if warband else _ready(catalog, rulebook)
    rows = [*_rows(fighters, main)]
    if not rows:
        return None
    if warband and main:
        rows.append([_TOGETHER, f"**{_amount(warband.total.get(main))}**", _of(warband, main)])
    kind = catalog.data.cost_types.get(main)
    cols = [
        Column(head="Fighter"),
        Column(head=(kind.short or kind.name).capitalize() if kind else "", align="r"),
        Column(head="Has", flex=1),
    ]
    if warband and "points" in warband.hidden:
        rows = [[name, kit] for name, _, kit in rows if name != _TOGETHER]
        cols = [cols[0], cols[2]]
    return TableBlock(kind="table", cols=cols, rows=rows)


def _ready(catalog: Catalog, rulebook: Rulebook) -> list[Fighter]:
    """One of each unit that comes with something."""
    units = [id_ for id_, unit in catalog.data.units.items() if not unit.abstract]
    fighters = [RosterFighter(unit=id_) for id_ in units]
    roster = Roster(
        format="musterpress/roster",
        version=1,
        system=catalog.id,
        switches=rulebook.choices,
        fighters=fighters,
    )
    found = build(roster, catalog).fighters
    return [fighter for fighter in found if fighter.items]


def _rows(fighters: Sequence[Fighter], main: str) -> Iterator[list[str]]:
    """Those who are alike in name and kit stand in one row."""
    same: dict[tuple[str, str], list[Fighter]] = {}
    for fighter in fighters:
        same.setdefault((fighter.name, _kit(fighter.items)), []).append(fighter)
    for (name, kit), alike in same.items():
        count = sum(fighter.count for fighter in alike)
        costs = [fighter.cost.get(main) for fighter in alike]
        known = [cost for cost in costs if cost is not None]
        yield [
            f"{count} × {name}" if count > 1 else name,
            decimal_text(sum(known)) if len(known) == len(costs) else _NONE,
            kit or _NONE,
        ]


def _kit(items: Sequence[Carried]) -> str:
    """The items by name, the same one in several places once."""
    places: dict[tuple[str, bool], list[Carried]] = {}
    for item in items:
        places.setdefault((item.name, item.kind in _SPECIAL), []).append(item)
    return ", ".join(_named(name, special, same) for (name, special), same in places.items())


def _named(name: str, special: bool, same: Sequence[Carried]) -> str:
    slots = [item.slot_name.lower() for item in same if item.slot_name and not item.unasked]
    count = sum(item.copies for item in same)
    number = f"{count} × " if count > max(len(slots), 1) else ""
    where = f" ({', '.join(slots)})" if slots else ""
    return f"**{number}{name}**{where}" if special else f"{number}{name}{where}"


def _amount(amount: object) -> str:
    return _NONE if amount is None else decimal_text(amount)  # type: ignore[arg-type]


def _of(warband: Warband, main: str) -> str:
    limit = warband.limit.get(main)
    return "" if limit is None else f"of {decimal_text(limit)}"
