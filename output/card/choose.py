"""Which items or fighters a part of a card is about, as the warband says it."""

from __future__ import annotations

from schemas.amounts import Selector
from schemas.card import ALL, selector_key
from schemas.warband import Carried, Fighter


def items_of(selector: Selector, fighter: Fighter) -> list[Carried]:
    """The fighter's items that a selector of the card selects. `all`: each, in its order."""
    if selector == ALL:
        return list(fighter.items)
    return list(fighter.selected.get(selector_key(selector), ()))


def is_about(selector: Selector | None, fighter: Fighter) -> bool:
    """Whether a selector of the card is true of the fighter. None: always."""
    return selector is None or selector_key(selector) in fighter.selected
