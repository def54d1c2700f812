"""Fighters that are alike but for who they are: worked out once, and copied with their own ids.

Players of one game choose much the same; in a folder of rosters many fighters differ in name alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from pathlib import Path
from typing import Any, TypeVar

from builder.build.resolve import Entry, picture_of
from schemas.receipt import Receipt
from schemas.warband import Carried, Fighter, Value

T = TypeVar("T")


def content_of(entry: Entry) -> Hashable | None:
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


def may_be_copied(fighter: Fighter, entry: Entry) -> bool:
    """Whether a worked out fighter says of itself only what its copies may say of themselves."""
    return fighter.known and fighter.name == entry.name


def copied(other: Fighter, entry: Entry, folder: Path | None) -> Fighter:
    """A fighter alike another, as the entry calls it."""
    chosen, before, now = entry.entry, f"{other.id}/", f"{entry.id}/"
    items = [_item(item, before, now) for item in other.items]
    by_item = {id(old): new for old, new in zip(other.items, items, strict=True)}
    fighter = _shallow(other)
    fighter.id, fighter.number = entry.id, entry.number
    fighter.name, fighter.called = entry.name, entry.called
    fighter.squad_name, fighter.notes = entry.squad_name, chosen.notes or ""
    fighter.picture = picture_of(chosen, folder)
    fighter.items = items
    fighter.values = _values(other.values, before, now)
    fighter.receipts = {t: _receipt(r, before, now) for t, r in other.receipts.items()}
    fighter.selected = {
        key: tuple([by_item[id(item)] for item in found]) for key, found in other.selected.items()
    }
    fighter.alike = other
    return fighter


def _item(item: Carried, before: str, now: str) -> Carried:
    copy = _shallow(item)
    copy.ref = now + item.ref.removeprefix(before)
    copy.values = _values(item.values, before, now)
    return copy


def _values(values: dict[str, Value], before: str, now: str) -> dict[str, Value]:
    return {id_: _value(value, before, now) for id_, value in values.items()}


def _value(value: Value, before: str, now: str) -> Value:
    if not _names(value.receipt, before):
        return value
    copy = _shallow(value)
    copy.receipt = _receipt(value.receipt, before, now)
    return copy


def _receipt(receipt: Receipt, before: str, now: str) -> Receipt:
    if not _names(receipt, before):
        return receipt
    return Receipt(
        tuple(
            [
                line._replace(cause=now + line.cause.removeprefix(before))
                if line.cause.startswith(before)
                else line
                for line in receipt.lines
            ]
        )
    )


def _names(receipt: Receipt, before: str) -> bool:
    return any(line.cause.startswith(before) for line in receipt.lines)


def _shallow(thing: T) -> T:
    """A copy that shares all that the thing holds."""
    copy: Any = object.__new__(type(thing))
    names: Iterable[str] = type(thing).__slots__  # type: ignore[attr-defined]
    for name in names:
        setattr(copy, name, getattr(thing, name))
    return copy  # type: ignore[no-any-return]
