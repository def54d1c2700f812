"""Units and items: the names in them exist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from builder.catalog.lint.subject import Fault, Subject
from builder.catalog.lint.unknown import unknown
from builder.catalog.sections import fields_of
from builder.catalog.units import piece, resolve_unit
from schemas.base import parse_number
from schemas.entries import Entry, Slots, Swap, Unit
from schemas.prices import Bundle, Copies, Cost, Models
from schemas.statements import Modify
from schemas.yaml.reader import Path


def units(subject: Subject) -> Iterator[Fault]:
    """What units are like, their roles, keywords, kit and swaps."""
    data, names = subject.data, subject.names
    for id_, unit in data.units.items():
        here: Path = ("units", id_)
        if unit.like is not None and names.unit_id(unit.like) not in data.units:
            others = [other for other in data.units if other != id_]
            yield unknown((*here, "like"), "unit", unit.like, others)
        roles = [unit.role] if isinstance(unit.role, str) else unit.role or []
        for index, role in enumerate(roles):
            if role not in data.roles:
                yield unknown((*here, "role", index), "role", role, data.roles)
        for index, keyword in enumerate(unit.keywords):
            if data.keywords and keyword not in data.keywords:
                yield unknown((*here, "keywords", index), "keyword", keyword, data.keywords)
        yield from _kit(subject, id_, unit)
        yield from _fixed(subject, id_, unit)
        for index, option in enumerate(unit.options or ()):
            if isinstance(option, Swap) and names.item_id(option.swap) not in names.items:
                yield unknown((*here, "options", index, "swap"), "item", option.swap, names.items)


def traits(subject: Subject) -> Iterator[Fault]:
    """Traits that no section lists, where each has to be listed, and gained ones; gained keywords."""
    known = subject.data.traits
    if subject.data.system.traits_listed:
        for path, _, item in subject.items():
            for index, trait in enumerate(item.traits):
                if trait not in known:
                    yield unknown((*path, "traits", index), "trait", trait, known)
        yield from _gained(subject, "traits", "trait", known)
    if subject.data.keywords:
        yield from _gained(subject, "keywords", "keyword", subject.data.keywords)


def _gained(subject: Subject, target: str, kind: str, known: Iterable[str]) -> Iterator[Fault]:
    """Words that a change gives and no section lists."""
    for path, modify in subject.every(Modify):
        if modify.modify == target and modify.gain is not None:
            words = [modify.gain] if isinstance(modify.gain, str) else modify.gain
            for index, word in enumerate(words):
                if word not in known:
                    at = (*path, "gain") if words is not modify.gain else (*path, "gain", index)
                    yield unknown(at, kind, word, known)


def _kit(subject: Subject, id_: str, unit: Unit) -> Iterator[Fault]:
    for index, text in enumerate(unit.kit):
        path: Path = ("units", id_, "kit", index)
        wanted = piece(text, subject.names)
        if wanted.item not in subject.names.items:
            yield unknown(path, "item", wanted.item, subject.names.items)
        elif wanted.slot is not None:
            places = slots_of(resolve_unit(id_, subject.names, subject.data.system).slots)
            if wanted.slot not in places:
                yield unknown(path, f"slot of {id_}", wanted.slot, places)


def _fixed(subject: Subject, id_: str, unit: Unit) -> Iterator[Fault]:
    if not unit.fixed:
        return
    resolved = resolve_unit(id_, subject.names, subject.data.system)
    kit = list(dict.fromkeys(piece.item for piece in resolved.kit))
    for index, word in enumerate(unit.fixed):
        if subject.names.item_id(word) not in kit:
            yield unknown(("units", id_, "fixed", index), f"item in the kit of {id_}", word, kit)


def slots_of(groups: Iterable[Slots]) -> list[str]:
    """The places of slot groups, each once."""
    return list(dict.fromkeys(name for group in groups for name in group.names))


def items(subject: Subject) -> Iterator[Fault]:
    """What items and roles give, and the slots that items fill."""
    places = slots_of(group for _, group in subject.every(Slots))
    known = subject.names.items
    given = [(path, item.gives) for path, _, item in subject.items()]
    given += [(("roles", id_), role.gives) for id_, role in subject.data.roles.items()]
    for path, index, word in ((path, i, w) for path, words in given for i, w in enumerate(words)):
        if subject.names.item_id(word) not in known:
            yield unknown((*path, "gives", index), "item", word, known)
    for path, _, item in subject.items():
        for slot in item.uses:
            if slot not in places:
                yield unknown((*path, "uses", slot), "slot of a unit", slot, places, key=True)


def profiles(subject: Subject) -> Iterator[Fault]:
    """Values of characteristics that there are, and of what they are values of."""
    for path, entry in subject.every(Entry):
        wrong = "item" if isinstance(entry, Unit) else "fighter"
        for key in entry.profile:
            characteristic = subject.data.characteristics.get(key)
            at = (*path, "profile", key)
            if characteristic is None:
                known = [*subject.data.characteristics, *fields_of(type(entry))]
                yield unknown(at, "characteristic", key, known, key=True)
            elif characteristic.of == wrong:
                say = "items alone; let it be `of: both`" if wrong == "item" else "fighters alone"
                yield Fault(at, f"`{key}` is a value of {say}", at_key=True)


def costs(subject: Subject) -> Iterator[Fault]:
    """Prices in cost types that there are, with no table left empty."""
    types = subject.data.cost_types
    for path, entry in subject.every(Entry):
        at = (*path, "cost")
        if isinstance(entry.cost, dict):
            for key in entry.cost:
                if key not in types:
                    yield unknown((*at, key), "cost type", key, types, key=True)
        elif entry.cost is not None and not types:
            yield Fault(
                at, "the catalog has no cost types; write `cost_types:` or leave prices out"
            )
        yield from _price_table(at, entry.cost)


def _price_table(path: Path, cost: Cost | None) -> Iterator[Fault]:
    """A table without a price, or with one for no things at all."""
    match cost:
        case Copies():
            key, empty = "copies", not cost.copies
        case Bundle():
            key, empty = "bundle", not cost.bundle
        case Models():
            key, empty = "models", not cost.models
        case _:
            return
    if empty:
        yield Fault((*path, key), "a price table needs a price")
    for number in getattr(cost, key) if key != "copies" else ():
        if number < 1:
            message = f"a price is for 1 or more, not for {number}; leave it out"
            yield Fault((*path, key, str(number)), message, at_key=True)


def squads(subject: Subject) -> Iterator[Fault]:
    """Types of squads that others are part of."""
    types = subject.data.squads
    for id_, squad in types.items():
        if squad.within is not None and squad.within not in types:
            others = [other for other in types if other != id_]
            yield unknown(("squads", id_, "within"), "type of squad", squad.within, others)


def sizes(subject: Subject) -> Iterator[Fault]:
    """Figures of the named sizes are numbers."""
    for id_, size in subject.data.sizes.items():
        for key, text in size.items():
            if key not in ("name", "text"):
                try:
                    parse_number(text)
                except ValueError:
                    message = f"a number is needed here, not `{text}`"
                    yield Fault(("sizes", id_, key), message)
