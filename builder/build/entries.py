"""The entries and squads of a roster, with what they are called."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from builder.build.rulebook import Rulebook
from builder.roster.edits.ids import fighter_ids
from schemas.base import words
from schemas.roster import Roster, RosterFighter
from schemas.warband import SquadView


@dataclass(slots=True)
class Entry:
    """An entry of the roster, with what its fighter is made of besides the entry itself."""

    entry: RosterFighter
    id: str
    number: int
    name: str
    called: str
    """Its name; with its number where another has the same."""
    squad_name: str
    squad_types: tuple[str, ...]


def resolve_squads(roster: Roster, rulebook: Rulebook) -> list[SquadView]:
    """The squads of the roster, with their types' names."""
    types = rulebook.data.squads
    only = next(iter(types)) if len(types) == 1 else ""
    squads = []
    for squad in roster.squads:
        type_ = squad.type or only
        known = types.get(type_)
        type_name = (known.name if known else None) or words(type_)
        squads.append(
            SquadView(squad.id, squad.name or words(squad.id), type_, type_name, (), squad.within)
        )
    return squads


def entries_of(roster: Roster, rulebook: Rulebook, squads: list[SquadView]) -> list[Entry]:
    """The entries of the roster with their ids, names and squads."""
    types = _squad_types(squads)
    by_id = {squad.id: squad.name for squad in squads}
    names = _names(roster, rulebook)
    several = _twice(names)
    return [
        Entry(
            entry,
            id_,
            at + 1,
            names[at],
            f"{names[at]} (no. {at + 1})" if names[at] in several else names[at],
            by_id.get(entry.squad or "", entry.squad or ""),
            types.get(entry.squad or "", ()),
        )
        for at, (entry, id_) in enumerate(zip(roster.fighters, fighter_ids(roster), strict=True))
    ]


def _squad_types(squads: list[SquadView]) -> dict[str, tuple[str, ...]]:
    by_id = {squad.id: squad for squad in squads}
    types: dict[str, tuple[str, ...]] = {}
    for squad in squads:
        chain: list[str] = []
        current: SquadView | None = squad
        seen: set[str] = set()
        while current and current.id not in seen:
            seen.add(current.id)
            chain.append(current.type)
            current = by_id.get(current.within or "")
        types[squad.id] = tuple(chain)
    return types


def _names(roster: Roster, rulebook: Rulebook) -> list[str]:
    plain = []
    for entry in roster.fighters:
        unit = rulebook.unit(rulebook.names.unit_id(entry.unit))
        plain.append(entry.name or (unit.name if unit else words(entry.unit)))
    several = _twice([plain[at] for at, entry in enumerate(roster.fighters) if not entry.name])
    if not several:
        return plain
    numbers: dict[str, int] = {}
    for at, entry in enumerate(roster.fighters):
        if not entry.name and plain[at] in several:
            numbers[plain[at]] = numbers.get(plain[at], 0) + 1
            plain[at] = f"{plain[at]} {numbers[plain[at]]}"
    return plain


def _twice(names: list[str]) -> set[str]:
    """The names that are there more than once."""
    if len(set(names)) == len(names):
        return set()
    return {name for name, number in Counter(names).items() if number > 1}
