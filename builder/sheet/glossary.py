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


def glossary(
    selector: Selector, rulebook: Rulebook, warband: Warband | None, chip: str | None = None
) -> list[Gloss]:
    """The selected items that have a text; of a warband those that its fighters have.

    `chip` is a characteristic that stands before who has them, as `1 APL`.
    """
    if warband is None:
        return [*_all(selector, rulebook, chip)]
    return [*_carried(selector, rulebook, warband, chip)]


def trait_rules(rulebook: Rulebook, warband: Warband | None) -> list[Gloss]:
    """The traits that have a text; of a warband those that its fighters' items have."""
    if warband is None:
        known = rulebook.data.traits.items()
        return [_gloss(one.name or words(id_), "", one.text) for id_, one in known if one.text]
    told: dict[str, str] = {}
    having: dict[str, dict[str, None]] = {}
    for fighter in warband.fighters:
        for item in fighter.items:
            for name, text in zip(item.trait_names, item.trait_texts, strict=True):
                told[name] = text
                having.setdefault(name, {})[fighter.name] = None
    return [
        _gloss(name, who([*having[name]], warband), text) for name, text in told.items() if text
    ]


def who(names: list[str], warband: Warband) -> str:
    """Who of a warband, in few words."""
    if len(names) == len({fighter.name for fighter in warband.fighters}) > 1:
        return "all"
    if len(names) <= _MOST_NAMES:
        return ", ".join(names)
    more = len(names) - _MOST_NAMES + 1
    return f"{', '.join(names[: _MOST_NAMES - 1])} and {more} more"


def _all(selector: Selector, rulebook: Rulebook, chip: str | None) -> Iterator[Gloss]:
    for id_, item in of_game(selector, rulebook):
        if item.text:
            stated = item.profile.get(chip or "", "")
            tag = _joined(_chip(chip, stated, rulebook), _cost(item, rulebook))
            yield _gloss(item.name or words(id_), tag, item.text, item.emblem)


def _carried(
    selector: Selector, rulebook: Rulebook, warband: Warband, chip: str | None
) -> Iterator[Gloss]:
    for item, names in of_list(selector, rulebook, warband):
        if item.text:
            value = item.values.get(chip or "")
            stated = value.text if value else ""
            tag = _joined(_chip(chip, stated, rulebook), who(names, warband))
            yield _gloss(item.name, tag, item.text, item.emblem)


def _chip(id_: str | None, stated: str, rulebook: Rulebook) -> str:
    """A value with its unit; empty for none, and for one that only a fighter's item has."""
    about = rulebook.characteristics.get(id_ or "")
    if about is None or not stated or stated.startswith("="):
        return ""
    return f"{stated} {about.short or about.name or ''}".strip() if about.as_ == "{}" else stated


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _gloss(name: str, tag: str, text: str, icon: str | None = None) -> Gloss:
    return Gloss(kind="gloss", name=name, tag=tag, text=text, icon=icon or None)


def _cost(item: Item, rulebook: Rulebook) -> str:
    """A plain price in words; nothing for what is free."""
    types = rulebook.data.cost_types
    return ", ".join(
        f"{amount} {types[type_].short or types[type_].name}"
        for type_, amount in price(item, rulebook).items()
        if amount != "0"
    )
