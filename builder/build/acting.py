"""The effects that act on a fighter: of its items, roles and unit, and the catalog's changes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from builder.build.doubts import brings_doubt, in_doubt, missing
from builder.build.effects import Effect
from builder.build.state import alone
from builder.build.stated import Stated
from builder.build.worked import Around
from builder.catalog import facts
from builder.catalog.match import Matcher
from builder.catalog.needing import Needing
from schemas.warband import Carried, Fighter, Value

if TYPE_CHECKING:
    from builder.build.rulebook import Rulebook


class Acting(NamedTuple):
    """An effect that acts on a fighter: who brings it, how many times, and what is still to ask."""

    effect: Effect
    cause: str
    label: str
    copies: int = 1
    item: Carried | None = None
    for_: Matcher | None = None
    of: Matcher | None = None

    def holds(self, around: Around) -> bool:
        """Whether it concerns this fighter and item, and its conditions are met."""
        fighter, item, effect = around.fighter, around.item, self.effect
        assert fighter is not None
        if self.for_ is not None and not self.for_.fighter(fighter):
            return False
        if item is not None and self.of is not None and not self.of.item(fighter, item):
            return False
        if effect.if_ is not None and not effect.if_(around):
            return False
        return effect.unless is None or not effect.unless(around)


class OnItem:
    """The effects that may act on an item with certain facts, by what they change."""

    def __init__(
        self,
        item: Carried,
        needed: Iterable[tuple[str, Iterable[Matcher]]],
        acting: Iterable[Acting],
        rulebook: Rulebook,
    ) -> None:
        self.by_target: dict[str, list[Acting]] = {}
        self.local = True
        """Whether none of them reads more than the one fighter."""
        self.live = {f"item.{id_}" for id_ in rulebook.stated_of(item.id)}
        """The nodes of the reading graph at which there is anything to work out for the item."""
        for one in acting:
            self.by_target.setdefault(one.effect.target, []).append(one)
            self.local = self.local and one.effect.local
            self.live.update(one.effect.nodes)
        self.printed = rulebook.printed_of_item(item.id)
        """Its characteristics as they are printed."""
        self.in_doubt = in_doubt(self.printed, self.by_target, rulebook)
        """Whether a value of it may be set by several, or be beyond its bounds."""
        self.missing = missing(needed, self.printed, self.by_target, rulebook)
        """What must have a value that it may not have."""
        self.unchanged: dict[str, Value] = {}
        """Its characteristics as they are where nothing changes them, for some bearer."""
        self.changed: dict[Hashable, Value] = {}
        """Its characteristics as they are after standing changes, for some bearer."""


class Standing:
    """The effects that act on all fighters of a unit with the same roles, by what they change.

    What can never select such a fighter, or such an item of it, is left out, and what always does
    is not asked again: selectors are settled here as far as unit, roles, entry, slot and origin
    decide them.
    """

    def __init__(self, fighter: Fighter, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self._facts = facts.settled_by_unit(fighter)
        self.on_fighter: dict[str, list[Acting]] = {}
        self.local = True
        """Whether none of those on the fighter itself reads more than the one."""
        self.live = {f"fighter.{id_}" for id_ in rulebook.formulas}
        """The nodes at which there is anything to work out, whatever the fighter has."""
        self.unchanged: dict[str, Value] = {}
        """The unit's characteristics as they are where nothing changes them."""
        self.stated: dict[str, Stated] = {}
        """What the unit prints of them, or the default."""
        self.changed: dict[Hashable, Value] = {}
        """Them as they are after standing changes."""
        self._of_items: dict[tuple[str, str | None, str], OnItem] = {}
        on_items: list[Acting] = []
        for effect, cause in self._standing(fighter):
            for_ = effect.for_
            if for_ is not None and for_.never(self._facts):
                continue
            if for_ is not None and for_.always(self._facts):
                for_ = None
            acting = Acting(effect, cause, effect.label, for_=for_, of=effect.of)
            if effect.of is None:
                self.on_fighter.setdefault(effect.target, []).append(acting)
                self.local = self.local and effect.local
                self.live.update(effect.nodes)
            else:
                on_items.append(acting)
        self._on_items = Needing(on_items, lambda acting: acting.of, ("item:",))
        self.printed = rulebook.printed_of_unit(fighter.unit)
        self.in_doubt = in_doubt(self.printed, self.on_fighter, rulebook)
        """Whether a value of such fighters may be set by several, or be beyond its bounds."""
        needed = rulebook.needed_by("fighter")
        self.missing = missing(needed, self.printed, self.on_fighter, rulebook)
        """What must have a value that such a fighter may not have."""

    def _standing(self, fighter: Fighter) -> Iterator[tuple[Effect, str]]:
        """The effects, each with its cause."""
        rulebook = self.rulebook
        for role in fighter.roles:
            for effect in rulebook.role_effects.get(role, ()):
                yield effect, role
        if unit := rulebook.unit(fighter.unit):
            for effect in rulebook.unit_effects(unit):
                yield effect, effect.cause
        for effect in rulebook.changes_by_unit.among(self._facts):
            yield effect, effect.cause

    def on_item(self, item: Carried) -> OnItem:
        """The effects that may act on an item."""
        key = item.id, item.slot, item.origin
        found = self._of_items.get(key)
        if found is None:
            needed = self.rulebook.needed_by("item") if item.known else ()
            found = OnItem(item, needed, self._acting(item), self.rulebook)
            self._of_items[key] = found
        return found

    def _acting(self, item: Carried) -> Iterator[Acting]:
        settled = facts.settled_by_place(item)
        for acting in self._on_items.among(settled):
            assert acting.of is not None
            if acting.of.always(self._facts, settled):
                yield acting._replace(of=None)
            elif not acting.of.never(self._facts, settled):
                yield acting


