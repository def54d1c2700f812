"""How the values of fighters come about."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from output.export.plain import Plain, number, receipt, value
from output.export.rulings import cited_data
from output.export.words import cost_type_of, money_text
from schemas.answers.head import answer
from schemas.warband import Fighter, SystemView, Value, Warband


def explain_answer(
    warband: Warband, fighters: Collection[str] | None = None, value_id: str | None = None
) -> Plain:
    """Values with their receipts, as `musterpress/explain`.

    Of all fighters or of those with the ids `fighters`; all characteristics, or the one with the
    id `value_id`, which may also be a cost type: then it is the cost of all models.
    """
    explained = [
        {
            "id": fighter.id,
            "name": fighter.name,
            "values": _values(fighter, value_id, warband.system),
            "items": _items(fighter, value_id),
        }
        for fighter in warband.fighters
        if fighters is None or fighter.id in fighters
    ]
    rulings = cited_data(warband.system, _sources(explained))
    return answer("explain", fighters=explained, rulings=rulings)


def _sources(explained: list[Plain]) -> Iterator[str]:
    for bearer in (*explained, *(item for fighter in explained for item in fighter["items"])):
        yield from (line["source"] for one in bearer["values"] for line in one["receipt"])


def _values(fighter: Fighter, value_id: str | None, system: SystemView) -> list[Plain]:
    found = _asked(fighter.values, value_id)
    if value_id in fighter.receipts:
        found.append(_cost(fighter, value_id, system))
    return found


def _cost(fighter: Fighter, type_id: str, system: SystemView) -> Plain:
    amount = fighter.cost.get(type_id)
    return {
        "id": type_id,
        "name": cost_type_of(type_id, system).name,
        "value": money_text({type_id: amount}, system),
        "number": number(amount),
        "base": None,
        "receipt": receipt(fighter.receipts[type_id]),
    }


def _items(fighter: Fighter, value_id: str | None) -> list[Plain]:
    items = ((item, _asked(item.values, value_id)) for item in fighter.items)
    return [{"id": item.ref, "name": item.name, "values": found} for item, found in items if found]


def _asked(values: dict[str, Value], value_id: str | None) -> list[Plain]:
    return [value(found) for found in values.values() if value_id in (None, found.id)]
