"""The weapons in use, with the figures that do not hang on who bears them."""

from __future__ import annotations

from dataclasses import dataclass, field

from output.card.items import chosen, is_table
from output.export.words import NO_FIGURE, one_line
from schemas.base import words
from schemas.card import ItemsPart
from schemas.record import record
from schemas.warband import Carried, Warband

_WORDY = ("traits", "text", "class", "name", "slot", "kind", "copies", "cost")
"""Columns of a card's table that are no characteristic."""


@record
class Weapon:
    """A weapon: its figures by column, and how many of it there are."""

    name: str
    figures: tuple[str, ...]
    number: int


@record
class Armoury:
    """Weapons under the short names of their columns; `names` are these in full."""

    columns: tuple[str, ...]
    weapons: tuple[Weapon, ...]
    names: tuple[str, ...] = ()


@dataclass(slots=True)
class _Kept:
    name: str
    texts: dict[str, set[str]] = field(default_factory=dict)
    number: int = 0


def armoury_of(warband: Warband) -> Armoury:
    """All weapons that the cards show in tables; a column that none has is left out."""
    parts = [part for part in _parts(warband) if part.weapons is not None and is_table(part)]
    ids = list(dict.fromkeys(id_ for part in parts for id_ in _figures_of(part)))
    found: dict[tuple[str, str], _Kept] = {}
    for fighter in warband.fighters:
        seen: set[int] = set()
        for part in parts:
            for item in chosen(part, fighter):
                if id(item) not in seen:
                    seen.add(id(item))
                    kept = found.setdefault((item.id, item.name), _Kept(one_line(item.name)))
                    _count(kept, item, ids, fighter.count)
    used = [id_ for id_ in ids if any(kept.texts.get(id_) for kept in found.values())]
    named = warband.system.characteristics
    columns = tuple(named.get(id_, ("", ""))[1] or words(id_) for id_ in used)
    names = tuple(named.get(id_, ("", ""))[0] or words(id_) for id_ in used)
    weapons = (
        Weapon(kept.name, tuple(_figure(kept.texts.get(id_)) for id_ in used), kept.number)
        for kept in found.values()
    )
    return Armoury(columns, tuple(weapons), names)


def _parts(warband: Warband) -> list[ItemsPart]:
    card = warband.system.card
    return [part for part in (*card.front, *card.back) if isinstance(part, ItemsPart)]


def _figures_of(part: ItemsPart) -> list[str]:
    """The columns of figures of a table; the reach too where the card has it in its bands."""
    ids = [id_ for id_ in part.columns if id_ not in _WORDY]
    return [*ids, part.bands.reach] if part.bands else ids


def _count(kept: _Kept, item: Carried, ids: list[str], fighters: int) -> None:
    kept.number += item.copies * fighters
    for id_ in ids:
        value = item.values.get(id_)
        if value is not None and value.text:
            kept.texts.setdefault(id_, set()).add(value.text)


def _figure(texts: set[str] | None) -> str:
    """The figure; of a weapon that is not the same for all who bear it, each."""
    return " / ".join(sorted(texts)) if texts else NO_FIGURE
