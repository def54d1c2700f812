"""Money, receipts, values and findings as plain data, the same in every answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from output.export.words import NO_FIGURE
from schemas.base import Number, json_number
from schemas.finding import Change, Finding, Repair
from schemas.receipt import Receipt
from schemas.warband import Fighter, Money, Value

Plain: TypeAlias = dict[str, Any]

_CHANGE_KEYS = (
    *("do", "fighter", "item", "for", "unit", "count", "role", "switch", "to", "type", "within"),
    *("code", "owner"),
)


def number(value: Number | None) -> int | float | None:
    """A number for JSON; null where there is none."""
    return None if value is None else json_number(value)


def money(amounts: Money) -> Plain:
    """Money by cost type id; null where no cost is stated."""
    return {id_: number(amount) for id_, amount in amounts.items()}


def money_or_null(amounts: Money) -> Plain | None:
    """Money, or null where there is none at all: no size was chosen."""
    return money(amounts) if amounts else None


def receipt(lines_of: Receipt) -> list[Plain]:
    """The lines of a receipt."""
    return [
        {
            "label": line.label,
            "amount": number(line.amount),
            "cause": line.cause,
            "source": line.source,
        }
        for line in lines_of.lines
    ]


def cost_lines(fighter: Fighter) -> list[Plain]:
    """The lines of a fighter's costs, each with its cost type; they add up to `cost`."""
    return [
        line | {"type": type_id}
        for type_id, lines_of in fighter.receipts.items()
        for line in receipt(lines_of)
    ]


def value(of: Value) -> Plain:
    """A characteristic with its receipt, as it is printed: one that is none is a dash."""
    return {
        "id": of.id,
        "name": of.name,
        "value": of.text or NO_FIGURE,
        "number": number(of.number),
        "base": number(of.base),
        "receipt": receipt(of.receipt),
    }


def findings(found: Iterable[Finding]) -> list[Plain]:
    """Findings with their repairs."""
    return [_finding(finding) for finding in found]


def _finding(finding: Finding) -> Plain:
    accepted = {} if finding.accepted is None else {"accepted": finding.accepted}
    return {
        "code": finding.code,
        "severity": finding.severity,
        "kind": finding.kind,
        "owner": finding.owner,
        "cause": list(finding.cause),
        "have": number(finding.have),
        "limit": number(finding.limit),
        "message": finding.message,
        "source": finding.source,
        **accepted,
        "repairs": [repair(one) for one in finding.repairs],
    }


def repair(way: Repair) -> Plain:
    """A proven way to mend a finding, or to enable what is wished."""
    return {
        "label": way.label,
        "changes": [change(edit) for edit in way.changes],
        "total_after": money(dict(way.total_after)),
    }


def change(edit: Change) -> Plain:
    """An edit of a roster; what does not matter to it is left out."""
    values = ((key, getattr(edit, "for_" if key == "for" else key)) for key in _CHANGE_KEYS)
    said = {key: value for key, value in values if value is not None}
    return {key: list(v) if isinstance(v, tuple) else v for key, v in said.items()}
