"""Fighters that are alike but for who they are: worked out once, and copied with their own ids.

Players of one game choose much the same; in a folder of rosters many fighters differ in name alone.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields, replace
from functools import cache, partial
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar

from builder.build.entries import Entry
from builder.build.resolve import picture_of
from builder.build.setting import Setting
from builder.catalog.facts import of_fighter, of_kit
from schemas.receipt import Receipt, ReceiptLine
from schemas.warband import Carried, Fighter, Value

T = TypeVar("T")
LATE = ("values", "trait_names", "trait_texts", "rest")
SOON = tuple([one.name for one in fields(Carried) if one.name not in LATE])
"""What an item and its copies have from the start."""


def _content_of(entry: Entry) -> Hashable | None:
    """All that makes a fighter what it is, but for id, number, name, notes and picture.

    None where its receipts name the fighter itself: it has values or a price of its own.
    """
    chosen = entry.entry
    if chosen.profile or chosen.price is not None:
        return None
    return (
        chosen.unit,
        chosen.count,
        None if chosen.role is None else chosen.roles,
        tuple([(p.item, p.count, p.as_, p.price, p.why) for p in chosen.with_]),
        tuple(chosen.without),
        chosen.why,
        chosen.squad,
        entry.squad_types,
        chosen.joins,
        chosen.fielded,
        chosen.name is None,
    )


def key_of(entry: Entry, setting: Setting) -> Hashable | None:
    """Under which a fighter is kept that others may be copies of; None where none may be one."""
    content = _content_of(entry)
    return None if content is None else (content, setting.figures)


def may_be_copied(fighter: Fighter, entry: Entry) -> bool:
    """Whether a worked out fighter says of itself only what its copies may say of themselves."""
    return fighter.known and fighter.name == entry.name


def copied(other: Fighter, entry: Entry, folder: Path | None) -> Fighter:
    """A fighter alike another, as the entry calls it.

    What else the other one has is there when it is first asked for: who checks many rosters asks
    for little of most fighters.
    """
    fighter = Fighter.__new__(Fighter)
    fighter.alike, fighter.rest = other, _fill
    fighter.id, fighter.number = entry.id, entry.number
    fighter.name, fighter.called = entry.name, entry.called
    fighter.squad_name, fighter.notes = entry.squad_name, entry.entry.notes or ""
    fighter.picture = picture_of(entry.entry, folder)
    fighter.facts, fighter.kit_facts = of_fighter(other), of_kit(other)
    # These are asked for of every fighter.
    fighter.count, fighter.fielded, fighter.settled = other.count, other.fielded, other.settled
    fighter.squad, fighter.joins, fighter.own = other.squad, other.joins, other.own
    fighter.cost, fighter.in_doubt, fighter.early = other.cost, other.in_doubt, other.early
    return fighter


def _fill(fighter: Fighter, name: str) -> None:
    """Fills in a field that `copied` left out: as the other has it, but for whom it names."""
    other = fighter.alike
    assert other is not None
    before, now = f"{other.id}/", f"{fighter.id}/"
    match name:
        case "items":
            fighter.items = [_item(item, before, now) for item in other.items]
        case "values":
            fighter.values = _values(other.values, before, now)
        case "receipts":
            fighter.receipts = {t: _receipt(r, before, now) for t, r in other.receipts.items()}
        case "selected":
            own = {id(old): new for old, new in zip(other.items, fighter.items, strict=True)}
            fighter.selected = {
                key: tuple([own[id(item)] for item in found])
                for key, found in other.selected.items()
            }
        case _:
            setattr(fighter, name, getattr(other, name))


def _item(item: Carried, before: str, now: str) -> Carried:
    copy = Carried.__new__(Carried)
    for name in SOON:
        setattr(copy, name, getattr(item, name))
    copy.ref = now + item.ref.removeprefix(before)
    copy.rest = partial(_fill_item, item, before, now)
    return copy


def _fill_item(item: Carried, before: str, now: str, copy: Carried, name: str) -> None:
    """Fills in a field that `_item` left out."""
    known = getattr(item, name)
    setattr(copy, name, _values(known, before, now) if name == "values" else known)


def _values(values: dict[str, Value], before: str, now: str) -> dict[str, Value]:
    return {id_: _value(value, before, now) for id_, value in values.items()}


def _value(value: Value, before: str, now: str) -> Value:
    receipt, contest = _receipt(value.receipt, before, now), value.contested
    if receipt is value.receipt and contest is None:
        return value
    copy = _shallow(value)
    copy.receipt = receipt
    if contest is not None:
        causes = tuple([_renamed(cause, before, now) for cause in contest.causes])
        copy.contested = replace(contest, causes=causes)
    return copy


def _receipt(receipt: Receipt, before: str, now: str) -> Receipt:
    for line in receipt.lines:
        if line.cause.startswith(before):
            break
    else:
        return receipt
    return Receipt(
        tuple(
            [
                ReceiptLine(line.label, line.amount, _renamed(line.cause, before, now), line.source)
                for line in receipt.lines
            ]
        )
    )


def _renamed(cause: str, before: str, now: str) -> str:
    return now + cause.removeprefix(before) if cause.startswith(before) else cause


def _shallow(thing: T) -> T:
    """A copy that shares all that the thing holds."""
    kind: Any = type(thing)
    return kind(*_fields(kind)(thing))  # type: ignore[no-any-return]


@cache
def _fields(kind: Any) -> attrgetter[tuple[Any, ...]]:
    return attrgetter(*kind.__slots__)
