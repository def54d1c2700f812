"""Rules with their names: those that a warband has, and who has them; without one, all."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from builder.build.rulebook import Rulebook
from schemas.amounts import Selector
from schemas.base import decimal_text, words
from schemas.entries import Item
from schemas.text_blocks import Gloss
from schemas.warband import Carried, Fighter, Warband

_MOST_NAMES = 3
"""Of who has a rule; of more their number is said."""


def glossary(selector: Selector, rulebook: Rulebook, warband: Warband | None) -> list[Gloss]:
    """The selected items that have a text; of a warband those that its fighters have."""
    if warband is None:
        return [*_all(selector, rulebook)]
    return [*_carried(selector, rulebook, warband)]


def _all(selector: Selector, rulebook: Rulebook) -> Iterator[Gloss]:
    names = rulebook.names
    matcher = rulebook.matcher(selector)
    nobody = Fighter("", 0, "", "", "", ())
    for id_, item in names.items.items():
        kind = names.kind_of[id_]
        picked = Carried(id_, id_, kind, id_, class_=item.class_ or "", traits=tuple(item.traits))
        if item.text and matcher.item(nobody, picked):
            yield _gloss(item.name or words(id_), _cost(item, rulebook), item.text, item.emblem)


def _carried(selector: Selector, rulebook: Rulebook, warband: Warband) -> Iterator[Gloss]:
    matcher = rulebook.matcher(selector)
    first: dict[str, Carried] = {}
    having: dict[str, dict[str, None]] = {}
    for fighter in warband.fighters:
        for item in fighter.items:
            if item.text and matcher.item(fighter, item):
                first.setdefault(item.id, item)
                having.setdefault(item.id, {})[fighter.name] = None
    order = {id_: at for at, id_ in enumerate(rulebook.names.items)}
    for id_ in sorted(first, key=lambda id_: order.get(id_, len(order))):
        item = first[id_]
        tag = _names(list(having[id_]), len(warband.fighters))
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
    """A plain price in words; nothing for what is free, not stated or priced by a table."""
    types = rulebook.data.cost_types
    main = next(iter(types), "")
    price = item.cost if isinstance(item.cost, dict) else {main: item.cost}
    amounts = [(type_, amount) for type_, amount in price.items() if type_ in types and amount]
    return ", ".join(
        f"{decimal_text(amount)} {types[type_].short or types[type_].name}"
        for type_, amount in amounts
        if isinstance(amount, int | Fraction)
    )
