"""From choices to fighters and what they carry: unit, `like`, kit, `without`, picks, `gives`.

Unknown things are kept and marked; the checker reports them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from builder.build.carried import carried, slot_name
from builder.build.entries import Entry
from builder.build.rulebook import Rulebook
from builder.catalog.facts import forget
from builder.catalog.units import Piece
from schemas.base import Number, words
from schemas.entries import Slots
from schemas.roster import RosterFighter
from schemas.tags import Keyword, Role, SquadType
from schemas.warband import Carried, Fighter, Rule


@dataclass(slots=True)
class Priced:
    """A carried thing with the player's own price for it, if any."""

    item: Carried
    price: Number | None = None


Things: TypeAlias = dict[tuple[object, ...], Priced]
"""What a fighter carries, by what makes two pieces alike."""
ALL_SLOTS = "all"
"""`plate@all` puts one piece in every place of the group."""


@dataclass(slots=True)
class Resolved:
    """A fighter without values and costs yet, and its things with the player's own prices."""

    entry: RosterFighter
    fighter: Fighter
    priced: list[Priced]


def resolve(entry: Entry, rulebook: Rulebook, folder: Path | None) -> Resolved:
    """A fighter of an entry, with everything that it carries."""
    fighter = _fighter(entry.entry, entry.id, entry.number, entry.name, rulebook)
    fighter.called = entry.called
    fighter.squad_name = entry.squad_name
    fighter.squad_types = entry.squad_types
    fighter.picture = picture_of(entry.entry, folder)
    priced = _carried(entry.entry, fighter, rulebook)
    fighter.items = [thing.item for thing in priced]
    return Resolved(entry.entry, fighter, priced)


def picture_of(chosen: RosterFighter, folder: Path | None) -> Path | None:
    """Where the picture of a fighter lies, if it has one."""
    if not chosen.picture:
        return None
    return folder / chosen.picture if folder else Path(chosen.picture)


def _fighter(entry: RosterFighter, id_: str, number: int, name: str, rulebook: Rulebook) -> Fighter:
    unit = rulebook.unit(rulebook.names.unit_id(entry.unit))
    roles = entry.roles if entry.role is not None else (unit.roles if unit else ())
    keywords = unit.keywords if unit else ()
    own = rulebook.homebrew is not None and unit is not None and unit.id in rulebook.homebrew.units
    return Fighter(
        id=id_,
        number=number,
        name=name,
        unit=unit.id if unit else entry.unit,
        unit_name=unit.name if unit else words(entry.unit),
        lineage=unit.lineage if unit else (entry.unit,),
        count=entry.count,
        roles=tuple(dict.fromkeys(roles)),
        role_names=tuple([rulebook.names.facets["role"].get(role, words(role)) for role in roles]),
        keywords=keywords,
        squad=entry.squad,
        joins=entry.joins,
        fielded=entry.fielded,
        notes=entry.notes or "",
        why=entry.why or "",
        priced=entry.price is not None,
        own=own or not all(_is_tracked(id_, rulebook) for id_ in entry.profile),
        known=unit is not None,
        emblem=unit.emblem if unit else "",
    )


def _is_tracked(id_: str, rulebook: Rulebook) -> bool:
    about = rulebook.characteristics.get(id_)
    return about is not None and about.tracked


def rules_of(fighter: Fighter, squad_type: str, rulebook: Rulebook) -> list[Rule]:
    """The texts of a fighter's unit, roles, keywords and squad, once its keywords are known."""
    name = "rules", fighter.unit, fighter.roles, fighter.keywords, squad_type
    return list(rulebook.once(name, lambda: _rules_of(fighter, squad_type, rulebook)))


