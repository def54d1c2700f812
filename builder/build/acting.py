"""The effects that act on a fighter: of its items, roles and unit, and the catalog's changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from builder.build.amounts import Around
from builder.build.effects import Effect
from builder.build.state import alone
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


class Standing:
    """The effects that act on all fighters of a unit with the same roles, by what they change.

    What can never select such a fighter, or such an item of it, is left out, and what always does
    is not asked again: selectors are settled here as far as unit, roles and entry decide them.
    """

    def __init__(self, fighter: Fighter, rulebook: Rulebook) -> None:
        self._rulebook = rulebook
        self._facts = facts.settled_by_unit(fighter)
        self.on_fighter: dict[str, list[Acting]] = {}
        self._by_item: dict[tuple[str, str], list[Acting]] = {}
        self._worth: dict[str, frozenset[str]] = {}
        self.unchanged: dict[str, Value] = {}
        """The unit's characteristics as they are where nothing changes them."""
        self.live: set[str] = {f"fighter.{id_}" for id_ in rulebook.formulas}
        """The nodes of the reading graph at which there is anything to work out."""
        on_items: dict[str, list[Acting]] = {}
        for effect, cause in self._standing(fighter):
            for_ = effect.for_
            if for_ is not None and for_.never(self._facts):
                continue
            if for_ is not None and for_.always(self._facts):
                for_ = None
            self.live.update(effect.nodes)
            acting = Acting(effect, cause, effect.label, for_=for_, of=effect.of)
            if effect.of is None:
                self.on_fighter.setdefault(effect.target, []).append(acting)
            else:
                on_items.setdefault(effect.target, []).append(acting)
        self._on_items = {
            target: Needing(found, lambda acting: acting.of, ("item:",))
            for target, found in on_items.items()
        }

    def on_item(self, target: str, item: Carried) -> Sequence[Acting]:
        """The effects that may change a value of an item."""
        on_items = self._on_items.get(target)
        if on_items is None:
            return ()
        key = target, item.id
        found = self._by_item.get(key)
        if found is None:
            found = self._by_item[key] = list(self._of_entry(on_items, item))
        return found

    def _of_entry(self, on_items: Needing[Acting], item: Carried) -> Iterator[Acting]:
        entry = facts.settled_by_entry(item)
        for acting in on_items.among(entry):
            if acting.of is None or acting.of.always(self._facts, entry):
                yield acting._replace(of=None)
            elif not acting.of.never(self._facts, entry):
                yield acting

    def worth(self, item: Carried) -> frozenset[str]:
        """The nodes of the characteristics that an item states, or that may be changed."""
        found = self._worth.get(item.id)
        if found is None:
            found = self._worth[item.id] = frozenset(
                f"item.{id_}"
                for id_ in self._rulebook.characteristics
                if self._rulebook.states(item.id, id_) or self.on_item(id_, item)
            )
        return found

    def _standing(self, fighter: Fighter) -> Iterator[tuple[Effect, str]]:
        """The effects, each with its cause."""
        rulebook = self._rulebook
        for role in fighter.roles:
            for effect in rulebook.role_effects.get(role, ()):
                yield effect, role
        if unit := rulebook.unit(fighter.unit):
            for effect in rulebook.unit_effects(unit):
                yield effect, effect.cause
        for effect in rulebook.changes_by_unit.among(self._facts):
            yield effect, effect.cause


class ActingOn:
    """All effects that act on one fighter: those of what it carries, then the standing ones."""

    def __init__(self, fighter: Fighter, rulebook: Rulebook) -> None:
        self.alone = alone(fighter)
        self.standing: Standing = rulebook.standing(fighter)
        self.live = self.standing.live.union(*map(self.standing.worth, fighter.items))
        """The nodes at which there is anything to work out for the fighter."""
        self._own: dict[tuple[str, bool], list[Acting]] = {}
        for acting in _carried(fighter.items, rulebook):
            key = acting.effect.target, acting.effect.of is not None
            self._own.setdefault(key, []).append(acting)
            self.live.update(acting.effect.nodes)

    def on(self, target: str, item: Carried | None) -> Sequence[Acting]:
        """The effects that may change a value of the fighter, or of an item of it."""
        if item is None:
            standing: Sequence[Acting] = self.standing.on_fighter.get(target, ())
        else:
            standing = self.standing.on_item(target, item)
        own = self._own.get((target, item is not None)) if self._own else None
        return standing if own is None else [*own, *standing]

    def worth(self, id_: str, item: Carried) -> bool:
        """Whether an item can have a characteristic at all."""
        if f"item.{id_}" in self.standing.worth(item):
            return True
        return bool(self._own) and (id_, True) in self._own


def _carried(items: Iterable[Carried], rulebook: Rulebook) -> Iterator[Acting]:
    once: set[int] = set()
    for item in items:
        for effect in rulebook.item_effects.get(item.id, ()):
            if effect.at is not None and effect.at != (item.slot or "none"):
                continue
            if not effect.stacks:
                if id(effect) in once:
                    continue
                once.add(id(effect))
            copies = item.copies if effect.stacks else 1
            yield Acting(effect, item.ref, item.name, copies, item, effect.for_, effect.of)
