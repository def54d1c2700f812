"""The edits that a repair is made of, carried out on a roster."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TypeAlias

from builder.roster.edits.changed import changed
from builder.roster.edits.choices import set_limit, set_size, set_switch, withdraw
from builder.roster.edits.fighters import edit_fighter, hire, remove_fighter, with_fighter
from builder.roster.edits.ids import give_ids, index_of
from builder.roster.edits.items import give_up, swap, take
from builder.roster.edits.own import drop_own_content, drop_own_prices, rename_value, set_value
from builder.roster.edits.squads import disband, make_squad
from schemas.base import parse_number
from schemas.finding import Change
from schemas.record import record
from schemas.roster import Roster, RosterFighter

Kits: TypeAlias = Mapping[str, Sequence[str]]
"""Unit id, as rosters write it: the pieces of its kit, `item` or `item@slot`."""


def apply(
    roster: Roster,
    changes: Sequence[Change],
    kits: Kits | None = None,
    aliases: Mapping[str, str] | None = None,
) -> Roster:
    """The roster after some changes, one after the other; nothing is checked or validated.

    `kits` tells what removing a piece of the kit gives up, `aliases` (alias: item id) which words
    of the roster mean an item. Raises InputError where a change names a fighter that is not there.
    """
    roster = give_ids(roster)
    known = _Known(kits or {}, aliases or {})
    for change in changes:
        roster = _DO[change.do](roster, change, known)
    return roster


@record
class _Known:
    kits: Kits = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)


def _add(roster: Roster, change: Change, known: _Known) -> Roster:
    count = change.count or 1
    if change.fighter is None:
        fighter = RosterFighter(unit=change.unit or "")
        given = changed(fighter, count=count, role=_roles(change), squad=change.to)
        return hire(roster, given)[0]
    item = change.item or ""
    return _on_fighter(roster, change.fighter, lambda fighter: take(fighter, item, count))


def _remove(roster: Roster, change: Change, known: _Known) -> Roster:
    fighter_id, item, count = change.fighter or "", change.item, change.count or 1
    if item is None:
        return remove_fighter(roster, fighter_id)
    return _on_fighter(
        roster,
        fighter_id,
        lambda fighter: give_up(
            fighter, item, known.kits.get(fighter.unit, ()), count, known.aliases
        ),
    )


def _swap(roster: Roster, change: Change, known: _Known) -> Roster:
    item, other = change.item, change.for_ or ""
    if item is None:
        return edit_fighter(roster, change.fighter or "", unit=other)
    return _on_fighter(
        roster,
        change.fighter or "",
        lambda fighter: swap(fighter, item, other, known.kits.get(fighter.unit, ()), known.aliases),
    )


def _count(roster: Roster, change: Change, known: _Known) -> Roster:
    return edit_fighter(roster, change.fighter or "", count=change.count or 1)


def _role(roster: Roster, change: Change, known: _Known) -> Roster:
    return edit_fighter(roster, change.fighter or "", role=_roles(change))


def _roles(change: Change) -> str | list[str] | None:
    return list(change.role) if isinstance(change.role, tuple) else change.role


def _join(roster: Roster, change: Change, known: _Known) -> Roster:
    return edit_fighter(roster, change.fighter or "", joins=change.to)


def _squad(roster: Roster, change: Change, known: _Known) -> Roster:
    if change.to is not None:
        roster = make_squad(roster, change.to, change.type, change.within)
    if change.fighter is None:
        return roster
    return edit_fighter(roster, change.fighter, squad=change.to)


def _disband(roster: Roster, change: Change, known: _Known) -> Roster:
    return disband(roster, change.to or "", change.for_)


def _size(roster: Roster, change: Change, known: _Known) -> Roster:
    """A named size, or a limit written `points=300`, several with commas."""
    if "=" not in (change.to or ""):
        return set_size(roster, change.to)
    figures = (one.partition("=") for one in (change.to or "").split(","))
    return set_limit(roster, {type_: parse_number(figure) for type_, _, figure in figures})


def _switch(roster: Roster, change: Change, known: _Known) -> Roster:
    return set_switch(roster, change.switch or "", change.to)


def _price(roster: Roster, change: Change, known: _Known) -> Roster:
    return _on_fighter(roster, change.fighter or "", drop_own_prices)


def _profile(roster: Roster, change: Change, known: _Known) -> Roster:
    id_, value, other, to = change.fighter or "", change.value, change.for_, change.to
    if value is None:
        return edit_fighter(roster, id_, profile=None)
    if other is not None:
        return _on_fighter(roster, id_, lambda fighter: rename_value(fighter, value, other))
    return _on_fighter(roster, id_, lambda fighter: set_value(fighter, value, to))


def _content(roster: Roster, change: Change, known: _Known) -> Roster:
    return drop_own_content(roster)


def _withdraw(roster: Roster, change: Change, known: _Known) -> Roster:
    return withdraw(roster, change.code or "", change.owner or "roster")


_DO: dict[str, Callable[[Roster, Change, _Known], Roster]] = {
    "add": _add,
    "remove": _remove,
    "swap": _swap,
    "count": _count,
    "role": _role,
    "join": _join,
    "squad": _squad,
    "disband": _disband,
    "size": _size,
    "switch": _switch,
    "price": _price,
    "profile": _profile,
    "content": _content,
    "withdraw": _withdraw,
}


def _on_fighter(roster: Roster, id_: str, edit: Callable[[RosterFighter], RosterFighter]) -> Roster:
    at = index_of(roster, id_)
    return with_fighter(roster, at, edit(roster.fighters[at]))
