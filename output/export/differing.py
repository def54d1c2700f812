"""What differs between then and now, as plain data."""

from __future__ import annotations

from collections.abc import Iterable

from output.export.plain import Plain, money
from schemas.figures import Differs, Said
from schemas.roster import CatalogStamp
from schemas.warband import Warband


def differing(differs: Differs, *, total: bool = True) -> Plain:
    """All that differs; without `total` that of the warband is not compared."""
    totals = {"total": {"then": money(differs.total_then), "now": money(differs.total_now)}}
    return {
        **(totals if total else {}),
        "fighters": [
            {
                "id": one.id,
                "name": one.name,
                "cost": {"then": money(one.cost_then), "now": money(one.cost_now)},
                "values": [
                    {"id": value.id, "name": value.name, "then": value.then, "now": value.now}
                    for value in one.values
                ],
            }
            for one in differs.fighters
        ],
        "new": _said(differs.new),
        "gone": _said(differs.gone),
    }


def made_for(warband: Warband, differs: Differs | None) -> Plain:
    """The state of the catalog that a roster was made for, and what differs, where it is known."""
    made = warband.former or warband.roster.catalog or CatalogStamp()
    return {
        "version": made.version,
        "hash": made.hash,
        "differs": None if differs is None else differing(differs),
    }


def _said(said: Iterable[Said]) -> list[Plain]:
    return [
        {"code": one.code, "severity": one.severity, "owner": one.owner, "message": one.message}
        for one in said
    ]
