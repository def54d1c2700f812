"""Rules with their names: those that a warband has, and who has them; without one, all."""

from __future__ import annotations

from collections.abc import Iterator

from builder.build.rulebook import Rulebook
from builder.sheet.selected import of_game, of_list, price
from schemas.amounts import Selector
from schemas.base import words
from schemas.entries import Item
from schemas.text_blocks import Gloss
from schemas.warband import Warband

_MOST_NAMES = 3
"""Of who has a rule; of more their number is said."""


def glossary(selector: Selector, rulebook: Rulebook, warband: Warband | None) -> list[Gloss]:
    """The selected items that have a text; of a warband those that its fighters have."""
    if warband is None:
        return [*_all(selector, rulebook)]
    return [*_carried(selector, rulebook, warband)]


def _all(selector: Selector, rulebook: Rulebook) -> Iterator[Gloss]:
    for id_, item in of_game(selector, rulebook):
        if item.text:
            yield _gloss(item.name or words(id_), _cost(item, rulebook), item.text, item.emblem)


def _carried(selector: Selector, rulebook: Rulebook, warband: Warband) -> Iterator[Gloss]:
    for item, names in of_list(selector, rulebook, warband):
        if item.text:
            tag = _names(names, len({fighter.name for fighter in warband.fighters}))
            yield _gloss(item.name, tag, item.text, item.emblem)


def _gloss(name: str, tag: str, text: str, icon: str | None) -> Gloss:
    return Gloss(kind="gloss", name=name, tag=tag, text=text, icon=icon or None)


def _names(names: list[str], fighters: int) -> str:
    if len(names) == fighters > 1:
        return "all"
    if len(names) <= _MOST_NAMES:
        return ", ".join(names)
    more = len(names) - _MOST_NAMES + 1
    return f"{', '.join(names[: _MOST_NAMES - 1])} and {more} more"


def _cost(item: Item, rulebook: Rulebook) -> str:
    """A plain price in words; nothing for what is free."""
    types = rulebook.data.cost_types
    return ", ".join(
        f"{amount} {types[type_].short or types[type_].name}"
        for type_, amount in price(item, rulebook).items()
        if amount != "0"
    )
