"""The items that a selector names: all of a game, or those that a list has, and who has them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from builder.build.rulebook import Rulebook
from schemas.amounts import Selector
from schemas.base import decimal_text
from schemas.entries import Item
from schemas.warband import Carried, Fighter, Warband


class Had(NamedTuple):
    """An item that a list has, and the names of those who have it."""

    item: Carried
    by: list[str]


def of_game(selector: Selector, rulebook: Rulebook) -> Iterator[tuple[str, Item]]:
    """The selected items that there are, by id, in the catalog's order."""
    matcher, names = rulebook.matcher(selector), rulebook.names
    nobody = Fighter("", 0, "", "", "", ())
    for id_, item in names.items.items():
        kind = names.kind_of[id_]
        picked = Carried(id_, id_, kind, id_, class_=item.class_ or "", traits=tuple(item.traits))
        if matcher.item(nobody, picked):
            yield id_, item


def of_list(selector: Selector, rulebook: Rulebook, warband: Warband) -> Iterator[Had]:
    """The selected items that the fighters of a list have, in the catalog's order."""
    matcher = rulebook.matcher(selector)
    found: dict[str, Had] = {}
    for fighter in warband.fighters:
        for item in fighter.items:
            if matcher.item(fighter, item):
                had = found.setdefault(item.id, Had(item, []))
                if fighter.name not in had.by:
                    had.by.append(fighter.name)
    order = {id_: at for at, id_ in enumerate(rulebook.names.items)}
    for id_ in sorted(found, key=lambda id_: order.get(id_, len(order))):
        yield found[id_]


def is_about(selector: Selector | None, rulebook: Rulebook, warband: Warband | None) -> bool:
    """Whether a list has whom or what is selected; of a game all that there is is true."""
    if selector is None or warband is None:
        return True
    return any(map(rulebook.matcher(selector).fighter, warband.fighters))


def price(item: Item, rulebook: Rulebook) -> dict[str, str]:
    """The plain price of an item by cost type; nothing for what is not stated or in a table."""
    types = rulebook.data.cost_types
    main = next(iter(types), "")
    said = item.cost if isinstance(item.cost, dict) else {main: item.cost}
    return {
        type_: decimal_text(amount)
        for type_, amount in said.items()
        if type_ in types and isinstance(amount, int | Fraction)
    }
