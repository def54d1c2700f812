"""The order of cards: as in the list, the dearest first, or by keyword."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from schemas.warband import Fighter, Warband

_Key: TypeAlias = Callable[[Fighter, Warband], tuple[Any, ...]]


def ordered(fighters: Sequence[Fighter], warband: Warband, order: str) -> list[Fighter]:
    """Fighters in the order of that name; those that it does not part, as in the list."""
    key = _KEYS[order]
    return sorted(fighters, key=lambda fighter: (*key(fighter, warband), fighter.number))


def _as_listed(fighter: Fighter, warband: Warband) -> tuple[Any, ...]:
    return ()


def _dearest(fighter: Fighter, warband: Warband) -> tuple[Any, ...]:
    """By what one model costs, each cost type in turn; who has no stated cost comes last."""
    amounts = [fighter.each.get(cost_type.id) for cost_type in warband.system.cost_types]
    return tuple(
        (amount is None, Fraction(0) if amount is None else -Fraction(amount)) for amount in amounts
    )


def _by_keyword(fighter: Fighter, warband: Warband) -> tuple[Any, ...]:
    """By the names of the keywords as they stand on the card; who has none comes last."""
    names = tuple(name.casefold() for name in fighter.keyword_names)
    return not names, names


_KEYS: dict[str, _Key] = {"roster": _as_listed, "cost": _dearest, "keyword": _by_keyword}
