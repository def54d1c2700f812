"""The card of a game with what a player brings: values that its author could not name."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.card import CardSpec, ItemsPart, Part, ValuesPart
from schemas.catalog import ITEM_SECTIONS, CatalogData, Homebrew


def with_own_values(card: CardSpec, data: CatalogData, own: Homebrew) -> CardSpec:
    """The card with own characteristics: of fighters on a line, of weapons as columns."""
    new = {id_: one for id_, one in own.characteristics.items() if id_ not in data.characteristics}
    stated = {
        id_
        for section in ITEM_SECTIONS
        for item in getattr(own, section).values()
        for id_ in item.profile
    }
    of_fighters = [id_ for id_, about in new.items() if about.of != "item"]
    of_items = [id_ for id_, about in new.items() if about.of != "fighter" and id_ in stated]
    front = [_with_columns(part, of_items) for part in card.front]
    if of_fighters:
        front.insert(_before_things(front), ValuesPart(values=of_fighters))
    return card.model_copy(update={"front": front})


def _with_columns(part: Part, columns: Iterable[str]) -> Part:
    if not isinstance(part, ItemsPart) or part.weapons is None:
        return part
    return part.model_copy(update={"columns": [*part.columns, *columns]})


def _before_things(front: list[Part]) -> int:
    """The place before the first things on a card; its end where there are none."""
    things = (at for at, part in enumerate(front) if isinstance(part, ItemsPart))
    return next(things, len(front))
