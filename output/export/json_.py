"""The warband as JSON: the roster as it is, and everything that follows from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from output.export import plain
from output.export.choices import choice_of, roster_data
from output.export.plain import Plain, money, money_or_null
from schemas.answers.head import answer
from schemas.base import words
from schemas.finding import Finding, status
from schemas.receipt import Receipt
from schemas.tags import value_id
from schemas.warband import (
    Carried,
    CostTypeView,
    Fighter,
    Ruling,
    SquadView,
    SystemView,
    Value,
    Warband,
)

# YAML readers take JSON too, but fold or refuse these characters where they stand unescaped.
_TO_ESCAPE = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


def to_json(warband: Warband, findings: Sequence[Finding]) -> str:
    """The warband as JSON text, in the shape `musterpress/warband`; it opens again as a roster."""
    text = json.dumps(warband_data(warband, findings), ensure_ascii=False, indent=2)
    return _TO_ESCAPE.sub(lambda found: f"\\u{ord(found[0]):04x}", text) + "\n"


def warband_data(warband: Warband, findings: Sequence[Finding]) -> Plain:
    """The warband as plain data, in the shape `musterpress/warband`."""
    verdict = status(findings)
    return answer(
        "warband",
        choices=roster_data(warband.roster),
        name=warband.name,
        system=_system(warband.system),
        status=verdict,
        legal=verdict == "legal",
        size=warband.size_name,
        total=money(warband.total),
        limit=money_or_null(warband.limit),
        unpriced=warband.unpriced,
        fighters=[_fighter(fighter, warband) for fighter in warband.fighters],
        squads=[_squad(squad) for squad in warband.squads],
        rulings=[_ruling(ruling) for ruling in warband.system.rulings],
        findings=plain.findings(findings),
    )


def _system(system: SystemView) -> Plain:
    return {
        "id": system.id,
        "name": system.name,
        "edition": system.edition,
        "version": system.version,
        "hash": system.hash,
        "profiles": [
            {"id": id_, "name": one.name, "values": [value_id(id_, name) for name in one.has]}
            for id_, one in system.profiles.items()
        ],
        "unit": system.unit,
        "cost_types": [_cost_type(cost_type) for cost_type in system.cost_types],
    }


def _cost_type(cost_type: CostTypeView) -> Plain:
    return {"id": cost_type.id, "name": cost_type.name, "short": cost_type.short}


def _fighter(fighter: Fighter, warband: Warband) -> Plain:
    choice = choice_of(fighter, warband)
    return {
        "id": fighter.id,
        "number": fighter.number,
        "name": fighter.name,
        "unit": fighter.unit,
        "unit_name": fighter.unit_name,
        "lineage": list(fighter.lineage),
        "count": fighter.count,
        "roles": _named(fighter.roles, fighter.role_names),
        "keywords": _named(fighter.keywords, fighter.keyword_names),
        "squad": fighter.squad,
        "joins": fighter.joins,
        "fielded": fighter.fielded,
        "values": _values(fighter.values.values()),
        "items": [_item(item) for item in fighter.items],
        "rules": [
            {"id": rule.id, "name": rule.name, "text": rule.text, "source": rule.source}
            for rule in fighter.rules
        ],
        "cost": money(fighter.cost),
        "each": money(fighter.each),
        "receipts": _receipts(fighter.receipts),
        "notes": fighter.notes,
        "picture": choice.picture if choice else None,
        "own": fighter.own,
        "known": fighter.known,
        "why": fighter.why,
    }


def _receipts(receipts: dict[str, Receipt]) -> Plain:
    return {type_id: plain.receipt(lines) for type_id, lines in receipts.items()}


def _values(values: Iterable[Value]) -> list[Plain]:
    return [plain.value(value) for value in values]


def _named(ids: Sequence[str], names: Sequence[str]) -> list[Plain]:
    pairs = zip_longest(ids, names[: len(ids)])
    return [{"id": id_, "name": words(id_) if name is None else name} for id_, name in pairs]


def _item(item: Carried) -> Plain:
    return {
        "ref": item.ref,
        "id": item.id,
        "kind": item.kind,
        "name": item.name,
        "class": item.class_,
        "traits": _named(item.traits, item.trait_names),
        "text": item.text,
        "source": item.source,
        "slot": item.slot,
        "slot_name": item.slot_name,
        "origin": item.origin,
        "copies": item.copies,
        "values": _values(item.values.values()),
        "cost": money(item.cost),
        "own": item.own,
        "known": item.known,
        "why": item.why,
    }


def _squad(squad: SquadView) -> Plain:
    return {
        "id": squad.id,
        "name": squad.name,
        "type": squad.type,
        "type_name": squad.type_name,
        "within": squad.within,
        "fighters": list(squad.fighters),
    }


def _ruling(ruling: Ruling) -> Plain:
    return {
        "id": ruling.id,
        "code": ruling.code,
        "kind": ruling.kind,
        "asks": ruling.asks,
        "says": ruling.says,
        "choice": ruling.choice,
        "changed": ruling.changed,
    }
