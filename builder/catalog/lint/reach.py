"""What a unit can have, and how much of it at most, as far as the catalog alone tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property
from typing import TypeAlias

from builder.catalog.lint.could import items_of, units_of
from builder.catalog.lint.subject import Subject
from builder.catalog.selectors import Clause
from builder.catalog.units import ResolvedUnit, resolve_unit
from schemas.amounts import OfValue
from schemas.entries import Option, Slots, Swap, Take

Most: TypeAlias = int | None
"""The most that there can be; None: as many as one likes."""


class Reach:
    """What the units of a catalog can have: their kit, what they are offered, what these give."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self._units: dict[str, ResolvedUnit] = {}
        self._items: dict[str, Collection[str]] = {}

    def unit(self, id_: str) -> ResolvedUnit:
        """A unit with all that it takes over."""
        if id_ not in self._units:
            names, system = self.subject.names, self.subject.data.system
            self._units[id_] = resolve_unit(id_, names, system)
        return self._units[id_]

    def items(self, id_: str) -> Collection[str]:
        """The items that a unit has on hiring, is offered, or gets with one of these."""
        if id_ not in self._items:
            unit = self.unit(id_)
            every: Collection[str] = self.subject.names.items
            self._items[id_] = every if unit.options is None else self._offered(unit, unit.options)
        return self._items[id_]

    def _offered(self, unit: ResolvedUnit, options: Iterable[Option]) -> set[str]:
        names = self.subject.names
        found = {piece.item for piece in unit.kit} | self._of_roles
        for option in options:
            found.update(items_of(self.subject, _offers(option)))
        waiting = [item for item in found if item in names.items]
        while waiting:
            words = names.items[waiting.pop()].gives
            given = [names.item_id(word.partition("@")[0]) for word in words]
            new = [item for item in given if item not in found and item in names.items]
            found.update(new)
            waiting += new
        return found

    def bearers(self, text: str, clause: Clause) -> Iterator[str]:
        """The units to be hired of which a clause could be true, or that could bear what it is."""
        had = [f"{t.facet}:{t.id}" for t in clause.terms if t.has and not t.negated]
        had = [atom for atom in had if not atom.startswith("all:")]
        slots = {t.id for t in clause.terms if t.facet == "slot" and not t.negated} - {"none"}
        for id_ in units_of(self.subject, text):
            if self.subject.names.units[id_].abstract:
                continue
            if slots and not slots.issubset(
                p for group in self.unit(id_).slots for p in group.names
            ):
                continue
            if all(any(i in self.items(id_) for i in items_of(self.subject, atom)) for atom in had):
                yield id_

    def on_one(self, id_: str, wanted: Collection[str]) -> Most:
        """How many of some items one model of a unit can have."""
        if not wanted:
            return 0
        unit, items = self.unit(id_), self.subject.names.items
        bounds = [bound.fighter if (bound := items[item].max) else None for item in wanted]
        caps = [total(bounds), self._by_options(unit, wanted)]
        caps += [self._by_places(group, wanted) for group in unit.slots]
        return least(caps)

    @cached_property
    def _given(self) -> set[str]:
        """What some item gives: of that there may be more than is offered."""
        names = self.subject.names
        words = (word for item in names.items.values() for word in item.gives)
        return {names.item_id(word.partition("@")[0]) for word in words} | self._of_roles

    @cached_property
    def _of_roles(self) -> set[str]:
        """What roles give: whoever is hired may have any of them."""
        roles = self.subject.data.roles.values()
        return {self.subject.names.item_id(word) for role in roles for word in role.gives}

    def _by_options(self, unit: ResolvedUnit, wanted: Collection[str]) -> Most:
        if unit.options is None or self._given.intersection(wanted):
            return None
        kit = Counter(piece.item for piece in unit.kit)
        taken: list[Most] = [kit[item] for item in wanted]
        for option in unit.options:
            offered = items_of(self.subject, _offers(option))
            if any(item in wanted for item in offered):
                taken.append(_most_taken(option))
        return total(taken)

    def _by_places(self, group: Slots, wanted: Collection[str]) -> Most:
        """By the room that all of them need, or the places that all of them must be in."""
        if group.when is not None:
            return None
        if isinstance(group.holds, OfValue):
            return None
        if group.holds is not None:
            items = self.subject.names.items
            rooms = [
                sum(items[item].uses.get(place, 0) for place in group.names) for item in wanted
            ]
            return group.holds * len(group.names) // min(rooms) if min(rooms) > 0 else None
        takes = set(items_of(self.subject, group.takes)) if group.takes else set()
        if group.most is None or not takes.issuperset(wanted):
            return None
        return group.most * len(group.names)

    def models(self, id_: str) -> Most:
        """How many models of a unit a warband can have."""
        units = self.subject.names.units
        bounds = [units[older].max for older in self.unit(id_).lineage]
        return least(bound.warband if bound else None for bound in bounds)


def _offers(option: Option) -> str | list[str]:
    match option:
        case Take():
            return option.take
        case Swap():
            return option.for_
    return option


def _most_taken(option: Option) -> Most:
    if not isinstance(option, Take):
        return None
    return option.exactly if option.exactly is not None else option.max


def least(caps: Iterable[Most]) -> Most:
    """The strictest of some bounds."""
    return min((cap for cap in caps if cap is not None), default=None)


def total(caps: Iterable[Most]) -> Most:
    """Some bounds together; one alone without end makes it endless."""
    number = 0
    for cap in caps:
        if cap is None:
            return None
        number += cap
    return number
