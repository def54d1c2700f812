"""A catalog made ready for one roster: its switches settled, its own content laid over it.

What a switch leaves out does not exist here, so nothing of it can leak.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from builder.build.acting import Standing
from builder.build.effects import Effect, Giver, compile_effect
from builder.build.kept import Kept
from builder.build.own_card import with_own_values
from builder.build.plain_card import plain_card
from builder.build.weights import WeightRule
from builder.catalog.expand import SlotLimit
from builder.catalog.formulas import Formula
from builder.catalog.match import Chosen, Matcher
from builder.catalog.names import Names
from builder.catalog.needing import Needing
from builder.catalog.selectors import Level, parse_selector
from builder.catalog.sources import source_text
from builder.catalog.units import ResolvedUnit, resolve_unit
from schemas.amounts import Selector
from schemas.card import CardSpec, selector_key
from schemas.catalog import ITEM_SECTIONS, CatalogData, Homebrew
from schemas.entries import Item
from schemas.statements import AnyLimit, Modify, When
from schemas.tags import Characteristic, Keyword
from schemas.warband import Fighter

T = TypeVar("T")


class Node(NamedTuple):
    """A node of the reading graph: `fighter.move` is of kind `fighter`."""

    id: str
    kind: str
    name: str


@dataclass
class Rulebook:
    """Everything that building and checking a roster asks of its catalog."""

    data: CatalogData
    names: Names
    choices: dict[str, str]
    """Switch: choice in force."""
    homebrew: Homebrew | None = None
    chosen: Chosen = field(default_factory=dict)
    families: dict[str, frozenset[str]] = field(default_factory=dict)
    characteristics: dict[str, Characteristic] = field(default_factory=dict)
    formulas: dict[str, Formula] = field(default_factory=dict)
    item_effects: dict[str, list[Effect]] = field(default_factory=dict)
    role_effects: dict[str, list[Effect]] = field(default_factory=dict)
    changes: list[Effect] = field(default_factory=list)
    weights: list[WeightRule] = field(default_factory=list)
    limits: list[AnyLimit] = field(default_factory=list)
    slot_limits: list[SlotLimit] = field(default_factory=list)
    rooms: list[SlotLimit] = field(default_factory=list)
    order: list[Node] = field(default_factory=list)
    """What is worked out, each after everything that it reads."""
    early: list[Node] = field(default_factory=list)
    """What of it is worked out in any case: costs, words and what limits read, with what that
    reads."""
    soon: tuple[str, ...] = ()
    """The characteristics of fighters among it."""
    late: list[Node] = field(default_factory=list)
    """The values, which can wait until somebody asks. Those that a cost or word reads are worked
    out again then, so that all are told with the names that things have in the end."""
    has_tables: bool = False
    local: bool = False
    """Whether each fighter can be worked out by itself."""
    in_turn: bool = False
    """Whether those can whom no statement asks about others: no price goes by what others have."""
    worked_out: Kept = field(default_factory=lambda: Kept(most=2_000))
    """Fighters by their entries, so that an edit works out what it touches alone; few, since who
    checks a folder does not come back to an entry."""
    alike: Kept = field(default_factory=Kept)
    """Fighters by their content, of which others may be copies."""
    derived: Kept = field(default_factory=Kept)
    """Values that a formula gives and nothing changes, by what it came to."""
    bare: Kept = field(default_factory=Kept)
    """The fields of things before anything changes them, by word, slot and origin."""
    listed: Kept = field(default_factory=Kept)
    """What things are called in receipts and cost by themselves, by the thing and how many."""
    judged: Kept = field(default_factory=Kept)
    """What is broken of a fighter by itself, by the fighter."""
    _made: dict[Hashable, Any] = field(default_factory=dict)
    _sources: dict[str | None, str] = field(default_factory=dict)
    _units: dict[str, ResolvedUnit] = field(default_factory=dict)
    _unit_effects: dict[str, list[Effect]] = field(default_factory=dict)
    _matchers: dict[str, Matcher] = field(default_factory=dict)
    settled: Names | None = None
    """The names that selectors are read with, where own content lies over them."""

    def matcher(self, selector: Selector) -> Matcher:
        """A selector of the catalog, ready to be asked; settled before own content is laid over."""
        key = selector if isinstance(selector, str) else "\n".join(selector)
        if key not in self._matchers:
            parsed = parse_selector(selector, self.settled or self.names)
            self._matchers[key] = Matcher(parsed, self.families, self.chosen)
        return self._matchers[key]

    def unit(self, id_: str) -> ResolvedUnit | None:
        """A unit with everything that it takes over; None for an unknown id."""
        if id_ not in self.names.units:
            return None
        if id_ not in self._units:
            self._units[id_] = resolve_unit(id_, self.names, self.data.system)
        return self._units[id_]

    def unit_effects(self, unit: ResolvedUnit) -> list[Effect]:
        """The changes that a unit makes to itself."""
        if not unit.effects:
            return []
        if unit.id not in self._unit_effects:
            self._unit_effects[unit.id] = [
                self.effect(modify, Giver("unit", unit_id, unit.name, unit.source))
                for unit_id, modify in unit.effects
                if self.is_active(modify.when)
            ]
        return self._unit_effects[unit.id]

    def forget(self) -> None:
        """Lets go of what was worked out of fighters."""
        for kept in (self.worked_out, self.alike, self.derived, self.judged):
            kept.clear()

    def once(self, name: Hashable, make: Callable[[], T]) -> T:
        """What somebody makes of the rulebook, made at the first call under its name."""
        if name not in self._made:
            self._made[name] = make()
        made: T = self._made[name]
        return made

    def standing(self, fighter: Fighter) -> Standing:
        """The effects that act on all fighters of the same unit and roles."""
        name = "standing", fighter.unit, fighter.roles
        return self.once(name, lambda: Standing(fighter, self))

    def effect(self, modify: Modify, giver: Giver) -> Effect:
        """A change that something makes, ready to be asked."""
        return compile_effect(modify, giver, self.matcher, self.choices)

    def is_active(self, when: When | None) -> bool:
        """Whether what hangs on switches is there under the choices in force."""
        for key, wanted in (when or {}).items():
            choices = [wanted] if isinstance(wanted, str) else wanted
            if self.choices.get(key) not in choices:
                return False
        return True

    def source(self, source: str | None) -> str:
        """Where a rule stands, in words."""
        if source not in self._sources:
            self._sources[source] = source_text(source, self.data.system)
        return self._sources[source]

    @cached_property
    def card(self) -> CardSpec:
        """What stands on a card: as the game says, else all that there is."""
        if self.data.card is None:
            return plain_card(self.data, self.characteristics)
        card = self.data.card.under(self.choices)
        return with_own_values(card, self.data, self.homebrew) if self.homebrew else card

    @cached_property
    def selected_by_card(self) -> list[tuple[str, list[Matcher]]]:
        """The selectors of the game's card: the key of each, and its clauses ready to be asked."""
        found = []
        for selector in self.card.selectors():
            clauses = [selector] if isinstance(selector, str) else selector
            found.append((selector_key(selector), [self.matcher(clause) for clause in clauses]))
        return found

    @cached_property
    def changes_by_unit(self) -> Needing[Effect]:
        """The catalog's changes, by the unit that each is for."""
        return Needing(self.changes, lambda effect: effect.for_, ("unit:",))

    @cached_property
    def own_items(self) -> frozenset[str]:
        """The items that are the player's own content."""
        own = self.homebrew
        return frozenset(
            id_ for section in ITEM_SECTIONS for id_ in (getattr(own, section) if own else ())
        )

    @cached_property
    def givers(self) -> frozenset[str]:
        """The items that give others."""
        return frozenset(id_ for id_, item in self.names.items.items() if item.gives)

    @cached_property
    def minded(self) -> dict[str, Characteristic]:
        """The characteristics whose bounds are more than silently kept."""
        return {
            id_: about
            for id_, about in self.characteristics.items()
            if about.beyond != "clamp" and (about.min is not None or about.max is not None)
        }

    @cached_property
    def needed(self) -> list[tuple[str, list[Matcher]]]:
        """The characteristics that something must have, and the clauses that say what."""
        selectors = [(id_, about.needed_by) for id_, about in self.characteristics.items()]
        return [
            (id_, [self.matcher(one) for one in ([said] if isinstance(said, str) else said)])
            for id_, said in selectors
            if said is not None
        ]

    def needed_by(self, level: Level) -> list[tuple[str, list[Matcher]]]:
        """The characteristics that some fighter or item must have, each with which of them."""

        def found() -> list[tuple[str, list[Matcher]]]:
            of_level = [
                (id_, [one for one in matchers if one.level == level])
                for id_, matchers in self.needed
            ]
            return [(id_, matchers) for id_, matchers in of_level if matchers]

        return self.once(("needed", level), found)

    @cached_property
    def needed_ids(self) -> frozenset[str]:
        """The characteristics that something must have."""
        return frozenset(id_ for id_, _ in self.needed)

    def in_order(self, keywords: tuple[str, ...]) -> tuple[str, ...]:
        """Keywords in the order in which they are shown."""
        return tuple(sorted(keywords, key=lambda word: self._rank.get(word, len(self._rank))))

    @cached_property
    def _rank(self) -> dict[str, int]:
        return {word: at for at, word in enumerate(self.keywords)}

    @cached_property
    def keywords(self) -> dict[str, Keyword]:
        """The catalog's keywords and the roster's own, in the order in which they are shown."""
        return {**self.data.keywords, **(self.homebrew.keywords if self.homebrew else {})}

    @cached_property
    def traits(self) -> dict[str, Keyword]:
        """The catalog's traits of items and the roster's own."""
        return {**self.data.traits, **(self.homebrew.traits if self.homebrew else {})}

    @cached_property
    def optional_limits(self) -> frozenset[str]:
        """Cost types without whose limit a list is complete."""
        types = self.data.cost_types.items()
        return frozenset(id_ for id_, cost in types if cost.limit == "optional")

    @cached_property
    def of_profiles(self) -> list[list[str]]:
        """The characteristics of each further profile."""
        by_profile: dict[str, list[str]] = {}
        for id_, about in self.characteristics.items():
            if about.profile is not None:
                by_profile.setdefault(about.profile, []).append(id_)
        return list(by_profile.values())

    def stated_of(self, item: str) -> list[str]:
        """The characteristics of which an item has a figure, a formula or a default."""
        entry = self.item(item)
        return [
            id_
            for id_, about in self.characteristics.items()
            if about.default is not None
            or (entry is not None and id_ in entry.profile)
            or (about.formula is not None and about.of == "item")
        ]

    def printed_of_unit(self, unit: str) -> dict[str, str]:
        """The characteristics of a unit as it, or else the catalog, prints them."""
        known = self.unit(unit)
        own = {id_: text for id_, (text, _) in known.profile.items()} if known else {}
        return {**self._usual, **own}

    def printed_of_item(self, item: str) -> dict[str, str]:
        """The same, of an item."""
        entry = self.item(item)
        return {**self._usual, **(entry.profile if entry else {})}

    @cached_property
    def _usual(self) -> dict[str, str]:
        """What the catalog prints where nobody says more."""
        about = self.characteristics.items()
        return {id_: one.default for id_, one in about if one.default is not None}

    def item(self, id_: str) -> Item | None:
        """An item of the catalog or of the roster's own content."""
        return self.names.items.get(id_)
