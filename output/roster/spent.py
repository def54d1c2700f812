"""What is spent of what may be spent: the figures beside the gauge, and the gauge itself."""

from __future__ import annotations

from output.export.words import number_text, unit_of
from output.roster.groups import parties
from schemas.base import Number, exact
from schemas.record import record
from schemas.warband import CostTypeView, Warband

HEADROOM = 1.2
"""How far the gauge reaches, in limits, where no more than that is spent."""


@record
class Spent:
    """A cost type in words: `265`, `of 250 points`, `15 over`. What there is not is empty."""

    total: str
    of: str
    left: str
    is_over: bool = False


@record
class Gauge:
    """Costs of the entries beside each other, and where the limit stands among them."""

    parts: tuple[tuple[str, float], ...]
    """Text and amount of each entry that costs something, in the order of the sheet."""
    total: float
    reach: float
    limit: float | None
    limit_text: str
    """`250 limit`."""
    of: str
    """`points by entry, in the order below`."""


def shown_types(warband: Warband) -> list[CostTypeView]:
    """The cost types that anything is known of; where the rules state no costs there are none."""
    return [one for one in warband.system.cost_types if _is_shown(one.id, warband)]


def _is_shown(id_: str, warband: Warband) -> bool:
    if warband.total.get(id_) is None:
        return False
    has_cost = any(fighter.cost.get(id_) is not None for fighter in warband.fighters)
    return has_cost or (id_ in warband.limit and not warband.fighters)


def spent_of(cost_type: CostTypeView, warband: Warband) -> Spent:
    """What is spent of a cost type that is shown."""
    total, limit = warband.total.get(cost_type.id) or 0, warband.limit.get(cost_type.id)
    text = number_text(total, cost_type.decimals)
    if limit is None:
        return Spent(text, unit_of(cost_type, total), "")
    left = exact(limit - total)
    away = number_text(-left if left < 0 else left, cost_type.decimals)
    of = f"of {number_text(limit, cost_type.decimals)} {unit_of(cost_type, limit)}"
    return Spent(text, of, f"{away} {'over' if left < 0 else 'left'}", left < 0)


def gauge_of(cost_type: CostTypeView, warband: Warband) -> Gauge | None:
    """The gauge of a cost type; None where nothing is spent and nothing limits it."""
    fielded = (fighter for _, members in parties(warband) for fighter in members)
    parts = tuple(_part(fighter.cost.get(cost_type.id), cost_type) for fighter in fielded)
    parts = tuple(part for part in parts if part[1] > 0)
    total = float(warband.total.get(cost_type.id) or 0)
    limit = warband.limit.get(cost_type.id)
    reach = max(sum(amount for _, amount in parts), float(limit or 0) * HEADROOM)
    if reach <= 0:
        return None
    text = "" if limit is None else f"{number_text(limit, cost_type.decimals)} limit"
    named = unit_of(cost_type, 0)
    of = f"{named} by entry, in the order below"
    return Gauge(parts, total, reach, None if limit is None else float(limit), text, of)


def _part(amount: Number | None, cost_type: CostTypeView) -> tuple[str, float]:
    return number_text(amount or 0, cost_type.decimals), float(amount or 0)