def _rules_of(fighter: Fighter, squad_type: str, rulebook: Rulebook) -> list[Rule]:
    unit = rulebook.unit(fighter.unit)
    rules = [
        Rule(id_, name, text, rulebook.source(source))
        for id_, name, text, source in (unit.texts if unit else ())
    ]
    data = rulebook.data
    said: list[tuple[str, Role | Keyword | SquadType | None]] = [
        (role, data.roles.get(role)) for role in fighter.roles
    ]
    said += [(word, rulebook.keywords.get(word)) for word in fighter.keywords]
    said.append((squad_type, data.squads.get(squad_type)))
    for id_, entry in said:
        if entry is not None and entry.text:
            source = rulebook.source(getattr(entry, "source", None))
            rules.append(Rule(id_, entry.name or words(id_), entry.text, source))
    return rules


def _carried(entry: RosterFighter, fighter: Fighter, rulebook: Rulebook) -> list[Priced]:
    unit = rulebook.unit(fighter.unit)
    pieces = list(unit.kit) if unit else []
    for text in entry.without:
        _give_up(pieces, text, rulebook)
    things: Things = {}
    groups = unit.slots if unit else ()
    for kit_piece in pieces:
        _take(things, carried(kit_piece.item, kit_piece.slot, "kit", fighter, rulebook), None)
    for pick in entry.with_:
        id_, _, asked = pick.item.partition("@")
        for slot in _slots_for(id_, asked or None, groups, fighter, rulebook):
            item = carried(id_, slot, "choice", fighter, rulebook)
            item.copies = pick.count or 1
            item.why = pick.why or ""
            item.priced = pick.price is not None
            if pick.as_:
                item.name = pick.as_
            _take(things, item, pick.price)
    _gifts(things, fighter, rulebook)
    priced = list(things.values())
    fighter.items = [thing.item for thing in priced]
    _default_slots(fighter, groups, rulebook)
    return priced


def _give_up(pieces: list[Piece], text: str, rulebook: Rulebook) -> None:
    item, _, slot = text.partition("@")
    item = rulebook.names.item_id(item)
    for piece in pieces:
        if piece.item == item and (not slot or piece.slot == slot):
            pieces.remove(piece)
            return


def _slots_for(
    id_: str,
    asked: str | None,
    groups: tuple[Slots, ...],
    fighter: Fighter,
    rulebook: Rulebook,
) -> Sequence[str | None]:
    """The places that a player means."""
    if asked != ALL_SLOTS:
        return (asked,)
    item = carried(id_, None, "choice", fighter, rulebook)
    usual = (group for group in groups if group.takes and group.by_default is None)
    taking = [one for one in usual if rulebook.matcher(one.takes or "items").item(fighter, item)]
    return list(dict.fromkeys(name for one in taking for name in one.names)) or (asked,)


def _take(things: Things, item: Carried, price: Number | None) -> None:
    """Adds an item; equal ones become copies of one."""
    key = (item.id, item.slot, item.origin, item.name, price, item.why)
    like = things.get(key)
    if like is None:
        things[key] = Priced(item, price)
    else:
        like.item.copies += item.copies


def _gifts(things: Things, fighter: Fighter, rulebook: Rulebook) -> None:
    """Adds what its roles give, what it carries gives, and what that gives in its turn."""
    waiting = [
        gift
        for role in fighter.roles
        if (known := rulebook.data.roles.get(role))
        for gift in known.gives
    ]
    for thing in things.values():
        if thing.item.id in rulebook.givers:
            waiting += rulebook.names.items[thing.item.id].gives
    given: set[str] = set()
    for gift in waiting:
        if gift not in given:
            given.add(gift)
            slot = gift.partition("@")[2] or None
            gifted = carried(gift.partition("@")[0], slot, "given", fighter, rulebook)
            _take(things, gifted, None)
            item = rulebook.item(gifted.id)
            waiting += item.gives if item else ()


def _default_slots(fighter: Fighter, groups: tuple[Slots, ...], rulebook: Rulebook) -> None:
    for group in groups:
        if group.by_default is None or group.takes is None:
            continue
        if not rulebook.matcher(group.by_default).fighter(fighter):
            continue
        takes = rulebook.matcher(group.takes)
        for item in fighter.items:
            if item.slot is None and takes.item(fighter, item):
                item.slot, item.unasked = group.names[0], True
                forget(item)
                item.slot_name = slot_name(item.slot, rulebook)