class ActingOn:
    """All effects that act on one fighter: those of what it carries, then the standing ones."""

    def __init__(self, fighter: Fighter, rulebook: Rulebook) -> None:
        self.fighter, self.alone = fighter, alone(fighter)
        self.standing: Standing = rulebook.standing(fighter)
        self.items = [(item, self.standing.on_item(item)) for item in fighter.items]
        self._on_item = {id(item): on_item for item, on_item in self.items}
        self.live = self.standing.live.union(*[on_item.live for _, on_item in self.items])
        """The nodes of the reading graph at which there is anything to work out."""
        self._own: dict[tuple[str, bool], list[Acting]] = {}
        for acting in _carried(fighter.items, rulebook.item_effects):
            effect = acting.effect
            self._own.setdefault((effect.target, effect.of is not None), []).append(acting)
            self.live.update(effect.nodes)

    @property
    def in_doubt(self) -> bool:
        """Whether anything may be amiss with a value of the fighter or its items."""
        standing = self.standing
        if standing.in_doubt:
            return True
        for one in standing.missing:
            if one.fighter(self.fighter):
                return True
        for item, on_item in self.items:
            if on_item.in_doubt:
                return True
            for one in on_item.missing:
                if one.item(self.fighter, item):
                    return True
        if not self._own:
            return False
        return brings_doubt(
            self._own,
            standing.printed,
            standing.on_fighter,
            [on_item for _, on_item in self.items],
            standing.rulebook,
        )

    @property
    def local(self) -> bool:
        """Whether none of them reads more than the one fighter."""
        return self.standing.local and self.carried_local

    @property
    def carried_local(self) -> bool:
        """The same of those that are of what it carries, or on it."""
        on_items = (on_item.local for _, on_item in self.items)
        own = (acting.effect.local for several in self._own.values() for acting in several)
        return all(on_items) and all(own)

    def sets(self, target: str) -> bool:
        """Whether something that the fighter carries sets a value of its own."""
        own = self._own.get((target, False), ())
        return any(acting.effect.operation == "set" for acting in own)

    def may_change(self, target: str) -> bool:
        """Whether any of them is on a value of the fighter, or of what it carries."""
        return f"fighter.{target}" in self.live or f"item.{target}" in self.live

    def on(self, target: str, item: Carried | None) -> Sequence[Acting]:
        """The effects that may change a value of the fighter, or of an item of it."""
        by_target = self.standing.on_fighter if item is None else self._on_item[id(item)].by_target
        standing = by_target.get(target, ())
        own = self._own.get((target, item is not None)) if self._own else None
        return standing if own is None else [*own, *standing]

    def touched(self, target: str, node: str) -> Iterator[tuple[Carried, OnItem, bool]]:
        """The items that have a value, or may get one, and whether anything may change it."""
        own = (target, True) in self._own
        for item, on_item in self.items:
            if own or node in on_item.live:
                yield item, on_item, own or target in on_item.by_target


def _carried(
    items: Iterable[Carried], item_effects: Mapping[str, Sequence[Effect]]
) -> Iterator[Acting]:
    once: set[int] = set()
    for item in items:
        if item.id not in item_effects:
            continue
        for effect in item_effects[item.id]:
            if effect.at is not None and effect.at != (item.slot or "none"):
                continue
            if not effect.stacks:
                if id(effect) in once:
                    continue
                once.add(id(effect))
            copies = item.copies if effect.stacks else 1
            yield Acting(effect, item.ref, item.name, copies, item, effect.for_, effect.of)
