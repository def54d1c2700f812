"""What a warband comes to: from the warband itself, or from an export of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any

from schemas.base import parse_number
from schemas.figures import FighterFigures, Figures, Said
from schemas.finding import Finding
from schemas.warband import Fighter, Money, Warband

UNCOMPARED = ("CATALOG-CHANGED",)


def figures_of(warband: Warband, findings: Iterable[Finding]) -> Figures:
    """What a warband comes to, with what was found of it."""
    return Figures(
        warband.system.version,
        warband.system.hash,
        dict(warband.total),
        tuple(
            FighterFigures(one.id, one.name, dict(one.cost), dict(_values(one)))
            for one in warband.fighters
        ),
        tuple(
            Said(one.code, one.severity, one.owner, one.message)
            for one in findings
            if one.code not in UNCOMPARED
        ),
    )


def figures_of_export(data: Mapping[str, Any]) -> Figures | None:
    """What an exported warband came to; None where the file does not say it as an export does."""
    try:
        return Figures(
            str(data["system"]["version"]),
            str(data["system"]["hash"]),
            _money(data["total"]),
            tuple(
                FighterFigures(
                    one["id"], one["name"], _money(one["cost"]), dict(_exported_values(one))
                )
                for one in data["fighters"]
            ),
            tuple(
                Said(one["code"], one["severity"], one["owner"], one["message"])
                for one in data["findings"]
                if one["code"] not in UNCOMPARED
            ),
        )
    except (KeyError, TypeError, ValueError):
        return None


def _values(fighter: Fighter) -> Iterator[tuple[str, tuple[str, str]]]:
    for value in fighter.values.values():
        yield value.id, (value.name, value.text)
    for item in fighter.items:
        for value in item.values.values():
            yield f"{item.id}.{value.id}", (f"{value.name} of {item.name}", value.text)


def _exported_values(fighter: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    for value in fighter["values"]:
        yield value["id"], (value["name"], value["value"])
    for item in fighter["items"]:
        for value in item["values"]:
            name = f"{value['name']} of {item['name']}"
            yield f"{_id_of(item)}.{value['id']}", (name, value["value"])


def _id_of(item: Mapping[str, Any]) -> str:
    return str(item["id"])


def _money(amounts: Mapping[str, Any]) -> Money:
    return {
        type_: None if amount is None else parse_number(str(Decimal(str(amount))))
        for type_, amount in amounts.items()
    }
